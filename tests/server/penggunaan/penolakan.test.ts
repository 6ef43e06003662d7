import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { hariPakai, pemakaianUji } from '#tests/support/penggunaan.ts';
import {
  hanyaPetugas,
  cobaYangTidakBoleh,
  jalan,
  orang,
  type Boleh,
  type Siapa,
} from '#tests/support/siapa.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
let metanol: number;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
  metanol = (await pakai.barang.bahan(100_000)).id;
});
afterAll(() => uji.close());

/** What the owner asks and an officer enters by one call, and what others are told of it. */
const pemilikAtauPetugas: Record<Siapa, number> = { ...hanyaPetugas, pemilik: 409, pendaftarLain: 404 };
const kode = ({ idStatusPengajuan }: Pick<Penelitian, 'idStatusPengajuan'>) => idStatusPengajuan;

describe('[W2] what is done to the usage of a research, at every code, by everybody', () => {
  const semuaKode = [1, 2, 3, 4, 5, 7, 8, 10, 11, 12] as const;
  /** A research at this code with a tool that is out. */
  const sampai = async (kd: number): Promise<Penelitian> => {
    const { uuid } = await pakai.sampai(kd);
    await pakai.alatLangsung(uuid);
    return (await pakai.baca(uuid)).data;
  };
  const petugas = (semua: Partial<Record<number, number>>): Boleh<number> => ({
    laboran: semua,
    petugas: semua,
  });
  const tetap = (...semua: number[]) => Object.fromEntries(semua.map((satu) => [satu, satu]));

  const semuaAksi: Record<
    string,
    {
      kirim: (riset: Penelitian, as: string) => Promise<Jawaban<Penelitian>>;
      boleh: Boleh<number>;
      ditolak: Record<Siapa, number>;
    }
  > = {
    '[API-065, GAP-85, GAP-100, GAP-130] an addition': {
      kirim: ({ uuid }, as) => pakai.tambah(uuid, [pakai.baris.bahan(metanol, 1)], {}, { as }),
      boleh: {
        pemilik: { 3: 10, 4: 10, 7: 10, 10: 10, 11: 10, 12: 10 },
        ...petugas({ 3: 4, 4: 4, 7: 4, 10: 10, 11: 11, 12: 4 }),
      },
      ditolak: pemilikAtauPetugas,
    },
    '[API-069, GAP-100] a longer period': {
      kirim: ({ uuid, tglSelesai }, as) => pakai.perpanjang(uuid, besok(tglSelesai), {}, { as }),
      boleh: petugas({ 3: 4, 4: 4, 7: 4, 10: 10, 11: 11, 12: 4 }),
      ditolak: hanyaPetugas,
    },
    '[API-068, GAP-100] returned tools': {
      kirim: ({ pengembalianAlat }, as) =>
        pakai.kembalikan(
          [{ uuid: pengembalianAlat[0]!.uuid, jlh_kembali: 1, jlh_rusak: 0, jlh_diganti: 0 }],
          {},
          { as },
        ),
      boleh: petugas(tetap(3, 4, 7, 10, 11, 12)),
      ditolak: hanyaPetugas,
    },
  };

  describe.each(Object.entries(semuaAksi))('%s', (nama, { kirim, boleh, ditolak }) => {
    // What comes after the end leaves a note for the officers (GAP-130): shown by itself, in tambah.test.ts.
    const tanpaJejak = semuaKode.filter((kd) => !(nama.includes('GAP-130') && kd === 8));
    test.each(tanpaJejak)('at %i: whoever may not is told so, and nothing is written', async (kd) => {
      const riset = await sampai(kd);
      const { uuid } = riset;
      const { dapat, harus } = await cobaYangTidakBoleh(uji, (as) => kirim(riset, as), {
        kode: kd,
        boleh,
        ditolak,
        uuid,
      });
      expect(dapat).toEqual(harus);
    });

    test.each(jalan(boleh))('by %s at %i: to %i', async (siapa, dari, ke) => {
      const riset = await sampai(dari);
      uji.jam.maju(1000);
      const { status, data } = await kirim(riset, orang[siapa]);
      expect([status, kode(data)]).toEqual([201, ke]);
    });
  });

  const besok = (hari: string) => `${Number(hari.slice(0, 4)) + 1}${hari.slice(4)}`;
});

describe('[W3] what is done to one addition, at every code, by everybody', () => {
  const semuaKode = [5, 10, 11, 12] as const;
  const diKode = async (kd: number) => {
    const satu = await pakai.dengan([pakai.baris.bahan(metanol, 10)]);
    for (const flag of { 5: [2, 2], 10: [], 11: [2], 12: [1] }[kd] ?? [])
      await pakai.putuskan(satu.penambahan.uuid, flag);
    return { uuid: satu.uuid, id: satu.penambahan.uuid };
  };
  const ubah = (id: string, penggunaan: object[], as: string) =>
    pakai.panggil(
      'PUT',
      'research-usage',
      { uuid: id, tgl_penggunaan: hariPakai, penggunaan, catatan: 'Salah timbang' },
      { as },
    );
  const petugas = (semua: Partial<Record<number, number>>): Boleh<number> => ({
    laboran: semua,
    petugas: semua,
  });

  /** Who may at which code of W3, and the code it leads to. */
  const semuaAksi: Record<
    string,
    {
      kirim: (id: string, as: string) => Promise<Jawaban<Penelitian>>;
      boleh: Boleh<number>;
      ditolak: Record<Siapa, number>;
      /** Where it waits for no decision: a Kalab has an act of their own on it, and is told its code first (decision 023). */
      tanpaPutusan?: Partial<Record<Siapa, number>>;
    }
  > = {
    '[API-066, USAGE-14, GAP-101] other lines': {
      kirim: (id, as) => ubah(id, [pakai.baris.bahan(metanol, 20)], as),
      boleh: { pemilik: { 10: 10, 11: 10 }, ...petugas({ 12: 12 }) },
      ditolak: pemilikAtauPetugas,
    },
    '[GAP-101, GAP-125] no lines': {
      kirim: (id, as) => ubah(id, [], as),
      boleh: { pemilik: { 10: 5, 11: 5 }, ...petugas({ 12: 12 }) },
      ditolak: pemilikAtauPetugas,
    },
    '[API-067, USAGE-13] yes': {
      kirim: (id, as) => pakai.putuskan(id, 1, {}, { as }),
      boleh: petugas({ 10: 12 }),
      ditolak: hanyaPetugas,
      tanpaPutusan: { kalab: 409 },
    },
    '[API-067, GAP-125] no': {
      kirim: (id, as) => pakai.putuskan(id, 2, {}, { as }),
      boleh: petugas({ 10: 11, 11: 5 }),
      ditolak: hanyaPetugas,
    },
  };

  describe.each(Object.entries(semuaAksi))('%s', (_nama, { kirim, boleh, ditolak, tanpaPutusan }) => {
    test.each(semuaKode)('at %i: whoever may not is told so, and nothing is written', async (kd) => {
      const { uuid, id } = await diKode(kd);
      const { dapat, harus } = await cobaYangTidakBoleh(uji, (as) => kirim(id, as), {
        kode: kd,
        boleh,
        ditolak: kd === 10 ? ditolak : { ...ditolak, ...tanpaPutusan },
        uuid,
      });
      expect(dapat).toEqual(harus);
    });

    test.each(jalan(boleh))('by %s at %i: to %i', async (siapa, dari, ke) => {
      const { id } = await diKode(dari);
      const { status, data } = await kirim(id, orang[siapa]);
      expect([status, data.penambahan[0]!.kdStatusPengajuan]).toEqual([201, ke]);
    });
  });
});

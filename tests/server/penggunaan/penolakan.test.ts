import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kalab } from '#tests/support/layanan.ts';
import { laboran, petugas } from '#tests/support/penelitian.ts';
import { hariPakai, pemakaianUji } from '#tests/support/penggunaan.ts';
import { cobaYangTidakBoleh, hanyaPetugas, orang, yangBoleh, type Siapa } from '#tests/support/siapa.ts';
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
type Aksi = {
  /** On a research with a tool that is out, and on its addition. */
  kirim: (riset: Penelitian, as: string) => Promise<Jawaban<Penelitian>>;
  /** Who may, and from which code of the addition (W3) to which of the research (W2). */
  boleh: [siapa: Siapa, dari: number, ke: number][];
  ditolak: Record<Siapa, number>;
  /** A code of the addition at which nobody may. */
  tutup: number;
  /** Where it waits for no decision: a Kalab has an act of their own on it, and is told its code first (decision 023). */
  kalabTutup?: number;
};
const ubah = ({ penambahan: [satu] }: Penelitian, penggunaan: object[], as: string) =>
  pakai.panggil(
    'PUT',
    'research-usage',
    { uuid: satu!.uuid, tgl_penggunaan: hariPakai, penggunaan, catatan: 'Salah timbang' },
    { as },
  );
const putuskan = ({ penambahan: [satu] }: Penelitian, flag: number, as: string) =>
  pakai.putuskan(satu!.uuid, flag, {}, { as });

/** Every act at every code by every role is proven of W2 and W3 themselves (all-workflows.test.ts); here that each call asks them. */
const semuaAksi: Record<string, Aksi> = {
  '[API-065, GAP-85, GAP-100, GAP-130] an addition': {
    kirim: ({ uuid }, as) => pakai.tambah(uuid, [pakai.baris.bahan(metanol, 1)], {}, { as }),
    boleh: [
      ['pemilik', 12, 10],
      ['laboran', 11, 11],
      ['petugas', 12, 4],
    ],
    ditolak: pemilikAtauPetugas,
    tutup: 1,
  },
  '[API-069, GAP-100, GAP-125] a longer period': {
    kirim: ({ uuid, tglSelesai }, as) =>
      pakai.perpanjang(uuid, `${Number(tglSelesai.slice(0, 4)) + 1}${tglSelesai.slice(4)}`, {}, { as }),
    boleh: [
      ['laboran', 12, 4],
      ['petugas', 10, 10],
    ],
    ditolak: hanyaPetugas,
    tutup: 8,
  },
  '[API-068, GAP-100] returned tools': {
    kirim: ({ pengembalianAlat: [alat] }, as) =>
      pakai.kembalikan([{ uuid: alat!.uuid, jlh_kembali: 1, jlh_rusak: 0, jlh_diganti: 0 }], {}, { as }),
    boleh: [
      ['laboran', 11, 11],
      ['petugas', 12, 12],
    ],
    ditolak: hanyaPetugas,
    tutup: 8,
  },
  '[API-066, USAGE-14, USAGE-15, CONST-14, GAP-101] other lines': {
    kirim: (riset, as) => ubah(riset, [pakai.baris.bahan(metanol, 20)], as),
    boleh: [
      ['pemilik', 11, 10],
      ['laboran', 12, 12],
    ],
    ditolak: pemilikAtauPetugas,
    tutup: 5,
  },
  '[GAP-101, GAP-125] no lines': {
    kirim: (riset, as) => ubah(riset, [], as),
    boleh: [
      ['pemilik', 10, 3],
      ['petugas', 12, 12],
    ],
    ditolak: pemilikAtauPetugas,
    tutup: 5,
  },
  '[API-067, USAGE-13] yes': {
    kirim: (riset, as) => putuskan(riset, 1, as),
    boleh: [
      ['laboran', 10, 12],
      ['petugas', 10, 12],
    ],
    ditolak: hanyaPetugas,
    tutup: 12,
    kalabTutup: 409,
  },
  '[API-067, GAP-125] no': {
    kirim: (riset, as) => putuskan(riset, 2, as),
    boleh: [
      ['laboran', 10, 11],
      ['petugas', 11, 3],
    ],
    ditolak: hanyaPetugas,
    tutup: 12,
  },
};

/** A research whose one addition stands at this code as its own acts leave it; at 1 and 8 the research does, without one. */
async function diKode(kode: number): Promise<Penelitian> {
  if (kode === 1 || kode === 8) {
    const { uuid } = await pakai.sampai(kode);
    await pakai.alatLangsung(uuid);
    return (await pakai.baca(uuid)).data;
  }
  const { uuid, penambahan } = await pakai.dengan([pakai.baris.bahan(metanol, 10)]);
  for (const flag of { 5: [2, 2], 11: [2], 12: [1] }[kode] ?? []) await pakai.putuskan(penambahan.uuid, flag);
  await pakai.alatLangsung(uuid);
  return (await pakai.baca(uuid)).data;
}

describe.each(Object.entries(semuaAksi))(
  '[GAP-97, GAP-144] %s',
  (_nama, { kirim, boleh, ditolak, tutup, kalabTutup }) => {
    test.each([true, false])(
      'whoever may not is told so, and nothing is written (open: %s)',
      async (terbuka) => {
        const kode = terbuka ? boleh[0]![1] : tutup;
        const riset = await diKode(kode);
        const hasil = await cobaYangTidakBoleh(uji, (as) => kirim(riset, as), {
          kode,
          boleh: terbuka ? yangBoleh(boleh, kode) : {},
          ditolak: terbuka || !kalabTutup ? ditolak : { ...ditolak, kalab: kalabTutup },
          uuid: riset.uuid,
        });
        expect(hasil.dapat).toEqual(hasil.harus);
      },
    );

    test.each(boleh)('by %s, its addition at %i: the research comes to %i', async (siapa, dari, ke) => {
      const riset = await diKode(dari);
      uji.jam.maju(1000);
      const { status, data } = await kirim(riset, orang[siapa]);
      expect([status, data.idStatusPengajuan]).toEqual([201, ke]);
    });
  },
);

test('[GAP-142] of their own research an officer only asks, as every registrant, and does not verify it', async () => {
  const { data: milik } = await pakai.daftar({}, laboran);
  await pakai.verifikasi(milik.uuid, 1, { as: kalab });
  await pakai.verifikasi(milik.uuid, 1, { as: petugas });
  const { data } = await pakai.tambah(milik.uuid, [pakai.baris.bahan(metanol)], {}, { as: laboran });
  expect(data.penambahan[0]).toMatchObject({ kdStatusPengajuan: 10, flagPetugas: 0 });
  const { uuid } = data.penambahan[0]!;
  expect((await pakai.putuskan(uuid, 1)).status).toBe(403);
  expect((await pakai.putuskan(uuid, 1, {}, { as: petugas })).status).toBe(201);
});

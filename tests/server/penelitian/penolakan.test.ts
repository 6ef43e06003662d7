import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { hariIni, kalab } from '#tests/support/layanan.ts';
import {
  akhirPenelitian,
  kalab2,
  laboran,
  laboran2,
  nonLab,
  petugas,
  risetUji,
} from '#tests/support/penelitian.ts';
import { cobaYangTidakBoleh, hanyaPetugas, orang, yangBoleh, type Siapa } from '#tests/support/siapa.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let riset: ReturnType<typeof risetUji>;
beforeAll(async () => {
  uji = await createTestServer();
  riset = risetUji(uji);
});
afterAll(() => uji.close());

/** Whoever may ask for the end has filled in the survey. */
const sampai = async (kode: number): Promise<Penelitian> => {
  const record = await riset.sampai(kode);
  if (record.flagSudahSurvei === 0) await riset.surveiLangsung(record.uuid);
  return record;
};

type Aksi = {
  kirim: (uuid: string, as: string) => Promise<Jawaban<Penelitian>>;
  /** Who may do it at which code, and the code it leads to; at the code of the first and at 8 everybody else tries. */
  boleh: [siapa: Siapa, dari: number, ke: number][];
  ditolak: Record<Siapa, number>;
};

/** Every act at every code by every role is proven of W2 itself (all-workflows.test.ts); here that each call asks it. */
const semuaAksi: Record<string, Aksi> = {
  '[API-057, KALAB-05, LABORAN-05, GAP-23, GAP-24] approval': {
    kirim: (uuid, as) => riset.verifikasi(uuid, 1, { as }),
    boleh: [
      ['laboran', 2, 3],
      ['petugas', 2, 3],
      ['kalab', 1, 2],
    ],
    // That is no choice a registrant has, whatever the record.
    ditolak: { ...hanyaPetugas, pemilik: 422, pendaftarLain: 422, kalab: 409 },
  },
  '[GAP-126, GAP-144] refusal, withdrawal, a finish request sent back': {
    kirim: (uuid, as) => riset.verifikasi(uuid, 2, { as, lain: { catatan: 'Kembalikan alat lebih dahulu' } }),
    boleh: [
      ['laboran', 2, 5],
      ['petugas', 7, 4],
      ['kalab', 1, 5],
      ['pemilik', 2, 5],
    ],
    ditolak: { ...hanyaPetugas, pemilik: 409, pendaftarLain: 404, kalab: 409 },
  },
  '[GAP-74, GAP-144] another time': {
    kirim: (uuid, as) => riset.ubahWaktu(uuid, {}, { as }),
    boleh: [
      ['laboran', 12, 12],
      ['petugas', 2, 2],
    ],
    ditolak: hanyaPetugas,
  },
  '[API-059, USAGE-26] the finish request': {
    kirim: (uuid, as) => riset.mintaSelesai(uuid, {}, { as }),
    boleh: [['pemilik', 4, 7]],
    ditolak: { ...hanyaPetugas, pemilik: 409, pendaftarLain: 404, laboran: 403, petugas: 403 },
  },
  '[API-060, GAP-100, LABORAN-20] the end': {
    kirim: (uuid, as) => riset.selesaikan(uuid, {}, { as }),
    boleh: [
      ['laboran', 7, 8],
      ['petugas', 3, 8],
    ],
    ditolak: hanyaPetugas,
  },
};

describe.each(Object.entries(semuaAksi))('%s', (_nama, { kirim, boleh, ditolak }) => {
  test.each([boleh[0]![1], 8])('at %i: whoever may not is told so, and nothing is written', async (kode) => {
    const { uuid } = await sampai(kode);
    const hasil = await cobaYangTidakBoleh(uji, (as) => kirim(uuid, as), {
      kode,
      boleh: yangBoleh(boleh, kode),
      ditolak,
      uuid,
    });
    expect(hasil.dapat).toEqual(hasil.harus);
  });

  test.each(boleh)('by %s at %i: to %i, with a row of history', async (siapa, dari, ke) => {
    const { uuid, rev, history } = await sampai(dari);
    const { status, data } = await kirim(uuid, orang[siapa]);
    expect([status, data.idStatusPengajuan]).toEqual([201, ke]);
    expect(data.rev).toBe(String(Number(rev) + 1));
    expect(data.history).toHaveLength(history.length + 1);
    expect(data.history.at(-1)!.statusSubmission.kdStatusPengajuan).toBe(ke);
  });
});

describe('[GAP-22] research elsewhere', () => {
  const diLuar = {
    id_jenis_penelitian: 2,
    rencana_penggunaan: [],
    tempat_penelitian: 'Apotek Sehat',
    tgl_mulai: hariIni,
    tgl_selesai: akhirPenelitian,
  };

  test('is decided by Kalab and laboran of Non laboratorium, and ended by an officer without more ado', async () => {
    const { data } = await riset.daftar(diLuar);
    expect(data.idLaboratorium).toBe(nonLab);
    expect((await riset.verifikasi(data.uuid, 1)).status).toBe(403);
    expect((await riset.verifikasi(data.uuid, 1, { as: kalab2 })).data.idStatusPengajuan).toBe(2);
    expect((await riset.verifikasi(data.uuid, 1, { as: laboran })).status).toBe(403);
    expect((await riset.verifikasi(data.uuid, 1, { as: laboran2 })).data.idStatusPengajuan).toBe(3);
    await riset.surveiLangsung(data.uuid);
    expect(await riset.mintaSelesai(data.uuid)).toMatchObject({
      status: 409,
      info: 'Penelitian di luar laboratorium tidak mencatat penggunaan.',
    });
    expect((await riset.selesaikan(data.uuid, {}, { as: petugas })).data.idStatusPengajuan).toBe(8);
  });

  test('another time has no plan: there is nothing to choose from', async () => {
    const { uuid } = await riset.sampai(2, diLuar);
    const { status, data } = await riset.ubahWaktu(uuid, { tgl_selesai: '2027-02-01' }, { as: laboran2 });
    expect([status, data.tglSelesai]).toEqual([201, '2027-02-01']);
  });
});

describe('[GAP-142] one’s own research', () => {
  const info = 'Anda tidak dapat memutuskan penelitian yang Anda daftarkan sendiri.';

  test('a Kalab does not approve it, but may withdraw it', async () => {
    const { uuid } = (await riset.daftar({}, kalab)).data;
    expect(await riset.verifikasi(uuid, 1)).toMatchObject({ status: 403, info });
    const { status, data } = await riset.verifikasi(uuid, 2);
    expect([status, data.idStatusPengajuan]).toEqual([201, 5]);
  });

  test('a laboran neither approves it, gives it another time nor ends it, but asks for its end; another officer may', async () => {
    const { uuid } = (await riset.daftar({}, laboran)).data;
    await riset.verifikasi(uuid, 1);
    expect(await riset.verifikasi(uuid, 1, { as: laboran })).toMatchObject({ status: 403, info });
    expect(await riset.ubahWaktu(uuid)).toMatchObject({ status: 403, info });
    expect((await riset.ubahWaktu(uuid, {}, { as: petugas })).status).toBe(201);
    await riset.verifikasi(uuid, 1, { as: petugas });
    await riset.surveiLangsung(uuid, laboran);
    expect((await riset.mintaSelesai(uuid, {}, { as: laboran })).data.idStatusPengajuan).toBe(7);
    expect(await riset.selesaikan(uuid)).toMatchObject({ status: 403, info });
    expect((await riset.selesaikan(uuid, {}, { as: petugas })).data.idStatusPengajuan).toBe(8);
  });
});

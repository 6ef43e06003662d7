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
import {
  hanyaPetugas,
  cobaYangTidakBoleh,
  jalan,
  orang,
  type Boleh,
  type Siapa,
} from '#tests/support/siapa.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';

const semuaKode = [1, 2, 3, 4, 5, 7, 8, 10, 11, 12] as const;

let uji: ServerUji;
let riset: ReturnType<typeof risetUji>;
const tetap = new Map<number, Penelitian>();
/** Whoever may ask for the end has filled in the survey. */
const sampai = async (kode: number): Promise<Penelitian> => {
  const record = await riset.sampai(kode);
  if (record.flagSudahSurvei === 0) await riset.surveiLangsung(record.uuid);
  return record;
};
beforeAll(async () => {
  uji = await createTestServer();
  riset = risetUji(uji);
  for (const kode of semuaKode) tetap.set(kode, await sampai(kode));
});
afterAll(() => uji.close());

type Aksi = {
  kirim: (uuid: string, as: string) => Promise<Jawaban<Penelitian>>;
  /** W2 and its amendments: who may do it at which code, and the code it leads to. */
  boleh: Boleh<number>;
  ditolak: Record<Siapa, number>;
};

const semuaAksi: Record<string, Aksi> = {
  '[API-057, KALAB-05, LABORAN-05, GAP-23, GAP-24] approval': {
    kirim: (uuid, as) => riset.verifikasi(uuid, 1, { as }),
    boleh: { kalab: { 1: 2 }, laboran: { 2: 3 }, petugas: { 2: 3 } },
    // That is no choice a registrant has, whatever the record.
    ditolak: { ...hanyaPetugas, pemilik: 422, pendaftarLain: 422, kalab: 409 },
  },
  '[GAP-126, GAP-144] refusal, withdrawal, a finish request sent back': {
    kirim: (uuid, as) => riset.verifikasi(uuid, 2, { as, lain: { catatan: 'Kembalikan alat lebih dahulu' } }),
    boleh: {
      pemilik: { 1: 5, 2: 5 },
      kalab: { 1: 5 },
      laboran: { 2: 5, 7: 4 },
      petugas: { 2: 5, 7: 4 },
    },
    ditolak: { ...hanyaPetugas, pemilik: 409, pendaftarLain: 404, kalab: 409 },
  },
  '[GAP-74, GAP-144] another time': {
    kirim: (uuid, as) => riset.ubahWaktu(uuid, {}, { as }),
    boleh: {
      laboran: { 2: 2, 3: 3, 4: 4, 12: 12 },
      petugas: { 2: 2, 3: 3, 4: 4, 12: 12 },
    },
    ditolak: hanyaPetugas,
  },
  '[API-059, USAGE-26] the finish request': {
    kirim: (uuid, as) => riset.mintaSelesai(uuid, {}, { as }),
    boleh: { pemilik: { 3: 7, 4: 7, 12: 7 } },
    ditolak: {
      pemilik: 409,
      pendaftarLain: 404,
      kalab: 403,
      kalabLain: 403,
      laboran: 403,
      laboranLain: 403,
      petugas: 403,
      admin: 403,
    },
  },
  '[API-060, GAP-100, LABORAN-20] the end': {
    kirim: (uuid, as) => riset.selesaikan(uuid, {}, { as }),
    boleh: {
      laboran: { 3: 8, 4: 8, 7: 8, 12: 8 },
      petugas: { 3: 8, 4: 8, 7: 8, 12: 8 },
    },
    ditolak: hanyaPetugas,
  },
};

describe.each(Object.entries(semuaAksi))('%s', (_nama, { kirim, boleh, ditolak }) => {
  test.each(semuaKode)('at %i: whoever may not is told so, and nothing is written', async (kode) => {
    const { uuid } = tetap.get(kode)!;
    const { dapat, harus } = await cobaYangTidakBoleh(uji, (as) => kirim(uuid, as), {
      kode,
      boleh,
      ditolak,
      uuid,
    });
    expect(dapat).toEqual(harus);
  });

  test.each(jalan(boleh))('by %s at %i: to %i, with a row of history', async (siapa, dari, ke) => {
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

  test('a laboran neither approves it nor gives it another time, but may withdraw it; another officer may', async () => {
    const { uuid } = (await riset.daftar({}, laboran)).data;
    await riset.verifikasi(uuid, 1);
    expect(await riset.verifikasi(uuid, 1, { as: laboran })).toMatchObject({ status: 403, info });
    expect(await riset.ubahWaktu(uuid)).toMatchObject({ status: 403, info });
    expect((await riset.ubahWaktu(uuid, {}, { as: petugas })).status).toBe(201);
    const { status, data } = await riset.verifikasi(uuid, 2, { as: laboran });
    expect([status, data.idStatusPengajuan]).toEqual([201, 5]);
  });

  test('a laboran asks for the end of it, and somebody else gives it', async () => {
    const { data } = await riset.daftar({}, laboran);
    await riset.verifikasi(data.uuid, 1);
    await riset.verifikasi(data.uuid, 1, { as: petugas });
    await riset.surveiLangsung(data.uuid, laboran);
    expect((await riset.mintaSelesai(data.uuid, {}, { as: laboran })).data.idStatusPengajuan).toBe(7);
    expect(await riset.selesaikan(data.uuid)).toMatchObject({ status: 403, info });
    expect((await riset.selesaikan(data.uuid, {}, { as: petugas })).data.idStatusPengajuan).toBe(8);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { audit } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, hariIni, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

const tiada = '0195c000-0000-7000-8000-0000000000ff';

type Sampel = {
  uuid: string;
  id_pengujian_status_sampel?: unknown;
  tgl_penerimaan_sampel?: unknown;
  parameter_uji: { uuid: string; id_status_sampel_parameter?: unknown }[];
};
/** The form as Admin fills it in when everything is fine. */
const isian = ({ sample }: Pengujian): Sampel[] =>
  sample.map(({ uuid, parameter }) => ({
    uuid,
    id_pengujian_status_sampel: 2,
    tgl_penerimaan_sampel: hariIni,
    parameter_uji: parameter.map((satu) => ({ uuid: satu.uuid, id_status_sampel_parameter: 3 })),
  }));
const kirim = (record: Pengujian, flag: unknown, lain: object = {}, as = admin) =>
  alur.panggil(
    'POST',
    'test/verification',
    { uuid: record.uuid, flag_persetujuan: flag, sampel: isian(record), ...lain },
    { as },
  );
const penerima = { id_user_verifikasi_kalab: akun(kalab).uuid };

describe('[API-072] what an approval must say of every sample and parameter', () => {
  let record: Pengujian;
  beforeAll(async () => {
    record = (await alur.daftar()).data;
  });

  test.each<[string, 1 | 2, (satu: Sampel) => object, string, string]>([
    [
      '[GAP-135] a parameter left out of an approval',
      1,
      ({ parameter_uji }) => ({ parameter_uji: parameter_uji.slice(0, 1) }),
      'sampel[0][parameter_uji][1][id_status_sampel_parameter]',
      'Setujui atau tolak setiap parameter.',
    ],
    [
      '[GAP-135] nothing for the Kalab to look at',
      2,
      () => ({}),
      'flag_persetujuan',
      'Paling sedikit satu parameter harus berstatus Perlu verifikasi kalab.',
    ],
    [
      '[TESTADM-10] a sample whose arrival is not said',
      1,
      () => ({ id_pengujian_status_sampel: undefined }),
      'sampel[0][id_pengujian_status_sampel]',
      'Kolom tidak boleh kosong',
    ],
    [
      'a sample of nobody',
      1,
      () => ({ uuid: tiada }),
      'sampel[0][uuid]',
      'Sampel ini bukan bagian dari pengujian.',
    ],
  ])('%s (flag %i): 422, nothing is written', async (_judul, flag, ubah, field, message) => {
    const [satu] = isian(record);
    const sebelum = await potret(uji);
    const jawaban = await kirim(record, flag, { ...penerima, sampel: [{ ...satu, ...ubah(satu!) }] });
    expect([jawaban.status, jawaban.errors, jawaban.info]).toEqual([422, [{ field, message }], message]);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test.each([
    ['one who is no Kalab', akun('laboran@kampus.example').uuid],
    ['nobody', tiada],
  ])('[GAP-19] %s is no Kalab to ask', async (_judul, uuid) => {
    const jawaban = await kirim(record, 2, { id_user_verifikasi_kalab: uuid });
    expect([jawaban.status, jawaban.errors]).toEqual([
      422,
      [{ field: 'id_user_verifikasi_kalab', message: 'Pilih kalab aktif dari daftar.' }],
    ]);
  });

  test.each([
    ['inactive', { flagAktif: false }, { flagAktif: true }],
    ['unverified', { kdStatusVerifikasi: 3 }, { kdStatusVerifikasi: 1 }],
  ])('[GAP-19] an %s Kalab is none to ask', async (_mengapa, tidak, ya) => {
    const { uuid } = akun('kalab2@kampus.example');
    const ubah = (kolom: typeof tidak | typeof ya) =>
      uji.server.db.update(pengguna).set(kolom).where(eq(pengguna.id, uuid));
    await ubah(tidak);
    const jawaban = await kirim(record, 2, { id_user_verifikasi_kalab: uuid });
    await ubah(ya);
    expect(jawaban.errors?.[0]?.field).toBe('id_user_verifikasi_kalab');
  });

  test('[GAP-64] the role that is sent is the role one has, or 403', async () => {
    for (const [as, role] of [
      [admin, 'Kalab'],
      [kalab, 'Admin'],
      [pendaftar, 'Admin'],
    ])
      expect(await kirim(record, 1, { role }, as)).toMatchObject({ status: 403, code: 'ROLE' });
    expect((await kirim((await alur.daftar()).data, 1, { role: 'Admin' })).status).toBe(200);
  });
});

describe('arrival of a sample', () => {
  let record: Pengujian;
  beforeEach(async () => {
    record = (await alur.daftar()).data;
  });

  test('[TESTADM-11] one that has not arrived has no day, even when one is sent', async () => {
    const [satu] = isian(record);
    const { data } = await kirim(record, 1, { sampel: [{ ...satu, id_pengujian_status_sampel: 1 }] });
    expect(data.sample[0]).toMatchObject({
      status: { statusSampel: 'Belum diterima' },
      tglPenerimaanSampel: null,
    });
  });

  test('[GAP-173] the condition at receipt is the laboratory’s: with its remark, in the trail by name, beside what the registrant said', async () => {
    const { data: baru } = await alur.daftar();
    const [satu] = isian(baru);
    const minta = (lain: object) => {
      const parameter_uji = satu!.parameter_uji.map(({ uuid }) => ({ uuid, id_status_sampel_parameter: 2 }));
      return kirim(baru, 2, { ...penerima, sampel: [{ ...satu, parameter_uji, ...lain }] });
    };
    const terbaca = async () => {
      const [sampel] = (await alur.baca(baru.uuid)).data.sample;
      return [sampel!.condition, sampel!.kondisiPenerimaan, sampel!.catatanPenerimaan];
    };
    const baik = { namaKondisiSampel: 'Baik, kemasan utuh' };
    expect((await minta({ id_kondisi_penerimaan: 99 })).errors).toEqual([
      { field: 'sampel[0][id_kondisi_penerimaan]', message: 'Pilih salah satu dari daftar.' },
    ]);
    expect((await minta({})).status).toBe(200);
    expect(await terbaca()).toEqual([baik, null, null]);
    await minta({ id_kondisi_penerimaan: 2, catatan_penerimaan: 'Segel robek' });
    const [, rusak] = await terbaca();
    expect(await terbaca()).toEqual([baik, { id: 2, namaKondisiSampel: expect.any(String) }, 'Segel robek']);
    // Left out it stays; a sample that has not come after all has none.
    await minta({});
    expect(await terbaca()).toEqual([baik, rusak, 'Segel robek']);
    await minta({ id_kondisi_penerimaan: 1 });
    expect(await terbaca()).toEqual([baik, { id: 1, ...baik }, null]);
    await minta({ id_pengujian_status_sampel: 1 });
    expect(await terbaca()).toEqual([baik, null, null]);

    const rows = await uji.server.db.select().from(audit).where(eq(audit.record, baru.sample[0]!.uuid));
    const dicatat = rows.flatMap(({ perubahan }) => {
      const { kondisiTerima } = perubahan as { kondisiTerima?: unknown };
      return kondisiTerima ? [kondisiTerima] : [];
    });
    const nama = (rusak as { namaKondisiSampel: string }).namaKondisiSampel;
    expect(dicatat).toEqual([
      [null, nama],
      [nama, baik.namaKondisiSampel],
      [baik.namaKondisiSampel, null],
    ]);
  });

  test('[CONF-59] the day is judged when the form is sent; one that stands is not judged again', async () => {
    const [satu] = isian(record);
    satu!.parameter_uji[0]!.id_status_sampel_parameter = 2;
    const minta = (tgl: string) =>
      kirim(record, 2, { ...penerima, sampel: [{ ...satu, tgl_penerimaan_sampel: tgl }] });
    expect((await minta('2026-11-21')).status).toBe(200);
    uji.jam.set('2026-11-25T03:00:00Z');
    expect((await minta('2026-11-21')).status).toBe(200);
    expect((await minta('2026-11-22')).status).toBe(422);
  });
});

describe('[GAP-131] Ganti kalab', () => {
  const kalab2 = 'kalab2@kampus.example';
  test('at 2 the choice moves to another Kalab; what was decided of the samples stays', async () => {
    const { data: baru } = await alur.daftar();
    await alur.mintaKalab(baru.uuid);
    const { status, data } = await alur.panggil('POST', 'test/verification', {
      uuid: baru.uuid,
      flag_persetujuan: 2,
      id_user_verifikasi_kalab: akun(kalab2).uuid,
      catatan_tambahan: 'Pak Bambang sedang cuti.',
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      idPengujianStatusPengajuan: 2,
      userVerifikasiKalab: { uuid: akun(kalab2).uuid },
      sample: [{ idPengujianStatusSampel: 2, tglPenerimaanSampel: hariIni }],
    });
    expect(
      data.history.map(({ statusSubmission, catatan }) => [statusSubmission.kdStatusPengajuan, catatan]),
    ).toEqual([
      [1, null],
      [2, null],
      [2, 'Pak Bambang sedang cuti.'],
    ]);
    expect((await alur.verifikasi(baru.uuid, 1, { as: kalab })).status).toBe(403);
    expect((await alur.verifikasi(baru.uuid, 1, { as: kalab2 })).data.idPengujianStatusPengajuan).toBe(5);
  });
});

describe('[GAP-68, GAP-92] the revision a decision was based on', () => {
  test('a stale one is refused with the record as it is now, in the body or as If-Match; the present one is taken', async () => {
    const { data: baru } = await alur.daftar();
    const { data: diminta } = await alur.mintaKalab(baru.uuid);
    expect([baru.rev, diminta.rev]).toEqual(['1', '2']);
    const putuskan = (lain: object, headers = {}) =>
      alur.verifikasi(baru.uuid, 1, { as: kalab, lain, headers });
    for (const jawaban of [
      await putuskan({ base_rev: '1' }),
      await putuskan({ base_rev: 1 }),
      await putuskan({}, { 'if-match': '"1"' }),
    ]) {
      expect([jawaban.status, jawaban.code]).toEqual([409, 'STALE']);
      expect(jawaban.data).toEqual((await alur.baca(baru.uuid, kalab)).data);
    }
    expect((await putuskan({}, { 'if-match': '"2"' })).data).toMatchObject({
      idPengujianStatusPengajuan: 5,
      rev: '3',
    });
  });

  test('each of Admin’s forms says so', async () => {
    const { uuid } = await alur.sampai(1);
    const basi = { base_rev: '99' };
    expect((await alur.verifikasi(uuid, 1, { lain: basi })).code).toBe('STALE');
    await alur.majukan(uuid, 5);
    await alur.bayar(uuid);
    expect((await alur.putuskanBayar(uuid, 1, basi)).code).toBe('STALE');
    expect((await alur.putuskanBayar(uuid, 1, { base_rev: '2' })).status).toBe(201);
    expect((await alur.tugaskan(uuid, { lain: basi })).code).toBe('STALE');
    await alur.majukan(uuid, 8);
    expect((await alur.pelunasan(uuid, undefined, basi)).code).toBe('STALE');
    const { rev } = (await alur.baca(uuid)).data;
    expect((await alur.pelunasan(uuid, undefined, { base_rev: rev })).status).toBe(200);
  });
});

test('sums beyond what 32 bits hold are billed, paid and invoiced to the rupiah', async () => {
  const { gratis } = await katalog(uji);
  const harga = (hargaInternal: number) =>
    uji.server.db.update(parameterUji).set({ hargaInternal }).where(eq(parameterUji.id, gratis));
  await harga(1_500_000_001);
  const sampel = sampelDaftar([{ id_pengujian_parameter_uji: gratis }]);
  const { uuid } = await alur.sampai(10, { sampel: [sampel, sampel, sampel] });
  await harga(0);
  const { bill, pembayaran } = (await alur.baca(uuid)).data;
  expect(bill.map(({ hargaTotal }) => hargaTotal)).toEqual([1_500_000_001, 1_500_000_001, 1_500_000_001]);
  expect(pembayaran).toMatchObject({
    totalTagihan: 4_500_000_003,
    totalTagihanDp: 2_250_000_002,
    totalTagihanTerbayar: 4_500_000_003,
    totalTagihanBelumTerbayar: 0,
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
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

const kosong = 'Kolom tidak boleh kosong';
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
  let lain: Pengujian;
  beforeAll(async () => {
    const parameter = (await alur.daftar()).data.sample[0]!.parameter;
    const uji2 = parameter.map(({ parameterTest, jumlahReplikasi }) => ({
      id_pengujian_parameter_uji: parameterTest.id,
      jumlah_replikasi: jumlahReplikasi,
    }));
    record = (await alur.daftar({ sampel: [sampelDaftar(uji2), sampelDaftar(uji2)] })).data;
    lain = (await alur.daftar()).data;
  });

  const bukanBagian = 'Parameter ini bukan bagian dari sampel, atau disebut dua kali.';
  test.each<[string, 1 | 2, (form: Sampel[]) => void, string, string]>([
    [
      '[GAP-135] a parameter left out',
      1,
      ([satu]) => void satu!.parameter_uji.pop(),
      'sampel[0][parameter_uji][1][id_status_sampel_parameter]',
      'Setujui atau tolak setiap parameter.',
    ],
    [
      '[GAP-135] a parameter not yet decided',
      1,
      ([, dua]) => void delete dua!.parameter_uji[0]!.id_status_sampel_parameter,
      'sampel[1][parameter_uji][0][id_status_sampel_parameter]',
      'Setujui atau tolak setiap parameter.',
    ],
    [
      '[GAP-135] one for the Kalab in an approval',
      1,
      ([satu]) => void (satu!.parameter_uji[0]!.id_status_sampel_parameter = 2),
      'sampel[0][parameter_uji][0][id_status_sampel_parameter]',
      'Setujui atau tolak setiap parameter.',
    ],
    [
      '[GAP-39, GAP-96] every parameter turned down',
      1,
      (form) => form.forEach((s) => s.parameter_uji.forEach((p) => (p.id_status_sampel_parameter = 4))),
      'flag_persetujuan',
      'Paling sedikit satu parameter harus disetujui. Bila semua ditolak, pilih Ditolak.',
    ],
    [
      '[GAP-135] nothing for the Kalab to look at',
      2,
      () => undefined,
      'flag_persetujuan',
      'Paling sedikit satu parameter harus berstatus Perlu verifikasi kalab.',
    ],
    [
      '[GAP-135] a parameter not decided before the Kalab looks',
      2,
      ([satu]) => void (satu!.parameter_uji[0]!.id_status_sampel_parameter = 1),
      'sampel[0][parameter_uji][0][id_status_sampel_parameter]',
      'Tentukan status setiap parameter.',
    ],
    [
      '[CONF-02] a standing there is none of',
      1,
      ([satu]) => void (satu!.parameter_uji[0]!.id_status_sampel_parameter = 5),
      'sampel[0][parameter_uji][0][id_status_sampel_parameter]',
      'Nilai harus salah satu dari 1, 2, 3, 4.',
    ],
    [
      '[TESTADM-10] a sample whose arrival is not said',
      1,
      ([satu]) => void delete satu!.id_pengujian_status_sampel,
      'sampel[0][id_pengujian_status_sampel]',
      kosong,
    ],
    [
      '[TESTADM-11] a sample that arrived, without the day',
      1,
      ([, dua]) => void delete dua!.tgl_penerimaan_sampel,
      'sampel[1][tgl_penerimaan_sampel]',
      kosong,
    ],
    [
      '[TESTADM-11] an unsuitable sample without the day',
      1,
      ([, dua]) => Object.assign(dua!, { id_pengujian_status_sampel: 3, tgl_penerimaan_sampel: '' }),
      'sampel[1][tgl_penerimaan_sampel]',
      kosong,
    ],
    [
      '[TESTADM-11, CONF-59] a day before today',
      1,
      ([satu]) => void (satu!.tgl_penerimaan_sampel = '2026-11-19'),
      'sampel[0][tgl_penerimaan_sampel]',
      'Tanggal tidak boleh sebelum hari ini',
    ],
    [
      'a day that is none',
      1,
      ([satu]) => void (satu!.tgl_penerimaan_sampel = '2026-02-30'),
      'sampel[0][tgl_penerimaan_sampel]',
      'Tanggal tidak sah.',
    ],
    [
      'a sample left out',
      1,
      (form) => void form.pop(),
      'sampel',
      'Semua sampel pengujian ini harus ikut dikirim.',
    ],
    [
      'a sample of nobody',
      1,
      ([satu]) => void (satu!.uuid = tiada),
      'sampel[0][uuid]',
      'Sampel ini bukan bagian dari pengujian.',
    ],
    [
      'a sample of another submission',
      1,
      ([, dua]) => void (dua!.uuid = lain.sample[0]!.uuid),
      'sampel[1][uuid]',
      'Sampel ini bukan bagian dari pengujian.',
    ],
    [
      'a sample twice',
      1,
      ([satu, dua]) => void (dua!.uuid = satu!.uuid),
      'sampel[1][uuid]',
      'Sampel ini disebut dua kali.',
    ],
    [
      'a parameter of another sample',
      1,
      ([satu, dua]) => void (dua!.parameter_uji[0]!.uuid = satu!.parameter_uji[0]!.uuid),
      'sampel[1][parameter_uji][0][uuid]',
      bukanBagian,
    ],
    [
      'a parameter twice',
      1,
      ([satu]) => void (satu!.parameter_uji[1]!.uuid = satu!.parameter_uji[0]!.uuid),
      'sampel[0][parameter_uji][1][uuid]',
      bukanBagian,
    ],
  ])('%s (flag %i): 422, nothing is written', async (_judul, flag, ubah, field, message) => {
    const form = isian(record);
    ubah(form);
    const sebelum = await potret(uji);
    const jawaban = await kirim(record, flag, { ...penerima, sampel: form });
    expect([jawaban.status, jawaban.errors, jawaban.info]).toEqual([422, [{ field, message }], message]);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test.each<[string, object, string, string]>([
    ['[CONF-02] 3', { flag_persetujuan: 3 }, 'flag_persetujuan', 'Nilai harus salah satu dari 0, 1, 2.'],
    ['[CONF-02] nothing', { flag_persetujuan: '' }, 'flag_persetujuan', kosong],
    ['[CONF-02] yes', { flag_persetujuan: 'ya' }, 'flag_persetujuan', 'Input harus berisi angka.'],
    [
      '[TESTADM-20, CONF-03] 2 without a Kalab',
      { flag_persetujuan: 2 },
      'id_user_verifikasi_kalab',
      'Pilih kalab yang akan memverifikasi.',
    ],
    [
      '[GAP-19] 2 with one who is no Kalab',
      { flag_persetujuan: 2, id_user_verifikasi_kalab: akun('laboran@kampus.example').uuid },
      'id_user_verifikasi_kalab',
      'Pilih kalab aktif dari daftar.',
    ],
    [
      '[GAP-19] 2 with nobody',
      { flag_persetujuan: 2, id_user_verifikasi_kalab: tiada },
      'id_user_verifikasi_kalab',
      'Pilih kalab aktif dari daftar.',
    ],
    ['no submission', { flag_persetujuan: 1, uuid: '' }, 'uuid', kosong],
    ['a role there is none of', { flag_persetujuan: 1, role: 'Dekan' }, 'role', 'Peran ini tidak dikenal.'],
  ])('%s: 422', async (_judul, body, field, message) => {
    const jawaban = await kirim(record, 1, body);
    expect([jawaban.status, jawaban.errors]).toEqual([422, [{ field, message }]]);
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

  test('[CONF-59] today is the day in Jakarta; a day that stands is not judged again', async () => {
    uji.jam.set('2026-11-20T17:00:00Z');
    const [satu] = isian(record);
    satu!.parameter_uji[0]!.id_status_sampel_parameter = 2;
    const minta = (tgl: string) =>
      kirim(record, 2, { ...penerima, sampel: [{ ...satu, tgl_penerimaan_sampel: tgl }] });
    expect((await minta('2026-11-20')).status).toBe(422);
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

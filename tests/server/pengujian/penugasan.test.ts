import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParameterSampel, Pengujian } from '#domain/pengujian/schema.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { akun } from '#tests/support/akun.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { analis, kalab, layanan, penyelia } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

const [laboran, petugas] = ['laboran@kampus.example', 'petugas@kampus.example'];
const uuidDari = (email: string) => akun(email).uuid;
const kode = ({ idPengujianStatusPengajuan }: Pengujian) => idPengujianStatusPengajuan;
const parameter = ({ sample }: Pengujian) => sample.flatMap((satu) => satu.parameter);
const airSaja = ({ parameterTest }: ParameterSampel) => parameterTest.namaParameterUji === 'Kadar air';
const orang = (record: Pengujian) =>
  parameter(record).map(({ userAnalyst, userSupervisor }) => [userAnalyst?.uuid, userSupervisor?.uuid]);
const jejak = ({ history }: Pengujian) =>
  history.map(({ statusSubmission }) => statusSubmission.kdStatusPengajuan);

describe('[API-073, TESTADM-13, GAP-18] who may be asked to do the work', () => {
  let record: Pengujian;
  beforeAll(async () => {
    record = await alur.sampai(6, {}, laboran);
  });

  test('an officer whose role lets them, another not: 422, nobody is assigned', async () => {
    const sebelum = await potret(uji);
    const { status, errors } = await alur.tugaskan(record.uuid, {
      parameter: (satu) => (airSaja(satu) ? { id_user_analisis: uuidDari(petugas) } : {}),
    });
    expect([status, errors]).toEqual([
      422,
      [
        {
          field: 'sampel[0][parameter_uji][1][id_user_analisis]',
          message: 'Pilih petugas aktif yang dapat menjadi analis.',
        },
      ],
    ]);
    expect(await potret(uji)).toEqual(sebelum);
    const { uuid } = await alur.sampai(6);
    const diterima = await alur.tugaskan(uuid, {
      parameter: () => ({ id_user_penyelia: uuidDari(petugas) }),
    });
    expect([diterima.status, kode(diterima.data)]).toEqual([200, 7]);
  });

  test.each([
    ['is off', { flagAktif: false }, { flagAktif: true }],
    ['is not verified', { kdStatusVerifikasi: 3 }, { kdStatusVerifikasi: 1 }],
  ])('not somebody whose account %s', async (_mengapa, tidak, ya) => {
    const uuid = uuidDari('laboran2@kampus.example');
    const ubah = (kolom: typeof tidak | typeof ya) =>
      uji.server.db.update(pengguna).set(kolom).where(eq(pengguna.id, uuid));
    await ubah(tidak);
    const { status } = await alur.tugaskan(record.uuid, { parameter: () => ({ id_user_analisis: uuid }) });
    await ubah(ya);
    expect(status).toBe(422);
  });

  test('[GAP-142] the owner: 422', async () => {
    const { errors } = await alur.tugaskan(record.uuid, {
      parameter: (satu) => (airSaja(satu) ? { id_user_analisis: uuidDari(laboran) } : {}),
    });
    expect(errors).toEqual([
      {
        field: 'sampel[0][parameter_uji][1][id_user_analisis]',
        message: 'Pendaftar tidak dapat menangani pengujiannya sendiri.',
      },
    ]);
  });

  test('[GAP-64] a role that is not one’s own: 403', async () => {
    expect(await alur.tugaskan(record.uuid, { lain: { role: 'Kalab' } })).toMatchObject({
      status: 403,
      code: 'ROLE',
    });
  });
});

describe('[GAP-136] a sample that is not there, or is unsuitable', () => {
  test('unsuitable: its parameters are turned down, with a note; the others go on', async () => {
    const { air } = await katalog(uji);
    const satu = sampelDaftar([{ id_pengujian_parameter_uji: air }]);
    const { uuid } = await alur.sampai(6, { sampel: [satu, satu] });
    const sampel = (at: number) => ({ id_pengujian_status_sampel: at === 0 ? 3 : 2 });
    const tanpa = await alur.tugaskan(uuid, { sampel });
    expect([tanpa.status, tanpa.errors]).toEqual([
      422,
      [{ field: 'catatan_tambahan', message: 'Tulis alasan parameter atau sampel ini tidak diuji.' }],
    ]);
    const { data } = await alur.tugaskan(uuid, { sampel, lain: { catatan_tambahan: 'Kemasan bocor.' } });
    expect(kode(data)).toBe(7);
    expect(data.sample.map(({ status, kodeSampel }) => [status.statusSampel, kodeSampel !== null])).toEqual([
      ['Tidak sesuai', false],
      ['Diterima', true],
    ]);
    expect(parameter(data).map(({ status }) => status.statusSampelParameter)).toEqual([
      'Ditolak',
      'Disetujui',
    ]);
    expect(data.history.at(-1)!.catatan).toBe('Kemasan bocor.');
  });

  test('the day of receipt stays editable (CONF-59)', async () => {
    const { uuid } = await alur.sampai(7);
    const { data } = await alur.tugaskan(uuid, { sampel: () => ({ tgl_penerimaan_sampel: '2026-11-23' }) });
    expect([data.sample[0]!.tglPenerimaanSampel, data.tglPenggunaan]).toEqual(['2026-11-23', '2026-11-23']);
  });
});

describe('[GAP-123, GAP-87] Ubah penugasan', () => {
  test.each([7, 11, 12])(
    'at %i other persons do the rest: codes stay, the history names old and new',
    async (di) => {
      const lama = await alur.sampai(di);
      const { data } = await alur.tugaskan(lama.uuid, {
        parameter: () => ({ id_user_analisis: uuidDari(laboran) }),
        lain: { catatan_tambahan: 'Nur Aini cuti.' },
      });
      expect(kode(data)).toBe(di);
      expect(orang(data)).toEqual([
        [uuidDari(laboran), uuidDari(penyelia)],
        [uuidDari(laboran), uuidDari(penyelia)],
      ]);
      expect(data.sample[0]!.kodeSampel).toBe(lama.sample[0]!.kodeSampel);
      expect(parameter(data).map((satu) => satu.historyProgres)).toEqual(
        parameter(lama).map((satu) => satu.historyProgres),
      );
      expect(data.history.at(-1)).toMatchObject({
        statusSubmission: { kdStatusPengajuan: di },
        catatan: 'Nur Aini cuti.\nAnalis Nur Aini Lestari, S.Farm. diganti Agus Setiawan, A.Md.',
      });
      const tulis = (as: string) =>
        alur.meja('PUT', di === 11 ? 'cancel' : 'start', parameter(data)[0]!.uuid, { catatan: 'x' }, as);
      expect((await tulis(analis)).status).toBe(403);
      expect((await tulis(laboran)).status).toBe(200);
    },
  );

  test.each([7, 11])('at %i the same form again leaves no history and no revision', async (di) => {
    const lama = await alur.sampai(di);
    const sebelum = await potret(uji);
    const { status, data } = await alur.tugaskan(lama.uuid);
    expect([status, data]).toEqual([200, lama]);
    expect(await potret(uji)).toEqual(sebelum);
    const { data: dicatat } = await alur.tugaskan(lama.uuid, { lain: { catatan_tambahan: 'Sudah dicek.' } });
    expect(dicatat.history.at(-1)!.catatan, 'what is said is kept').toBe('Sudah dicek.');
  });

  test('the work that is done is not given to another', async () => {
    const { uuid, sample } = await alur.sampai(11);
    const satu = sample[0]!.parameter[0]!.uuid;
    await alur.selesaikan(satu);
    const { errors } = await alur.tugaskan(uuid, {
      parameter: (yang) => (yang.uuid === satu ? { id_user_penyelia: uuidDari(kalab) } : {}),
    });
    expect(errors?.[0]?.message).toBe(
      'Pekerjaan penyelia pada parameter ini sudah selesai, tidak dapat diganti.',
    );
  });

  test('[GAP-131] who is gone is not asked again, and may be replaced', async () => {
    const { uuid } = await alur.sampai(7);
    const matikan = (flagAktif: boolean) =>
      uji.server.db
        .update(pengguna)
        .set({ flagAktif })
        .where(eq(pengguna.id, uuidDari(analis)));
    await matikan(false);
    const { status, data } = await alur.tugaskan(uuid, {
      parameter: (satu) => (airSaja(satu) ? { id_user_analisis: uuidDari(laboran) } : {}),
    });
    await matikan(true);
    expect(status).toBe(200);
    expect(orang(data).map(([satu]) => satu)).toEqual([uuidDari(analis), uuidDari(laboran)]);
  });
});

describe('[GAP-124] a parameter that cannot be tested', () => {
  const keluarkan = (
    uuid: string,
    yang: (satu: ParameterSampel) => boolean,
    catatan = 'Baku pembanding habis.',
  ) =>
    alur.tugaskan(uuid, {
      parameter: (satu) => (yang(satu) ? { id_status_sampel_parameter: 4 } : {}),
      lain: { catatan_tambahan: catatan },
    });

  test.each<[string, number, (satu: ParameterSampel) => boolean, number]>([
    ['at 11 the one not begun: 11', 11, airSaja, 11],
    ['at 12 both: 8', 12, () => true, 8],
  ])('%s', async (_judul, di, yang, menjadi) => {
    const { uuid } = await alur.sampai(di);
    const { data } = await keluarkan(uuid, yang);
    expect([kode(data), jejak(data).at(-1)]).toEqual([menjadi, menjadi]);
    expect(data.history.at(-1)!.catatan).toBe('Baku pembanding habis.');
  });

  test('at 11 with the other done: 8, and its line costs nothing in the final bill', async () => {
    const { uuid, sample } = await alur.sampai(11);
    await alur.selesaikan(sample[0]!.parameter[0]!.uuid);
    const { data } = await keluarkan(uuid, airSaja);
    expect(jejak(data)).toEqual([1, 3, 5, 6, 7, 11, 8]);
    expect((await alur.pelunasan(uuid)).status).toBe(422);
    const { data: ditagih } = await alur.pelunasan(uuid, ({ namaParameterUji, hargaPengujian }) => ({
      harga_pengujian: namaParameterUji === 'Kadar air' ? 0 : hargaPengujian,
      harga_replikasi: 0,
    }));
    // 162 501 was paid in advance, 150 000 is what was tested.
    expect(ditagih).toMatchObject({
      idPengujianStatusPengajuan: 10,
      pengembalian: [{ nominalPengembalian: 12_501 }],
    });
  });

  test('one that was turned down stays so, and nobody is assigned to it', async () => {
    const { uuid } = await alur.sampai(7);
    await keluarkan(uuid, airSaja);
    const { data } = await alur.tugaskan(uuid, { parameter: () => ({ id_status_sampel_parameter: 3 }) });
    expect(parameter(data)[1]!.status.statusSampelParameter).toBe('Ditolak');
    expect((await alur.meja('PUT', 'start', parameter(data)[1]!.uuid)).status).toBe(404); // GAP-39
  });
});

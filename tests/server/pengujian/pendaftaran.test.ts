import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { katalog, sampelDaftar, type Katalog } from '#tests/support/katalog.ts';
import { layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
let ada: Katalog;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  ada = await katalog(uji);
});
afterAll(() => uji.close());

const kosong = 'Kolom tidak boleh kosong';
const air = () => ({ id_pengujian_parameter_uji: ada.air });
const satuSampel = (lain: object) => ({ sampel: [sampelDaftar([air()], lain)] });
const satuUji = (lain: object) => ({ sampel: [sampelDaftar([{ ...air(), ...lain }])] });

describe('[REG-41, REG-44, REG-46, API-071] a registration', () => {
  test('of several samples with several tests each, in the order of the form, under the ids the device gave', async () => {
    const [uuid, satu, dua, uji1] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
    const jawaban = await alur.daftar({
      uuid,
      catatan_tambahan: '  Mohon sertakan kromatogram. ',
      sampel: [
        sampelDaftar(
          [
            { ...air(), uuid: uji1 },
            { id_pengujian_parameter_uji: ada.kadar, jumlah_replikasi: 2 },
          ],
          {
            uuid: satu,
            nama: 'Kapsul ekstrak kunyit',
          },
        ),
        sampelDaftar([{ id_pengujian_parameter_uji: ada.gratis, jumlah_replikasi: 1 }], {
          uuid: dua,
          nama: 'Madu hutan',
          jumlah: 1,
          id_pengujian_bentuk_sampel: 3,
        }),
      ],
    });
    expect([jawaban.status, jawaban.info]).toEqual([201, 'Data pengujian berhasil disimpan']); // REG-47
    const { data } = jawaban;
    expect(data).toMatchObject({
      uuid,
      namaSampel: 'Kapsul ekstrak kunyit, Madu hutan',
      idPengujianStatusPengajuan: 1,
      catatanTambahan: 'Mohon sertakan kromatogram.',
      idLaboratorium: 7,
      lab: { kdLaboratorium: 'LPOMK' },
      usageType: { id: 2, jenisPenggunaan: 'Pengujian' },
      flagDapatMengajukanPenggunaan: false,
      tglPenggunaan: '2026-11-20',
      user: { nama: 'Rizky Aditya Pratama', noInduk: '21613045' },
      rev: '1',
    });
    expect(
      data.sample.map((sampel) => [
        sampel.uuid,
        sampel.kodeSampel,
        sampel.status.statusSampel,
        sampel.parameter.map(({ parameterTest, jumlahReplikasi, status }) => [
          parameterTest.namaParameterUji,
          jumlahReplikasi,
          status.statusSampelParameter,
        ]),
      ]),
    ).toEqual([
      [
        satu,
        null,
        'Belum diterima',
        [
          ['Kadar air', 1, 'Belum diverifikasi'],
          ['Kadar parasetamol', 2, 'Belum diverifikasi'],
        ],
      ],
      [dua, null, 'Belum diterima', [['Organoleptik', 1, 'Belum diverifikasi']]],
    ]);
    expect(data.sample[0]!.parameter[0]!.uuid).toBe(uji1);
    expect(data.history).toMatchObject([
      { statusSubmission: { kdStatusPengajuan: 1 }, user: { uuid: akun(pendaftar).uuid } },
    ]);
    expect((await alur.baca(uuid)).data).toEqual(data);
  });

  test.each([
    [pendaftar, 201],
    ['kalab@kampus.example', 201],
    ['laboran@kampus.example', 201],
    ['petugas@kampus.example', 403],
    ['admin@kampus.example', 403],
    ['menunggu@kampus.example', 403],
    ['nonaktif@kampus.example', 403],
  ])('[GAP-63, GAP-82] by %s: %i', async (as, status) => {
    expect((await alur.daftar({}, as)).status).toBe(status);
  });
});

describe('[REG-42, REG-44, REG-45] what is missing or wrong: 422 by the name of the field, and nothing is written', () => {
  const banyak = (count: number) =>
    Array.from({ length: count }, () => sampelDaftar([{ id_pengujian_parameter_uji: ada.air }]));
  test.each<[string, () => object, string, string]>([
    ['no name', () => satuSampel({ nama: ' ' }), 'sampel[0][nama]', kosong],
    [
      'a name of 201',
      () => satuSampel({ nama: 'x'.repeat(201) }),
      'sampel[0][nama]',
      'Kolom maksimal 200 karakter',
    ],
    ['no amount', () => satuSampel({ jumlah: undefined }), 'sampel[0][jumlah]', kosong],
    [
      'an amount in words',
      () => satuSampel({ jumlah: 'sepuluh' }),
      'sampel[0][jumlah]',
      'Input harus berisi angka.',
    ],
    ['an amount of 0', () => satuSampel({ jumlah: 0 }), 'sampel[0][jumlah]', 'Kolom minimal 1'],
    [
      'a shape there is none of',
      () => satuSampel({ id_pengujian_bentuk_sampel: 99 }),
      'sampel[0][id_pengujian_bentuk_sampel]',
      'Pilih salah satu dari daftar.',
    ],
    [
      'a storage there is none of',
      () => satuSampel({ id_pengujian_penyimpanan_sampel: 99 }),
      'sampel[0][id_pengujian_penyimpanan_sampel]',
      'Pilih salah satu dari daftar.',
    ],
    [
      'a condition there is none of',
      () => satuSampel({ id_pengujian_kondisi_sampel: 99 }),
      'sampel[0][id_pengujian_kondisi_sampel]',
      'Pilih salah satu dari daftar.',
    ],
    [
      'no shape',
      () => satuSampel({ id_pengujian_bentuk_sampel: '' }),
      'sampel[0][id_pengujian_bentuk_sampel]',
      kosong,
    ],
    ['no packaging', () => satuSampel({ kemasan: '' }), 'sampel[0][kemasan]', kosong],
    [
      'no test',
      () => satuSampel({ parameter_uji: [] }),
      'sampel[0][parameter_uji]',
      'Pilih paling sedikit satu parameter uji.',
    ],
    ['no sample', () => ({ sampel: [] }), 'sampel', 'Daftarkan paling sedikit satu sampel.'],
    [
      'samples that are none',
      () => ({ sampel: 'Tablet' }),
      'sampel',
      'Daftarkan paling sedikit satu sampel.',
    ],
    [
      '51 samples',
      () => ({ sampel: banyak(51) }),
      'sampel',
      'Paling banyak 50 sampel dalam satu pendaftaran.',
    ],
    [
      'another kind of usage',
      () => ({ id_jenis_penggunaan: 1 }),
      'id_jenis_penggunaan',
      'Nilai harus salah satu dari 2.',
    ],
    [
      'a test there is none of',
      () => satuUji({ id_pengujian_parameter_uji: 99_999 }),
      'sampel[0][parameter_uji][0][id_pengujian_parameter_uji]',
      'Parameter uji ini tidak tersedia. Pilih yang lain.',
    ],
    [
      'a replication number where the test allows none',
      () => satuUji({ jumlah_replikasi: 2 }),
      'sampel[0][parameter_uji][0][jumlah_replikasi]',
      'Parameter ini tidak dapat direplikasi.',
    ],
    [
      'no replication number where the test wants one',
      () => satuUji({ id_pengujian_parameter_uji: ada.kadar }),
      'sampel[0][parameter_uji][0][jumlah_replikasi]',
      kosong,
    ],
    [
      'a replication number in words',
      () => satuUji({ jumlah_replikasi: 'dua' }),
      'sampel[0][parameter_uji][0][jumlah_replikasi]',
      'Input harus berisi angka.',
    ],
    [
      'a replication number of 0',
      () => satuUji({ jumlah_replikasi: 0 }),
      'sampel[0][parameter_uji][0][jumlah_replikasi]',
      'Kolom minimal 1',
    ],
    [
      'the same test twice in a sample',
      () => ({ sampel: [sampelDaftar([air(), air()])] }),
      'sampel[0][parameter_uji][1][id_pengujian_parameter_uji]',
      'Parameter ini sudah dipilih untuk sampel yang sama.',
    ],
    [
      'a note of 2001',
      () => ({ catatan_tambahan: 'x'.repeat(2001) }),
      'catatan_tambahan',
      'Kolom maksimal 2000 karakter',
    ],
    ['an id that is none', () => ({ uuid: 'satu' }), 'uuid', 'Pengenal data tidak sah.'],
  ])('%s', async (_judul, lain, field, message) => {
    const sebelum = await potret(uji);
    const jawaban = await alur.daftar(lain());
    expect([jawaban.status, jawaban.code, jawaban.info, jawaban.errors]).toEqual([
      422,
      'INVALID',
      message,
      [{ field, message }],
    ]);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('[GAP-67] everything that is wrong is said at once, each field by its place', async () => {
    const { errors } = await alur.daftar({
      sampel: [
        sampelDaftar([air()]),
        sampelDaftar([{ id_pengujian_parameter_uji: 'x' }, {}], { nama: '', jumlah: -1 }),
      ],
    });
    expect(errors!.map(({ field }) => field)).toEqual([
      'sampel[1][nama]',
      'sampel[1][jumlah]',
      'sampel[1][parameter_uji][0][id_pengujian_parameter_uji]',
      'sampel[1][parameter_uji][1][id_pengujian_parameter_uji]',
    ]);
  });

  test('[GAP-20] tests of two laboratories, also in two samples', async () => {
    const jawaban = await alur.daftar({
      sampel: [sampelDaftar([air()]), sampelDaftar([{ id_pengujian_parameter_uji: ada.lain }])],
    });
    expect([jawaban.status, jawaban.errors]).toEqual([
      422,
      [
        {
          field: 'sampel[1][parameter_uji][0][id_pengujian_parameter_uji]',
          message:
            'Semua parameter harus dari satu laboratorium. Daftarkan parameter ini pada pengujian tersendiri.',
        },
      ],
    ]);
    const lain = await alur.daftar({ sampel: [sampelDaftar([{ id_pengujian_parameter_uji: ada.lain }])] });
    expect(lain.data.lab.namaLaboratorium).toBe('Kimia Farmasi');
  });

  test('a test that is no longer on offer', async () => {
    await uji.server.db.update(parameterUji).set({ flagAktif: false }).where(eq(parameterUji.id, ada.gratis));
    const jawaban = await alur.daftar({
      sampel: [sampelDaftar([{ id_pengujian_parameter_uji: ada.gratis }])],
    });
    await uji.server.db.update(parameterUji).set({ flagAktif: true }).where(eq(parameterUji.id, ada.gratis));
    expect(jawaban.status).toBe(422);
  });

  test('an id that somebody’s record has already says nothing of it', async () => {
    const { data: lama } = await alur.daftar({}, 'dosen@kampus.example');
    const sebelum = await potret(uji);
    for (const lain of [
      { uuid: lama.uuid },
      satuSampel({ uuid: lama.sample[0]!.uuid }),
      satuUji({ uuid: lama.sample[0]!.parameter[0]!.uuid }),
    ]) {
      const jawaban = await alur.daftar(lain, pendaftar, { 'idempotency-key': uuidv7() });
      expect([jawaban.status, jawaban.data]).toEqual([422, undefined]);
      const tanpaKunci = await alur.daftar(lain);
      expect([tanpaKunci.status, tanpaKunci.data]).toEqual([422, undefined]);
    }
    expect(await potret(uji)).toEqual(sebelum);
  });
});

describe('[GAP-14, GAP-65] the tariff', () => {
  const alamat = async (email: string) =>
    uji.server.db
      .update(pengguna)
      .set({ email })
      .where(eq(pengguna.id, akun('dosen@kampus.example').uuid));
  afterEach(() => alamat('dosen@kampus.example'));

  test.each([
    ['dosen@kampus.example', 'internal', 325_001],
    ['DOSEN@KAMPUS.EXAMPLE', 'internal', 325_001],
    ['dosen@farmasi.kampus.example', 'internal', 325_001],
    ['dosen@bukankampus.example', 'eksternal', 465_000],
    ['dosen@kampus.example.perusahaan.example', 'eksternal', 465_000],
    ['kampus.example@perusahaan.example', 'eksternal', 465_000],
  ])('%s: %s', async (email, golongan, total) => {
    await alamat(email);
    const { data } = await alur.daftar({}, email);
    expect([data.golonganTarif, data.totalHarga]).toEqual([golongan, total]);
  });

  test('is that of the day of registration, whatever the address becomes; the prices are those of the day of billing', async () => {
    const { data: baru } = await alur.daftar({}, 'dosen@kampus.example');
    await alamat('dosen@perusahaan.example');
    const ubah = (hargaInternal: number) =>
      uji.server.db.update(parameterUji).set({ hargaInternal }).where(eq(parameterUji.id, ada.air));
    await ubah(80_000);
    expect((await alur.baca(baru.uuid)).data.totalHarga).toBe(330_000);
    const { data: ditagih } = await alur.verifikasi(baru.uuid, 1);
    await ubah(75_001);
    const { data } = await alur.baca(baru.uuid);
    expect([data.golonganTarif, data.totalHarga]).toEqual(['internal', 330_000]);
    expect(data.bill).toEqual(ditagih.bill);
  });
});

describe('[API-048] the tests to choose from', () => {
  const daftar = (query: string) =>
    uji.request<ParameterUji[]>('GET', `/api/test-parameter${query}`, { as: pendaftar });
  test('by laboratory, by name, one by its uuid, with both tariffs', async () => {
    const { data } = await daftar('?id_laboratorium=7');
    expect(data.map(({ namaParameterUji }) => namaParameterUji)).toEqual([
      'Kadar air',
      'Kadar parasetamol',
      'Organoleptik',
    ]);
    expect(data[1]).toMatchObject({ hargaInternal: 150_000, hargaEksternal: 225_000, flagReplikasi: 1 });
    expect((await daftar('?search=TITIK')).data.map(({ lab }) => lab.namaLaboratorium)).toEqual([
      'Kimia Farmasi',
    ]);
    expect((await daftar(`?uuid=${data[0]!.uuid}`)).data).toEqual(data[0]);
    expect((await daftar('?uuid=0195c000-0000-7000-8000-0000000000ff')).status).toBe(404);
    expect((await daftar('?page=1&per_page=1')).meta).toEqual({ total: 4, page: 1, perPage: 1 });
  });
});

test('[CONF-08] the day of usage is the earliest receipt, else the day of registration in Jakarta', async () => {
  uji.jam.set('2026-11-20T17:30:00Z');
  const { data: baru } = await alur.daftar();
  expect(baru.tglPenggunaan).toBe('2026-11-21');
  await uji.server.db
    .update(pendaftaran)
    .set({ createdAt: new Date('2026-11-01T00:00:00Z') })
    .where(eq(pendaftaran.id, baru.uuid));
  const { data } = await alur.verifikasi(baru.uuid, 1);
  expect(data.tglPenggunaan).toBe('2026-11-21');
});

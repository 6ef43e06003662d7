import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { menurutKolom } from '#tests/support/kolom.ts';
import { katalog, sampelDaftar, type Katalog } from '#tests/support/katalog.ts';
import { layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
let ada: Katalog;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  ada = await katalog(uji);
});
afterAll(() => uji.close());

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

  test.each(['kalab@kampus.example', 'laboran@kampus.example'])(
    '[GAP-82] is also %s’s to make',
    async (as) => {
      expect((await alur.daftar({}, as)).status).toBe(201);
    },
  );
});

describe('what a sample is besides its name', () => {
  const penuh = {
    no_bets: 'AB-12',
    pembuat: ' PT Contoh ',
    tgl_produksi: '2026-06-01',
    tgl_kedaluwarsa: '2028-06-01',
    tgl_pengambilan: '2026-11-20',
  };

  test('is kept as far as it is given', async () => {
    const { data } = await alur.daftar({
      sampel: [sampelDaftar([air()], penuh), sampelDaftar([air()], { no_bets: '', tgl_produksi: '' })],
    });
    const dari = ({
      noBets,
      pembuat,
      tglProduksi,
      tglKedaluwarsa,
      tglPengambilan,
    }: (typeof data.sample)[0]) => [noBets, pembuat, tglProduksi, tglKedaluwarsa, tglPengambilan];
    expect(data.sample.map(dari)).toEqual([
      ['AB-12', 'PT Contoh', '2026-06-01', '2028-06-01', '2026-11-20'],
      [null, null, null, null, null],
    ]);
  });

  test('its days are judged in Jakarta, on the day it was written on the device and not the day it arrived', async () => {
    const besok = { ...penuh, tgl_produksi: '2026-11-21', tgl_pengambilan: '2026-11-21' };
    const sebelum = await potret(uji);
    const ditolak = await alur.daftar(satuSampel(besok));
    expect([ditolak.status, menurutKolom(ditolak.errors!)]).toEqual([
      422,
      {
        'sampel[0][tgl_produksi]': 'Tanggal tidak boleh setelah hari ini',
        'sampel[0][tgl_pengambilan]': 'Tanggal tidak boleh setelah hari ini',
      },
    ]);
    const terbalik = await alur.daftar(
      satuSampel({ tgl_produksi: '2026-06-02', tgl_kedaluwarsa: '2026-06-01' }),
    );
    expect(menurutKolom(terbalik.errors!)).toEqual({
      'sampel[0][tgl_kedaluwarsa]': 'Kedaluwarsa tidak boleh sebelum tanggal produksi',
    });
    expect(await potret(uji)).toEqual(sebelum);

    // Two days on the way.
    const tulisan = (captured_at: string) => ({
      id: uuidv7(),
      v: versiKontrak,
      call: 'POST test',
      body: { id_jenis_penggunaan: 2, ...satuSampel(besok) },
      captured_at,
      clock_offset_ms: 0,
    });
    uji.jam.set('2026-11-22T03:00:00Z');
    const { data } = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
      as: pendaftar,
      headers: { 'x-acting-user': akun(pendaftar).uuid },
      body: {
        device: { id: uuidv7(), app_version: 'uji', waiting: 2, oldest_at: null },
        // The last minute of the 20th in Jakarta, and the first of the 21st.
        ops: [tulisan('2026-11-20T16:59:00Z'), tulisan('2026-11-20T17:00:00Z')],
      },
    });
    uji.jam.set(awalJam);
    expect(data.results.map(({ status }) => status)).toEqual([422, 201]);
  });
});

describe('[REG-42, REG-44, REG-45] what is wrong: 422 by the name of the field, and nothing is written', () => {
  const pilih = 'Pilih salah satu dari daftar.';
  test.each<[string, () => object, Record<string, string>]>([
    ['no name', () => satuSampel({ nama: ' ' }), { 'sampel[0][nama]': 'Kolom tidak boleh kosong' }],
    [
      'choices there are none of',
      () =>
        satuSampel({
          id_pengujian_bentuk_sampel: 99,
          id_pengujian_penyimpanan_sampel: 99,
          id_pengujian_kondisi_sampel: 99,
        }),
      {
        'sampel[0][id_pengujian_bentuk_sampel]': pilih,
        'sampel[0][id_pengujian_penyimpanan_sampel]': pilih,
        'sampel[0][id_pengujian_kondisi_sampel]': pilih,
      },
    ],
    [
      'a test there is none of',
      () => satuUji({ id_pengujian_parameter_uji: 99_999 }),
      {
        'sampel[0][parameter_uji][0][id_pengujian_parameter_uji]':
          'Parameter uji ini tidak tersedia. Pilih yang lain.',
      },
    ],
    [
      'a replication number where the test allows none',
      () => satuUji({ jumlah_replikasi: 2 }),
      { 'sampel[0][parameter_uji][0][jumlah_replikasi]': 'Parameter ini tidak dapat direplikasi.' },
    ],
  ])('%s', async (_judul, lain, salah) => {
    const sebelum = await potret(uji);
    const jawaban = await alur.daftar(lain());
    expect([jawaban.status, jawaban.code, jawaban.info]).toEqual([422, 'INVALID', Object.values(salah)[0]]);
    expect(menurutKolom(jawaban.errors!)).toEqual(salah);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('[GAP-20] tests of two laboratories; the laboratory is theirs', async () => {
    const lain = sampelDaftar([{ id_pengujian_parameter_uji: ada.lain }]);
    expect((await alur.daftar({ sampel: [sampelDaftar([air()]), lain] })).status).toBe(422);
    expect((await alur.daftar({ sampel: [lain] })).data.lab.namaLaboratorium).toBe('Kimia Farmasi');
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
    ['dosen@farmasi.kampus.example', 'internal', 325_001],
    ['dosen@bukankampus.example', 'eksternal', 465_000],
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

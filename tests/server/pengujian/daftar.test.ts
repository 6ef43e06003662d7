import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { akun } from '#tests/support/akun.ts';
import { ambilBerkas, pdf } from '#tests/support/berkas.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, analis, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { jawabanSurvei } from '#tests/support/survei.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

const [dosen, laboran, petugas] = [
  'dosen@kampus.example',
  'laboran@kampus.example',
  'petugas@kampus.example',
];
const [kalab2, laboran2] = ['kalab2@kampus.example', 'laboran2@kampus.example'];
const daftar = (query: string, as: string) => uji.request<Pengujian[]>('GET', `/api/test${query}`, { as });
const nama = async (query: string, as: string) =>
  (await daftar(query, as)).data.map((satu) => satu.namaSampel);

describe('[API-070] lists of submissions', () => {
  let pertama: Pengujian;
  beforeAll(async () => {
    const { air, lain } = await katalog(uji);
    const buat = async (judul: string, kode: number, as: string, uji1 = air) => {
      uji.jam.maju(60_000);
      return alur.sampai(
        kode,
        { sampel: [sampelDaftar([{ id_pengujian_parameter_uji: uji1 }], { nama: judul })] },
        as,
      );
    };
    pertama = await buat('Kapsul kunyit', 7, pendaftar);
    await buat('Minyak atsiri', 1, dosen, lain); // Kimia Farmasi
    await buat('Krim 100%', 2, dosen);
    await buat('Madu hutan', 5, laboran);
  });

  test('[GAP-83] without flag_officer everybody’s own, newest first', async () => {
    expect(await nama('', pendaftar)).toEqual(['Kapsul kunyit']);
    expect(await nama('', dosen)).toEqual(['Krim 100%', 'Minyak atsiri']);
    expect(await nama('', laboran)).toEqual(['Madu hutan']);
    for (const as of [admin, kalab, petugas]) expect(await nama('', as), as).toEqual([]);
  });

  test('[GAP-83, GAP-111, GAP-63] with it an officer’s laboratories, what they were asked about or work on; Admin’s all', async () => {
    const semua = ['Madu hutan', 'Krim 100%', 'Minyak atsiri', 'Kapsul kunyit'];
    expect(await nama('?flag_officer=1', admin)).toEqual(semua);
    expect(await nama('?flag_officer=1', petugas)).toEqual(semua);
    expect(await nama('?flag_officer=1', kalab)).toEqual(semua);
    expect(await nama('?flag_officer=1', analis)).toEqual(['Madu hutan', 'Krim 100%', 'Kapsul kunyit']);
    expect(await nama('?flag_officer=1', laboran2)).toEqual([]);
    await alur.tugaskan(pertama.uuid, { parameter: () => ({ id_user_penyelia: akun(laboran2).uuid }) });
    expect(await nama('?flag_officer=1', laboran2)).toEqual(['Kapsul kunyit']);
    await alur.tugaskan(pertama.uuid, { parameter: () => ({ id_user_penyelia: akun(penyelia).uuid }) });
    expect(await nama('?flag_officer=1', laboran2)).toEqual([]);
    const { data } = await alur.mintaKalab((await daftar('?search=krim', dosen)).data[0]!.uuid, {
      sampel: [],
      id_user_verifikasi_kalab: akun(kalab2).uuid,
    });
    expect(await nama('?flag_officer=1', kalab2)).toEqual([data.namaSampel]);
  });

  test('[GAP-98] a registrant who says flag_officer: 403, also with a uuid of their own', async () => {
    expect((await daftar('?flag_officer=1', pendaftar)).status).toBe(403);
    expect((await daftar(`?flag_officer=1&uuid=${pertama.uuid}`, pendaftar)).status).toBe(403);
    expect(await nama('?flag_officer=0', pendaftar)).toEqual(['Kapsul kunyit']);
  });

  test('[CONF-15, TESTADM-01] by laboratory and by status, under either name', async () => {
    expect(await nama('?flag_officer=1&id_laboratorium=4', admin)).toEqual(['Minyak atsiri']);
    for (const name of ['id_status_pengajuan', 'id_status_verifikasi'])
      expect(await nama(`?flag_officer=1&${name}=5`, admin), name).toEqual(['Madu hutan']);
    expect(await nama('?flag_officer=1&id_status_pengajuan=99', admin)).toEqual([]);
    expect((await daftar('?flag_officer=1&id_laboratorium=x', admin)).status).toBe(422);
  });

  test('[GAP-84] what has reached a Kalab: 2 and later', async () => {
    expect(await nama('?flag_officer=1&flag_kalab=1', kalab)).toEqual([
      'Madu hutan',
      'Krim 100%',
      'Kapsul kunyit',
    ]);
  });

  test('[GAP-70, TESTADM-02] search in what a row shows: name, sample, code, invoice; as it was typed', async () => {
    const cari = (search: string) => nama(`?flag_officer=1&search=${encodeURIComponent(search)}`, admin);
    expect(await cari('endang')).toEqual(['Krim 100%', 'Minyak atsiri']);
    expect(await cari('KUNYIT')).toEqual(['Kapsul kunyit']);
    expect(await cari('100%')).toEqual(['Krim 100%']);
    expect(await cari('%')).toEqual(['Krim 100%']);
    expect(await cari(pertama.sample[0]!.kodeSampel!.toLowerCase())).toEqual(['Kapsul kunyit']);
    expect(await cari(pertama.pembayaran.invoice[0]!.noInvoice)).toEqual(['Kapsul kunyit']);
    expect(await cari("' or 1=1 --")).toEqual([]);
  });

  test('[GAP-69] in pages of 10, or of as many as asked for, with the count of all', async () => {
    const { data, meta } = await daftar('?flag_officer=1&page=2&per_page=3', admin);
    expect([data.map((satu) => satu.namaSampel), meta]).toEqual([
      ['Kapsul kunyit'],
      { total: 4, page: 2, perPage: 3 },
    ]);
    expect((await daftar('?flag_officer=1&page=1', admin)).meta).toEqual({ total: 4, page: 1, perPage: 10 });
  });
});

describe('[GAP-97, GAP-63, GAP-77] a submission that is not one’s own, by every call that takes its uuid', () => {
  let uuid: string;
  let bacaan: Record<string, string>;
  let tulisan: Record<string, (as: string) => Promise<number>>;
  beforeAll(async () => {
    const { kadar } = await katalog(uji);
    const file_gambar = await alur.unggah(pdf('foto'), 'foto.pdf', pendaftar);
    const sampel = [
      sampelDaftar([{ id_pengujian_parameter_uji: kadar, jumlah_replikasi: 1 }], { file_gambar }),
    ];
    ({ uuid } = await alur.sampai(8, { sampel }));
    const { data } = await alur.pelunasan(uuid, () => ({ harga_pengujian: 10, harga_replikasi: 0 }));
    const [invoice, kembali] = [data.pembayaran.invoice[0]!, data.pengembalian[0]!];
    bacaan = {
      test: `/test?uuid=${uuid}`,
      'test-payment': `/test-payment?uuid=${uuid}`,
      'test-payment/bill': `/test-payment/bill?uuid=${uuid}`,
      'test-payment/invoice': `/test-payment/invoice?uuid_pengujian=${uuid}`,
      'test-payment/invoice/print': `/test-payment/invoice/print?uuid=${uuid}`,
      'return-deposit': `/return-deposit?uuid=${kembali.uuid}`,
      'return-deposit of a submission': `/return-deposit?uuid_pengujian=${uuid}`,
      'file-test': `/file-test?url=${file_gambar.sha256}`,
      'file-invoice': `/file-invoice?url=${invoice.fileBuktiPembayaran!.sha256}`,
    };
    const status = async (jawaban: Promise<{ status: number }>) => (await jawaban).status;
    tulisan = {
      'test/verification': (as) =>
        status(alur.panggil('POST', 'test/verification', { uuid, flag_persetujuan: 0 }, { as })),
      'test-payment/invoice/payment': (as) => status(alur.kirimBukti(invoice, {}, { as })),
      survey: async (as) =>
        status(uji.request('POST', '/api/survey', { as, body: await jawabanSurvei(uji, uuid) })),
      'test/generate-code': (as) => status(alur.tugaskan(uuid, {}, as)),
      'test/repayment': (as) => status(alur.pelunasan(uuid, undefined, {}, as)),
      'test-payment/invoice/verification': (as) => status(alur.putuskanBukti(invoice, 1, {}, { as })),
      'return-deposit/return': (as) => status(alur.kembalikan(kembali, {}, { as })),
    };
  });
  const semuaBacaan = async (as: string) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(bacaan).map(async ([call, path]) => {
          const { status, data } = await uji.request('GET', `/api${path}`, { as });
          return [call, status >= 300 && data !== undefined ? 'leaks' : status] as const;
        }),
      ),
    );
  const semua = (status: number) => Object.fromEntries(Object.keys(bacaan).map((call) => [call, status]));

  test.each([
    [pendaftar, 200],
    [admin, 200],
    [kalab, 200],
    [laboran, 200],
    [analis, 200],
    [petugas, 200],
    [dosen, 404],
    ['industri@perusahaan.example', 404],
    [kalab2, 403],
    [laboran2, 403],
  ])('read by %s: %i', async (as, status) => {
    expect(await semuaBacaan(as)).toEqual(semua(status));
  });

  test('written by another registrant: 404, or 403 where no registrant may; and nothing has changed', async () => {
    const sebelum = await potret(uji);
    const coba = async (as: string) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(tulisan).map(async ([call, kirim]) => [call, await kirim(as)] as const),
        ),
      );
    const hanyaAdmin = {
      'test/generate-code': 403,
      'test/repayment': 403,
      'test-payment/invoice/verification': 403,
      'return-deposit/return': 403,
    };
    expect(await coba(dosen)).toEqual({
      'test/verification': 404,
      'test-payment/invoice/payment': 404,
      survey: 404,
      ...hanyaAdmin,
    });
    for (const as of [kalab2, laboran2])
      expect(await coba(as), as).toEqual({
        'test/verification': 403,
        'test-payment/invoice/payment': 403,
        survey: 403,
        ...hanyaAdmin,
      });
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('a uuid that is nobody’s reads like one that is another’s', async () => {
    const tiada = '0195c000-0000-7000-8000-0000000000ff';
    const asing = await uji.request('GET', `/api/test?uuid=${uuid}`, { as: dosen });
    const kosong = await uji.request('GET', `/api/test?uuid=${tiada}`, { as: dosen });
    expect({ ...kosong, headers: undefined }).toEqual({ ...asing, headers: undefined });
    expect((await ambilBerkas(uji, 'file-test', 'c'.repeat(64), dosen)).status).toBe(404);
    expect((await uji.request('GET', '/api/test?uuid=bukan', { as: dosen })).status).toBe(422);
  });
});

test('[GAP-70] a title of several samples is found as it reads', async () => {
  const { lain } = await katalog(uji);
  const sampel = (judul: string) => sampelDaftar([{ id_pengujian_parameter_uji: lain }], { nama: judul });
  await alur.daftar({ sampel: [sampel('Serbuk kopi'), sampel('Ampas tebu')] }, kalab);
  expect(await nama('?search=kopi, ampas', kalab)).toEqual(['Serbuk kopi, Ampas tebu']);
  expect(await nama('?search=tebu, serbuk', kalab)).toEqual([]);
});

test('[GAP-83] an own one of another laboratory is in the own list, and not in an officer’s', async () => {
  const { air } = await katalog(uji);
  const sampel = [sampelDaftar([{ id_pengujian_parameter_uji: air }], { nama: 'Salep mata' })];
  await alur.daftar({ sampel }, laboran2);
  expect(await nama('', laboran2)).toEqual(['Salep mata']);
  expect(await nama('?flag_officer=1', laboran2)).toEqual([]);
});

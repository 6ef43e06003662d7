import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { akun } from '#tests/support/akun.ts';
import { ambilBerkas, pdf } from '#tests/support/berkas.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, analis, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

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

  test.each<[string, string, string[]]>([
    ['[GAP-83] without flag_officer everybody’s own, newest first', dosen, ['Krim 100%', 'Minyak atsiri']],
    ['[GAP-83] an officer’s too', laboran, ['Madu hutan']],
    ['[GAP-83] nobody else’s', kalab, []],
  ])('%s: %s', async (_judul, as, isi) => {
    expect(await nama('', as)).toEqual(isi);
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

  test.each<[string, string, string[]]>([
    ['[TESTADM-01] by laboratory', 'id_laboratorium=4', ['Minyak atsiri']],
    ['[CONF-15, TESTADM-01] by status', 'id_status_pengajuan=5', ['Madu hutan']],
    ['[CONF-15] under its other name', 'id_status_verifikasi=5', ['Madu hutan']],
    ['by one there is none of', 'id_status_pengajuan=99', []],
    ['[GAP-84] what has reached a Kalab', 'flag_kalab=1', ['Madu hutan', 'Krim 100%', 'Kapsul kunyit']],
    ['[GAP-70, TESTADM-02] by who registered', 'search=endang', ['Krim 100%', 'Minyak atsiri']],
    ['[GAP-70, TESTADM-02] by sample', 'search=KUNYIT', ['Kapsul kunyit']],
    ['[GAP-70] as it was typed', 'search=%25', ['Krim 100%']],
    ['[GAP-70] whatever it is', `search=${encodeURIComponent("' or 1=1 --")}`, []],
  ])('%s: %s', async (_judul, query, isi) => {
    expect(await nama(`?flag_officer=1&${query}`, admin)).toEqual(isi);
  });

  test('[GAP-70, TESTADM-02] by sample code and by invoice', async () => {
    for (const cari of [
      pertama.sample[0]!.kodeSampel!.toLowerCase(),
      pertama.pembayaran.invoice[0]!.noInvoice,
    ])
      expect(await nama(`?flag_officer=1&search=${cari}`, admin), cari).toEqual(['Kapsul kunyit']);
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

describe('[GAP-97, GAP-63, GAP-77] a submission that is not one’s own, by every call that reads it', () => {
  let uuid: string;
  let bacaan: Record<string, string>;
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
    [petugas, 200],
    [dosen, 404],
    [laboran2, 403],
  ])('read by %s: %i', async (as, status) => {
    expect(await semuaBacaan(as)).toEqual(semua(status));
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

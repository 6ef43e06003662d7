import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { otoritas, pengguna } from '#server/db/tables/pengguna.ts';
import { ambilBerkas, jpg } from '#tests/support/berkas.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { layanan, pendaftar } from '#tests/support/layanan.ts';
import { kirimAntrean, perangkat } from '#tests/support/perangkat.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

/** The demo's Petugas pembayaran has every laboratory, and cannot show that one of them would be too much. */
let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
const petugas = { uuid: uuidv7(), email: 'bendahara@kampus.example' };
/** Both with everything a submission can have: picture, paid invoices, a return, a report. */
let milik: Pengujian;
let asing: Pengujian;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  await uji.server.db.insert(pengguna).values({
    id: petugas.uuid,
    issuer: 'uji',
    sub: petugas.uuid,
    email: petugas.email,
    nama: 'Wahyu Nugroho',
    role: 'Petugas pembayaran',
    kdStatus: 5,
    kdStatusVerifikasi: 1,
  });
  await uji.server.db.insert(otoritas).values({ penggunaId: petugas.uuid, laboratoriumId: 4 });
  const { air, lain } = await katalog(uji);
  const lengkap = async (nama: string, parameter: number) => {
    const file_gambar = await alur.unggah(jpg(nama), `${nama}.jpg`, pendaftar);
    const sampel = [sampelDaftar([{ id_pengujian_parameter_uji: parameter }], { nama, file_gambar })];
    const { uuid } = await alur.sampai(8, { sampel });
    await alur.pelunasan(uuid, () => ({ harga_pengujian: 10_000, harga_replikasi: 0 }));
    return (await alur.baca(uuid)).data;
  };
  milik = await lengkap('Minyak atsiri', lain); // Kimia Farmasi
  asing = await lengkap('Kapsul kunyit', air); // LPOMK
});
afterAll(() => uji.close());

const baca = <T>(path: string) => uji.request<T>('GET', `/api/${path}`, { as: petugas.email });

describe('[GAP-83, GAP-97, GAP-145] a Petugas pembayaran of one laboratory', () => {
  test('test: the list holds that laboratory’s, and nobody’s else', async () => {
    const semua = await baca<Pengujian[]>('test?flag_officer=1');
    expect([semua.data.map(({ uuid }) => uuid), semua.meta?.total]).toEqual([[milik.uuid], 1]);
    const lab = await baca<Pengujian[]>('test?flag_officer=1&id_laboratorium=7');
    expect([lab.data, lab.meta?.total]).toEqual([[], 0]);
    expect((await baca<Pengujian[]>('test?flag_officer=1&search=kunyit')).data).toEqual([]);
    expect((await baca<Pengujian[]>('test')).data).toEqual([]);
  });

  const satuan: [string, (record: Pengujian) => string][] = [
    ['test', ({ uuid }) => `test?uuid=${uuid}`],
    ['test as an officer', ({ uuid }) => `test?flag_officer=1&uuid=${uuid}`],
    ['test-payment', ({ uuid }) => `test-payment?uuid=${uuid}`],
    ['test-payment as an officer', ({ uuid }) => `test-payment?flag_officer=1&uuid=${uuid}`],
    ['test-payment/bill', ({ uuid }) => `test-payment/bill?uuid=${uuid}`],
    ['test-payment/invoice', ({ uuid }) => `test-payment/invoice?uuid_pengujian=${uuid}`],
    ['test-payment/invoice/print', ({ uuid }) => `test-payment/invoice/print?uuid=${uuid}`],
    ['return-deposit', ({ pengembalian }) => `return-deposit?uuid=${pengembalian[0]!.uuid}`],
    ['return-deposit of a submission', ({ uuid }) => `return-deposit?uuid_pengujian=${uuid}`],
  ];
  test.each(satuan)('%s: that laboratory’s record is there, another’s 403', async (_call, path) => {
    expect((await baca(path(milik))).status).toBe(200);
    const ditolak = await baca(path(asing));
    expect([ditolak.status, ditolak.data]).toEqual([403, undefined]);
  });

  test('its files: the sample’s picture and the proof of payment', async () => {
    const semua = (record: Pengujian) => [
      ['file-test', record.sample[0]!.fileGambar!.sha256] as const,
      ['file-invoice', record.pembayaran.invoice[0]!.bukti[0]!.file.sha256] as const,
    ];
    for (const [call, url] of semua(milik))
      expect((await ambilBerkas(uji, call, url, petugas.email)).status, call).toBe(200);
    for (const [call, url] of semua(asing))
      expect((await ambilBerkas(uji, call, url, petugas.email)).status, call).toBe(403);
  });

  test('lists of all money of testing are Admin’s; the bench is the assigned ones’', async () => {
    for (const path of [
      'test-payment?flag_officer=1',
      'return-deposit?flag_officer=1&id_jenis_penggunaan=2',
      'test-analysis/analyst',
    ])
      expect((await baca(path)).status, path).toBe(403);
    for (const path of [
      'test-payment',
      'return-deposit',
      'return-deposit?flag_officer=1', // Deposits of research are theirs, of which there are none.
      'test-analysis/supervisor',
    ])
      expect((await baca<unknown[]>(path)).data, path).toEqual([]);
    const parameter = milik.sample[0]!.parameter[0]!;
    expect((await baca(`test-analysis/supervisor?uuid=${parameter.uuid}`)).status).toBe(403);
    const detail = `test-analysis/progress-detail?uuid=${parameter.historyProgres[0]!.uuid}`;
    expect((await baca(detail)).status).toBe(403);
  });

  test('a device of theirs is given no record of anybody', async () => {
    const hp = perangkat(uji, petugas.email);
    await hp.tarik('pendaftaran');
    for (const collection of ['pendaftaran', 'tinjauan', 'analisis', 'parameterUji'])
      expect(hp.semua(collection), collection).toEqual([]);
    await alur.terbitkan(milik.uuid, {}, 'kalab@kampus.example');
    for (const collection of ['pendaftaran', 'tinjauan', 'analisis'])
      expect(await hp.tarik(collection), collection).toEqual({ diberi: [], hilang: [] });
  });

  test('writes nothing by a call that is open to their role, nor through the queue', async () => {
    const parameter = milik.sample[0]!.parameter[0]!.uuid;
    const [kembali] = milik.pengembalian;
    const tulisan: [string, object][] = [
      [
        'POST return-deposit/return',
        {
          uuid: kembali!.uuid,
          base_rev: kembali!.rev,
          no_rekening_tujuan: '1234567',
          nama_bank_tujuan: 'X',
          nama_pemilik_rekening_tujuan: 'X',
          tgl_pengembalian: '2026-11-20',
          file_bukti_pembayaran: await alur.unggah(jpg('bukti'), 'bukti.jpg', petugas.email),
        },
      ],
      [
        'POST test-analysis/report',
        { uuid: parameter, jenis_laporan: 'review', tanggal: '2026-11-20', jam: '10:00', isi: '<p>x</p>' },
      ],
      ['PUT test-analysis/verification-done', { uuid: parameter, flag_disetujui: 1, base_rev: '1' }],
    ];
    const sebelum = await potret(uji);
    for (const [call, body] of tulisan) {
      const [method, path] = call.split(' ') as [string, string];
      expect((await uji.request(method, `/api/${path}`, { as: petugas.email, body })).status, call).toBe(403);
    }
    const lewatAntrean = await kirimAntrean(uji, { as: petugas.email, uuid: petugas.uuid }, tulisan);
    expect(lewatAntrean.filter(({ status }) => status < 400)).toEqual([]);
    expect(await potret(uji)).toEqual(sebelum);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { akun } from '#tests/support/akun.ts';
import { pdf } from '#tests/support/berkas.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { hariIni, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
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

const kode = ({ data }: { data: Pengujian }) => data.idPengujianStatusPengajuan;
/** The running part of a number: 'INV/PG/2026/00012' and 'LPOMK-2611-0012' give 12. */
const nomor = (teks: string) => Number(/\d+$/.exec(teks)![0]);
const jejak = async (uuid: string) =>
  (await alur.baca(uuid)).data.history.map(({ statusSubmission }) => statusSubmission.kdStatusPengajuan);

describe('the usual way of a submission', () => {
  test('[GAP-01, GAP-06, GAP-07, GAP-38, TESTADM-15, TESTADM-16, TESTADM-17] from registration to paid in full', async () => {
    const { data: baru, status, info } = await alur.daftar();
    expect([status, info]).toEqual([201, 'Data pengujian berhasil disimpan']);
    expect(baru).toMatchObject({
      idPengujianStatusPengajuan: 1,
      golonganTarif: 'internal',
      namaSampel: 'Tablet parasetamol 500 mg',
      totalHarga: 325_001,
      totalTerbayar: 0,
    });
    const { uuid } = baru;

    const disetujui = await alur.verifikasi(uuid, 1);
    expect([disetujui.status, disetujui.info]).toEqual([200, 'Data penelitian berhasil disimpan']);
    expect(disetujui.data.idPengujianStatusPengajuan).toBe(5);
    expect(disetujui.data.pembayaran.invoice).toMatchObject([
      {
        noInvoice: 'INV/PG/2026/00001',
        namaTagihan: 'DP 50%',
        totalRincian: 325_001,
        totalTagihan: 162_501,
        statusPayment: { kdStatusPembayaran: 1 },
      },
    ]);

    const dibayar = await alur.bayar(uuid);
    expect(dibayar.status).toBe(201);
    expect(dibayar.data.idPengujianStatusPengajuan).toBe(5);
    expect(dibayar.data.pembayaran.statusPembayaran).toBe('Verifikasi pembayaran');
    const terverifikasi = await alur.putuskanBayar(uuid, 1);
    expect(terverifikasi.status).toBe(201);
    expect(terverifikasi.data).toMatchObject({ idPengujianStatusPengajuan: 6, totalTerbayar: 162_501 });

    const ditugaskan = await alur.tugaskan(uuid);
    expect(ditugaskan.info).toBe('Kode sampel dan penugasan berhasil disimpan');
    expect(ditugaskan.data.idPengujianStatusPengajuan).toBe(7);
    expect(ditugaskan.data.sample[0]?.kodeSampel).toBe('LPOMK-2611-0001');

    const selesai = await alur.uji(uuid);
    expect(selesai.data.idPengujianStatusPengajuan).toBe(8);

    const ditagih = await alur.pelunasan(uuid);
    expect([ditagih.status, ditagih.info]).toEqual([
      200,
      'Data pengujian generate tagihan pelunasan berhasil',
    ]);
    expect(ditagih.data.idPengujianStatusPengajuan).toBe(9);
    expect(ditagih.data.pembayaran.invoice[1]).toMatchObject({
      noInvoice: 'INV/PG/2026/00002',
      namaTagihan: 'Pelunasan',
      sudahDibayar: 162_501,
      totalTagihan: 162_500,
    });
    const lunas = await alur.lunasi(uuid);
    expect(lunas.data).toMatchObject({ idPengujianStatusPengajuan: 10, totalTerbayar: 325_001 });
    expect(await jejak(uuid)).toEqual([1, 3, 5, 6, 7, 11, 8, 9, 10]);
  });
});

describe('the other ways', () => {
  test('[TESTADM-20, KALAB-13, KALAB-14, GAP-135] through the Kalab, who starts from what Admin chose: 1, 2, 3, 5', async () => {
    const { data: baru } = await alur.daftar();
    const [kadar, air] = baru.sample[0]!.parameter;
    const sampel = (status: [number, number], lain: object = {}) => [
      {
        uuid: baru.sample[0]!.uuid,
        ...lain,
        parameter_uji: [kadar!, air!].map(({ uuid }, at) => ({
          uuid,
          id_status_sampel_parameter: status[at],
        })),
      },
    ];
    const diminta = await alur.mintaKalab(baru.uuid, {
      catatan_tambahan: 'Mohon periksa metode kadar air.',
      sampel: sampel([3, 2], { id_pengujian_status_sampel: 1 }),
    });
    expect(diminta.data).toMatchObject({
      idPengujianStatusPengajuan: 2,
      userVerifikasiKalab: { uuid: akun(kalab).uuid },
    });
    const dilihatKalab = (await alur.baca(baru.uuid, kalab)).data;
    expect(dilihatKalab.sample[0]!.parameter.map(({ status }) => status.statusSampelParameter)).toEqual([
      'Disetujui',
      'Perlu verifikasi kalab',
    ]);

    const putusan = await alur.verifikasi(baru.uuid, 1, {
      as: kalab,
      lain: { catatan_tambahan: 'Kadar air tidak dapat diuji pada bentuk ini.', sampel: sampel([3, 4]) },
    });
    expect(putusan.data).toMatchObject({
      idPengujianStatusPengajuan: 5,
      // What the Kalab turned down is not billed (GAP-39).
      totalHarga: 250_000,
      pembayaran: { invoice: [{ totalRincian: 250_000, totalTagihan: 125_000 }] },
    });
    // Of its arrival a Kalab says nothing.
    expect(putusan.data.sample[0]).toMatchObject({ idPengujianStatusSampel: 1, tglPenerimaanSampel: null });
    expect(
      putusan.data.history.map(({ statusSubmission, catatan, user }) => [
        statusSubmission.statusPengajuan,
        catatan,
        user?.nama,
      ]),
    ).toEqual([
      ['Diajukan', null, 'Rizky Aditya Pratama'],
      ['Perlu verifikasi kalab', 'Mohon periksa metode kadar air.', 'Retno Wulandari'],
      [
        'Disetujui kalab/laboran',
        'Kadar air tidak dapat diuji pada bentuk ini.',
        'Dr. apt. Bambang Prasetyo, M.Si.',
      ],
      ['Perlu pembayaran DP 50%', null, 'Dr. apt. Bambang Prasetyo, M.Si.'],
    ]);
  });

  test('[GAP-06] with nothing to pay for: no invoice, no number used, and straight on to 6', async () => {
    const { gratis } = await katalog(uji);
    const { noInvoice: sebelum } = (await alur.sampai(5)).pembayaran.invoice[0]!;
    const { data: baru } = await alur.daftar({
      sampel: [sampelDaftar([{ id_pengujian_parameter_uji: gratis }])],
    });
    const { data } = await alur.verifikasi(baru.uuid, 1);
    expect(data).toMatchObject({
      idPengujianStatusPengajuan: 6,
      totalHarga: 0,
      bill: [{ hargaTotal: 0 }],
      pembayaran: { tagihan: [], invoice: [], totalTagihanDp: 0, totalTagihanBelumTerbayar: 0 },
    });
    expect(await jejak(baru.uuid)).toEqual([1, 3, 6]);
    const { noInvoice: sesudah } = (await alur.sampai(5)).pembayaran.invoice[0]!;
    expect(nomor(sesudah)).toBe(nomor(sebelum) + 1);

    const selesai = await alur.majukan(baru.uuid, 8);
    const lunas = await alur.pelunasan(selesai.uuid);
    expect(lunas.data).toMatchObject({ idPengujianStatusPengajuan: 10, pembayaran: { invoice: [] } });
    expect(lunas.data.pembayaran.statusPembayaran).toBe('Terbayar lunas');
  });

  test('[GAP-32, PAY-24] a proof that shows nothing: the invoice is open again with the note, and another may be sent', async () => {
    const { uuid } = await alur.sampai(5);
    await alur.bayar(uuid, { keterangan: 'Transfer dari BCA' });
    const ditolak = await alur.putuskanBayar(uuid, 0, { catatan: 'Nominal tidak sesuai.' });
    expect([ditolak.status, kode(ditolak)]).toEqual([201, 5]);
    await alur.bayar(uuid, {
      file_bukti_pembayaran: await alur.unggah(pdf('kedua'), 'kedua.pdf', pendaftar),
    });
    await alur.putuskanBayar(uuid, 1, { catatan: 'Diterima.' });
    const { data } = await alur.baca(uuid, pendaftar);
    expect(data.idPengujianStatusPengajuan).toBe(6);
    const [invoice] = data.pembayaran.invoice;
    expect(invoice).toMatchObject({
      statusPayment: { statusPembayaran: 'Terbayar lunas' },
      tglPembayaran: hariIni,
      fileBuktiPembayaran: { name: 'kedua.pdf' },
      userUpdated: { nama: 'Retno Wulandari' },
      rev: '5',
    });
    expect(
      invoice!.bukti.map(({ flagVerifikasi, catatan, keterangan, file }) => [
        flagVerifikasi,
        catatan,
        keterangan,
        file.name,
      ]),
    ).toEqual([
      [0, 'Nominal tidak sesuai.', 'Transfer dari BCA', 'bukti.pdf'],
      [1, 'Diterima.', null, 'kedua.pdf'],
    ]);
    // A proof and its refusal move no code, so the history of the submission does not tell of them.
    expect(await jejak(uuid)).toEqual([1, 3, 5, 6]);
    expect(data.history.at(-1)?.catatan).toBe('Diterima.');
  });

  test('[GAP-53, GAP-124, GAP-39] only samples that will be tested get a code, in the order of the form', async () => {
    const { air } = await katalog(uji);
    const satu = (nama: string) => sampelDaftar([{ id_pengujian_parameter_uji: air }], { nama });
    const { data: baru } = await alur.daftar({ sampel: [satu('Satu'), satu('Dua'), satu('Tiga')] });
    await alur.verifikasi(baru.uuid, 1, {
      lain: {
        sampel: baru.sample.map(({ uuid, parameter, nama }) => ({
          uuid,
          id_pengujian_status_sampel: 2,
          tgl_penerimaan_sampel: hariIni,
          parameter_uji: parameter.map((uji) => ({
            uuid: uji.uuid,
            id_status_sampel_parameter: nama === 'Dua' ? 4 : 3,
          })),
        })),
      },
    });
    const { sample } = await alur.majukan(baru.uuid, 7);
    expect(sample.map(({ nama }) => nama)).toEqual(['Satu', 'Dua', 'Tiga']);
    const [pertama, , ketiga] = sample.map(({ kodeSampel }) => kodeSampel!);
    expect(pertama).toMatch(/^LPOMK-2611-\d{4}$/);
    expect(nomor(ketiga!)).toBe(nomor(pertama!) + 1);
    expect(sample[1]!.kodeSampel).toBeNull();
  });
});

describe('[GAP-53] numbers', () => {
  const gagal = async (tabel: string, kerja: () => Promise<unknown>) => {
    await uji.server.db.execute(`create function tolak_uji() returns trigger language plpgsql as
      $$ begin raise exception 'disk penuh'; end $$`);
    await uji.server.db.execute(
      `create trigger tolak_uji before insert on ${tabel} for each row execute function tolak_uji()`,
    );
    await kerja();
    await uji.server.db.execute(`drop function tolak_uji cascade`);
  };

  test('a number whose transaction is rolled back is given to the next: invoices and sample codes have no gap', async () => {
    const satu = (await alur.sampai(5)).pembayaran.invoice[0]!.noInvoice;
    const { data: korban } = await alur.daftar();
    const sebelum = await potret(uji);
    await gagal('riwayat_pendaftaran', async () =>
      expect((await alur.verifikasi(korban.uuid, 1)).status).toBe(500),
    );
    expect(await potret(uji)).toEqual(sebelum);
    const dua = (await alur.sampai(5)).pembayaran.invoice[0]!.noInvoice;
    expect(nomor(dua)).toBe(nomor(satu) + 1);

    const kodeSatu = (await alur.sampai(7)).sample[0]!.kodeSampel!;
    const { uuid } = await alur.sampai(6);
    await gagal('riwayat_pendaftaran', async () => expect((await alur.tugaskan(uuid)).status).toBe(500));
    expect((await alur.baca(uuid)).data).toMatchObject({
      idPengujianStatusPengajuan: 6,
      sample: [{ kodeSampel: null, parameter: [{ userAnalyst: null }, { userAnalyst: null }] }],
    });
    const kodeDua = (await alur.majukan(uuid, 7)).sample[0]!.kodeSampel!;
    expect(nomor(kodeDua)).toBe(nomor(kodeSatu) + 1);
  });

  test('each laboratory counts its own samples, each year begins anew, by the day in Jakarta', async () => {
    const { lain } = await katalog(uji);
    const diLain = { sampel: [sampelDaftar([{ id_pengujian_parameter_uji: lain }])] };
    expect((await alur.sampai(7, diLain)).sample[0]!.kodeSampel).toBe('KF-2611-0001');
    uji.jam.set('2026-12-31T16:59:00Z');
    const { uuid: lama } = await alur.sampai(6, diLain);
    uji.jam.set('2026-12-31T17:00:00Z');
    const baru = await alur.sampai(5, diLain);
    expect(baru.pembayaran.invoice[0]!.noInvoice).toBe('INV/PG/2027/00001');
    expect((await alur.majukan(lama, 7)).sample[0]!.kodeSampel).toBe('KF-2701-0001');
  });
});

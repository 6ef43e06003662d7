import type { Locator, Page } from '@playwright/test';
import { formatRupiah } from '#domain/core/format.ts';
import { labDay } from '#domain/core/clock.ts';
import { uangMuka } from '#domain/pengujian/biaya.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { admin, penyelia } from '#tests/support/layanan.ts';
import { alurDi } from '#tests/e2e/support/alur.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { cocokkanSampel, fakta } from '#tests/e2e/support/layanan.ts';
import { telepon } from '#tests/e2e/support/pendaftar.ts';
import { kotak } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

const daftar = '/persetujuan-pengujian';
const diDaftar = /\/persetujuan-pengujian$/;
const satu = (halaman: string, uuid: string) => `${daftar}/${halaman}?uuid=${uuid}`;

/** What TESTADM-04 to TESTADM-06 offer besides 'Detail'. */
const tindakan: Record<number, string> = {
  1: 'Edit',
  6: 'Verifikasi',
  8: 'Edit',
  15: 'Cetak LHU',
  16: 'Cetak LHU',
};

/** The words of TESTADM-34 that a submission can have, in the order of W1; the other three are a parameter's. */
const kataStatus = [
  'Diajukan',
  'Perlu verifikasi kalab',
  'Disetujui kalab/laboran',
  'Ditolak',
  'Perlu pembayaran DP 50%',
  'Pembayaran DP 50% terverifikasi',
  'Masuk antrian pengujian',
  'Selesai pengujian',
  'Perlu pembayaran akhir',
  'Terbayar lunas',
  'Pengujian berlangsung',
  'Pengujian dibatalkan',
  'LHU tersedia',
  'Permintaan dokumen tambahan',
  'Dokumen tambahan tersedia',
];

test('[TESTADM-03, TESTADM-04, TESTADM-05, TESTADM-06, TESTADM-34] every code of the demo offers Detail and what it asks for, in the table and as a card, under the words the server has for it', async ({
  tab,
  proses,
}) => {
  const alur = alurDi(proses.url);
  const semua = await alur.semua();
  const kode = [...new Set(semua.map((data) => data.idPengujianStatusPengajuan))];
  expect(kode.toSorted((a, b) => a - b)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16]);
  expect((await alur.acuanStatus()).map(({ statusPengajuan }) => statusPengajuan)).toEqual(kataStatus);

  const page = await tab(admin, 'laptop');
  await page.goto(daftar);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option')).toHaveText(['Semua', ...kataStatus]);
  await page.keyboard.press('Escape');
  const cocok = async (di: Locator, data: Pengujian) => {
    const { [data.idPengujianStatusPengajuan]: lain } = tindakan;
    const { statusPengajuan, prosesSelanjutnya } = data.statusSubmission;
    for (const kata of [
      data.user.nama,
      data.lab.namaLaboratorium,
      data.nomor!,
      statusPengajuan,
      prosesSelanjutnya,
    ])
      await expect(di).toContainText(kata);
    await expect(di.getByRole('link', { name: /^(Detail|Edit|Verifikasi|Cetak LHU) / })).toHaveCount(
      lain ? 2 : 1,
    );
    await expect(di.getByRole('link', { name: /^Detail / })).toHaveAttribute(
      'href',
      satu('detail', data.uuid),
    );
    if (lain)
      await expect(di.getByRole('link', { name: new RegExp(`^${lain} `) })).toHaveAttribute(
        'href',
        satu(lain === 'Cetak LHU' ? 'cetak' : 'edit', data.uuid),
      );
  };
  for (const data of kode.map((one) => semua.find((found) => found.idPengujianStatusPengajuan === one)!)) {
    await page.getByRole('searchbox', { name: /^Cari/ }).fill(data.nomor!);
    await page.keyboard.press('Enter');
    const baris = page.locator('tbody tr').filter({ hasText: data.nomor! });
    await cocok(baris, data);
    await expect(baris).toContainText(formatRupiah(data.totalHarga));
    if (![1, 5, 15].includes(data.idPengujianStatusPengajuan)) continue;
    await page.setViewportSize(kotak.ponsel);
    await cocok(page.getByRole('article').filter({ hasText: data.nomor! }), data);
    await page.setViewportSize(kotak.laptop);
  }
});

/** Everything TESTADM-08 and TESTADM-09 want of the open record, whatever its code. */
async function periksaIsi(page: Page, data: Pengujian): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.namaSampel);
  const orang = page.getByRole('region', { name: 'Pendaftar' });
  await expect(fakta(orang, 'Nama lengkap')).toHaveText(data.user.nama);
  await expect(fakta(orang, 'ID registrasi')).toHaveText(data.user.idRegistrasi!);
  await expect(fakta(orang, 'Nomor WhatsApp')).toHaveText(telepon(data.user.noHp!));
  await expect(fakta(orang, 'Email')).toHaveText(data.user.email);
  await expect(fakta(orang, 'Jenis penggunaan')).toHaveText(data.usageType.jenisPenggunaan);
  await expect(page.getByRole('region', { name: 'Riwayat' }).getByRole('listitem')).toHaveCount(
    data.history.length,
  );
  for (const [ke, sampel] of data.sample.entries()) {
    const kartu = page.getByRole('region', { name: `Sampel ${ke + 1}` });
    await cocokkanSampel(kartu, sampel);
    await expect(kartu.getByText(sampel.status.statusSampel).first()).toBeVisible();
    for (const { parameterTest } of sampel.parameter)
      await expect(
        kartu.getByRole('paragraph').filter({ hasText: parameterTest.namaParameterUji }),
      ).toBeVisible();
    if (sampel.fileGambar)
      await expect(
        kartu.getByRole('button', { name: `Perbesar Gambar sampel ${ke + 1}, ${sampel.fileGambar.name}` }),
      ).toBeVisible();
  }
}

test('[TESTADM-07, TESTADM-08, TESTADM-09, TESTADM-12, TESTADM-18, GAP-168] the edit page shows the whole record, with the way to write to who sent it in, and approval and bill where its code has them; without a record it goes back to the list', async ({
  proses,
  perangkatSiap,
}) => {
  const { cari } = alurDi(proses.url);
  const page = await perangkatSiap(admin, 'laptop');
  for (const halaman of ['edit', 'cetak', 'detail']) {
    await page.goto(`${daftar}/${halaman}`);
    await expect(page).toHaveURL(diDaftar);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Persetujuan pengujian');
  }
  const buka = async (data: Pengujian) => {
    await page.goto(satu('edit', data.uuid));
    await periksaIsi(page, data);
  };

  const diajukan = await cari(1, 'image/jpeg');
  await buka(diajukan);
  const pilihan = page.getByRole('radiogroup', { name: /^Status (?!penerimaan)/ });
  await expect(pilihan).toHaveCount(diajukan.sample.flatMap(({ parameter }) => parameter).length);
  // Admin's list of W7: the Kalab's has no 'Perlu verifikasi kalab'.
  await expect(pilihan.first().getByRole('radio')).toHaveCount(3);
  for (const kata of ['Disetujui', 'Ditolak', 'Perlu verifikasi kalab'])
    await expect(pilihan.first().getByRole('radio', { name: kata })).toBeVisible();
  const persetujuan = page.getByRole('region', { name: 'Persetujuan' });
  await expect(persetujuan.getByRole('radio')).toHaveCount(3);
  const tagihan = page.getByRole('region', { name: 'Tagihan yang akan dibuat' });
  await expect(tagihan).toContainText('Setujui paling sedikit satu parameter');
  await page.getByRole('button', { name: 'Setujui semua parameter' }).click();
  await expect(tagihan.getByRole('table')).toBeVisible();
  await persetujuan.getByRole('radio', { name: 'Ditolak' }).check();
  await expect(tagihan).toHaveCount(0);
  await persetujuan.getByRole('radio', { name: 'Perlu verifikasi lab', exact: true }).check();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText(/Periksa \d+ isian berikut/)).toBeVisible();
  await periksa(page, 'verifikasi dengan isian keliru');

  await buka(await cari(6, 'application/pdf'));
  await expect(page.getByRole('combobox', { name: 'Analis' }).first()).toBeVisible();
  await expect(persetujuan).toHaveCount(0);

  const selesai = await cari(8);
  await buka(selesai);
  await expect(page.getByRole('region', { name: 'Tagihan' }).getByRole('listitem')).toHaveCount(
    selesai.bill.length,
  );
  await expect(page.getByRole('region', { name: 'Tagihan' })).toContainText('Nominal akhir');
  await expect(persetujuan).toHaveCount(0);
  const wa = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(new URL(wa!).searchParams.get('text')).toBe(
    `Yth. ${selesai.user.nama},\n\nPengujian ${selesai.nomor}. `,
  );
  await periksa(page, 'pelunasan');

  // The record it remembers from here.
  await page.goto(`${daftar}/detail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(selesai.namaSampel);
});

test('[TESTADM-14, TESTADM-22, GAP-149] two samples with six parameters are decided on one screen and by keyboard; what it does is said before and after', async ({
  tab,
  proses,
}) => {
  const alur = alurDi(proses.url);
  const { uuid, sample } = await alur.berdua('Serbuk kunyit satu layar', 'Serbuk jahe satu layar');
  const page = await tab(admin, 'laptop');
  await page.goto(satu('edit', uuid));
  const simpan = page.getByRole('button', { name: 'Simpan', exact: true });
  const batas = (await simpan.locator('xpath=..').boundingBox())!.y;
  for (const kartu of sample.map((_, ke) => page.getByRole('region', { name: `Sampel ${ke + 1}` })))
    for (const pilihan of await kartu.getByRole('radio').or(kartu.getByRole('button')).all()) {
      await expect(pilihan).toBeInViewport({ ratio: 1 });
      const kotak = (await pilihan.boundingBox())!;
      expect(kotak.y + kotak.height, 'above the bar with the act').toBeLessThanOrEqual(batas);
    }
  await expect(page.getByRole('region', { name: 'Persetujuan' }).getByRole('textbox')).toBeInViewport({
    ratio: 1,
  });

  // What is missing said beside a row, the choices stay below their heads: nobody refuses what they meant to approve.
  const setuju = page.getByRole('radiogroup', { name: /^Status / }).getByRole('radio', { name: 'Disetujui' });
  const tempat = () =>
    setuju.evaluateAll((semua) => [...new Set(semua.map((satu) => satu.getBoundingClientRect().x))]);
  const kolom = await tempat();
  expect(kolom).toHaveLength(1);
  await setuju.first().check();
  await simpan.click();
  await expect(page.getByText('Setujui atau tolak setiap parameter.').first()).toBeVisible();
  expect(await tempat()).toEqual(kolom);
  await page.getByRole('button', { name: 'Semua sampel diterima' }).press('Enter');
  await page.getByRole('button', { name: 'Setujui semua parameter' }).press('Enter');
  await expect(page.getByText('Semua 6 parameter ditentukan')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const tanya = page.getByRole('dialog', { name: 'Simpan data yang diinputkan ?' });
  await tanya.getByRole('button', { name: 'Batal' }).click();
  await expect(tanya).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Setujui semua parameter' })).toBeFocused();
  const belum = await alur.baca(uuid);
  expect(belum.data.idPengujianStatusPengajuan).toBe(1);

  await page.getByRole('textbox', { name: 'Catatan' }).press('Control+Enter');
  const dp = `Tagihan DP ${formatRupiah(uangMuka(belum.data.totalHarga))}`;
  await expect(tanya).toContainText(dp);
  await expect(tanya.getByRole('button', { name: 'Ya, simpan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Data penelitian berhasil disimpan')).toBeVisible();
  await expect(page.getByText(`${dp} dikirim ke pendaftar.`)).toBeVisible();
  await expect(page).toHaveURL(diDaftar);
  const { data } = await alur.baca(uuid);
  expect(data.statusSubmission.statusPengajuan).toBe('Perlu pembayaran DP 50%');
  expect(data.pembayaran.invoice.map(({ totalTagihan }) => totalTagihan)).toEqual([
    uangMuka(belum.data.totalHarga),
  ]);
});

test('[TESTADM-23, TESTADM-34] a parameter with reports tells them in a dialog, the final one with parameter and result; one without has none', async ({
  tab,
  proses,
}) => {
  const alur = alurDi(proses.url);
  const { uuid, sample } = await alur.baru('Krim wajah ekstrak mentimun', 11);
  const { uuid: parameter, parameterTest } = sample[0]!.parameter[0]!;
  const lapor = (jenis: string, isi: string, hasil: object = {}, as?: string) =>
    alur.meja(
      'POST',
      'report',
      parameter,
      { jenis_laporan: jenis, tanggal: labDay(new Date()), jam: '08:15', isi: `<p>${isi}</p>`, ...hasil },
      as,
    );
  const page = await tab(admin, 'laptop');
  const buka = async (label: string) => {
    await page.goto(satu('detail', uuid));
    const kartu = page.getByRole('region', { name: 'Sampel 1' });
    await expect(kartu.getByText(label, { exact: true })).toBeVisible();
    // The other parameter waits in the queue and has nothing to tell.
    const tombol = kartu.getByRole('button', { name: /^Detail progres/ });
    await expect(tombol).toHaveCount(1);
    await tombol.click();
    const dialog = page.getByRole('dialog', { name: `Progres ${parameterTest.namaParameterUji}` });
    await expect(dialog).toBeVisible();
    return dialog;
  };
  await lapor('progres', 'Inkubasi hari pertama.');
  await expect(await buka('Laporan progress')).toContainText('Inkubasi hari pertama.');
  await lapor('review', 'Ulangi pengenceran.', {}, penyelia);
  await expect(await buka('Review penyelia')).toContainText('Ulangi pengenceran.');
  await lapor('akhir', 'Dua cawan dihitung.', { hasil_pengujian: '120 koloni/g' });
  const dialog = await buka('Laporan akhir');
  await expect(fakta(dialog, 'Parameter')).toHaveText(parameterTest.namaParameterUji);
  await expect(fakta(dialog, 'Hasil pengujian')).toHaveText('120 koloni/g');
  await expect(dialog).toContainText('Dua cawan dihitung.');
  await periksa(page, 'progres parameter');
});

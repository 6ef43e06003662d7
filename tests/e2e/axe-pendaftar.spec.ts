import type { Page } from '@playwright/test';
import { periksa } from './support/axe.ts';
import { testDenganSatuServer } from './support/bersama.ts';
import { isiPendaftaran } from './support/layanan.ts';
import { industri, keliru, mahasiswa, milik, milikBernama } from './support/pendaftar.ts';
import { expect, masuk, siapLuring } from './support/uji.ts';

const test = testDenganSatuServer();

test(`[MSG-01] axe finds nothing on any screen of a registrant`, async ({ perangkat, proses }) => {
  const { url } = proses;
  const page = await perangkat('ponsel');
  await masuk(page, mahasiswa);
  await siapLuring(page);
  await pendaftaran(page);
  const diajukan = await milikBernama(url, mahasiswa, 'Simplisia daun salam');
  await page.goto(`/pendaftaran/detail-pengujian?uuid=${diajukan.uuid}`);
  await dialog(page, 'Batalkan pendaftaran', 'Batalkan pendaftaran ini ?');
  await page.goto(`/pendaftaran/cetak?uuid=${diajukan.uuid}`);
  await expect(page.getByRole('img', { name: /^Ringkasan pendaftaran/ }).first()).toBeVisible();
  await periksa(page, 'cetak');
  await laporan(page, url);
  await pembayaran(page, url);

  const luar = await perangkat('ponsel');
  await masuk(luar, industri);
  await siapLuring(luar);
  const { uuid } = await milikBernama(url, industri, 'Lipstik matte merah bata');
  await luar.goto(`/pembayaran/detail?uuid=${uuid}`);
  for (const satu of ['Buat invoice', /^Pengembalian deposit/]) {
    await luar.getByRole('tab', { name: satu }).click();
    await expect(luar.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    await periksa(luar, String(satu));
  }
});

/** Opens a dialog, looks at it, and goes back to where it was opened, which is looked at too. */
async function dialog(page: Page, tombol: string | RegExp, judul: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: tombol }).first().click();
  const terbuka = page.getByRole('dialog', { name: judul });
  await expect(terbuka).toBeVisible();
  await periksa(page, judul);
  await page.keyboard.press('Escape');
  await expect(terbuka).toHaveCount(0);
  await periksa(page, page.url());
}

async function pendaftaran(page: Page): Promise<void> {
  await page.goto('/pendaftaran');
  await expect(page.getByRole('link', { name: /^Detail/ }).first()).toBeVisible();
  await periksa(page, 'daftar');
  await page.goto('/pendaftaran/tambah');
  await expect(page.getByRole('region', { name: 'Pendaftar' })).toBeVisible();
  await periksa(page, 'data diri');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(keliru(page).first()).toBeVisible();
  await periksa(page, 'sampel dengan isian keliru');
  await isiPendaftaran(page, 'Minyak jelantah');
  await periksa(page, 'ringkasan');
  await page.getByRole('button', { name: 'Kembali', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Replikasi' })).toBeVisible();
  await periksa(page, 'sampel terisi');
}

async function laporan(page: Page, url: string): Promise<void> {
  const terbit = await milikBernama(url, mahasiswa, 'Air minum dalam kemasan galon');
  await page.goto(`/pendaftaran/lhu?uuid=${terbit.uuid}`);
  const survei = page.getByRole('dialog', { name: 'Survei kepuasan' });
  await expect(survei.getByRole('radiogroup').first()).toBeVisible();
  await survei.getByRole('button', { name: 'Kirim' }).click();
  await expect(keliru(page).first()).toBeVisible();
  await periksa(page, 'survei dengan isian keliru');
  await survei.getByRole('button', { name: 'Nanti saja' }).click();
  await expect(survei).toHaveCount(0);
  await page.getByRole('switch', { name: 'Ajukan dokumen tambahan' }).check({ force: true });
  await expect(page.getByRole('textbox', { name: 'Nama dokumen' })).toBeVisible();
  await periksa(page, 'laporan');
  const { uuid } = await milikBernama(url, mahasiswa, 'Ekstrak sambiloto terstandar');
  await page.goto(`/pendaftaran/lhu?uuid=${uuid}`);
  await dialog(page, /^Perbesar Dokumen tambahan/, 'Dokumen tambahan');
}

async function pembayaran(page: Page, url: string): Promise<void> {
  await page.goto('/pembayaran');
  await expect(page.getByRole('link', { name: /^(Bayar|Lihat)/ }).first()).toBeVisible();
  await periksa(page, 'daftar pembayaran');
  const belum = (await milik(url, mahasiswa)).find(
    ({ idPengujianStatusPengajuan: kode, pembayaran: { kdStatusPembayaran } }) =>
      kode === 5 && kdStatusPembayaran === 1,
  )!;
  await page.goto(`/pembayaran/detail?uuid=${belum.uuid}`);
  await page
    .getByRole('button', { name: /^Kirim bukti/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(keliru(page).first()).toBeVisible();
  await periksa(page, 'bukti dengan isian keliru');
  const { uuid } = await milikBernama(url, mahasiswa, 'Ekstrak kulit buah naga');
  await page.goto(`/pembayaran/detail?uuid=${uuid}`);
  await dialog(page, /^Perbesar Bukti pembayaran/, 'Bukti pembayaran');
  await page.getByRole('tab', { name: /^Pengembalian dana/ }).click();
  await expect(page.getByText(/^Dikembalikan kepada/)).toBeVisible();
  await periksa(page, 'pengembalian');
}

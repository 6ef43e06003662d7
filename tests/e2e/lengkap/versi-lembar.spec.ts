import type { Page } from '@playwright/test';
import { admin, kalab } from '#tests/support/layanan.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { simpan } from '#tests/e2e/support/layanan.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

/** The page of one test of the catalogue. */
async function bukaUji(page: Page, kode: string): Promise<void> {
  await page.goto('/parameter-uji');
  await page.getByRole('searchbox', { name: /^Cari/ }).fill(kode);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Detail/ }).click();
  await expect(page.getByRole('heading', { name: 'Lembar kerja', exact: true })).toBeVisible();
}

const bagian = (page: Page, judul: string) => page.getByRole('region', { name: judul, exact: true });

test('[BEYOND-06, BEYOND-07, BEYOND-08] Admin writes a version from a ready sheet: a fault of a formula stands at its field while it is typed, and an example that does not come out keeps it from being released; corrected, a Kalab finds it at Beranda, tries it on its sheet and releases it', async ({
  tab,
}) => {
  const page = await tab(admin, 'laptop');
  await bukaUji(page, 'KF-13');
  await page.getByRole('link', { name: 'Buat lembar kerja' }).click();
  await page.getByLabel('Cari lembar siap').fill('susut');
  await page.getByRole('link', { name: /^Susut pengeringan/ }).click();

  const rumus = bagian(page, 'Rumus').getByRole('textbox', { name: 'Rumus', exact: true }).first();
  await expect(rumus).toHaveValue('(w1 - w2) / (w1 - w0) * 100');
  await rumus.fill('(w1 - w9) / (w1 - w0) * 100');
  await expect(bagian(page, 'Rumus')).toContainText("Nama 'w9' tidak ada di atas baris ini.");
  await rumus.fill('(w1 - w2) / (w1 - w0) * 100');
  await expect(bagian(page, 'Rumus')).not.toContainText('w9');

  const batas = bagian(page, 'Batas').getByRole('group', { name: 'Batas 1' });
  await expect(batas).toContainText('Dibulatkan ke 2 desimal: 10,004 memenuhi, 10,005 tidak.');
  await batas.getByLabel('Paling banyak').fill('10');
  await expect(batas).toContainText('Dibulatkan ke 0 desimal: 10,4 memenuhi, 10,5 tidak.');
  await expect(batas).toContainText('Belum diperiksa');
  await batas.getByLabel('Edisi').fill('2008');
  await batas.getByLabel('Halaman').fill('120');
  await expect(batas).not.toContainText('Belum diperiksa');

  const contoh = bagian(page, 'Contoh kerja');
  await expect(contoh).toContainText('Menghasilkan yang diharapkan');
  await contoh.getByLabel('Harus tampil').fill('2,85');
  await expect(contoh).toContainText('Tidak menghasilkan yang diharapkan');
  await periksa(page, 'isian lembar kerja');
  await simpan(page);
  await expect(page.getByText('Rancangan lembar kerja tersimpan')).toBeVisible();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lembar kerja');
  await expect(bagian(page, 'Contoh kerja')).toContainText('Berbeda');
  const alamat = new URL(page.url());
  const milikKalab = await tab(kalab, 'tablet');
  await milikKalab.goto(alamat.pathname + alamat.search);
  const rilis = milikKalab.getByRole('button', { name: 'Rilis', exact: true });
  await expect(rilis).toHaveAccessibleDescription(/hasil menghasilkan 2,88, bukan 2,85/);

  await page.getByRole('link', { name: 'Ubah', exact: true }).click();
  await bagian(page, 'Contoh kerja').getByLabel('Harus tampil').fill('2,88');
  await simpan(page);
  await expect(bagian(page, 'Contoh kerja')).toContainText('Sama');
  // Who wrote it does not release it.
  await expect(page.getByRole('button', { name: 'Rilis', exact: true })).toHaveAccessibleDescription(
    /dirilis oleh orang lain/,
  );

  await milikKalab.goto('/beranda');
  await milikKalab.getByRole('link', { name: /Versi lembar menunggu dirilis/ }).tap();
  const dicoba = bagian(milikKalab, 'Contoh kerja');
  await dicoba.getByRole('button', { name: 'Coba di lembar' }).tap();
  const kering = dicoba.getByRole('textbox', { name: 'Wadah + zat kering, ulangan 1, timbangan 1' });
  await kering.fill('33,3000');
  await kering.press('Tab');
  await expect(dicoba.getByRole('row', { name: 'Hasil 2,88 4,31' })).toBeVisible();
  await dicoba.getByRole('button', { name: 'Kembalikan isian contoh' }).tap();
  await expect(dicoba).toContainText('Sama');
  await expect(bagian(milikKalab, 'Bagaimana lembar ini menghitung')).toContainText(
    'hasil = (w1 - w2) / (w1 - w0) * 100',
  );
  await periksa(milikKalab, 'versi lembar kerja');
  await rilis.click();
  await milikKalab.getByRole('button', { name: 'Ya, rilis' }).click();
  await expect(milikKalab.getByText('Lembar kerja dirilis')).toBeVisible();
  await expect(milikKalab.getByText('Dirilis', { exact: true }).first()).toBeVisible();
});

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, masuk, siapLuring, test } from './support/uji.ts';

/** Everything axe knows of WCAG 2.2 AA and of good practice (look.md, Must hold everywhere). */
async function periksa(page: Page, nama: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, nama).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${nama}: scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const { ukuran, warna } of [
  { ukuran: 'ponsel', warna: 'light' },
  { ukuran: 'tablet', warna: 'dark' },
] as const)
  test(`[MSG-01] axe finds nothing on any built screen, ${ukuran}, ${warna}`, async ({ perangkat }) => {
    test.setTimeout(150_000);
    const page = await perangkat(ukuran);
    await page.emulateMedia({ colorScheme: warna, reducedMotion: 'reduce' });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible();
    await periksa(page, '/login');
    await masuk(page, 'analis@kampus.example');
    await expect(page.getByRole('heading', { name: 'Halaman ini belum tersedia' })).toBeVisible();
    await periksa(page, 'belum tersedia');

    await page.goto('/analisis-sampel');
    await siapLuring(page);
    await expect(page.getByRole('link', { name: /Kerjakan/ }).first()).toBeVisible();
    await periksa(page, 'daftar');
    await page
      .getByRole('link', { name: /Kerjakan/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Mulai pengujian' })).toBeVisible();
    await periksa(page, 'belum dimulai');
    await page.getByRole('button', { name: 'Mulai pengujian' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await periksa(page, 'konfirmasi');
    await page.getByRole('button', { name: 'Batal', exact: true }).click();

    for (const [alamat, judul] of [
      ['/kotak-keluar', 'Kotak keluar'],
      ['/profile', 'Profil'],
      ['/404', 'Halaman tidak ditemukan'],
    ] as const) {
      await page.goto(alamat);
      await expect(page.getByRole('heading', { level: 1, name: judul })).toBeVisible();
      await periksa(page, alamat);
    }
  });

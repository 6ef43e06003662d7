import type { Page } from '@playwright/test';
import { testDenganSatuServer } from './support/bersama.ts';
import { expect, masuk, siapLuring } from './support/uji.ts';

const test = testDenganSatuServer();

/** How high the page and the open sheet are, frame by frame, for a second from the moment a choice is tapped. */
const tinggi = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const seen = new Set<string>();
    const until = performance.now() + 1000;
    while (performance.now() < until) {
      await new Promise(requestAnimationFrame);
      const { height } = document.querySelector('[role="dialog"]')!.getBoundingClientRect();
      seen.add(`${window.innerHeight} ${document.documentElement.scrollHeight} ${height}`);
    }
    return [...seen];
  });

test('[LIST-02, LIST-08] on a phone the filters stand in a sheet that holds still while a choice is made, by touch', async ({
  perangkat,
}) => {
  const page = await perangkat('ponsel');
  await masuk(page, 'analis@kampus.example');
  await siapLuring(page);
  await page.goto('/analisis-sampel');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Saring' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Saring daftar' });
  const progres = sheet.getByRole('combobox', { name: 'Status progres' });
  await expect(progres).toBeVisible();
  await sheet.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((one) => one.finished)),
  );
  await progres.tap();
  expect(await tinggi(page)).toHaveLength(1);
  await progres.selectOption({ label: 'Laporan akhir' });
  await sheet.getByRole('button', { name: 'Lihat hasil' }).tap();
  await expect(sheet).toHaveCount(0);
  const kartu = page.getByRole('article');
  await expect
    .poll(async () => (await kartu.allTextContents()).every((isi) => isi.includes('Laporan akhir')))
    .toBe(true);
  expect(await kartu.count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Hapus saringan Status progres: Laporan akhir' }).tap();
  await expect
    .poll(async () => (await kartu.allTextContents()).every((isi) => isi.includes('Laporan akhir')))
    .toBe(false);
});

import type { Page } from '@playwright/test';
import { masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { editor } from '#tests/e2e/support/bangku.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { expect } from '#tests/e2e/support/uji.ts';

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
  tab,
}) => {
  const page = await tab('analis@kampus.example', 'ponsel');
  await page.goto('/analisis-sampel');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Saring' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Saring daftar' });
  const progres = sheet.getByRole('combobox', { name: 'Status progres' });
  await expect(progres).toBeVisible();
  await sheet.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((one) => one.finished)),
  );
  // What the list behind it still waits for has come.
  await expect.poll(() => tinggi(page)).toHaveLength(1);
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

test('[GAP-116] the bars of the report hold still while one types, in a table too, and nothing floats over it, by touch', async ({
  proses,
  tab,
}) => {
  const { uuid } = await parameterDi(await masukApi(proses.url, 'analis@kampus.example'), 1);
  const page = await tab('analis@kampus.example', 'ponsel');
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Buat laporan', exact: true }).tap();
  await expect(editor(page)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Buat laporan', exact: true });
  const bars = async () => {
    const boxes = [
      dialog.getByRole('group', { name: 'Format tulisan' }),
      dialog.getByRole('button', { name: 'Tutup', exact: true }).last(),
      dialog.getByRole('button', { name: 'Simpan', exact: true }),
    ].map((bar) => bar.boundingBox());
    return (await Promise.all(boxes)).map((box) => Object.values(box!).map(Math.round));
  };
  const before = await bars();
  await editor(page).tap();
  await page.keyboard.type('Data penimbangan');
  expect(await bars()).toEqual(before);
  await expect(page.getByText(/Tersimpan di perangkat \d/)).toBeVisible();
  expect(await bars()).toEqual(before);

  await dialog.getByRole('button', { name: 'Sisipkan tabel' }).tap();
  await dialog.getByRole('button', { name: 'Tambah kolom' }).tap();
  await dialog.getByRole('button', { name: 'Kurangi baris' }).tap();
  await dialog.getByRole('button', { name: 'Sisipkan', exact: true }).tap();
  await page.keyboard.type('Replikasi');
  await expect(editor(page).getByRole('row')).toHaveCount(2);
  await expect(editor(page).locator('th')).toHaveCount(4);
  expect(await bars()).toEqual(before);
  await dialog.getByRole('button', { name: 'Ubah tabel' }).tap();
  await dialog.getByRole('button', { name: 'Tambah baris di bawah' }).tap();
  await expect(editor(page).getByRole('row')).toHaveCount(3);
});

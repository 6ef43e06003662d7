import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { baku, contohKurva, isiKurva } from '#tests/support/contoh/lembar-kerja.ts';
import { lakukan, masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { rilisKurva } from '#tests/e2e/support/data-bersama.ts';
import { punyaVersi, rilisLembar } from '#tests/e2e/support/lembar-kerja.ts';
import { lencana, sambungkan, siapLuring } from '#tests/e2e/support/perangkat.ts';
import { expect, lihatLagi, test } from '#tests/e2e/support/uji.ts';

const laboran = 'laboran@kampus.example';

const sel = (page: Page, nama: string) => page.getByRole('textbox', { name: nama, exact: true });

/** Where what stands below the cells stands on the page, once they are there. */
async function letakKeterangan(page: Page): Promise<number> {
  await expect(sel(page, 'Serapan, ulangan 1')).toBeVisible();
  return page
    .getByRole('textbox', { name: 'Keterangan' })
    .evaluate((kotak) => Math.round(kotak.getBoundingClientRect().top + window.scrollY));
}

/** Types the line of standards of lembar-kerja.md 10, its fifth example. */
async function ketikBaku(page: Page): Promise<void> {
  const semula = await letakKeterangan(page);
  for (const [at, [x, y]] of baku.entries()) {
    if (at === 5) {
      // The cell that makes a line may be left by the press on 'Simpan': nothing that comes moves what is below.
      await expect(page.getByRole('img', { name: 'dan garisnya' })).toBeVisible();
      expect(await letakKeterangan(page)).toBe(semula);
      await page.getByRole('button', { name: 'Tambah ulangan' }).tap();
    }
    await sel(page, `Kadar, ulangan ${at + 1}`).fill(x);
    await sel(page, `Serapan, ulangan ${at + 1}`).fill(y);
  }
  await sel(page, `Serapan, ulangan ${baku.length}`).press('Tab');
}

test('[BEYOND-09] a line of standards is typed on a tablet without the server, goes when it is back, is corrected, and reads as replaced; a sheet that lacks some leads to the form for them and is come back to', async ({
  proses,
  perangkatSiap,
}) => {
  const metode = await rilisKurva(proses.url);
  const page = await perangkatSiap(laboran);
  await page.goto('/data-bersama');
  await siapLuring(page);
  await expect(page.getByRole('row').filter({ hasText: 'Berlaku' }).first()).toBeVisible();
  await periksa(page, 'daftar');

  await proses.hentikan();
  await page.goto('/data-bersama');
  await expect(lencana(page, 'Luring')).toBeVisible();
  await page.getByRole('link', { name: 'Tambah data bersama' }).first().tap();
  await page.getByRole('combobox', { name: 'Metode' }).tap();
  await page.getByRole('option', { name: new RegExp(metode) }).tap();
  await page.getByRole('radio', { name: 'Kurva baku' }).check();
  await ketikBaku(page);
  await expect(page.getByText('0,0214114')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Kurva baku: 6 titik dan garisnya' })).toBeVisible();
  await periksa(page, 'isian');
  await expect(page.getByText(/Tersimpan di perangkat \d\d[.:]\d\d/)).toBeVisible();

  // The tablet is closed in the middle of it: what was left is there.
  const context = page.context();
  await page.close();
  const lagi = await context.newPage();
  await lagi.goto('/data-bersama/tambah');
  await expect(sel(lagi, 'Serapan, ulangan 6')).toHaveValue('0,2147');
  await lagi.getByRole('button', { name: 'Simpan', exact: true }).tap();
  await lagi.getByRole('button', { name: 'Ya, simpan' }).tap();
  await expect(lencana(lagi, 'Luring, 1 tulisan menunggu')).toBeVisible();
  const baris = lagi.getByRole('row').filter({ hasText: metode });
  await expect(baris).toContainText('menunggu dikirim');
  await expect(baris).toContainText('0,0214114');
  await periksa(lagi, 'daftar luring');

  await proses.mulai();
  await sambungkan(lagi);
  await expect(baris).not.toContainText('menunggu dikirim');
  await expect(baris).toContainText('Berlaku');

  await baris.getByRole('link', { name: metode }).tap();
  await lagi.getByRole('link', { name: 'Koreksi' }).tap();
  await lagi.getByRole('textbox', { name: 'Alasan koreksi' }).fill('Baku ketiga salah baca');
  await sel(lagi, 'Serapan, ulangan 3').fill('0,0890');
  await sel(lagi, 'Serapan, ulangan 3').press('Tab');
  await periksa(lagi, 'koreksi');
  await lagi.getByRole('button', { name: 'Simpan', exact: true }).tap();
  await lagi.getByRole('button', { name: 'Ya, simpan' }).tap();
  await expect(baris.filter({ hasText: 'Sudah diganti' })).toHaveCount(1);
  await expect(baris.filter({ hasText: 'hasil koreksi' })).toHaveCount(1);

  await baris.filter({ hasText: 'Sudah diganti' }).getByRole('link').first().tap();
  await expect(lagi.getByText(/Dikoreksi .*: Baku ketiga salah baca/)).toBeVisible();
  await expect(sel(lagi, 'Serapan, ulangan 3')).toHaveValue('0,0882');
  await periksa(lagi, 'sudah diganti');
  await lagi.getByRole('link', { name: 'Buka penggantinya' }).tap();
  await expect(sel(lagi, 'Serapan, ulangan 3')).toHaveValue('0,0890');

  // Another analyst of the laboratory has both.
  const analis = await perangkatSiap('analis@kampus.example', 'laptop');
  await analis.goto('/data-bersama');
  await lihatLagi(analis);
  const dikoreksi = analis.getByRole('row').filter({ hasText: metode });
  await expect(dikoreksi.filter({ hasText: 'Sudah diganti' })).toHaveCount(1);

  const api = await masukApi(proses.url, 'analis@kampus.example');
  const { uuid, parameter } = await parameterDi(api, 0);
  const versi = await rilisLembar(proses.url, parameter.uuid, isiKurva(), [contohKurva()]);
  await lakukan(api, 'PUT', 'start', { uuid });
  await punyaVersi(analis, [versi]);
  const lembar = paths.analisis.edit(uuid);
  await analis.goto(lembar);
  const blangko = analis.getByRole('combobox', { name: 'Blangko' });
  await analis.getByRole('link', { name: 'Catat Blangko' }).click();
  await expect(analis.getByRole('radio', { name: 'Blangko' })).toBeChecked();
  await sel(analis, 'Tetes, ulangan 1').fill('3');
  await sel(analis, 'Tetes, ulangan 1').press('Tab');
  await expect(analis.getByText('n = 1 dari 1')).toBeVisible();
  await analis.getByRole('button', { name: 'Simpan', exact: true }).click();
  await analis.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(analis).toHaveURL(lembar);
  await expect(blangko.getByRole('option')).toHaveCount(2);
});

import type { Page } from '@playwright/test';
import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { kotak } from '#tests/e2e/support/perangkat.ts';
import { keliru, mahasiswa, milikBernama } from '#tests/e2e/support/pendaftar.ts';
import { expect, geser, harusTersimpan } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

const survei = (page: Page) => page.getByRole('dialog', { name: 'Survei kepuasan' });

/** Prints the report where one stands. */
async function cetak(page: Page): Promise<void> {
  const tombol = page.getByRole('button', { name: 'Cetak LHU' });
  await expect(tombol).toBeInViewport({ ratio: 1 });
  const unduhan = page.waitForEvent('download');
  await tombol.click();
  expect((await unduhan).suggestedFilename()).toMatch(/^Lhu [\w-]+\.pdf$/);
}

/** Nothing stands over the last words of the page, scrolled to its end. */
const akhirTerbaca = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const akhir = [...document.querySelectorAll('main h2')]
      .filter((judul) => judul.closest('[role="dialog"]') === null)
      .at(-1)!
      .closest('section')!;
    const { left, bottom } = akhir.getBoundingClientRect();
    return akhir.contains(document.elementFromPoint(left + 24, bottom - 4));
  });

test('[SURVEY-07, LHU-18, GAP-140, GAP-141, MSG-21] the survey opens by itself at 14 until it is answered, beside the report and never in its way, and waits in silence at 15; the document that was asked for can be seen large beside the report', async ({
  tab,
  proses,
}) => {
  const naga = await milikBernama(proses.url, mahasiswa, 'Ekstrak kulit buah naga');
  expect(naga).toMatchObject({ idPengujianStatusPengajuan: 14, flagSudahSurvei: 0 });
  const api = await masukApi(proses.url, mahasiswa);
  const { status } = await api.panggil('PUT', '/test-report/request-document', {
    uuid: naga.uuid,
    flag_request_dokumen_tambahan: 1,
    deskripsi_request_dokumen_tambahan: 'Kromatogram asli',
  });
  expect(status).toBe(200);
  const page = await tab(mahasiswa, 'ponsel');
  const air = await milikBernama(proses.url, mahasiswa, 'Air minum dalam kemasan galon');
  const lhu = `/pendaftaran/lhu?uuid=${air.uuid}`;
  await page.goto(lhu);
  for (const ukuran of ['laptop', 'ponsel'] as const)
    await test.step(`beside the report, which is read and printed, on a ${ukuran}`, async () => {
      await page.setViewportSize(kotak[ukuran]);
      await expect(survei(page)).toBeVisible();
      await cetak(page);
      expect(await akhirTerbaca(page)).toBe(true);
      await expect(survei(page)).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
    });
  // Not asked for, it takes no focus; asked for, it does, and gives it back.
  await page.keyboard.press('Escape');
  await expect(survei(page)).toBeVisible();
  await survei(page).getByRole('button', { name: 'Nanti saja' }).click();
  await expect(survei(page)).toHaveCount(0);
  const isi = page.getByRole('button', { name: 'Isi survei kepuasan' });
  await isi.click();
  await expect(survei(page)).toBeFocused();
  await survei(page).getByRole('radio').first().focus();
  await page.keyboard.press('Escape');
  await expect(survei(page)).toHaveCount(0);
  await expect(isi).toBeFocused();
  await cetak(page);
  const saklar = page.getByRole('switch', { name: 'Ajukan dokumen tambahan' });
  await geser(saklar, true);
  await expect(page.getByRole('textbox', { name: 'Nama dokumen' })).toBeVisible();
  await periksa(page, 'laporan');
  await page.getByRole('textbox', { name: 'Nama dokumen' }).fill('Kromatogram asli');
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  const tanya = page.getByRole('dialog', { name: 'Ajukan dokumen tambahan ?' });
  await expect(tanya).toContainText('Pastikan nama dokumen sudah benar: Kromatogram asli');
  await tanya.getByRole('button', { name: 'Batal' }).click();
  await expect(tanya).toBeHidden();
  await geser(saklar, false);

  await page.goto(lhu);
  await expect(survei(page)).toBeVisible();
  await survei(page).getByRole('button', { name: 'Kirim' }).click();
  await expect(keliru(page).first()).toBeVisible();
  await periksa(page, 'survei dengan isian keliru');
  for (const pertanyaan of await survei(page).getByRole('radiogroup').all())
    await pertanyaan.getByRole('radio', { name: 'Puas', exact: true }).check();
  await survei(page).getByRole('textbox').first().fill('Tidak ada');
  await survei(page).getByRole('button', { name: 'Kirim' }).click();
  await page.getByRole('button', { name: /^Ya/ }).click();
  await harusTersimpan(page, 'Data survey berhasil disimpan');
  await expect(page.getByText('Survei sudah diisi. Terima kasih.')).toBeVisible();
  await page.goto(lhu);
  await cetak(page);

  // Not answered either, but past 14: it can be opened and does not open by itself.
  await page.goto(`/pendaftaran/lhu?uuid=${naga.uuid}`);
  await expect(page.getByRole('button', { name: 'Tarik permintaan' })).toBeVisible();
  await cetak(page);
  await page.getByRole('button', { name: 'Isi survei kepuasan' }).click();
  await expect(survei(page)).toBeVisible();

  const sambiloto = await milikBernama(proses.url, mahasiswa, 'Ekstrak sambiloto terstandar');
  await page.goto(`/pendaftaran/lhu?uuid=${sambiloto.uuid}`);
  await page
    .getByRole('button', { name: /^Perbesar Dokumen tambahan/ })
    .first()
    .click();
  await expect(
    page.getByRole('dialog', { name: 'Dokumen tambahan' }).locator('canvas').first(),
  ).toBeVisible();
  await periksa(page, 'dokumen tambahan');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await periksa(page, 'laporan dengan dokumen tambahan');
});

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Sampel } from '#domain/pengujian/schema.ts';
import { jpg, pdf } from '#tests/support/berkas.ts';
import { hari } from './pendaftar.ts';
import { expect } from './uji.ts';

/** A file as a person would choose it. */
export const berkas = {
  pdf: (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf(name)) }),
  jpg: (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(jpg(name)) }),
};

/** The value that stands with a label. */
export const fakta = (di: Locator | Page, label: string): Locator =>
  di
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('+ dd');

/**
 * What cells say to the ear: a long name in full, though it is drawn shortened. All that stand there at one moment: of a
 * list that is about to change, one after the other would be waited for in vain.
 */
export const namaPenuh = (sel: Locator): Promise<string[]> =>
  sel.evaluateAll((cells) =>
    cells.map((cell) => {
      const copy = cell.cloneNode(true) as Element;
      for (const drawn of copy.querySelectorAll('[aria-hidden]')) drawn.remove();
      return (copy.textContent ?? '').trim();
    }),
  );

/** What every page that shows a sample says of it (REG-58, TESTADM-09, LHU-06). */
export async function cocokkanSampel(kartu: Locator, sampel: Sampel): Promise<void> {
  for (const [label, isi] of [
    ['Nama', sampel.nama],
    ['Kode sampel', sampel.kodeSampel ?? '-'],
    ['Jumlah', `${sampel.jumlah} kemasan`],
    ['Bentuk sampel', sampel.phase.namaBentukSampel],
    ['Penyimpanan', sampel.storage.namaPenyimpananSampel],
    ['Kondisi', sampel.condition.namaKondisiSampel],
    ['Kemasan', sampel.kemasan],
    ['Tanggal penerimaan', sampel.tglPenerimaanSampel ? hari(sampel.tglPenerimaanSampel) : '-'],
  ] as const)
    await expect(fakta(kartu, label), label).toHaveText(isi);
}

/** Opens a list of choices and takes one, which closes it. */
export async function pilih(
  page: Page,
  label: string | RegExp,
  pilihan: string | RegExp,
  di: Page | Locator = page,
): Promise<void> {
  await di.getByRole('combobox', { name: label }).first().click();
  await page.getByRole('option', { name: pilihan }).first().click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** A day in the calendar of a phone, which fills the screen; a later one may stand a month on. */
export async function pilihHari(page: Page, label: string, tanggal: string): Promise<void> {
  await page.getByRole('button', { name: label }).last().click();
  const kalender = page.getByRole('dialog', { name: label });
  await expect(kalender).toBeVisible();
  const tombol = kalender.getByRole('button', { name: hari(tanggal), exact: true });
  if (!(await tombol.isVisible())) await kalender.getByRole('button', { name: 'Bulan berikutnya' }).click();
  await tombol.click();
  await expect(kalender).toHaveCount(0);
}

/** 'Simpan' and the question that follows. */
export async function simpan(page: Page, tombol = 'Simpan'): Promise<void> {
  await page.getByRole('button', { name: tombol, exact: true }).click();
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
}

/** Fills in the registration of one sample with one test and goes on to its review page. */
export async function isiPendaftaran(
  page: Page,
  nama: string,
  gambar = berkas.jpg('serbuk.jpg'),
): Promise<void> {
  await page.goto('/pendaftaran/tambah');
  await pilih(page, 'Laboratorium penguji', 'LPOMK');
  await page.getByRole('textbox', { name: 'Nama' }).fill(nama);
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('3');
  await pilih(page, 'Bentuk sampel', 'Serbuk');
  await pilih(page, 'Penyimpanan', /Suhu ruang \(/);
  await pilih(page, 'Kondisi', 'Baik, kemasan utuh');
  await page.getByRole('textbox', { name: 'Kemasan' }).fill('Sachet 25 g');
  await page.locator('input[type="file"]').first().setInputFiles(gambar);
  await expect(page.getByRole('button', { name: 'Ganti file' })).toBeVisible();
  await pilih(page, 'Pilih parameter', /^Angka Lempeng Total/);
  await page.getByRole('textbox', { name: 'Replikasi' }).fill('2');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('heading', { name: /Perkiraan biaya/ })).toBeVisible();
}

/** Sends the proof of the open invoice of the record whose payment page is open. */
export async function kirimBukti(page: Page, bukti = berkas.pdf('bukti-transfer.pdf')): Promise<void> {
  await page
    .getByRole('button', { name: /^Kirim bukti/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Nomor rekening' }).fill('0123456789');
  await page.getByRole('textbox', { name: 'Nama bank' }).fill('Bank Contoh');
  await page.getByRole('textbox', { name: 'Nama pemilik rekening' }).fill('Rizky Aditya Pratama');
  await page.locator('input[type="file"]').first().setInputFiles(bukti);
  await expect(page.getByRole('button', { name: 'Ganti file' })).toBeVisible();
  await simpan(page);
}

/** Presses a button that makes a PDF: its file name and its bytes, and that the progress dialog stood meanwhile (MSG-18). */
export async function unduhPdf(page: Page, tombol: Locator): Promise<{ nama: string; bytes: Uint8Array }> {
  // It may stand for no longer than a frame: whoever looks at frames only may miss it, so the page keeps what it saw.
  const progres = await page.evaluateHandle(() => {
    const terlihat = { sekali: false };
    new MutationObserver((_, pengamat) => {
      const dialog = [...document.querySelectorAll('[role="dialog"]')];
      if (!dialog.some((one) => one.textContent.includes('Proses download pdf....'))) return;
      terlihat.sekali = true;
      pengamat.disconnect();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return terlihat;
  });
  const unduhan = page.waitForEvent('download');
  await tombol.click();
  const file = await unduhan;
  expect(await progres.evaluate((terlihat) => terlihat.sekali)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return { nama: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) };
}

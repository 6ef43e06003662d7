import type { Page } from '@playwright/test';
import { expect } from './uji.ts';

export const editor = (page: Page) => page.locator('.ProseMirror[contenteditable="true"]');

/** Opens the report form of a parameter and types into it until the device has kept it. */
export async function tulisDraf(page: Page, uuid: string, isi: string): Promise<void> {
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Buat laporan', exact: true }).click();
  await editor(page).pressSequentially(isi);
  await expect(page.getByText(/Tersimpan di perangkat \d/)).toBeVisible();
}

/** Writes a progress report and saves it; the page is back at the list. */
export async function simpanLaporan(page: Page, uuid: string, isi: string): Promise<void> {
  await tulisDraf(page, uuid, isi);
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page).toHaveURL(/\/analisis-sampel$/);
}

/** Saves the open form; without a network the device has it in the end and the form is closed. */
export async function simpanIsian(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

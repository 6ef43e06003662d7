import type { Page } from '@playwright/test';
import type { Surat } from '#domain/surat/schema.ts';
import type { Api } from './api.ts';
import { expect } from './uji.ts';

/** The newest letter of whoever asks; an application may reach the server later than it is confirmed. */
export const terbaru = async (api: Api): Promise<Surat | undefined> =>
  ((await api.panggil('GET', '/submission-lab-free')).data as Surat[])[0];

/** What each laboratory of a letter, and then the payment officer, have decided. */
export const putusan = async (api: Api): Promise<Record<string, number>> => {
  const surat = await terbaru(api);
  if (!surat) return {};
  const laboratorium = surat.detail.map(
    ({ laboratory, flagVerif }) => [laboratory.namaLaboratorium, flagVerif] as const,
  );
  return { ...Object.fromEntries(laboratorium), pembayaran: surat.putusanPembayaran.flagVerif };
};

export const kepalaTabel = (page: Page): Promise<string[]> =>
  page.getByRole('columnheader').allTextContents();

/** Sends what is chosen in the form or on the page, and says yes to the question, which tells what will come of it. */
export async function ajukan(page: Page, akibat: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  const tanya = page.getByRole('dialog', { name: 'Ajukan surat bebas lab ?' });
  await expect(tanya).toContainText('Pastikan pengajuan sudah memenuhi dua persyaratan pengajuan.');
  await expect(tanya).toContainText(akibat);
  await tanya.getByRole('button', { name: 'Ya, ajukan' }).click();
}

import type { Locator, Page } from '@playwright/test';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Pengujian, PengujianRingkas } from '#domain/pengujian/schema.ts';
import { masukApi } from './api.ts';
import { expect } from './uji.ts';

export const mahasiswa = 'mahasiswa@kampus.example';
export const dosen = 'dosen@kampus.example';
export const industri = 'industri@perusahaan.example';

/** What the server holds of this person's own submissions. */
export async function milik(url: string, email: string): Promise<Pengujian[]> {
  const api = await masukApi(url, email);
  const daftar = (await api.panggil('GET', '/test')).data as PengujianRingkas[];
  // A list has no samples: each record is read by itself.
  return Promise.all(
    daftar.map(async ({ uuid }) => (await api.panggil('GET', `/test?uuid=${uuid}`)).data as Pengujian),
  );
}

/** What the server holds of this person's own research. */
export async function penelitianMilik(url: string, email: string): Promise<Penelitian[]> {
  const { panggil } = await masukApi(url, email);
  return (await panggil('GET', '/research?id_jenis_penggunaan=1&per_page=200')).data as Penelitian[];
}

/** The own submission of this name, or one that holds it. */
export async function milikBernama(url: string, email: string, nama: string): Promise<Pengujian> {
  const found = (await milik(url, email)).find(({ namaSampel }) => namaSampel.includes(nama));
  expect(found, `a submission of ${email} called ${nama}`).toBeDefined();
  return found!;
}

/** A day as people write it (MSG-35); a row of a list has its month short. */
export const hari = (moment: string, month: 'long' | 'short' = 'long'): string =>
  new Date(moment).toLocaleDateString('id-ID', {
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'Asia/Jakarta',
  });

/** A telephone number as it is read aloud. */
export const telepon = (nomor: string): string => nomor.match(/.{1,4}/g)!.join(' ');

/** A time of day as people write it (MSG-36). */
export const pukul = (moment: string): string =>
  `${new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Jakarta' })} WIB`;

/** Money as people write it (MSG-37), whatever kind of space stands in it. */
export const rupiah = (nilai: number): RegExp =>
  new RegExp(`^Rp\\s${nilai.toLocaleString('id-ID').replaceAll('.', '\\.')}$`);

/** The lines of the summary over a form: what is wrong, field by field. */
export const keliru = (page: Page): Locator => page.getByRole('alert').getByRole('link');

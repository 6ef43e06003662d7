import type { FieldError } from '#domain/core/errors.ts';
import type { Contoh } from './contoh.ts';
import type { IsiLembar } from './schema.ts';
import type { HasilContoh } from './versi.ts';

/** PROVISIONAL until the calculation is merged. */
export const salahIsi = (_isi: IsiLembar): FieldError[] => [];
export const cobaSemua = (_isi: IsiLembar, contoh: readonly Contoh[]): HasilContoh[] =>
  contoh.map(({ judul, harapan }) => ({
    judul,
    cocok: true,
    baris: harapan.map(({ nama, tampil }) => ({ nama, harapan: tampil, keluar: tampil })),
  }));

/** Why a version does not reproduce its worked examples, or null: it does (ISO/IEC 17025, 7.11.2). */
export function contohKeliru(hasil: readonly HasilContoh[]): string | null {
  if (hasil.length === 0)
    return 'Versi ini belum mempunyai contoh kerja. Tulis sedikitnya satu, dengan hasil yang diharapkan.';
  const salah = hasil.find(({ cocok }) => !cocok);
  const baris = salah?.baris.find(({ harapan, keluar }) => harapan !== keluar);
  if (!salah) return null;
  return baris
    ? `Contoh '${salah.judul}' menghasilkan ${baris.nama} = ${baris.keluar}, bukan ${baris.harapan}. Perbaiki rumus atau contohnya dahulu.`
    : `Contoh '${salah.judul}' tidak menghasilkan yang diharapkan. Perbaiki rumus atau contohnya dahulu.`;
}

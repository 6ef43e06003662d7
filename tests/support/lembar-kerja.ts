import { IsiLembarSchema, type IsiLembar } from '#domain/lembar-kerja/schema.ts';
import type { Isian, Sel } from '#domain/lembar-kerja/sel.ts';

/** A cell as the bench leaves it; `~` before its value crosses it out. */
const sel = (nilai: string): Sel => ({
  nilai: nilai.replace(/^~/, ''),
  dicoret: nilai.startsWith('~') ? { alasan: 'Pencilan', keterangan: 'uji' } : null,
  catatan: null,
  pada: '2026-11-26T01:00:00.000Z',
});

/** Cells by their keys. */
export const isian = (nilai: Readonly<Record<string, string>>): Isian =>
  Object.fromEntries(Object.entries(nilai).map(([kunci, satu]) => [kunci, sel(satu)]));

/** The cells of one input over the replicates from the first on: kolom('b', '1', '2') is b.1 and b.2. */
export const kolom = (nama: string, ...nilai: readonly string[]): Record<string, string> =>
  Object.fromEntries(nilai.map((satu, urutan) => [`${nama}.${urutan + 1}`, satu]));

/** The items of a series or list. */
export const deret = (nama: string, ulangan: number, ...nilai: readonly string[]): Record<string, string> =>
  kolom(`${nama}.${ulangan}`, ...nilai);

export const angka = (nama: string, lain: Readonly<Record<string, unknown>> = {}) => ({
  jenis: 'angka',
  nama,
  label: nama,
  ...lain,
});
export const rumus = (nama: string, ungkapan: string) => ({ nama, label: nama, ungkapan });
export const tetapan = (nama: string, nilai: string) => ({ nama, label: nama, nilai });

/** A sheet of what is said of it, to two decimals where nothing else is said. */
export const lembar = (isi: Readonly<Record<string, unknown>>): IsiLembar =>
  IsiLembarSchema.parse({ pembulatan: { ke: 'desimal', banyak: 2 }, ...isi });

import { z } from 'zod';
import { saat, teks, teksOpsional, uuid } from '#domain/core/fields.ts';

/** Why a measured value is not used. It stays readable, never deleted. */
export const alasanCoret = [
  'Salah tulis',
  'Tumpah atau rusak',
  'Alat bermasalah',
  'Di luar rentang',
  'Pencilan',
  'Lainnya',
] as const;

/** A cell as its author left it: what was typed, when, and whether it counts. */
export type Sel = {
  /** As typed: trailing zeros are data. Empty: not measured yet. */
  nilai: string;
  /** Why it is not used, or null: it is. */
  dicoret: { alasan: (typeof alasanCoret)[number]; keterangan: string } | null;
  catatan: string | null;
  /** When it was left, by the device's corrected clock. */
  pada: string;
};

/** The cells of a block by their key. */
export type Isian = Readonly<Record<string, Sel>>;

/** The same of a list, as records and writes have them. */
export const isianDari = (semua: readonly ({ kunci: string } & Sel)[]): Isian =>
  Object.fromEntries(semua.map(({ kunci, ...sel }) => [kunci, sel]));

/** A number as its reader sees it: a decimal point as comma; everything else as it was typed. */
export const tampilSel = (nilai: string): string =>
  /^[<>]?\s*[-\u2212]?\d+\.\d+$/.test(nilai) ? nilai.replace('.', ',') : nilai;

/** The key of a cell: `w1.2` is w1 of the second replicate, `bobot.0` asked once, `w0.2.3` the third of a series or list. */
export const kunciSel = (nama: string, ulangan: number, butir?: number | string): string =>
  butir === undefined ? `${nama}.${ulangan}` : `${nama}.${ulangan}.${butir}`;

/** The item of a plate: dilution 10^-2, first plate: '2-1'. */
export const butirCawan = (pengenceran: number, cawan: number): string => `${pengenceran}-${cawan}`;

const kunci = () =>
  teks(80).refine(
    (kata) => /^[A-Za-z][A-Za-z0-9_]*\.\d{1,2}(\.\d{1,2}(-\d)?)?$/.test(kata),
    'Sel ini tidak ada di lembar kerja.',
  );

/** What a write says of one cell. `semula` is what its author saw there: whoever else wrote it meanwhile is not covered over. */
export const TulisSelSchema = z.object({
  kunci: kunci(),
  nilai: teksOpsional(80).transform((nilai) => nilai ?? ''),
  dicoret: z
    .object({ alasan: z.enum(alasanCoret, { error: 'Pilih alasan.' }), keterangan: teks(300) })
    .nullable()
    .default(null),
  catatan: teksOpsional(500),
  pada: saat(),
  semula: z
    .object({ nilai: z.string().max(80), dicoret: z.boolean() })
    .nullable()
    .default(null),
});
export type TulisSel = z.output<typeof TulisSelSchema>;

/** A timer of a parameter: begun, due, ended; `kunci` is the series it asks the next weighing of. */
export const PengingatSchema = z.object({
  uuid: uuid(),
  label: teks(120),
  kunci: kunci().nullable().default(null),
  mulai: saat(),
  jatuh: saat(),
  selesai: saat().nullable().default(null),
});
export type Pengingat = z.output<typeof PengingatSchema>;

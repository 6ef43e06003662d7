import type { HasilLembar } from '#domain/lembar-kerja/hasil.ts';
import { hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import type { KeadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import type { Isian } from '#domain/lembar-kerja/sel.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';

/** Cells of the data shared by the samples of a day, by their id, as far as this device has them. */
export type IsianBersama = ReadonlyMap<string, Isian>;

/** What a sheet comes to with what it rests on. */
export const hitungKeadaan = (
  { isi }: VersiLembar,
  { isian, batas, bersama }: Pick<KeadaanLembar, 'isian' | 'batas' | 'bersama'>,
  data: IsianBersama,
): HasilLembar =>
  hitungLembar(
    isi,
    isian,
    Object.fromEntries(Object.entries(bersama).map(([nama, uuid]) => [nama, data.get(uuid) ?? null])),
    batas,
  );

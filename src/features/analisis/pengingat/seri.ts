import { sebutSel } from '#domain/lembar-kerja/kunci.ts';
import { kunciSel, type Isian } from '#domain/lembar-kerja/sel.ts';
import type { Blok, Masukan } from '#domain/lembar-kerja/schema.ts';
import { bentukDari, deret } from '#features/lembar-kerja/kisi.ts';

const kunciSeri = (masukan: readonly Masukan[], ulangan: number): string[] =>
  masukan.filter(({ jenis }) => jenis === 'seri').map(({ nama }) => kunciSel(nama, ulangan));

/** The series of a sheet that a timer may be about: its key, and what it is called. */
export function seriDari(blok: Blok, isian: Isian): { value: string; label: string }[] {
  const { ulangan } = bentukDari(blok, isian, { ulangan: 0, seri: {} });
  return [
    ...kunciSeri(blok.perSampel, 0),
    ...deret(ulangan).flatMap((satu) => kunciSeri(blok.perUlangan, satu)),
  ].map((value) => ({ value, label: sebutSel(blok, value) }));
}

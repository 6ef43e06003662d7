import type { FieldError } from '#domain/core/errors.ts';
import { wireField } from '#domain/core/wire.ts';
import { cobaContoh } from './coba-contoh.ts';
import type { Contoh } from './contoh.ts';
import { periksaLembar } from './periksa.ts';
import type { IsiLembar } from './schema.ts';
import type { ContohDicoba } from './versi.ts';

/** Everything for which a version is not saved, each at its field as it was sent (BEYOND-02). */
export const salahIsi = (isi: IsiLembar): FieldError[] =>
  periksaLembar(isi).map(({ path, message }) => ({ field: wireField(['isi', ...path]), message }));

/** What every worked example of a version comes to. */
export const cobaSemua = (isi: IsiLembar, contoh: readonly Contoh[]): ContohDicoba[] =>
  contoh.map((satu) => {
    const baris = cobaContoh(isi, satu);
    return { judul: satu.judul, cocok: baris.every(({ sama }) => sama), baris: [...baris] };
  });

/** Why a version is not proven by its worked examples, or null: it is (BEYOND-07; ISO/IEC 17025, 7.11.2). */
export function contohKeliru(dicoba: readonly ContohDicoba[]): string | null {
  if (dicoba.length === 0)
    return 'Versi ini belum mempunyai contoh kerja. Tulis sedikitnya satu, dengan hasil yang diharapkan.';
  const salah = dicoba.flatMap(({ judul, baris }) =>
    baris.flatMap(({ sama, nama, tampil, keluar }) =>
      sama ? [] : [`Contoh '${judul}': ${nama} menghasilkan ${keluar}, bukan ${tampil}.`],
    ),
  );
  return salah[0] === undefined ? null : `${salah[0]} Perbaiki rumus atau contohnya dahulu.`;
}

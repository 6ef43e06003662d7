import type { FieldError } from '#domain/core/errors.ts';
import type { DataBersama } from './bersama.ts';
import type { KeadaanLembar } from './keadaan.ts';
import type { Blok } from './schema.ts';
import type { TulisSel } from './sel.ts';
import { masukanSel, salahSel } from './sel-blok.ts';

/** What is wrong with cells that are written into a block: ones it does not have or has twice, and what no number is read from. Field names as sent. */
export const periksaSel = (
  blok: Pick<Blok, 'perSampel' | 'perUlangan'>,
  sel: readonly Pick<TulisSel, 'kunci' | 'nilai' | 'dicoret'>[],
): FieldError[] =>
  sel.flatMap(({ kunci, nilai, dicoret }, at): FieldError[] => {
    const masukan = masukanSel(blok, kunci);
    if (!masukan)
      return [{ field: `sel[${at}][kunci]`, message: 'Sel ini tidak ada di jenis data bersama ini.' }];
    if (sel.findIndex((lain) => lain.kunci === kunci) !== at)
      return [{ field: `sel[${at}][kunci]`, message: 'Sel ini disebut dua kali.' }];
    // What was written wrong is crossed out as it was written.
    const message = dicoret ? null : salahSel(masukan, nilai);
    return message === null ? [] : [{ field: `sel[${at}][nilai]`, message }];
  });

/** Data by their id, as far as somebody has them. */
export type SemuaData = ReadonlyMap<string, Pick<DataBersama, 'uuid' | 'gantikan' | 'digantiOleh'>>;

/** A reference of a sheet to data that were replaced since: by which name, to what, and what is in force now. */
export type RujukanDiganti = { nama: string; uuid: string; kini: string };

/** The references of a sheet to data that were replaced since. Nothing is computed anew: who keeps the sheet decides (BEYOND-09). */
export const rujukanDiganti = (
  { bersama }: Pick<KeadaanLembar, 'bersama'>,
  semua: SemuaData,
): RujukanDiganti[] =>
  Object.entries(bersama).flatMap(([nama, uuid]) => {
    const kini = yangBerlaku(uuid, semua);
    return kini === uuid ? [] : [{ nama, uuid, kini }];
  });

/** The id of what is in force of these data: they themselves, or the last that took their place. */
function yangBerlaku(uuid: string, semua: SemuaData): string {
  const oleh = semua.get(uuid)?.digantiOleh ?? null;
  return oleh === null ? uuid : yangBerlaku(oleh, semua);
}

/** All that these data were and became, oldest first, as far as somebody has them. */
export function riwayatData(uuid: string, semua: SemuaData): string[] {
  const sebelum = semua.get(uuid)?.gantikan ?? null;
  if (sebelum !== null && semua.has(sebelum)) return riwayatData(sebelum, semua);
  const berikut = (satu: string): string[] => {
    const oleh = semua.get(satu)?.digantiOleh ?? null;
    return [satu, ...(oleh !== null && semua.has(oleh) ? berikut(oleh) : [])];
  };
  return berikut(uuid);
}

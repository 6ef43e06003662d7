import type { Laboratorium } from '#domain/laboratorium/schema.ts';
import { jedaBerjalan, type Dijanjikan } from './jeda.ts';
import { hariKerjaAntara, setelahHariKerja, type Kalender } from './kalender.ts';

/** The stages of a test for which a laboratory says how many working days it takes (BEYOND-27). */
export const tahapPengujian = ['hariPengujian', 'hariReview', 'hariPelaporan'] as const;
/** The same of a research: what its laboratory still has to do once it is not used any more (BEYOND-37). */
export const tahapPenelitian = ['hariPenyelesaian'] as const;

/**
 * By when the report of a test is promised, given on the day its down payment was verified. A promise is a day that stays:
 * a holiday that is decreed later moves none (BEYOND-28).
 */
export const janjiPengujian = (
  lab: Pick<Laboratorium, (typeof tahapPengujian)[number]>,
  kalender: Kalender,
  hari: string,
): string =>
  setelahHariKerja(
    kalender,
    hari,
    tahapPengujian.reduce((jumlah, tahap) => jumlah + lab[tahap], 0),
  );

/**
 * By when a laboratory settles what is left of a research, its bill and what comes back, given on the day it was approved:
 * after the last day of use, or after its approval where that came later (BEYOND-37).
 */
export const janjiPenelitian = (
  lab: Pick<Laboratorium, (typeof tahapPenelitian)[number]>,
  kalender: Kalender,
  { tglSelesai, hari }: { tglSelesai: string; hari: string },
): string => setelahHariKerja(kalender, yangLebihAkhir(tglSelesai, hari), lab.hariPenyelesaian);

/**
 * Where that promise lies once the use ends on another day: as many working days after it as it lay after the last day of
 * use before, so that the pauses it has had and the days it was given stay, but never after a day that is over.
 */
export const janjiMasaBaru = (
  kalender: Kalender,
  janji: string,
  { dari, ke, hari }: { dari: string; ke: string; hari: string },
): string =>
  dari === ke
    ? janji
    : setelahHariKerja(
        kalender,
        yangLebihAkhir(ke, hari),
        Math.max(hariKerjaAntara(kalender, dari, janji), 1),
      );

const yangLebihAkhir = (a: string, b: string): string => (a > b ? a : b);

/** A promise that was moved, and where it lay before anything moved it. */
export const janjiBergeser = (
  lama: { janji: string | null; janjiSemula: string | null },
  janji: string,
): { janji: string; janjiSemula: string | null } => {
  const semula = lama.janjiSemula ?? lama.janji;
  return { janji, janjiSemula: semula === janji ? null : semula };
};

/** How a promise stands on a day: what it says, and how it is to look. */
export type KeadaanJanji = { nada: 'lewat' | 'dekat' | 'lama'; kata: string };

/** From this many working days on, a promise is near. */
const dekat = 2;

/** In words: how many working days are left, or by how many it is late (BEYOND-29). */
export function keadaanJanji(kalender: Kalender, janji: string, hariIni: string): KeadaanJanji {
  if (janji === hariIni) return { nada: 'dekat', kata: 'hari ini' };
  const sisa = hariKerjaAntara(kalender, hariIni, janji);
  // On a closed day after it nobody could have worked yet, and it is late all the same.
  if (janji < hariIni)
    return { nada: 'lewat', kata: sisa === 0 ? 'terlambat' : `terlambat ${-sisa} hari kerja` };
  return { nada: sisa <= dekat ? 'dekat' : 'lama', kata: `${Math.max(sisa, 1)} hari kerja lagi` };
}

/** The first day from which on a promise, seen from another day, is neither late nor near. */
export const batasMendesak = (kalender: Kalender, hariIni: string): string =>
  setelahHariKerja(kalender, hariIni, dekat + 1);

/** Whether a promise is late or near: what waits with it comes first (BEYOND-32). One that is stopped presses nobody. */
export const mendesak = (kalender: Kalender, { janji, jeda }: Dijanjikan, hariIni: string): boolean =>
  janji !== null && janji < batasMendesak(kalender, hariIni) && jedaBerjalan(jeda).length === 0;

/** What comes before since when something has waited: first, by their day, promises that press (BEYOND-32). */
export const urutanJanji = (janji: string | null, mendesak: boolean): string =>
  mendesak ? `0 ${janji}` : '1';

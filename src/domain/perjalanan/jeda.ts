import { addDays } from '#domain/core/clock.ts';
import { formatDate } from '#domain/core/format.ts';
import { hariKerja, setelahHariKerja, type Kalender } from './kalender.ts';

/** By which name a promise may wait (BEYOND-31): nothing else moves it. */
export const sebabJeda = { pendaftar: 'menunggu pendaftar', alat: 'alat rusak' } as const;
export type SebabJeda = keyof typeof sebabJeda;
export const daftarSebabJeda = Object.keys(sebabJeda) as [SebabJeda, ...SebabJeda[]];

/** From a day on to another, or still. */
export type Rentang = { mulai: string; selesai: string | null };
export type Jeda = Rentang & { uuid: string; sebab: SebabJeda; alasan: string };

type Berakhir = Rentang & { selesai: string };
const berakhir = (satu: Rentang): satu is Berakhir => satu.selesai !== null;

/** The pauses that go on; what a device kept of an older server says nothing of any. */
export const jedaBerjalan = <J extends Rentang>(jeda: readonly J[] | undefined): J[] =>
  (jeda ?? []).filter(({ selesai }) => selesai === null);

/** The working days that ended pauses took, each once however many of them it lies in: those after a day up to another. */
function hariDijeda(kalender: Kalender, jeda: readonly Rentang[]): Set<string> {
  const semua = jeda.filter(berakhir).flatMap(({ mulai, selesai }) => {
    const hari: string[] = [];
    for (let satu = addDays(mulai, 1); satu <= selesai; satu = addDays(satu, 1)) hari.push(satu);
    return hari;
  });
  return new Set(semua.filter((hari) => hariKerja(kalender, hari)));
}

/**
 * Where a promise lies once a pause has ended beside others that have: as many working days are left of it as when it
 * stopped. It moves from where it lies, so that a holiday decreed meanwhile moves nothing that was told already.
 */
export const janjiSetelahJeda = (
  kalender: Kalender,
  janji: string,
  lain: readonly Rentang[],
  jeda: Rentang,
): string =>
  setelahHariKerja(
    kalender,
    janji,
    hariDijeda(kalender, [...lain, jeda]).size - hariDijeda(kalender, lain).size,
  );

/** By when a submission of either kind is promised, and what stops that. */
export type Dijanjikan = { janji: string | null; jeda: readonly Rentang[] };

/** Why a promise cannot be stopped, or cannot run on, or null (BEYOND-31). */
export const tanpaJanji = ({ janji }: Dijanjikan): string | null =>
  janji === null ? 'Belum ada janji selesai yang dapat dijeda.' : null;
export const tidakDijeda = ({ jeda }: Dijanjikan): string | null =>
  jedaBerjalan(jeda).length === 0 ? 'Janji selesai tidak sedang dijeda.' : null;

/** In words, of what goes on: 'Dijeda sejak 4 Januari 2027: menunggu pendaftar, alat rusak'; null where nothing does. */
export function kataJeda(jeda: readonly Jeda[] | undefined, tanggal = formatDate): string | null {
  const berjalan = jedaBerjalan(jeda);
  if (berjalan.length === 0) return null;
  const sejak = berjalan.map(({ mulai }) => mulai).sort()[0]!;
  return `Dijeda sejak ${tanggal(sejak)}: ${berjalan.map(({ sebab }) => sebabJeda[sebab]).join(', ')}`;
}

/** What the history says of an ended pause. */
export const kataGeser = (semula: string, menjadi: string): string =>
  semula === menjadi
    ? `Janji selesai tetap ${formatDate(menjadi)}.`
    : `Janji semula ${formatDate(semula)} menjadi ${formatDate(menjadi)}.`;

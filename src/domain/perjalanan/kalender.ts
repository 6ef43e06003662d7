import { addDays } from '#domain/core/clock.ts';
import type { Laboratorium } from '#domain/laboratorium/schema.ts';

/**
 * The reference lists that say when nobody works: `kode` is the day as a number, 20261225, of a decree the year it is for,
 * and `nama` is what the day, or the decree, is called.
 */
export const daftarLibur = {
  libur: 'hari-libur',
  cutiBersama: 'cuti-bersama',
  dasar: 'dasar-libur',
} as const;

/** A choice of one of those lists, as a server and a device have it. */
type BarisLibur = { jenis: string; kode: number };

/** When one laboratory works: which days of the week, and on which days it is closed. */
export type Kalender = {
  hariSeminggu: Laboratorium['hariSeminggu'];
  tutup: ReadonlySet<string>;
  /** The years whose closed days are known. */
  tahun: ReadonlySet<number>;
};

/** The day (YYYY-MM-DD) that such a number says. */
export const hariDari = (kode: number): string =>
  `${kode}`.replace(/^(\d{4})(\d{2})(\d{2})$/, (_, ...bagian: string[]) => bagian.slice(0, 3).join('-'));

/** The calendar of a laboratory: a 'cuti bersama' closes it where it says so (BEYOND-27). `libur` may be of any lists. */
export function kalenderDari(
  { hariSeminggu, flagCutiBersama }: Pick<Laboratorium, 'hariSeminggu' | 'flagCutiBersama'>,
  libur: readonly BarisLibur[],
): Kalender {
  const daftar = (jenis: string) => libur.filter((satu) => satu.jenis === jenis).map(({ kode }) => kode);
  const tutup = [...daftar(daftarLibur.libur), ...(flagCutiBersama ? daftar(daftarLibur.cutiBersama) : [])];
  return {
    hariSeminggu,
    tutup: new Set(tutup.map(hariDari)),
    tahun: new Set(daftar(daftarLibur.dasar)),
  };
}

/** Whether the laboratory works on a day (YYYY-MM-DD). */
export function hariKerja({ hariSeminggu, tutup }: Kalender, hari: string): boolean {
  const keBerapa = new Date(`${hari}T12:00:00Z`).getUTCDay();
  return keBerapa >= 1 && keBerapa <= hariSeminggu && !tutup.has(hari);
}

/** The day (YYYY-MM-DD) on which so many working days after `dari` are over; `dari` itself does not count. */
export function setelahHariKerja(kalender: Kalender, dari: string, jumlah: number): string {
  let hari = dari;
  for (let sisa = jumlah; sisa > 0;) {
    hari = addDays(hari, 1);
    if (hariKerja(kalender, hari)) sisa -= 1;
  }
  return hari;
}

/** How many working days lie after one day up to another; below zero where the other was before it. */
export function hariKerjaAntara(kalender: Kalender, dari: string, sampai: string): number {
  if (sampai < dari) return -hariKerjaAntara(kalender, sampai, dari);
  let jumlah = 0;
  for (let hari = dari; hari < sampai;) {
    hari = addDays(hari, 1);
    if (hariKerja(kalender, hari)) jumlah += 1;
  }
  return jumlah;
}

/** The years from one day to another whose closed days nobody has decreed yet, as far as is known here. */
export function tahunBelumDitetapkan({ tahun }: Kalender, dari: string, sampai: string): number[] {
  const [awal, akhir] = [dari, sampai].map((hari) => Number(hari.slice(0, 4)));
  // A promise that is late lies before its reader's day.
  const banyak = Math.max(akhir! - awal! + 1, 0);
  return Array.from({ length: banyak }, (_, ke) => awal! + ke).filter((satu) => !tahun.has(satu));
}

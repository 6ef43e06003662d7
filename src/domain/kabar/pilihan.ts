import type { CaraKabar } from '#domain/akun/cara-kabar.ts';
import { addDays, labDay, labMoment } from '#domain/core/clock.ts';
import { hariKerja, type Kalender } from '#domain/perjalanan/kalender.ts';
import type { jenisKabar } from './schema.ts';

/** Ways to reach a person outside the app, by the name the outbox has for them (BEYOND-34). */
export const kanalKabar = ['surel', 'whatsapp', 'dorong'] as const;
export type NamaKanal = (typeof kanalKabar)[number];

export type JenisKabar = (typeof jenisKabar)[number];

export type PilihanKabar = Record<JenisKabar, CaraKabar>;

/** At what time of the laboratories' day a digest goes. */
const jamRingkasan = '07:00';

/** Nobody's calendar closes a laboratory for longer. */
const palingLama = 60;

/** The next moment after this one at which a digest goes: the morning of a day on which one of these calendars works. */
export function ringkasanBerikut(kalender: readonly Kalender[], dari: Date): Date {
  let hari = labDay(dari);
  for (let sisa = palingLama; sisa > 0; sisa -= 1) {
    const pagi = labMoment(hari, jamRingkasan);
    if (pagi > dari && kalender.some((satu) => hariKerja(satu, hari))) return pagi;
    hari = addDays(hari, 1);
  }
  return labMoment(hari, jamRingkasan);
}

/** Whether this is the first working day of its week, whose digest also names what lies from before. */
export function awalPekan(kalender: readonly Kalender[], pada: Date): boolean {
  const hari = labDay(pada);
  const keBerapa = (new Date(`${hari}T12:00:00Z`).getUTCDay() + 6) % 7;
  return !Array.from({ length: keBerapa }, (_, ke) => addDays(hari, -1 - ke)).some((lalu) =>
    kalender.some((satu) => hariKerja(satu, lalu)),
  );
}

/** Whether word of it is still wanted: a turn until it is over, a change until it was read. */
export const masihPerlu = ({
  jenis,
  dibacaPada,
  selesaiPada,
}: {
  jenis: JenisKabar;
  dibacaPada: Date | null;
  selesaiPada: Date | null;
}): boolean => (jenis === 'giliran' ? selesaiPada === null : dibacaPada === null);

const menit = 60_000;
/** Growing waits between tries, some 46 hours in all. */
const jeda = [1, 5, 15, 60, 180, 360, 720, 720, 720].map((lama) => lama * menit);

/** How long to wait after so many tries that failed; null: nobody tries any more. */
export const jedaUlang = (percobaan: number): number | null => jeda[percobaan - 1] ?? null;

import { v7 as uuidv7 } from 'uuid';
import { labDay, labMoment } from '#domain/core/clock.ts';

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/** The moment of a wall-clock minute on a day. */
const momentOn = (day: string, minute: number) => new Date(labMoment(day).getTime() + minute * minuteMs);

/** Working days before today, counted backwards: 1 is the last one. Laboratories are closed at the weekend. */
export type Kalender = {
  /** The clock, and its day. */
  kini: Date;
  hariIni: string;
  saat: (hari: number, menit: number) => Date;
  /** The day itself; 0 is today or the first working day after it, negative ones are ahead. */
  tanggal: (hari: number) => string;
};

/** Tells demo moments: `saat(3, 570)` is 09:30 in Jakarta, three working days before `now`. Never today or later. */
export function kalenderSampai(now: Date): Kalender {
  const today = momentOn(labDay(now), 12 * 60).getTime();
  const past = hariKerja(today - dayMs, -dayMs);
  const ahead = hariKerja(today, dayMs);
  return {
    kini: now,
    hariIni: labDay(now),
    saat: (hari, menit) => {
      if (!Number.isInteger(hari) || hari < 1)
        throw new Error(`a demo script runs past yesterday (day ${hari})`);
      return momentOn(past(hari - 1), menit);
    },
    tanggal: (hari) => (hari < 1 ? ahead(-hari) : past(hari - 1)),
  };
}

/** The working days from a noon on, a step apart, by their number. */
function hariKerja(noon: number, step: number): (ke: number) => string {
  const days: string[] = [];
  let next = noon;
  return (ke) => {
    for (; days.length <= ke; next += step)
      if (![0, 6].includes(new Date(next).getUTCDay())) days.push(labDay(new Date(next)));
    return days[ke]!;
  };
}

/** So many calendar days after a day. */
export const geserHari = (day: string, days: number): string =>
  labDay(new Date(momentOn(day, 12 * 60).getTime() + days * dayMs));

/** A UUID of version 7 whose time is `saat`; `urutan` keeps siblings in order, a millisecond apart. */
export const idPada = (saat: Date, urutan = 0): string => uuidv7({ msecs: saat.getTime() + urutan });

/** The moment inside a UUID of version 7. */
export const saatDari = (uuid: string): Date =>
  new Date(Number.parseInt(uuid.replace('-', '').slice(0, 12), 16));

/** The year in Jakarta: number series begin anew with it. */
export const tahun = (saat: Date): string => labDay(saat).slice(0, 4);

/** The year and month in Jakarta as in sample codes: '2607'. */
export const yymm = (saat: Date): string => labDay(saat).slice(2, 7).replace('-', '');

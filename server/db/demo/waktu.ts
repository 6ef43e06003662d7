import { v7 as uuidv7 } from 'uuid';
import { jakartaDay } from '#domain/core/clock.ts';

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/** The moment of a wall-clock minute on a Jakarta day; Jakarta has no summer time. */
const momentOn = (day: string, minute: number) =>
  new Date(new Date(`${day}T00:00:00+07:00`).getTime() + minute * minuteMs);

/** Working days before today, counted backwards: 1 is the last one. Laboratories are closed at the weekend. */
export type Kalender = { saat: (hari: number, menit: number) => Date };

/** Tells demo moments: `saat(3, 570)` is 09:30 in Jakarta, three working days before `now`. Never today or later. */
export function kalenderSampai(now: Date): Kalender {
  const days: string[] = [];
  let noon = momentOn(jakartaDay(now), 12 * 60).getTime();
  const earlier = () => {
    do noon -= dayMs;
    while ([0, 6].includes(new Date(noon).getUTCDay()));
    return jakartaDay(new Date(noon));
  };
  return {
    saat: (hari, menit) => {
      if (!Number.isInteger(hari) || hari < 1)
        throw new Error(`a demo script runs past yesterday (day ${hari})`);
      while (days.length < hari) days.push(earlier());
      return momentOn(days[hari - 1]!, menit);
    },
  };
}

/** A UUID of version 7 whose time is `saat`; `urutan` keeps siblings in order, a millisecond apart. */
export const idPada = (saat: Date, urutan = 0): string => uuidv7({ msecs: saat.getTime() + urutan });

/** The moment inside a UUID of version 7. */
export const saatDari = (uuid: string): Date =>
  new Date(Number.parseInt(uuid.replace('-', '').slice(0, 12), 16));

/** The year in Jakarta: number series begin anew with it. */
export const tahun = (saat: Date): string => jakartaDay(saat).slice(0, 4);

/** The year and month in Jakarta as in sample codes: '2607'. */
export const yymm = (saat: Date): string => jakartaDay(saat).slice(2, 7).replace('-', '');

import { daftarLibur, kalenderDari, type Kalender } from '#domain/perjalanan/kalender.ts';
import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';
import { bacaBersama } from './use-baca.ts';

/** How a laboratory works whose device has not heard of it from its server yet. */
const bawaan = { hariSeminggu: 5, flagCutiBersama: true };

type KalenderDari = (idLaboratorium: number) => Kalender;

/** When each laboratory works, by the holidays a device keeps. */
export async function bacaKalender(db: OrangDb): Promise<KalenderDari> {
  const baris = await db.acuan
    .where('jenis')
    .anyOf('laboratorium', ...Object.values(daftarLibur))
    .toArray();
  const dikenal = new Map<number, Kalender>();
  return (id) => {
    const known = dikenal.get(id);
    if (known) return known;
    const profil = baris.find(({ jenis, kode }) => jenis === 'laboratorium' && kode === id)?.profil;
    const kalender = kalenderDari({ ...bawaan, ...profil }, baris);
    dikenal.set(id, kalender);
    return kalender;
  };
}

const useBersama = bacaBersama(bacaKalender);

/** The same, live and read once for every row that shows a promise; undefined while reading. */
export const useKalender = (): KalenderDari | undefined => useBersama(useOrang().db);

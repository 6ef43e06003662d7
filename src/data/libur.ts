import { labDay } from '#domain/core/clock.ts';
import { tahunDitunggu } from '#domain/libur/tahun.ts';
import { janjiPengujian } from '#domain/perjalanan/janji.ts';
import { daftarLibur, kalenderDari } from '#domain/perjalanan/kalender.ts';
import type { OrangDb } from './db.ts';
import type { Acuan } from './koleksi/acuan.ts';
import { useHitungan } from './hitungan.ts';

/** What this device keeps of holidays and decrees. */
const bacaBarisLibur = (db: OrangDb): Promise<Acuan[]> =>
  db.acuan.where('jenis').anyOf(Object.values(daftarLibur)).toArray();

/** The same, live; undefined while reading, and while the device is filled for the first time. */
export const useBarisLibur = (): readonly Acuan[] | undefined => useHitungan(bacaBarisLibur);

/** The years whose decree is missed today, by what every laboratory would promise (BEYOND-30). */
async function bacaTahunDitunggu(db: OrangDb): Promise<number[]> {
  const libur = await bacaBarisLibur(db);
  const lab = await db.acuan.where('jenis').equals('laboratorium').toArray();
  const hariIni = labDay(new Date());
  const janji = lab.flatMap(({ profil, tanpaRuang }) =>
    profil && !tanpaRuang ? [janjiPengujian(profil, kalenderDari(profil, libur), hariIni)] : [],
  );
  const ditetapkan = libur.filter(({ jenis }) => jenis === daftarLibur.dasar).map(({ kode }) => kode);
  const terjauh = [hariIni, ...janji].toSorted((a, b) => a.localeCompare(b)).at(-1)!;
  // A device that has no laboratories has not been told of any decree either.
  return lab.length === 0 ? [] : tahunDitunggu(hariIni, terjauh, new Set(ditetapkan));
}

export const useTahunDitunggu = (): readonly number[] | undefined => useHitungan(bacaTahunDitunggu);

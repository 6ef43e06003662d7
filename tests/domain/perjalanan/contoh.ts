import fc from 'fast-check';
import { addDays } from '#domain/core/clock.ts';
import { kalenderDari } from '#domain/perjalanan/kalender.ts';
import { listHariLibur } from '#server/db/reference/hari-libur.ts';

const libur = Object.entries(listHariLibur).flatMap(([tahun, isi]) => [
  { jenis: 'dasar-libur', kode: Number(tahun) },
  ...Object.keys(isi.libur).map((hari) => ({
    jenis: 'hari-libur',
    kode: Number(tahun + hari.replace('-', '')),
  })),
  ...Object.keys(isi.cutiBersama).map((hari) => ({
    jenis: 'cuti-bersama',
    kode: Number(tahun + hari.replace('-', '')),
  })),
]);
/** When a laboratory works by the decrees there are. */
export const kalender = (hariSeminggu = 5, flagCutiBersama = true) =>
  kalenderDari({ hariSeminggu, flagCutiBersama }, libur);

/** A day from before the end of a year on to four years later. */
export const hariMana = fc.integer({ min: 0, max: 1500 }).map((ke) => addDays('2025-11-01', ke));
/** Any week, with any days closed besides. */
export const kalenderMana = fc
  .tuple(fc.constantFrom(5, 6), fc.boolean(), fc.array(hariMana, { maxLength: 40 }))
  .map(([hariSeminggu, flagCutiBersama, tutup]) =>
    kalenderDari({ hariSeminggu, flagCutiBersama }, [
      ...libur,
      ...tutup.map((satu) => ({ jenis: 'hari-libur', kode: Number(satu.replaceAll('-', '')) })),
    ]),
  );

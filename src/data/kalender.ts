import { useMemo } from 'react';
import { daftarLibur, kalenderDari, type Kalender } from '#domain/perjalanan/kalender.ts';
import { useOrang } from './app.ts';
import { useBaca } from './use-baca.ts';

/** How a laboratory works whose device has not heard of it from its server yet. */
const bawaan = { hariSeminggu: 5, flagCutiBersama: true };

/** When each laboratory works, by the holidays this device keeps; undefined while reading. */
export function useKalender(): ((idLaboratorium: number) => Kalender) | undefined {
  const { db } = useOrang();
  const baris = useBaca(
    () =>
      db.acuan
        .where('jenis')
        .anyOf('laboratorium', ...Object.values(daftarLibur))
        .toArray(),
    [db],
  );
  return useMemo(
    () =>
      baris &&
      ((id) => {
        const profil = baris.find(({ jenis, kode }) => jenis === 'laboratorium' && kode === id)?.profil;
        return kalenderDari({ ...bawaan, ...profil }, baris);
      }),
    [baris],
  );
}

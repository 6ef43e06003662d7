import { useCallback } from 'react';
import { bacaKop } from '#domain/laboratorium/kop.ts';
import { useAplikasi, useOrang } from './app.ts';
import { useKopInstitusi } from './config.ts';
import { bacaBerkas } from './files.ts';

/**
 * Reads what stands at the head of the papers of a laboratory, by its name: of what the device holds, so that they have it
 * without a network as well. A picture that has not come yet is left out. The same function until the institution's own
 * words change.
 */
export function useKop() {
  const { klien } = useAplikasi();
  const { db } = useOrang();
  const institusi = useKopInstitusi();
  return useCallback(
    async (namaLaboratorium: string) => {
      const laboratorium = await db.acuan.where('jenis').equals('laboratorium').toArray();
      const profil = laboratorium.find(({ nama }) => nama === namaLaboratorium)?.profil;
      const kop =
        profil &&
        (await bacaKop(profil, async (berkas) => {
          const bytes = await bacaBerkas(db, klien, berkas).catch(() => null);
          return bytes && new Uint8Array(bytes);
        }));
      return { ...institusi, namaLaboratorium, laboratorium: kop ?? null };
    },
    [db, klien, institusi],
  );
}

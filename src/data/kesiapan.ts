import { useEffect, useMemo, useState } from 'react';
import { useOrang } from './app.ts';
import { useTenang } from './hitungan.ts';
import type { OrangDb } from './db.ts';
import { berkasKoleksi } from './koleksi.ts';
import { useBaca } from './use-baca.ts';

/** What there is on this device to work with when the network is gone. */
export type Kesiapan = {
  /** The worker keeps the app itself. */
  aplikasi: boolean;
  /** The work set has been filled. */
  data: boolean;
  /** The files that records of the work set name, and those of them that are here. */
  berkas: { perlu: number; ada: number };
};

type IsiKerja = { data: boolean; perlu: ReadonlySet<string> };

/** Whether this person's work set is on the device, and which files its records name. */
export async function isiKerja(db: OrangDb): Promise<IsiKerja> {
  const kursor = await db.kursor.toArray();
  return {
    data: kursor.length > 0 && kursor.every(({ mengisi }) => !mengisi),
    perlu: new Set((await berkasKoleksi(db)).map(({ sha256 }) => sha256)),
  };
}

/** Which files lie on the device, whatever names them. */
export const berkasDiPerangkat = (db: OrangDb): Promise<string[]> => db.berkas.toCollection().primaryKeys();

/** How much of a work set is here, its files included. */
export const kesiapanDari = (
  { data, perlu }: IsiKerja,
  berkas: readonly string[],
): Omit<Kesiapan, 'aplikasi'> => ({
  data,
  berkas: { perlu: perlu.size, ada: berkas.filter((sha256) => perlu.has(sha256)).length },
});

/**
 * Whether this device can go without the network, live; null while it is looked at. While writes leave the records are not
 * read, and a file that comes has the files counted alone.
 */
export function useKesiapan(): Kesiapan | null {
  const [aplikasi, setAplikasi] = useState(false);
  useEffect(() => {
    let here = true;
    // Absent outside secure contexts; ready once a worker has kept all the app's files.
    void navigator.serviceWorker?.ready.then(() => here && setAplikasi(true));
    return () => {
      here = false;
    };
  }, []);
  const { db } = useOrang();
  const isi = useTenang<IsiKerja>(isiKerja);
  const berkas = useBaca(() => berkasDiPerangkat(db), [db]);
  return useMemo(
    () => (isi && berkas ? { aplikasi, ...kesiapanDari(isi, berkas) } : null),
    [aplikasi, isi, berkas],
  );
}

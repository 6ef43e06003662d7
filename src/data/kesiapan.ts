import { useEffect, useState } from 'react';
import { useTenang } from './hitungan.ts';
import type { OrangDb } from './db.ts';
import { berkasKoleksi } from './koleksi.ts';

/** What there is on this device to work with when the network is gone. */
export type Kesiapan = {
  /** The worker keeps the app itself. */
  aplikasi: boolean;
  /** The work set has been filled. */
  data: boolean;
  /** The files that records of the work set name, and those of them that are here. */
  berkas: { perlu: number; ada: number };
};

type KesiapanData = Omit<Kesiapan, 'aplikasi'>;

/** How much of this person's work set is on the device, its files included. */
export async function kesiapanData(db: OrangDb): Promise<KesiapanData> {
  const kursor = await db.kursor.toArray();
  const perlu = new Set((await berkasKoleksi(db)).map(({ sha256 }) => sha256));
  const held = await db.berkas.toCollection().primaryKeys();
  return {
    data: kursor.length > 0 && kursor.every(({ mengisi }) => !mengisi),
    berkas: { perlu: perlu.size, ada: held.filter((sha256) => perlu.has(sha256)).length },
  };
}

/** Whether this device can go without the network, live; null while it is looked at. Nothing is counted while writes leave. */
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
  const data = useTenang<KesiapanData>(kesiapanData);
  return data ? { aplikasi, ...data } : null;
}

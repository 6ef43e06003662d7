import { useEffect, useState } from 'react';
import { labDay } from '#domain/core/clock.ts';
import { useKeadaan } from './app.ts';
import type { Draf, OrangDb } from './db.ts';
import { tertahan } from './outbox/plan.ts';
import { bacaBersama } from './use-baca.ts';
import { isTertunda, perluKeputusan, urutanLane, type Baris } from './baris.ts';

/** How long the oldest waiting write has waited: 'kuning' over 24 h, 'merah' over 72 h (offline.md section 3). */
export type Usia = 'segar' | 'kuning' | 'merah';

export type Antrean = {
  /** Every row of this person's outbox, the dropped and the confirmed ones too, in the order of their places. */
  rows: readonly Baris[];
  /** Writes still to be applied, as far as the device knows. */
  menunggu: number;
  /** Writes that need their author. */
  keputusan: number;
  draf: readonly Draf[];
  usia: Usia;
  /** When the oldest waiting write was made, or null when nothing waits. */
  tertua: string | null;
  /** Writes that wait only because an earlier one needs a decision or an update. */
  tertahan: ReadonlySet<string>;
};

const jamMs = 60 * 60 * 1000;

/** Judged by the device's own clock, in which the write was captured too. */
export function usiaDari(tertua: string | null, now: number): Usia {
  const jam = tertua === null ? 0 : (now - Date.parse(tertua)) / jamMs;
  if (jam > 72) return 'merah';
  return jam > 24 ? 'kuning' : 'segar';
}

/** What an outbox holds, counted and judged. */
export function hitungAntrean(rows: readonly Baris[], draf: readonly Draf[], now: number): Antrean {
  const waiting = rows.filter(isTertunda);
  const tertua = waiting.map(({ capturedAt }) => capturedAt).sort()[0] ?? null;
  return {
    rows: rows.toSorted(urutanLane),
    menunggu: waiting.length,
    keputusan: rows.filter(perluKeputusan).length,
    draf: draf.toSorted((a, b) => b.diubah.localeCompare(a.diubah)),
    usia: usiaDari(tertua, now),
    tertua,
    tertahan: tertahan(rows),
  };
}

type IsiAntrean = { rows: Baris[]; draf: Draf[] };

async function bacaIsi(db: OrangDb): Promise<IsiAntrean> {
  const [rows, draf] = await db.transaction('r', db.antrean, db.draf, () =>
    Promise.all([db.antrean.toArray(), db.draf.toArray()]),
  );
  return { rows, draf };
}

/** One reading of the outbox for all parts of the page that show it. */
const useIsi = bacaBersama(bacaIsi);
const kosong: IsiAntrean = { rows: [], draf: [] };

/**
 * What the signed-in person has on this device and not on the server, live. `terbaca` is false while it is first read:
 * nobody may say "nothing waits" before that (I14).
 */
export function useAntrean(): Antrean & { terbaca: boolean } {
  const keadaan = useKeadaan();
  const db = keadaan.jenis === 'masuk' ? keadaan.orang.db : null;
  const dibaca = useIsi(db);
  const isi = db ? dibaca : kosong;
  const now = useSekarang();
  return { ...hitungAntrean(isi?.rows ?? [], isi?.draf ?? [], now), terbaca: isi !== undefined };
}

const menitMs = 60_000;

/** Today where the laboratories are, for as long as a page stays open: a day that was read once is yesterday after midnight. */
export const useHariIni = (): string => labDay(new Date(useSekarang()));

/** The time, renewed each minute: ages grow while nothing else changes. */
export function useSekarang(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), menitMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

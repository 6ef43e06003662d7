import { liveQuery } from 'dexie';
import { useCallback, useEffect, useState } from 'react';
import { callName, type AnyEndpoint, type OutputOf, type QueryOf } from '#domain/core/endpoint.ts';
import { Refusal } from '#domain/core/errors.ts';
import { useAplikasi, useOrang, useStatusMesin } from './app.ts';
import { OrangBerganti, type Jawaban, type Klien } from './client.ts';
import type { OrangDb, Tilikan } from './db.ts';
import { bacaTanda } from './pull.ts';

/** What a live call gives its screen. `pada` is set while only the last answer, kept on the device, can be shown. */
export type HasilLive<O> =
  | { jenis: 'memuat' }
  | { jenis: 'ada'; jawaban: Jawaban<O>; pada: string | null }
  | { jenis: 'gagal'; info: string };

/** How many answers of one call are kept: a few pages back, not everything ever read. */
const simpanMaks = 20;

/**
 * Reads through the server: at once, again whenever the device gets back to it, and when a pull tells that something this
 * person may see has changed. Without the server the last answer to the same question is shown with its age (offline.md
 * section 1). A null query asks nothing.
 */
export function useLive<E extends AnyEndpoint>(
  endpoint: E,
  query: QueryOf<E> | null,
): { hasil: HasilLive<OutputOf<E>>; muatUlang: () => void } {
  const { klien } = useAplikasi();
  const { db, halaman } = useOrang();
  const { tersambung } = useStatusMesin(halaman);
  const luring = tersambung === false;
  const [putaran, setPutaran] = useState(0);
  const kunci = query === null ? null : `live:${callName(endpoint)}?${JSON.stringify(query)}`;
  const [state, setState] = useState<{ kunci: string | null; hasil: HasilLive<OutputOf<E>> }>({
    kunci,
    hasil: { jenis: 'memuat' },
  });

  useEffect(() => {
    if (kunci === null) return undefined;
    let latest = 0;
    const muat = async () => {
      latest += 1;
      const mine = latest;
      const hasil = await baca(klien, db, endpoint, query as QueryOf<E>, kunci);
      if (hasil && mine === latest) setState({ kunci, hasil });
    };
    // Asked at once, and again when the last pull, of whichever page or worker, told of something new.
    let tanda: string | undefined | null = null;
    const dengar = liveQuery(() => bacaTanda(db)).subscribe(
      (kini) => {
        if (kini === tanda) return;
        tanda = kini;
        void muat();
      },
      // A storage that cannot be read is no reason not to ask the server.
      () => void muat(),
    );
    return () => {
      latest = -1;
      dengar.unsubscribe();
    };
    // `kunci` stands for call and query; `putaran` and `luring` are reasons to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kunci, klien, db, putaran, luring]);

  const muatUlang = useCallback(() => setPutaran((n) => n + 1), []);
  return { hasil: state.kunci === kunci ? state.hasil : { jenis: 'memuat' }, muatUlang };
}

/** One answer of the server, or what was kept of an earlier one; null when it is for a person who is gone. */
async function baca<E extends AnyEndpoint>(
  klien: Klien,
  db: OrangDb,
  endpoint: E,
  query: QueryOf<E>,
  kunci: string,
): Promise<HasilLive<OutputOf<E>> | null> {
  try {
    const jawaban = await klien.panggil(endpoint, { query });
    // What cannot be kept is only missed offline.
    simpan(db, callName(endpoint), { kunci, jawaban, pada: new Date().toISOString() }).catch(() => undefined);
    return { jenis: 'ada', jawaban, pada: null };
  } catch (error) {
    if (error instanceof OrangBerganti) return null;
    // A refusal is an answer: what was kept from before is not shown over it.
    if (error instanceof Refusal) return { jenis: 'gagal', info: error.info };
    const kept = await db.tilikan.get(kunci).catch(() => undefined);
    return kept
      ? { jenis: 'ada', jawaban: kept.jawaban as Jawaban<OutputOf<E>>, pada: kept.pada }
      : { jenis: 'gagal', info: 'Sambungkan perangkat ke jaringan untuk memuat data ini.' };
  }
}

/** Keeps an answer and lets go of the oldest ones of the same call. */
async function simpan(db: OrangDb, call: string, tilikan: Tilikan): Promise<void> {
  await db.transaction('rw', db.tilikan, async () => {
    await db.tilikan.put(tilikan);
    const rows = await db.tilikan.where('kunci').startsWith(`live:${call}?`).sortBy('pada');
    await db.tilikan.bulkDelete(rows.slice(0, -simpanMaks).map(({ kunci }) => kunci));
  });
}

import { useCallback, useEffect, useState } from 'react';
import { callName, type AnyEndpoint, type OutputOf, type QueryOf } from '#domain/core/endpoint.ts';
import { Refusal } from '#domain/core/errors.ts';
import { useAplikasi, useOrang, useStatusMesin } from './app.ts';
import { OrangBerganti, type Jawaban } from './client.ts';
import type { OrangDb, Tilikan } from './db.ts';

/** What a live call gives its screen. `pada` is set while only the last answer, kept on the device, can be shown. */
export type HasilLive<O> =
  | { jenis: 'memuat' }
  | { jenis: 'ada'; jawaban: Jawaban<O>; pada: string | null }
  | { jenis: 'gagal'; info: string };

/** How many answers of one call are kept: a few pages back, not everything ever read. */
const simpanMaks = 20;

/**
 * Reads through the server, at once and again whenever the device gets back to it; without it the last answer to the
 * same question is shown with its age (offline.md section 1). A null query asks nothing.
 */
export function useLive<E extends AnyEndpoint>(
  endpoint: E,
  query: QueryOf<E> | null,
): { hasil: HasilLive<OutputOf<E>>; muatUlang: () => void } {
  const { klien } = useAplikasi();
  const { db, halaman } = useOrang();
  const { tersambung, terakhirTarik } = useStatusMesin(halaman);
  const luring = tersambung === false;
  const [putaran, setPutaran] = useState(0);
  const kunci = query === null ? null : `live:${callName(endpoint)}?${JSON.stringify(query)}`;
  const [state, setState] = useState<{ kunci: string | null; hasil: HasilLive<OutputOf<E>> }>({
    kunci,
    hasil: { jenis: 'memuat' },
  });

  useEffect(() => {
    if (kunci === null) return undefined;
    let current = true;
    const show = (hasil: HasilLive<OutputOf<E>>) => {
      if (current) setState({ kunci, hasil });
    };
    klien.panggil(endpoint, { query: query as QueryOf<E> }).then(
      async (jawaban) => {
        show({ jenis: 'ada', jawaban, pada: null });
        // What cannot be kept is only missed offline.
        await simpan(db, callName(endpoint), { kunci, jawaban, pada: new Date().toISOString() }).catch(
          () => undefined,
        );
      },
      async (error: unknown) => {
        if (error instanceof OrangBerganti) return;
        // A refusal is an answer: what was kept from before is not shown over it.
        if (error instanceof Refusal) return show({ jenis: 'gagal', info: error.info });
        const kept = await db.tilikan.get(kunci);
        if (kept) show({ jenis: 'ada', jawaban: kept.jawaban as Jawaban<OutputOf<E>>, pada: kept.pada });
        else show({ jenis: 'gagal', info: 'Sambungkan perangkat ke jaringan untuk memuat data ini.' });
      },
    );
    return () => {
      current = false;
    };
    // `kunci` stands for call and query; the rest are reasons to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kunci, klien, db, putaran, luring, terakhirTarik]);

  const muatUlang = useCallback(() => setPutaran((n) => n + 1), []);
  return { hasil: state.kunci === kunci ? state.hasil : { jenis: 'memuat' }, muatUlang };
}

/** Keeps an answer and lets go of the oldest ones of the same call. */
async function simpan(db: OrangDb, call: string, tilikan: Tilikan): Promise<void> {
  await db.transaction('rw', db.tilikan, async () => {
    await db.tilikan.put(tilikan);
    const rows = await db.tilikan.where('kunci').startsWith(`live:${call}?`).sortBy('pada');
    await db.tilikan.bulkDelete(rows.slice(0, -simpanMaks).map(({ kunci }) => kunci));
  });
}

import { useCallback, useEffect, useState } from 'react';
import {
  callName,
  type AnyEndpoint,
  type CallTo,
  type OutputOf,
  type QueryOf,
} from '#domain/core/endpoint.ts';
import { useAplikasi, useOrang, useEngineStatus } from './app.ts';
import { ikuti, type HasilLive } from './live.ts';

/** What a call without a question is asked with. */
type TanpaTanya<E> = undefined extends QueryOf<E> ? Record<string, never> : never;

/**
 * Reads through the server: at once, again whenever the device gets back to it, and when a pull tells that something this
 * person may see has changed. Without the server the last answer to the same question is shown with its age (offline.md
 * section 1). A null query asks nothing.
 */
export function useLive<E extends AnyEndpoint>(
  endpoint: E | CallTo<E>,
  query: QueryOf<E> | TanpaTanya<E> | null,
): { hasil: HasilLive<OutputOf<E>>; muatUlang: () => void } {
  const { klien } = useAplikasi();
  const { db, pageEngine } = useOrang();
  const { tersambung } = useEngineStatus(pageEngine);
  const luring = tersambung === false;
  const [putaran, setPutaran] = useState(0);
  const kunci = query === null ? null : `live:${callName(endpoint)}?${sameWords(query)}`;
  const [state, setState] = useState<{ kunci: string | null; hasil: HasilLive<OutputOf<E>> }>({
    kunci,
    hasil: { jenis: 'memuat' },
  });

  useEffect(() => {
    if (kunci === null) return undefined;
    return ikuti({ klien, db, endpoint, query: query as QueryOf<E>, kunci }, (hasil) =>
      setState({ kunci, hasil }),
    );
    // `kunci` stands for call and query; `putaran` and `luring` are reasons to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kunci, klien, db, putaran, luring]);

  const muatUlang = useCallback(() => setPutaran((n) => n + 1), []);
  return { hasil: state.kunci === kunci ? state.hasil : { jenis: 'memuat' }, muatUlang };
}

/** The same for the same question, in whatever order it is put together. */
const sameWords = (query: unknown): string =>
  JSON.stringify(Object.entries(query as object).toSorted(([a], [b]) => (a < b ? -1 : 1)));

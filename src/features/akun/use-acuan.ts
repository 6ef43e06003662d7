import { useEffect, useState } from 'react';
import { useAplikasi } from '#data/app.ts';
import type { AnyEndpoint, OutputOf, QueryOf } from '#domain/core/endpoint.ts';

export type Pilihan = { kode: number; nama: string };

/**
 * The choices of a reference list, read from the server: whoever fills in their first profile has no work set yet. With
 * null as query nothing is asked (the programme list waits for a faculty).
 */
export function useAcuan<E extends AnyEndpoint>(
  endpoint: E,
  query: QueryOf<E> | null | undefined,
  toPilihan: (row: OutputOf<E> extends (infer Row)[] ? Row : never) => Pilihan,
): Pilihan[] {
  const { klien } = useAplikasi();
  const [choices, setChoices] = useState<Pilihan[]>([]);
  const asked = JSON.stringify(query);
  useEffect(() => {
    let here = true;
    if (asked === 'null') return setChoices([]);
    klien
      .panggil(endpoint, asked === undefined ? {} : { query: JSON.parse(asked) as QueryOf<E> })
      .then(({ data }) => here && setChoices((data as never[]).map(toPilihan)))
      // Without an answer the list stays empty; the form cannot be sent without a network anyway and says so then.
      .catch(() => here && setChoices([]));
    return () => {
      here = false;
    };
    // eslint-disable-next-line react/exhaustive-deps
  }, [klien, endpoint, asked]);
  return choices;
}

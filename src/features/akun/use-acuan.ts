import { useEffect, useState } from 'react';
import { useAplikasi } from '#data/app.ts';
import type { AnyEndpoint, OutputOf, QueryOf } from '#domain/core/endpoint.ts';

export type Pilihan = { kode: number; nama: string };

/** A reference list on its way to a field. */
export type Acuan = {
  pilihan: readonly Pilihan[];
  keadaan: 'belum ditanya' | 'memuat' | 'ada' | 'gagal';
  ulangi: () => void;
};

/**
 * The choices of a reference list, read from the server: a person who fills in their first profile has no work set yet. With
 * null as query nothing is asked (the programme list waits for a faculty). Another query begins with no choice at all: a
 * programme of the faculty before would be none of this one.
 */
export function useAcuan<E extends AnyEndpoint>(
  endpoint: E,
  query: QueryOf<E> | null | undefined,
  toPilihan: (row: OutputOf<E> extends (infer Row)[] ? Row : never) => Pilihan,
): Acuan {
  const { klien } = useAplikasi();
  const asked = JSON.stringify(query);
  const [kali, setKali] = useState(0);
  const tanya = `${asked} ${kali}`;
  const [jawab, setJawab] = useState<{ tanya: string; pilihan: Pilihan[] | null } | null>(null);
  useEffect(() => {
    if (asked === 'null') return;
    let here = true;
    klien
      .panggil(endpoint, asked === undefined ? {} : { query: JSON.parse(asked) as QueryOf<E> })
      .then(({ data }) => here && setJawab({ tanya, pilihan: (data as never[]).map(toPilihan) }))
      // The field says that its list did not come, and asks again when told to.
      .catch(() => here && setJawab({ tanya, pilihan: null }));
    return () => {
      here = false;
    };
    // eslint-disable-next-line react/exhaustive-deps
  }, [klien, endpoint, tanya]);
  const kini = jawab?.tanya === tanya ? jawab : null;
  const keadaan = kini === null ? 'memuat' : kini.pilihan === null ? 'gagal' : 'ada';
  return {
    pilihan: kini?.pilihan ?? [],
    keadaan: asked === 'null' ? 'belum ditanya' : keadaan,
    ulangi: () => setKali(kali + 1),
  };
}

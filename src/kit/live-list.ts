import { useSekarang } from '#data/antrean.ts';
import { useLive } from '#data/use-live.ts';
import type { AnyEndpoint, OutputOf, QueryOf } from '#domain/core/endpoint.ts';
import { formatDataAge } from '#domain/core/format.ts';
import type { ListData } from './ListPage.tsx';

/** A list that is read through the server, page by page; without it the last answer is shown with its age. */
export function useLiveList<E extends AnyEndpoint, R>(
  endpoint: E,
  query: QueryOf<E>,
  rowsOf: (data: OutputOf<E>) => readonly R[],
): { data: ListData<R>; reload: () => void } {
  const { hasil, muatUlang: reload } = useLive(endpoint, query);
  const now = useSekarang();
  if (hasil.jenis === 'memuat') return { data: { jenis: 'memuat' }, reload };
  if (hasil.jenis === 'gagal') return { data: { jenis: 'gagal', next: hasil.info, onRetry: reload }, reload };
  const rows = rowsOf(hasil.jawaban.data);
  return {
    data: {
      jenis: 'siap',
      rows,
      total: hasil.jawaban.meta?.total ?? rows.length,
      age: hasil.pada === null ? null : formatDataAge(hasil.pada, new Date(now)),
    },
    reload,
  };
}

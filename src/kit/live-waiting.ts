import type { AnyEndpoint, QueryOf } from '#domain/core/endpoint.ts';
import { useLive } from '#data/use-live.ts';
import { WAITING_ROWS, type WaitingRow, type WaitingSource } from './waiting.ts';

export type LiveWaiting<E extends AnyEndpoint, R> = Pick<WaitingSource, 'path' | 'roles'> & {
  /** A list of the server that takes `menunggu`. */
  endpoint: E;
  query: QueryOf<E>;
  row: (data: R) => WaitingRow;
};

/** What waits in a list that the server holds; without a network as it was told last. */
export function liveWaiting<E extends AnyEndpoint, R>({
  path,
  roles,
  endpoint,
  query,
  row,
}: LiveWaiting<E, R>): WaitingSource {
  const asked = { ...(query as object), menunggu: true, page: 1, perPage: WAITING_ROWS } as QueryOf<E>;
  const useAnswer = () => {
    const { hasil } = useLive(endpoint, asked);
    return hasil.jenis === 'ada' ? hasil.jawaban : undefined;
  };
  return {
    path,
    roles,
    useTotal: () => useAnswer()?.meta?.total,
    useRows: () => (useAnswer()?.data as R[] | undefined)?.map(row),
  };
}

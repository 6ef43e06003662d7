import type { AnyEndpoint, QueryOf } from '#domain/core/endpoint.ts';
import { useLive } from '#data/use-live.ts';
import { pageQuery } from './live-list.ts';
import { WAITING_ROWS, type WaitingRow, type WaitingSource } from './waiting.ts';

export type LiveWaiting<E extends AnyEndpoint, R> = Pick<WaitingSource, 'path' | 'roles'> & {
  /** A list of the server that takes `menunggu`. */
  endpoint: E;
  query: QueryOf<E>;
  row: (data: R) => WaitingRow;
};

/**
 * What waits in a list that the server holds; without a network as it was told last. Asked as the list itself asks, so
 * that what a count leads to can be read wherever the count can.
 */
export function liveWaiting<E extends AnyEndpoint, R>({
  path,
  roles,
  endpoint,
  query,
  row,
}: LiveWaiting<E, R>): WaitingSource {
  const asked = { ...(query as object), ...pageQuery({ page: 1, search: '', waiting: true }) } as QueryOf<E>;
  const useAnswer = () => {
    const { hasil } = useLive(endpoint, asked);
    return hasil.jenis === 'ada' ? hasil.jawaban : undefined;
  };
  return {
    path,
    roles,
    useTotal: () => useAnswer()?.meta?.total,
    useRows: () => (useAnswer()?.data as R[] | undefined)?.slice(0, WAITING_ROWS).map(row),
  };
}

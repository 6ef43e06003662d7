import type { AnyEndpoint, QueryOf } from '#domain/core/endpoint.ts';
import { useLive } from '#data/use-live.ts';
import { pageQuery } from './live-list.ts';
import { usePerPage } from './list-state.ts';
import { WAITING_ROWS, type WaitingRow, type WaitingSource } from '#kit/frame/waiting.ts';

export type LiveWaiting<E extends AnyEndpoint, R> = Pick<WaitingSource, 'path' | 'roles'> & {
  /** A list of the server that takes `menunggu`. */
  endpoint: E;
  /** What its page asks for besides. */
  query: QueryOf<E>;
  row: (data: R) => WaitingRow;
};

/**
 * What waits in a list that the server holds; without a network as it was told last. It is asked for in the very words of
 * the list's own page at `waitingOf(path)`: where rows are told of, that page can be read without a network as well.
 */
export function liveWaiting<E extends AnyEndpoint, R>({
  path,
  roles,
  endpoint,
  query,
  row,
}: LiveWaiting<E, R>): WaitingSource {
  const useAnswer = () => {
    const page = pageQuery({ page: 1, perPage: usePerPage(), search: '', waiting: true, sort: null });
    const asked = { ...(query as object), ...page } as QueryOf<E>;
    const { hasil } = useLive(endpoint, asked);
    if (hasil.jenis === 'memuat') return undefined;
    return hasil.jenis === 'ada' ? hasil.jawaban : null;
  };
  return {
    path,
    roles,
    live: true,
    useTotal: () => {
      const answer = useAnswer();
      return answer && answer.meta?.total;
    },
    useRows: () => {
      const answer = useAnswer();
      return answer === null ? [] : (answer?.data as R[] | undefined)?.slice(0, WAITING_ROWS).map(row);
    },
  };
}

import { useSekarang } from '#data/antrean.ts';
import { useAplikasi } from '#data/app.ts';
import { barisJawaban, bacaSemua, type BarisJawaban } from '#data/semua.ts';
import { useLive } from '#data/use-live.ts';
import type { Tampilan } from '#data/view.ts';
import type { AnyEndpoint, CallTo, QueryOf } from '#domain/core/endpoint.ts';
import type { UrutanDaftar } from '#domain/core/fields.ts';
import { formatDataAge } from '#domain/core/format.ts';
import type { ListData } from './ListPage.tsx';
import { directionOf } from './list-address.ts';
import type { ListState } from './list-state.ts';

type Paged = Pick<ListState<never>, 'page' | 'perPage' | 'search' | 'waiting' | 'sort'>;

/** What every list asks the server for: the page, what the search box holds, whether only what waits is wanted, the order. */
export const pageQuery = ({ page, perPage, search, waiting, sort }: Paged) => ({
  page,
  perPage,
  ...(search ? { search } : {}),
  ...(waiting ? { menunggu: true } : {}),
  ...(sort ? { urut: sort.replace('-', '') as UrutanDaftar, arah: directionOf(sort)! } : {}),
});

/** One page of a list that the server holds; offline the last answer, marked with its age. Null asks nothing. */
export function useLiveList<E extends AnyEndpoint>(
  endpoint: E | CallTo<E>,
  query: QueryOf<E> | null,
): ListData<BarisJawaban<E>> {
  const { hasil, muatUlang } = useLive(endpoint, query);
  const { klien } = useAplikasi();
  const now = useSekarang();
  if (hasil.jenis === 'memuat') return { jenis: 'memuat' };
  if (hasil.jenis === 'gagal') return { ...hasil, muatUlang };
  const { data, meta, total: sum } = hasil.jawaban;
  const rows = barisJawaban<E>(data);
  return {
    jenis: 'siap',
    rows,
    total: meta?.total ?? rows.length,
    sum,
    age: hasil.pada === null ? null : formatDataAge(hasil.pada, new Date(now)),
    every: () => bacaSemua(klien, endpoint, query),
  };
}

/** A record as the server has it: nothing of this device lies on top. */
export const withoutWrites = <D extends { rev: string }>(data: D): Tampilan<D> => ({
  data,
  rev: data.rev,
  tertunda: [],
  keputusan: [],
  hilang: false,
});

/** The rows of a live list as those of the device's lists look. */
export const rowsWithoutWrites = <D extends { rev: string }>(list: ListData<D>): ListData<Tampilan<D>> =>
  list.jenis === 'siap'
    ? {
        ...list,
        rows: list.rows.map(withoutWrites),
        every: async function* () {
          for await (const row of list.every()) yield withoutWrites(row);
        },
      }
    : list;

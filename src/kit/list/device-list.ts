import { useOrang, useEngineStatus } from '#data/app.ts';
import { pernahTerisi } from '#data/kursor.ts';
import { useBaca } from '#data/use-baca.ts';
import { directionOf } from './list-address.ts';
import type { ListData } from './ListPage.tsx';
import type { ListState } from './list-state.ts';

/** What every list asks the device for: the page, what the search box holds, and the order. */
export const devicePage = ({ page, perPage, search, sort }: Paged) => ({
  cari: search,
  halaman: page,
  perHalaman: perPage,
  urut: directionOf(sort),
});

type Paged = Pick<ListState<never>, 'page' | 'perPage' | 'search' | 'sort'>;

type Read<R> = { baris: readonly R[]; total: number; halaman: number };
type DeviceList<R> = Read<R> & { semua: () => Promise<Read<R>> };

/** A list that lies on the device; `found` is what was read of it, undefined while first reading. */
export function useDeviceList<R>(found: DeviceList<R> | undefined): ListData<R> {
  const { db, pageEngine } = useOrang();
  const { tersambung } = useEngineStatus(pageEngine);
  // A device that is filled for the first time has nothing to show yet, which is not the same as having nothing.
  const filled = useBaca(() => pernahTerisi(db), [db]);
  return found && (found.total > 0 || filled || tersambung === false)
    ? {
        jenis: 'siap',
        rows: found.baris,
        total: found.total,
        page: found.halaman,
        every: async function* () {
          yield* (await found.semua()).baris;
        },
      }
    : { jenis: 'memuat' };
}

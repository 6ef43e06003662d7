import { expect, it } from 'vitest';
import type { ListData } from '#kit/list/ListPage.tsx';
import { usePageThatIs } from '#kit/list/list-state.ts';
import { denganUnsur } from '#tests/support/layar.tsx';

const gambar = denganUnsur();

const siap = (total: number, page: number): ListData<unknown> => ({
  jenis: 'siap',
  rows: [],
  total,
  page,
  every: async function* () {},
});

/** Where the list is led that stands at this page, or null where it stays. */
function dibawa(page: number, data: ListData<unknown>): number | null {
  let ke: number | null = null;
  const Satu = (): null => {
    const lewat = usePageThatIs(data, { page, perPage: 10, setPage: (next) => (ke = next) });
    expect(lewat).toBe(
      data.jenis === 'siap' && data.page === page && data.total <= (page - 1) * 10 && page > 1,
    );
    return null;
  };
  gambar(Satu);
  return ke;
}

it.each<[string, number, ListData<unknown>, number | null]>([
  ['whose last row was done', 2, siap(10, 2), 1],
  ['of which two are gone', 4, siap(25, 4), 3],
  ['of a list that is empty', 3, siap(0, 3), 1],
  ['that has rows', 2, siap(11, 2), null],
  ['that is the first', 1, siap(0, 1), null],
  ['that is still read', 3, { jenis: 'memuat' }, null],
  // These are the rows of the page before: those that were asked for are on their way.
  ['that shows the one before', 3, siap(10, 1), null],
])('a page %s gives way to the last one that has rows, or stays', (_apa, page, data, ke) => {
  expect(dibawa(page, data)).toBe(ke);
});

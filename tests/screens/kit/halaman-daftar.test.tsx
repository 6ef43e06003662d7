import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListData } from '#kit/ListPage.tsx';
import { usePageThatIs } from '#kit/list-state.ts';
import { bukaPeramban, Unsur } from '#tests/support/layar.tsx';

beforeEach(bukaPeramban);
afterEach(async () => {
  // What React had planned finds the page still there.
  await new Promise(setImmediate);
  vi.unstubAllGlobals();
});

const siap = (total: number, page: number): ListData<unknown> => ({
  jenis: 'siap',
  rows: [],
  total,
  page,
  all: async () => [],
});

/** Where the list is led that stands at this page, or null where it stays. */
function dibawa(page: number, data: ListData<unknown>): number | null {
  let ke: number | null = null;
  const Satu = (): null => {
    const lewat = usePageThatIs(data, { page, setPage: (next) => (ke = next) });
    expect(lewat).toBe(
      data.jenis === 'siap' && data.page === page && data.total <= (page - 1) * 10 && page > 1,
    );
    return null;
  };
  const root = createRoot(new Unsur() as unknown as Element);
  flushSync(() => root.render(<Satu />));
  flushSync(() => root.unmount());
  return ke;
}

it('a page whose last row was done gives way to the last one that has rows', () => {
  expect(dibawa(2, siap(10, 2))).toBe(1);
  expect(dibawa(4, siap(25, 4))).toBe(3);
  expect(dibawa(3, siap(0, 3))).toBe(1);
});

it('one that has rows stays, and so does one that is still read', () => {
  expect(dibawa(2, siap(11, 2))).toBeNull();
  expect(dibawa(1, siap(0, 1))).toBeNull();
  expect(dibawa(3, { jenis: 'memuat' })).toBeNull();
  // These are the rows of the page before: those that were asked for are on their way.
  expect(dibawa(3, siap(10, 1))).toBeNull();
});

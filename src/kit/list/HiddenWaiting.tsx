import { useContext } from 'react';
import { Button } from '@mantine/core';
import { formatNumber } from '#domain/core/format.ts';
import type { ListData } from './ListPage.tsx';
import type { FilterValues } from './list-address.ts';
import type { ListState } from './list-state.ts';
import { WaitingCounts } from '#kit/frame/waiting.ts';
import classes from './ListPage.module.css';

export type HiddenWaitingProps<F extends FilterValues> = {
  /** The address of the list, by which its count is known. */
  path: string;
  state: ListState<F>;
  /** The rows of the list as this state has them. */
  useRows: (state: ListState<F>) => ListData<unknown>;
};

/**
 * Below a list that a filter narrows, as the requirements set one at first (CONF-36): how many that wait for its reader are
 * not among its rows, and the way to all that wait (GAP-151).
 */
export function HiddenWaiting<F extends FilterValues>({ path, state, useRows }: HiddenWaitingProps<F>) {
  const all = useContext(WaitingCounts)[path] ?? 0;
  const within = useRows({ ...state, page: 1, waiting: true });
  const hidden = within.jenis === 'siap' ? all - within.total : 0;
  if (hidden <= 0) return null;
  return (
    <p className={classes.hidden}>
      {formatNumber(hidden)} lagi menunggu Anda di {elsewhere(state.filters)}
      <Button variant="light" onClick={() => state.setWaiting(true)}>
        Tampilkan
      </Button>
    </p>
  );
}

/** What is left out, by what narrows the list. */
function elsewhere(filters: FilterValues): string {
  const set = Object.keys(filters).filter((name) => filters[name] !== null);
  return set.length === 1 && set[0] === 'laboratorium' ? 'laboratorium lain' : 'luar saringan ini';
}

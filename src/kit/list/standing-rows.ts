import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useOrang } from '#data/app.ts';
import type { OrangDb } from '#data/db.ts';
import type { ListData } from './ListPage.tsx';
import type { FilterValues } from './list-address.ts';
import type { ListState } from './list-state.ts';

type Ready<R> = Extract<ListData<R>, { jenis: 'siap' }>;

/** How each list stood when it was left, by its address; of one person, as long as the page lives. */
const left = new WeakMap<OrangDb, Map<string, { asked: string; data: Ready<unknown> }>>();

/**
 * The rows a list shows: while they are read, those it stood with when it was left. They are for looking only: nothing is
 * said to be done, gone or next before the answer is here.
 */
export function useStandingRows<R>(
  data: ListData<R>,
  state: Pick<ListState<FilterValues>, 'page' | 'origin'>,
): Ready<R> | null {
  const { db } = useOrang();
  const { pathname } = useLocation();
  // All that was chosen: what a state does is no part of its words, and where one came from does not change the rows.
  const asked = JSON.stringify({ ...state, origin: null });
  useEffect(() => {
    // Rows of the page before are not what was asked for.
    if (data.jenis !== 'siap' || (data.page ?? state.page) !== state.page) return;
    left.set(db, (left.get(db) ?? new Map()).set(pathname, { asked, data }));
  });
  if (data.jenis !== 'memuat') return data.jenis === 'siap' ? data : null;
  const stood = left.get(db)?.get(pathname);
  return stood?.asked === asked && stood.data.rows.length > 0 ? (stood.data as Ready<R>) : null;
}

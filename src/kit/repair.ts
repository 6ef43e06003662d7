import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOrang } from '#data/app.ts';
import { dapatDiubah, type Baris } from '#data/outbox/row.ts';
import { useBaca } from '#data/use-baca.ts';

/**
 * /kotak-keluar sends a refused or never sent write to the page of its record to be corrected: ?perbaiki=<operation>.
 * Offered once, then forgotten; `open` answers false when the write is not one of this page.
 */
export function useAskedRepair(open: (row: Baris) => boolean): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get('perbaiki');
  const { db } = useOrang();
  const row = useBaca(async () => (asked ? db.antrean.get({ opId: asked }) : undefined), [db, asked]);
  const openOnce = useEffectEvent(() => {
    if (!row || !dapatDiubah(row) || !open(row)) return;
    setParams(
      (now) => {
        now.delete('perbaiki');
        return now;
      },
      { replace: true },
    );
  });
  // `row` is made anew by every read; its id says whether it is the same one.
  const opId = row?.opId;
  useEffect(() => {
    if (opId) openOnce();
  }, [opId]);
}

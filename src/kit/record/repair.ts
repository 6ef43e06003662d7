import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import { useAntrean } from '#data/antrean.ts';
import { useOrang } from '#data/app.ts';
import { laneDari } from '#data/lane.ts';
import { dapatDiubah, type Baris } from '#data/baris.ts';
import { useBaca } from '#data/use-baca.ts';
import type { Tampilan } from '#data/view.ts';

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

/** A write of this person to be made anew, and the record as it stands without it. */
type Repair<R> = { row: Baris; tampilan: Tampilan<R> };

/**
 * The write of this call that the server turned down; or the one ?perbaiki= names when it has not left yet. Null when there
 * is none. `useBase` reads the record as last pulled.
 */
export function useRepair<R extends { uuid: string }>(
  endpoint: AnyEndpoint,
  tampilan: Tampilan<R>,
  useBase: (uuid: string | null) => R | undefined,
): Repair<R> | null {
  const { uuid } = tampilan.data;
  const { rows } = useAntrean();
  const asked = useSearchParams()[0].get('perbaiki');
  const pokok = useBase(asked ? uuid : null);
  const call = callName(endpoint);
  const ditolak = tampilan.keputusan.find((row) => row.call === call);
  if (ditolak) return { row: ditolak, tampilan };
  const row = rows.find(({ opId }) => opId === asked);
  if (
    !row ||
    !pokok ||
    row.call !== call ||
    row.lane !== laneDari(endpoint.record?.lane ?? '', uuid) ||
    !dapatDiubah(row)
  )
    return null;
  return { row, tampilan: { ...tampilan, data: pokok, tertunda: [] } };
}

import { useSearchParams } from 'react-router-dom';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useAntrean } from '#data/antrean.ts';
import { laneDari } from '#data/outbox/lane.ts';
import { dapatDiubah, type Baris } from '#data/outbox/row.ts';
import type { Tampilan } from '#data/view.ts';

/** A write of this person to be made anew, and the research as it stands without it. */
type Perbaikan = { row: Baris; tampilan: Tampilan<Penelitian> };

/**
 * The write of this call that the server turned down; or the one ?perbaiki= names when it has not left yet. Null when there
 * is none. `usePokok` reads the research as last pulled.
 */
export function usePerbaikan(
  endpoint: AnyEndpoint,
  tampilan: Tampilan<Penelitian>,
  usePokok: (uuid: string | null) => Penelitian | undefined,
): Perbaikan | null {
  const { uuid } = tampilan.data;
  const { rows } = useAntrean();
  const asked = useSearchParams()[0].get('perbaiki');
  const pokok = usePokok(asked ? uuid : null);
  const call = callName(endpoint);
  const ditolak = tampilan.keputusan.find((row) => row.call === call);
  if (ditolak) return { row: ditolak, tampilan };
  const row = rows.find(({ opId }) => opId === asked);
  if (!row || !pokok || row.call !== call || row.lane !== laneDari('penelitian', uuid) || !dapatDiubah(row))
    return null;
  return { row, tampilan: { ...tampilan, data: pokok, tertunda: [] } };
}

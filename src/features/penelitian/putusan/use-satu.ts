import { useSearchParams } from 'react-router-dom';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useAntrean } from '#data/antrean.ts';
import { laneDari } from '#data/outbox/lane.ts';
import { dapatDiubah, type Baris } from '#data/outbox/row.ts';
import { useLive } from '#data/use-live.ts';
import type { Tampilan } from '#data/view.ts';
import { withoutWrites } from '#kit/live-list.ts';

export type SatuPenelitian =
  | { jenis: 'memuat' }
  /** `pada` is set while only a kept answer of the server can be shown. */
  | { jenis: 'ada'; tampilan: Tampilan<Penelitian>; pada: string | null }
  | { jenis: 'gagal'; info: string; muatUlang: () => void };

/** One research as an officer reads it: from the device where it is, else asked of the server. `diPerangkat` is undefined while first reading. */
export function useSatuPenelitian(
  uuid: string | null,
  diPerangkat: Tampilan<Penelitian> | null | undefined,
): SatuPenelitian {
  const { hasil, muatUlang } = useLive(
    penelitianApi.list,
    diPerangkat === null && uuid !== null ? { uuid } : null,
  );
  if (diPerangkat) return { jenis: 'ada', tampilan: diPerangkat, pada: null };
  if (diPerangkat === undefined || hasil.jenis === 'memuat') return { jenis: 'memuat' };
  if (hasil.jenis === 'gagal') return { jenis: 'gagal', info: hasil.info, muatUlang };
  // Asked by its uuid, the answer is the record, never rows of a list.
  return { jenis: 'ada', tampilan: withoutWrites(hasil.jawaban.data as Penelitian), pada: hasil.pada };
}

/** A write of this person to be made anew, and the research as it stands without it. */
export type Perbaikan = { row: Baris; tampilan: Tampilan<Penelitian> };

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

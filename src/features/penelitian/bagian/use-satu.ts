import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useLive } from '#data/use-live.ts';
import type { Tampilan } from '#data/view.ts';
import { withoutWrites } from '#kit/list/live-list.ts';
import type { Failed } from '#kit/notice/NotHere.tsx';

export type SatuPenelitian =
  | { jenis: 'memuat' }
  /** `pada` is set while only a kept answer of the server can be shown. */
  | { jenis: 'ada'; tampilan: Tampilan<Penelitian>; pada: string | null }
  | ({ jenis: 'gagal' } & Failed);

/**
 * One research as an officer reads it: from the device where it is, else asked of the server. `diPerangkat` is undefined
 * while first reading.
 */
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
  if (hasil.jenis === 'gagal') return { ...hasil, muatUlang };
  // Asked by its uuid, the answer is the record, never rows of a list.
  return { jenis: 'ada', tampilan: withoutWrites(hasil.jawaban.data as Penelitian), pada: hasil.pada };
}

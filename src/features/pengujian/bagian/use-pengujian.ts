import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { useLive } from '#data/use-live.ts';
import type { Failed } from '#kit/notice/NotHere.tsx';

/** A submission read through the server, for officers' pages. `pada` is set while only a kept answer can be shown. */
export type HasilPengujian =
  | { jenis: 'memuat' }
  | ({ jenis: 'gagal' } & Failed)
  | { jenis: 'ada'; data: Pengujian; pada: string | null; muatUlang: () => void };

export function usePengujian(uuid: string | null): HasilPengujian {
  const { hasil, muatUlang } = useLive(pengujianApi.list, uuid === null ? null : { uuid });
  if (hasil.jenis === 'memuat') return hasil;
  if (hasil.jenis === 'gagal') return { ...hasil, muatUlang };
  // Asked by its uuid, the answer is the record, never rows of a list.
  return { jenis: 'ada', data: hasil.jawaban.data as Pengujian, pada: hasil.pada, muatUlang };
}

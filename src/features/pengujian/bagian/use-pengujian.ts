import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { Failed } from '#kit/notice/NotHere.tsx';
import { useOneRecord } from '#kit/record/one-record.ts';

/** A submission read through the server, for officers' pages. `pada` is set while only a kept answer can be shown. */
export type HasilPengujian =
  | { jenis: 'memuat' }
  | ({ jenis: 'gagal' } & Failed)
  | { jenis: 'ada'; data: Pengujian; pada: string | null; muatUlang: () => void };

export function usePengujian(uuid: string | null): HasilPengujian {
  const hasil = useOneRecord<Pengujian>(pengujianApi.list, uuid, null);
  if (hasil.jenis !== 'ada') return hasil;
  const { tampilan, pada, reload } = hasil;
  return { jenis: 'ada', data: tampilan.data, pada, muatUlang: reload };
}

import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useTinjauan } from '#data/tinjauan.ts';
import type { Tampilan } from '#data/view.ts';
import { withoutWrites } from '#kit/list/live-list.ts';
import type { Failed } from '#kit/notice/NotHere.tsx';
import { usePengujian } from '#features/pengujian/bagian/use-pengujian.ts';

export type SatuTinjauan =
  | { jenis: 'memuat' }
  /** `pada` is set while only a kept answer of the server can be shown. */
  | { jenis: 'ada'; tampilan: Tampilan<Pengujian>; pada: string | null }
  | ({ jenis: 'gagal' } & Failed);

/** One submission: from the device when it is appointed to this Kalab, else asked of the server (CONF-24). */
export function useSatuTinjauan(uuid: string | null): SatuTinjauan {
  const diPerangkat = useTinjauan(uuid);
  const hasil = usePengujian(diPerangkat === null ? uuid : null);
  if (diPerangkat) return { jenis: 'ada', tampilan: diPerangkat, pada: null };
  if (diPerangkat === undefined || hasil.jenis === 'memuat') return { jenis: 'memuat' };
  if (hasil.jenis === 'gagal') return hasil;
  return { jenis: 'ada', tampilan: withoutWrites(hasil.data), pada: hasil.pada };
}

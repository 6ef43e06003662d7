import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { usePenggunaan } from '#data/penggunaan.ts';
import { useLive } from '#data/use-live.ts';
import type { Tampilan } from '#data/view.ts';
import { withoutWrites } from '#kit/live-list.ts';

export type SatuPenggunaan =
  | { jenis: 'memuat' }
  /** `pada` is set while only a kept answer of the server can be shown. */
  | { jenis: 'ada'; tampilan: Tampilan<Penelitian>; pada: string | null }
  | { jenis: 'gagal'; info: string; muatUlang: () => void };

/** One research of an officer's laboratory: from the device while it is under way, else asked of the server. */
export function useSatuPenggunaan(uuid: string | null): SatuPenggunaan {
  const diPerangkat = usePenggunaan(uuid);
  const { hasil, muatUlang } = useLive(
    penelitianApi.list,
    diPerangkat === null && uuid !== null ? { uuid } : null,
  );
  if (diPerangkat) return { jenis: 'ada', tampilan: diPerangkat, pada: null };
  if (diPerangkat === undefined || hasil.jenis === 'memuat') return { jenis: 'memuat' };
  if (hasil.jenis === 'gagal') return { jenis: 'gagal', info: hasil.info, muatUlang };
  return { jenis: 'ada', tampilan: withoutWrites(hasil.jawaban.data as Penelitian), pada: hasil.pada };
}

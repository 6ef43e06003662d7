import { suratApi } from '#domain/surat/endpoints.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { useSurat } from '#data/surat.ts';
import { useLive } from '#data/use-live.ts';
import type { Tampilan } from '#data/view.ts';
import { withoutWrites } from '#kit/list/live-list.ts';
import type { Failed } from '#kit/notice/NotHere.tsx';

export type SatuSurat =
  | { jenis: 'memuat' }
  /** `pada` is set while only a kept answer of the server can be shown. */
  | { jenis: 'ada'; tampilan: Tampilan<Surat>; pada: string | null }
  | ({ jenis: 'gagal' } & Failed);

/** One letter: from the device while it is its person's or theirs to decide, else asked of the server. */
export function useSatuSurat(uuid: string | null): SatuSurat {
  const diPerangkat = useSurat(uuid);
  const { hasil, muatUlang } = useLive(
    suratApi.list,
    diPerangkat === null && uuid !== null ? { uuid } : null,
  );
  if (diPerangkat) return { jenis: 'ada', tampilan: diPerangkat, pada: null };
  if (diPerangkat === undefined || hasil.jenis === 'memuat') return { jenis: 'memuat' };
  if (hasil.jenis === 'gagal') return { ...hasil, muatUlang };
  // Asked by its uuid, the answer is the record, never rows of a list.
  return { jenis: 'ada', tampilan: withoutWrites(hasil.jawaban.data as Surat), pada: hasil.pada };
}

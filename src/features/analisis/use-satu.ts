import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import { denganIsi } from '#domain/analisis/rules.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { useAnalisis } from '#data/analisis.ts';
import { useLive } from '#data/use-live.ts';
import type { Tampilan } from '#data/view.ts';
import { withoutWrites } from '#kit/list/live-list.ts';
import type { Failed } from '#kit/notice/NotHere.tsx';
import { pelaku } from './pelaku.ts';

export type SatuAnalisis =
  | { jenis: 'memuat' }
  /** `pada` is set while only a kept answer of the server can be shown. */
  | { jenis: 'ada'; tampilan: Tampilan<Analisis>; pada: string | null }
  | ({ jenis: 'gagal' } & Failed);

/**
 * One analysis: from the device when it is in the person's work set, else asked of the server (an Admin's 'Semua'). What the
 * reports of one that is done say is asked of the server as well, and kept as answers are.
 */
export function useSatuAnalisis(uuid: string | null, peran: PeranAnalisis): SatuAnalisis {
  const diPerangkat = useAnalisis(uuid);
  const lengkap = diPerangkat && diPerangkat.data.history.every(({ isi }) => isi !== undefined);
  const { hasil, muatUlang } = useLive(
    pelaku[peran].baca,
    diPerangkat !== undefined && !lengkap && uuid !== null ? { uuid } : null,
  );
  if (diPerangkat) {
    const data =
      hasil.jenis === 'ada'
        ? denganIsi(diPerangkat.data, (hasil.jawaban.data as Analisis).history)
        : diPerangkat.data;
    return { jenis: 'ada', tampilan: { ...diPerangkat, data }, pada: null };
  }
  if (diPerangkat === undefined || hasil.jenis === 'memuat') return { jenis: 'memuat' };
  if (hasil.jenis === 'gagal') return { ...hasil, muatUlang };
  return { jenis: 'ada', tampilan: withoutWrites(hasil.jawaban.data as Analisis), pada: hasil.pada };
}

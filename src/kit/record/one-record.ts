import type { AnyEndpoint, CallTo } from '#domain/core/endpoint.ts';
import { useLive } from '#data/use-live.ts';
import type { Tampilan } from '#data/view.ts';
import { withoutWrites } from '#kit/list/live-list.ts';
import type { Failed } from '#kit/notice/NotHere.tsx';

/** One record on its way to its page; `pada` is set while only a kept answer of the server can be shown. */
export type OneRecord<R> =
  | { jenis: 'memuat' }
  | { jenis: 'ada'; tampilan: Tampilan<R>; pada: string | null; reload: () => void }
  | ({ jenis: 'gagal' } & Failed);

/** A record that is there. */
export type RecordThere<R> = Omit<Extract<OneRecord<R>, { jenis: 'ada' }>, 'jenis'>;

/**
 * One record as its reader has it: from the device where it is, else asked of the server by its uuid (CONF-24). `onDevice`
 * is undefined while first reading, null where the device does not keep it.
 */
export function useOneRecord<R extends { rev: string }>(
  endpoint: CallTo<AnyEndpoint>,
  uuid: string | null,
  onDevice: Tampilan<R> | null | undefined,
): OneRecord<R> {
  const { hasil, muatUlang } = useLive(endpoint, onDevice === null && uuid !== null ? { uuid } : null);
  if (onDevice) return { jenis: 'ada', tampilan: onDevice, pada: null, reload: muatUlang };
  if (onDevice === undefined || hasil.jenis === 'memuat') return { jenis: 'memuat' };
  if (hasil.jenis === 'gagal') return { ...hasil, muatUlang };
  // Asked by its uuid, the answer is the record, never rows of a list.
  return {
    jenis: 'ada',
    tampilan: withoutWrites(hasil.jawaban.data as R),
    pada: hasil.pada,
    reload: muatUlang,
  };
}

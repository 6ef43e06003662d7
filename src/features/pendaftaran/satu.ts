import { useOrang, useEngineStatus } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import type { Failed } from '#kit/notice/NotHere.tsx';

/** One own registration from this device, or why it cannot be shown. */
export type Satu<R> =
  | { jenis: 'memuat' }
  | { jenis: 'ada'; tampilan: Tampilan<R> }
  | ({ jenis: 'gagal' } & Failed);

/** What a page makes of a registration it has looked for on this device; `tampilan` is undefined while first reading. */
export function useSatu<R>(uuid: string | null, tampilan: Tampilan<R> | null | undefined): Satu<R> {
  const { pageEngine } = useOrang();
  const { terakhirTarik, tersambung } = useEngineStatus(pageEngine);
  if (tampilan) return { jenis: 'ada', tampilan };
  // A device that is filled for the first time does not know yet that it is not there.
  if (uuid === null || tampilan === undefined || (terakhirTarik === null && tersambung !== false))
    return { jenis: 'memuat' };
  return {
    jenis: 'gagal',
    luring: tersambung === false,
    info:
      tersambung === false
        ? 'Sambungkan perangkat ke jaringan. Bila tetap tidak ada, periksa alamatnya.'
        : 'Pendaftaran ini tidak ada di perangkat Anda. Periksa alamatnya.',
    muatUlang: () => void pageEngine.picu(),
  };
}

import { useOrang, useStatusMesin } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';

/** One own registration from this device, or why it cannot be shown. */
export type Satu<R> =
  | { jenis: 'memuat' }
  | { jenis: 'ada'; tampilan: Tampilan<R> }
  | { jenis: 'gagal'; info: string; muatUlang: () => void };

/** What a page makes of a registration it has looked for on this device; `tampilan` is undefined while first reading. */
export function useSatu<R>(uuid: string | null, tampilan: Tampilan<R> | null | undefined): Satu<R> {
  const { halaman } = useOrang();
  const { terakhirTarik, tersambung } = useStatusMesin(halaman);
  if (tampilan) return { jenis: 'ada', tampilan };
  // A device that is filled for the first time does not know yet that it is not there.
  if (uuid === null || tampilan === undefined || (terakhirTarik === null && tersambung !== false))
    return { jenis: 'memuat' };
  return {
    jenis: 'gagal',
    info: 'Pendaftaran ini tidak ada di perangkat Anda. Periksa alamatnya, atau muat lagi saat tersambung.',
    muatUlang: () => void halaman.picu(),
  };
}

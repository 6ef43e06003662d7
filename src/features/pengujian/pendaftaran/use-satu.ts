import { useOrang, useStatusMesin } from '#data/app.ts';
import { usePendaftaran } from '#data/pendaftaran.ts';
import type { Tampilan } from '#data/view.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';

export type SatuPendaftaran =
  | { jenis: 'memuat' }
  | { jenis: 'ada'; tampilan: Tampilan<Pengujian> }
  | { jenis: 'gagal'; info: string; muatUlang: () => void };

/** One own registration from this device, also one that is still on its way to the server. */
export function useSatuPendaftaran(uuid: string | null): SatuPendaftaran {
  const { halaman } = useOrang();
  const { terakhirTarik, tersambung } = useStatusMesin(halaman);
  const tampilan = usePendaftaran(uuid);
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

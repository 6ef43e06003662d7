import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { usePenggunaan } from '#data/penggunaan.ts';
import { useLive } from '#data/use-live.ts';
import type { Satu } from '#features/pendaftaran/satu.ts';
import { withoutWrites } from '#kit/list/live-list.ts';

/** A research of the officer's laboratories: from the device while it runs, from the server once it is over. */
export function usePembayaranPetugas(uuid: string | null): Satu<Penelitian> {
  const tampilan = usePenggunaan(uuid);
  const { hasil, muatUlang } = useLive(penelitianApi.list, tampilan === null && uuid ? { uuid } : null);
  if (tampilan) return { jenis: 'ada', tampilan };
  if (tampilan === undefined || hasil.jenis === 'memuat') return { jenis: 'memuat' };
  if (hasil.jenis === 'gagal') return { ...hasil, muatUlang };
  // Asked by its id, the call answers with one research.
  return { jenis: 'ada', tampilan: withoutWrites(hasil.jawaban.data as Penelitian) };
}

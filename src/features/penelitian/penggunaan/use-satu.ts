import { usePenggunaan } from '#data/penggunaan.ts';
import { useSatuPenelitian, type SatuPenelitian } from '#features/penelitian/bagian/use-satu.ts';

/** One research of an officer's laboratory: from the device while it is under way, else asked of the server. */
export const useSatuPenggunaan = (uuid: string | null): SatuPenelitian =>
  useSatuPenelitian(uuid, usePenggunaan(uuid));

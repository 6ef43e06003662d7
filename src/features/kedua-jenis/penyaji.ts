import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { barisPenelitian } from '#features/penelitian/baris.tsx';
import { barisPengujian } from '#features/pengujian/baris.tsx';
import type { Penyaji } from '#features/pendaftaran/penyaji.ts';

/** What a registration's kind says of it: the one place that tells the kinds apart. */
export const penyaji = (data: Pendaftaran): Penyaji<Pendaftaran> =>
  (adalahPenelitian(data) ? barisPenelitian : barisPengujian) as Penyaji<Pendaftaran>;

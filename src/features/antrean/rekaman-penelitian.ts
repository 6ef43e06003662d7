import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { PenelitianSchema } from '#domain/penelitian/schema.ts';
import { paths } from '#paths';
import { panggilanPada } from './rekaman.ts';

/** The writes on research. */
export const panggilanPenelitian = panggilanPada(PenelitianSchema, ({ nomor, judul }) => [judul, nomor], [
  {
    endpoint: penelitianApi.daftar,
    perbaikan: {
      jenis: 'halaman',
      alamat: ({ perbaiki }) => paths.pendaftaran.perbaikiPenelitian(perbaiki),
    },
  },
]);

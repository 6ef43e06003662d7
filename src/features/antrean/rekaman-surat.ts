import { suratApi } from '#domain/surat/endpoints.ts';
import { SuratSchema } from '#domain/surat/schema.ts';
import { halamanPutusan, sandingSurat } from './banding-surat.ts';
import { denganPerbaikan, panggilanPada } from './rekaman.ts';

/** The writes on lab-free letters: of their applicant, and of who decides them. */
export const panggilanSurat = panggilanPada(SuratSchema, ({ user }) => [user.nama], [
  { endpoint: suratApi.ajukan, perbaikan: { jenis: 'tanpaIsian' } },
  {
    endpoint: suratApi.putuskan,
    perbaikan: {
      jenis: 'halaman',
      alamat: ({ record, perbaiki, pembaca }) =>
        record && denganPerbaikan(halamanPutusan(record, pembaca.actor), perbaiki),
    },
    sanding: sandingSurat,
  },
]);

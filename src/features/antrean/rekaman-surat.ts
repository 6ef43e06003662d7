import { suratApi } from '#domain/surat/endpoints.ts';
import { SuratSchema } from '#domain/surat/schema.ts';
import { sandingSurat } from './banding-surat.ts';
import { panggilanPada } from './rekaman.ts';

/** The writes on lab-free letters: of their applicant, and of who decides them. */
export const panggilanSurat = panggilanPada(SuratSchema, ({ user }) => [user.nama], [
  { endpoint: suratApi.ajukan, perbaikan: { jenis: 'tanpaIsian' } },
  {
    endpoint: suratApi.putuskan,
    perbaikan: {
      jenis: 'isian',
      isian: [{ nama: 'catatan', label: 'Catatan', jenis: 'paragraf', wajib: false }],
    },
    sanding: sandingSurat,
  },
]);

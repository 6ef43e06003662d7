import { suratApi } from '#domain/surat/endpoints.ts';
import { SuratSchema } from '#domain/surat/schema.ts';
import { halamanPutusan, sandingSurat } from './banding.ts';
import { denganPerbaikan, panggilanPada } from '#kit/outbox/panggilan.ts';

/** The writes on lab-free letters: of their applicant, and of who decides them. */
export const panggilanSurat = panggilanPada({ skema: SuratSchema, nama: ({ user }) => [user.nama] }, [
  { endpoint: suratApi.ajukan, perbaikan: { jenis: 'tanpaIsian' } },
  {
    endpoint: suratApi.putuskan,
    perbaikan: {
      jenis: 'halaman',
      alamat: (tujuan) => {
        const { record, pembaca } = tujuan;
        return record && denganPerbaikan(halamanPutusan(record, pembaca.actor), tujuan);
      },
    },
    sanding: sandingSurat,
  },
]);

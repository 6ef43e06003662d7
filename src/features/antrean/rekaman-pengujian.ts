import { pembayaranApi } from '#domain/pembayaran/endpoints.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { PengujianSchema } from '#domain/pengujian/schema.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { paths } from '#paths';
import { sandingPengujian } from './banding-pengujian.ts';
import { denganPerbaikan, panggilanPada, type Pembaca, type Tujuan } from './rekaman.ts';

/** Corrected in a form on the page of the submission, also where the write names only an invoice of it. */
const padaPengujian = (halaman: (uuid: string, pembaca: Pembaca) => string) => ({
  jenis: 'halaman' as const,
  alamat: ({ record, perbaiki, pembaca }: Tujuan) =>
    record && denganPerbaikan(halaman(pembaca.milik.get(record) ?? record, pembaca), perbaiki),
});

/** The writes of the registrant and of the Kalab. */
export const panggilanPengujian = panggilanPada(
  PengujianSchema,
  ({ nomor, namaSampel }) => [namaSampel, nomor],
  [
    {
      endpoint: pengujianApi.daftar,
      perbaikan: { jenis: 'halaman', alamat: ({ perbaiki }) => paths.pendaftaran.perbaiki(perbaiki) },
    },
    { endpoint: pembayaranApi.bayar, perbaikan: padaPengujian(paths.pembayaran.detail) },
    {
      endpoint: surveiApi.jawab,
      perbaikan: {
        jenis: 'halaman',
        // Of research it is asked for on the usage page; of testing owners of other roles have it on the record (GAP-141).
        alamat: (tujuan) => {
          const penelitian = tujuan.isi['uuidPenelitian'];
          return typeof penelitian === 'string'
            ? denganPerbaikan(paths.pendaftaran.penggunaan(penelitian), tujuan.perbaiki)
            : padaPengujian((uuid, { actor }) =>
                actor.role === 'Pendaftar' ? paths.pendaftaran.lhu(uuid) : paths.pendaftaran.pengujian(uuid),
              ).alamat(tujuan);
        },
      },
    },
    {
      endpoint: pengujianApi.verifikasi,
      perbaikan: padaPengujian((uuid, { actor, milik }) => {
        if (milik.has(uuid)) return paths.pendaftaran.pengujian(uuid);
        return actor.role === 'Admin' ? paths.persetujuan.edit(uuid) : paths.kalabPengujian.edit(uuid);
      }),
      sanding: sandingPengujian,
    },
  ],
);

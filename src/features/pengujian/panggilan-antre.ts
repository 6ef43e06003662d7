import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { PengujianSchema } from '#domain/pengujian/schema.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { paths } from '#paths';
import { sandingPengujian } from './banding.ts';
import { denganPerbaikan, panggilanPada, type Pembaca, type Tujuan } from '#kit/outbox/panggilan.ts';

/** Corrected in a form on the page of the submission, also where the write names only an invoice of it. */
const padaPengujian = (halaman: (uuid: string, pembaca: Pembaca, isi: Tujuan['isi']) => string) => ({
  jenis: 'halaman' as const,
  alamat: (tujuan: Tujuan) => {
    const { record, isi, pembaca } = tujuan;
    return record && denganPerbaikan(halaman(pembaca.milik.get(record) ?? record, pembaca, isi), tujuan);
  },
});

/** The survey is of both kinds. */
const namaPendaftaran = (record: Pendaftaran): (string | null)[] => [
  adalahPenelitian(record) ? record.judul : record.namaSampel,
  record.nomor,
];

/** The writes of the registrant and of the Kalab. */
export const panggilanPengujian = panggilanPada({ skema: PengujianSchema, nama: namaPendaftaran }, [
  {
    endpoint: pengujianApi.daftar,
    perbaikan: {
      jenis: 'halaman',
      alamat: ({ perbaiki, terkirim }) =>
        (terkirim ? paths.pendaftaran.pengujian : paths.pendaftaran.perbaiki)(perbaiki),
    },
  },
  { endpoint: pembayaranApi.bayar, perbaikan: padaPengujian(paths.pembayaran.detail) },
  {
    endpoint: surveiApi.jawab,
    // Owners of other roles have report and survey on the record (GAP-141).
    perbaikan: padaPengujian((uuid, { actor }, isi) => {
      if (isi['uuidPenelitian'] === uuid) return paths.pendaftaran.penggunaan(uuid);
      return actor.role === 'Pendaftar' ? paths.pendaftaran.lhu(uuid) : paths.pendaftaran.pengujian(uuid);
    }),
  },
  {
    endpoint: pengujianApi.verifikasi,
    perbaikan: padaPengujian((uuid, { actor, milik }) => {
      if (milik.has(uuid)) return paths.pendaftaran.pengujian(uuid);
      return actor.role === 'Admin' ? paths.persetujuan.edit(uuid) : paths.kalabPengujian.edit(uuid);
    }),
    sanding: sandingPengujian,
  },
]);

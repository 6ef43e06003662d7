import type { z } from 'zod';
import { lhuApi } from '#domain/lhu/endpoints.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { PengujianAksi } from '#domain/pengujian/workflow.ts';
import { akibatTolak, hasilPutusan } from '#features/pengujian/bagian/akibat.ts';
import type { WritingEndpoint } from '#kit/record/use-send.ts';

/** An act that ends something and must say why. */
export type TindakanBeralasan<B extends z.ZodType> = {
  aksi: PengujianAksi;
  judul: string;
  tentang: string;
  endpoint: WritingEndpoint<B>;
  /** The field of the call that takes the reason. */
  field: string;
  body: (uuid: string, alasan: string) => z.input<B>;
  /** What it will do, and what it did, with its numbers (GAP-149). */
  akibat: (data: Pengujian) => string;
  hasil: (jawaban: Pengujian) => string;
};

const beralasan = <B extends z.ZodType>(tindakan: TindakanBeralasan<B>) => tindakan;

/** At 1, 2 and 5 (GAP-126). */
export const batalkanPendaftaran = beralasan({
  aksi: 'tolak',
  judul: 'Batalkan pendaftaran',
  tentang:
    'Semua parameter ditolak dan invoice yang belum dibayar dibatalkan. Pendaftar membaca alasan Anda di riwayat dan dapat mendaftar kembali.',
  endpoint: pengujianApi.verifikasi,
  field: 'catatanTambahan',
  body: (uuid, alasan) => ({ uuid, flagPersetujuan: 0, catatanTambahan: alasan }),
  akibat: akibatTolak,
  hasil: hasilPutusan,
});

/** At 15 (GAP-140). */
export const tolakDokumen = beralasan({
  aksi: 'batalkanDokumen',
  judul: 'Tolak permintaan dokumen',
  tentang: 'Permintaan dokumen tambahan ditutup. Laporan hasil uji tetap tersedia bagi pendaftar.',
  endpoint: lhuApi.mintaDokumen,
  field: 'deskripsiRequestDokumenTambahan',
  body: (uuid, alasan) => ({
    uuid,
    flagRequestDokumenTambahan: false,
    deskripsiRequestDokumenTambahan: alasan,
  }),
  akibat: ({ deskripsiRequestDokumenTambahan: nama }) => `Permintaan '${nama}' akan ditutup tanpa dokumen.`,
  hasil: () => 'Pendaftar membaca alasan Anda di riwayat pengujian.',
});

/** At 16 (GAP-140). */
export const tarikDokumen = beralasan({
  aksi: 'tarikDokumen',
  judul: 'Tarik dokumen',
  tentang: 'Dokumen tambahan langsung disembunyikan dari pendaftar, lalu menunggu dokumen yang benar.',
  endpoint: lhuApi.tarikDokumen,
  field: 'catatan',
  body: (uuid, alasan) => ({ uuid, catatan: alasan }),
  akibat: ({ fileDokumenTambahan }) =>
    `'${fileDokumenTambahan?.name}' tidak akan dapat dibuka pendaftar lagi; dokumen pengganti ditunggu.`,
  hasil: ({ deskripsiRequestDokumenTambahan: nama }) => `Dokumen pengganti untuk '${nama}' ditunggu.`,
});

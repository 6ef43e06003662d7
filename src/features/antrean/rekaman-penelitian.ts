import type { Actor } from '#domain/core/roles.ts';
import { pembayaranPenelitianApi } from '#domain/pembayaran/penelitian.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { PenelitianSchema } from '#domain/penelitian/schema.ts';
import { penggunaanApi } from '#domain/penggunaan/endpoints.ts';
import { paths } from '#paths';
import {
  sandingAkhir,
  sandingPengembalian,
  sandingPerpanjangan,
  sandingPutusanPenelitian,
  sandingUbah,
  sandingVerifikasi,
  sandingWaktu,
} from './banding-penelitian.ts';
import { denganPerbaikan, panggilanPada, type Pembaca, type Tujuan } from './rekaman.ts';

/** The research a write is about: its body names it; one on an invoice is found by the own records. */
const penelitianDari = ({ record, isi, pembaca }: Tujuan): string | null => {
  const named = isi['uuidPenelitian'];
  if (typeof named === 'string') return named;
  return record && (pembaca.milik.get(record) ?? record);
};

/** Corrected in a form on a page of the research. */
const padaPenelitian = (halaman: (uuid: string, pembaca: Pembaca) => string) => ({
  jenis: 'halaman' as const,
  alamat: (tujuan: Tujuan) => {
    const uuid = penelitianDari(tujuan);
    return uuid && denganPerbaikan(halaman(uuid, tujuan.pembaca), tujuan.perbaiki);
  },
});

/** Where the usage of a research is written: its owner's page, or that of the laboratory's officers and its Kalab. */
const halamanPenggunaan = (uuid: string, { actor, milik }: Pembaca): string =>
  milik.has(uuid) || actor.role === 'Pendaftar'
    ? paths.pendaftaran.penggunaan(uuid)
    : halamanMeja(uuid, actor);

const halamanMeja = (uuid: string, { role }: Actor): string =>
  role === 'Kalab' ? paths.kalabPenelitian.detail(uuid) : paths.laboran.catat(uuid);

const halamanPutusan = (uuid: string, { role }: Actor): string =>
  role === 'Kalab' ? paths.kalabPenelitian.edit(uuid) : paths.laboran.putuskan(uuid);

const penggunaan = padaPenelitian(halamanPenggunaan);

/** What closes a research says no more than a note. */
const catatan = {
  jenis: 'isian' as const,
  isian: [{ nama: 'catatan', label: 'Catatan', jenis: 'paragraf' as const, wajib: false }],
};

const namaIsian = {
  tglPenggunaan: 'Tanggal',
  penggunaan: 'Barang',
  catatan: 'Catatan',
  alasanPengecualian: 'Alasan tetap dipakai',
};

/** The writes on research: of its registrant, of its Kalab, of the officers of its laboratory. */
export const panggilanPenelitian = panggilanPada(PenelitianSchema, ({ nomor, judul }) => [judul, nomor], [
  {
    endpoint: penelitianApi.daftar,
    perbaikan: { jenis: 'halaman', alamat: ({ perbaiki }) => paths.pendaftaran.perbaikiPenelitian(perbaiki) },
  },
  {
    endpoint: penelitianApi.verifikasi,
    perbaikan: padaPenelitian((uuid, { actor }) => halamanPutusan(uuid, actor)),
    sanding: sandingPutusanPenelitian(halamanPutusan),
  },
  {
    endpoint: penelitianApi.ubahWaktu,
    perbaikan: padaPenelitian(paths.laboran.putuskan),
    sanding: sandingWaktu,
  },
  { endpoint: penelitianApi.mintaSelesai, perbaikan: catatan, sanding: sandingAkhir('mintaSelesai') },
  { endpoint: penelitianApi.selesaikan, perbaikan: catatan, sanding: sandingAkhir('selesaikan') },
  { endpoint: penggunaanApi.tambah, perbaikan: penggunaan, namaIsian },
  { endpoint: penggunaanApi.ubah, perbaikan: penggunaan, namaIsian, sanding: sandingUbah },
  {
    endpoint: penggunaanApi.verifikasi,
    perbaikan: penggunaan,
    namaIsian,
    sanding: sandingVerifikasi(halamanMeja),
  },
  {
    endpoint: penggunaanApi.kembalikan,
    perbaikan: penggunaan,
    sanding: sandingPengembalian(paths.laboran.catat),
  },
  {
    endpoint: penggunaanApi.perpanjang,
    perbaikan: penggunaan,
    namaIsian: { tglMulai: 'Tanggal', tglSelesai: 'Tanggal', catatan: 'Catatan' },
    sanding: sandingPerpanjangan,
  },
  { endpoint: pembayaranPenelitianApi.bayar, perbaikan: padaPenelitian(paths.pembayaran.detail) },
]);

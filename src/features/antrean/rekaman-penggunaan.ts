import type { Actor } from '#domain/core/roles.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { PenelitianSchema, type Penelitian } from '#domain/penelitian/schema.ts';
import { laboran } from '#domain/penelitian/workflow.ts';
import { penggunaanApi } from '#domain/penggunaan/endpoints.ts';
import { paths } from '#paths';
import {
  sandingAkhir,
  sandingKembali,
  sandingPenambahan,
  sandingPerpanjangan,
} from './banding-penggunaan.ts';
import { denganPerbaikan, panggilanPada, type Tujuan } from './rekaman.ts';

/** An officer of the laboratory works on it on their page, its registrant on their own. */
const halaman = (uuid: string, { role }: Actor, milik: boolean): string =>
  !milik && laboran.some((satu) => satu === role)
    ? paths.laboran.catat(uuid)
    : paths.pendaftaran.penggunaan(uuid);

const halamanKerja = ({ uuid, user }: Penelitian, actor: Actor): string =>
  halaman(uuid, actor, user.uuid === actor.uuid);

/** Corrected in the form on the page of the research that the write names, or that it is of. */
const padaPenggunaan = {
  jenis: 'halaman' as const,
  alamat: ({ record, isi, perbaiki, pembaca: { actor, milik } }: Tujuan): string | null => {
    const named = isi['uuidPenelitian'];
    const uuid = typeof named === 'string' ? named : record && (milik.get(record) ?? record);
    return uuid && denganPerbaikan(halaman(uuid, actor, milik.has(uuid)), perbaiki);
  },
};

const catatan = {
  jenis: 'isian' as const,
  isian: [{ nama: 'catatan', label: 'Catatan', jenis: 'paragraf' as const, wajib: false }],
};

const namaIsian = { tglPenggunaan: 'Tanggal', penggunaan: 'Barang', catatan: 'Catatan' };

/** The writes on the usage of a research, of its registrant and of the laboratory. */
export const panggilanPenggunaan = panggilanPada(PenelitianSchema, ({ nomor, judul }) => [judul, nomor], [
  { endpoint: penggunaanApi.tambah, perbaikan: padaPenggunaan, namaIsian },
  {
    endpoint: penggunaanApi.ubah,
    perbaikan: padaPenggunaan,
    namaIsian,
    sanding: sandingPenambahan(halamanKerja),
  },
  {
    endpoint: penggunaanApi.verifikasi,
    perbaikan: padaPenggunaan,
    namaIsian,
    sanding: sandingPenambahan(halamanKerja),
  },
  {
    endpoint: penggunaanApi.kembalikan,
    perbaikan: padaPenggunaan,
    sanding: sandingKembali(halamanKerja),
  },
  {
    endpoint: penggunaanApi.perpanjang,
    perbaikan: padaPenggunaan,
    namaIsian: { tglMulai: 'Tanggal', tglSelesai: 'Tanggal', catatan: 'Catatan' },
    sanding: sandingPerpanjangan(halamanKerja),
  },
  { endpoint: penelitianApi.mintaSelesai, perbaikan: catatan, sanding: sandingAkhir('mintaSelesai') },
  { endpoint: penelitianApi.selesaikan, perbaikan: catatan, sanding: sandingAkhir('selesaikan') },
]);

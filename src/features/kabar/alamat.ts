import type { HalamanKabar, Kabar } from '#domain/kabar/schema.ts';
import { waitingParam } from '#kit/frame/waiting.ts';
import { paths } from '#paths';

/** Where each page lies that news may lead to; a dialog stands over what of its list waits. */
const alamat: Record<HalamanKabar, (record: string) => string> = {
  pengujian: paths.pendaftaran.pengujian,
  penelitian: paths.pendaftaran.penelitian,
  penggunaanSendiri: paths.pendaftaran.penggunaan,
  pembayaran: paths.pembayaran.detail,
  persetujuan: paths.persetujuan.edit,
  dokumen: paths.persetujuan.cetak,
  pembayaranPengujian: (uuid) => paths.pembayaranPengujian.invoice(uuid, waitingParam),
  pengembalianDana: (uuid) => paths.pengembalianDana.satu(uuid, waitingParam),
  lhu: paths.lhu.edit,
  kalabPengujian: paths.kalabPengujian.edit,
  sampel: paths.analisis.sampel,
  analisis: paths.analisis.edit,
  review: paths.review.edit,
  kalabPenelitian: paths.kalabPenelitian.edit,
  laboran: paths.laboran.putuskan,
  penggunaan: paths.laboran.catat,
  pembayaranPenelitian: (uuid) => paths.petugasPembayaran.invoice(uuid, waitingParam),
  deposit: (uuid) => paths.petugasPembayaran.depositSatu(uuid, waitingParam),
  surat: paths.surat.detail,
  suratLaboran: paths.suratLaboran.edit,
  suratPetugas: paths.suratPetugas.edit,
  petugas: (uuid) => paths.petugas.satu(uuid, waitingParam),
  profil: paths.profile,
  versiLembar: paths.parameterUji.rancangan,
  instrumen: paths.instrumen.satu,
  bahan: paths.bahan.satu,
};

/** Where a person does, or reads, what they were told of. */
export const alamatKabar = ({ halaman, record }: Pick<Kabar, 'halaman' | 'record'>): string =>
  alamat[halaman](record);

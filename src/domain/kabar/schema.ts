import { z } from 'zod';

/** The pages that news may lead to; the app knows their addresses (features/kabar/alamat.ts). */
const halamanKabar = [
  'pengujian',
  'penelitian',
  'penggunaanSendiri',
  'pembayaran',
  'persetujuan',
  'dokumen',
  'pembayaranPengujian',
  'pengembalianDana',
  'lhu',
  'kalabPengujian',
  'sampel',
  'analisis',
  'review',
  'kalabPenelitian',
  'laboran',
  'penggunaan',
  'pembayaranPenelitian',
  'deposit',
  'surat',
  'suratLaboran',
  'suratPetugas',
  'petugas',
  'profil',
  'versiLembar',
  'instrumen',
  'bahan',
] as const;
export type HalamanKabar = (typeof halamanKabar)[number];

/** 'giliran': it waits for its reader; 'perubahan': something of theirs was moved by somebody else. */
export const jenisKabar = ['giliran', 'perubahan'] as const;

/** What one person is told (BEYOND-33). */
export const KabarSchema = z.object({
  uuid: z.uuid(),
  jenis: z.enum(jenisKabar),
  kalimat: z.string(),
  /** What it is about, as people call it: its number and its name. */
  perihal: z.string(),
  halaman: z.enum(halamanKabar),
  /** The record that the page shows. */
  record: z.uuid(),
  createdAt: z.string(),
  dibacaPada: z.string().nullable(),
  /** When a turn was over, whoever has done what it was about. */
  selesaiPada: z.string().nullable(),
});
export type Kabar = z.output<typeof KabarSchema>;

/** Whether it still asks to be looked at. */
export const kabarBaru = ({ dibacaPada, selesaiPada }: Kabar): boolean =>
  dibacaPada === null && selesaiPada === null;

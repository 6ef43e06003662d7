import type { Sel } from '#domain/lembar-kerja/sel.ts';
import type { CatatanKaki } from '#domain/lhu/catatan-kaki.ts';
import type { labPeragaan } from '#server/demo/accounts.ts';
import type { bentukSampel, kondisiSampel, penyimpananSampel } from '#server/db/reference/sampel.ts';
import type { Meja } from './meja.ts';
import type { Jalan } from './perjalanan.ts';

/** One test of one sample: which, how it was judged, and how far the bench came. */
export type NaskahUji = {
  kd: string;
  /** W7; 3 (approved) once the submission was approved, else 1. */
  status?: 1 | 2 | 3 | 4;
  replikasi?: number;
  /** What was done at the bench; 'antri' where nothing was. */
  meja?: Meja;
  /** What its report says of it in a footnote; `flagPernyataan`: what its sheet says of its limit, too. */
  catatan?: Partial<CatatanKaki> & { flagPernyataan?: true };
  /** The limits of its sheet are of other things. */
  tanpaBatas?: true;
  /** A cell that its analyst crossed out, and why. */
  coret?: { kunci: string } & NonNullable<Sel['dicoret']>;
  /** How many working days ago the data that its sheet refers to were corrected. */
  koreksi?: number;
  /** A file of berkas/ that its first report has a photo of. */
  foto?: { nama: string; keterangan: string };
};

export type NaskahSampel = {
  nama: string;
  jumlah: number;
  bentuk: keyof typeof bentukSampel;
  penyimpanan: keyof typeof penyimpananSampel;
  kondisi: keyof typeof kondisiSampel;
  kemasan: string;
  /** What it is besides: made and taken so many days before it was registered, good for so many after it was made. */
  keterangan?: { noBets?: string; pembuat?: string; produksi?: number; tahan?: number; diambil?: number };
  /** A file of berkas/. */
  gambar?: string;
  /** It arrived unfit for testing (W7, GAP-136): all its tests are at 4. */
  tidakSesuai?: true;
  uji: readonly NaskahUji[];
};

/** One submission as the demo tells it. People are named by what stands before the @ of their address. */
export type NaskahPengujian = {
  pendaftar: string;
  lab: keyof typeof labPeragaan;
  /** How many working days ago it was registered. */
  hari: number;
  jalan: Jalan;
  analis?: string;
  penyelia?: string;
  catatan?: string;
  /** The proof of its open invoice: sent and not looked at yet, or turned down. */
  bukti?: 'menunggu' | 'ditolak';
  /** The virtual account of its open invoice. */
  nomorBayar?: string;
  /** The work cost less than was paid: the rest still goes back, or has. */
  kembali?: 'belum' | 'sudah';
  sampel: readonly NaskahSampel[];
};

/** The ways most samples are kept and handed in. */
export const ruang = 'Suhu ruang (15–30 °C)';
export const gelap = 'Suhu ruang, terlindung cahaya';
export const dingin = 'Lemari pendingin (2–8 °C)';
export const utuh = 'Baik, kemasan utuh';

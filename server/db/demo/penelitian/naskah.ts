import { jenisPembiayaan, type Pembiayaan } from '#domain/pembayaran/schema.ts';
import { dosen, type petaPenelitian } from '#server/db/reference/penelitian.ts';
import type { labPeragaan } from '#server/demo/accounts.ts';

/** One line of an addition, or one row of returned tools: things are named by their code. */
export type Pakai = { kd: string; jumlah?: number; jam?: readonly [mulai: string, selesai: string] };
export type Kembali = { kd: string; kembali?: number; rusak?: number; diganti?: number };

/** Working days before the clock's day; 0 is that day, or the first working day after it, and negative ones are ahead. */
export type Hari = number;

/**
 * What happened next. A number is so many working days that pass; what stands between two numbers happened on one day.
 * `ke` counts a research's additions from 1.
 */
export type Langkah =
  | number
  | 'setujuiKalab'
  | 'setujuiLaboran'
  | 'mintaSelesai'
  | 'batalkanPendaftaran'
  | 'survei'
  | 'invoice'
  | 'bukti'
  | 'terima'
  | 'batalkanInvoice'
  | 'depositKembali'
  | {
      aksi: 'tolakKalab' | 'tolakLaboran' | 'kembalikanPermintaan' | 'selesaikan' | 'tolakBukti';
      catatan: string | null;
    }
  | { aksi: 'ubahWaktu'; masa: readonly [Hari, Hari] }
  | { aksi: 'tambah'; baris: readonly Pakai[]; untuk: Hari | null }
  | { aksi: 'catat'; baris: readonly Pakai[]; untuk: Hari | null; alasan: string | null }
  | { aksi: 'setujui' | 'tarik'; ke: number }
  | { aksi: 'tolak'; ke: number; catatan: string }
  | { aksi: 'ubah'; ke: number; baris: readonly Pakai[] }
  | { aksi: 'koreksi'; ke: number; baris: readonly Pakai[]; catatan: string }
  | { aksi: 'perpanjang'; sampai: Hari }
  | { aksi: 'kembalikan'; alat: readonly Kembali[] };

/** One research as the demo tells it. People are named by what stands before the @ of their address. */
export type NaskahPenelitian = {
  pendaftar: string;
  lab: keyof typeof labPeragaan;
  /** When it was registered. */
  hari: Hari;
  judul: string;
  jenis?: string;
  payung?: string;
  /** A lecturer of the list; who comes from outside writes a name. */
  dosen: keyof typeof dosen | { nama: string };
  pembiayaan?: Pembiayaan;
  peta?: keyof typeof petaPenelitian;
  masa: readonly [mulai: Hari, selesai: Hari];
  jam?: readonly [mulai: string, selesai: string];
  /** Research done elsewhere has a place instead of a plan (REG-34). */
  tempat?: string;
  rencana?: readonly string[];
  langkah: readonly Langkah[];
};

export const sejumlah = (kd: string, jumlah: number): Pakai => ({ kd, jumlah });
export const selama = (kd: string, mulai: string, selesai: string, jumlah?: number): Pakai => ({
  kd,
  jam: [mulai, selesai],
  ...(jumlah === undefined ? {} : { jumlah }),
});

/** The registrant asks for these; `untuk` is the day they are for, where it is another one. */
export const tambah = (baris: readonly Pakai[], untuk: Hari | null = null): Langkah => ({
  aksi: 'tambah',
  baris,
  untuk,
});
/** An officer enters these; `alasan` where something of it is past its date. */
export const catat = (
  baris: readonly Pakai[],
  untuk: Hari | null = null,
  alasan: string | null = null,
): Langkah => ({ aksi: 'catat', baris, untuk, alasan });
export const setujui = (ke: number): Langkah => ({ aksi: 'setujui', ke });
export const tolak = (ke: number, catatan: string): Langkah => ({ aksi: 'tolak', ke, catatan });
export const tarik = (ke: number): Langkah => ({ aksi: 'tarik', ke });
export const ubah = (ke: number, baris: readonly Pakai[]): Langkah => ({ aksi: 'ubah', ke, baris });
export const koreksi = (ke: number, baris: readonly Pakai[], catatan: string): Langkah => ({
  aksi: 'koreksi',
  ke,
  baris,
  catatan,
});
export const perpanjang = (sampai: Hari): Langkah => ({ aksi: 'perpanjang', sampai });
export const kembalikan = (...alat: readonly Kembali[]): Langkah => ({ aksi: 'kembalikan', alat });
export const selesaikan = (catatan: string | null = null): Langkah => ({ aksi: 'selesaikan', catatan });

export const disetujui: readonly Langkah[] = [1, 'setujuiKalab', 1, 'setujuiLaboran'];
/** All open bills on one invoice, paid and verified. */
export const lunasi: readonly Langkah[] = ['invoice', 1, 'bukti', 1, 'terima'];
/** The way most research ends. */
export const tuntas: readonly Langkah[] = ['survei', 'mintaSelesai', 1, selesaikan()];

export const dibayarDosen = (nama: keyof typeof dosen): Pembiayaan => ({
  idJenisPembiayaan: jenisPembiayaan.dosen,
  nikDosenPembiayaan: String(dosen[nama]),
  namaDosenPembiayaan: nama,
  namaPembiayaan: null,
});
export const dibayarOleh = (namaPembiayaan: string): Pembiayaan => ({
  idJenisPembiayaan: jenisPembiayaan.lainnya,
  nikDosenPembiayaan: null,
  namaDosenPembiayaan: null,
  namaPembiayaan,
});

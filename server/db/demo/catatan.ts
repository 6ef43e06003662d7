import type { AnalisisAksi } from '#domain/analisis/workflow.ts';
import type { Uji } from './parameter-uji/katalog.ts';
import type { Jalan } from './perjalanan.ts';

/** The method a supervisor put in the place of the catalogue's. */
export const metodeBaru = (metode: string): string => `${metode}, dengan modifikasi preparasi sampel`;

/** What was written beside an act at the bench. */
export function catatanMeja(aksi: AnalisisAksi, { metode, cara }: Uji): string | null {
  if (aksi === 'ubahMetode') return `Metode uji diubah dari '${metode}' menjadi '${metodeBaru(metode)}'.`;
  if (aksi === 'tolak')
    return 'Simpangan antar-replikasi belum dibahas dan data kontrol belum dilampirkan. Mohon dilengkapi.';
  if (aksi !== 'batalkan') return null;
  if (cara === 'hitung-koloni' || cara === 'patogen')
    return 'Kontrol negatif ditumbuhi koloni; pengujian diulang dengan media baru.';
  return cara === 'gravimetri'
    ? 'Suhu oven menyimpang dari 105 °C selama pengeringan; pengujian diulang setelah oven diperbaiki.'
    : 'Baku pembanding sudah melewati tanggal kedaluwarsa; pengujian diulang setelah baku baru diterima.';
}

const ditolak: Partial<Record<Jalan, string>> = {
  ditolakAdmin:
    'Jumlah sampel kurang dari kebutuhan minimum pengujian. Silakan mendaftar kembali dengan sampel yang cukup.',
  ditolakKalab: 'Metode yang diminta belum tersedia karena instrumen sedang dikalibrasi ulang.',
  dibatalkanPendaftar: 'Pendaftaran dibatalkan oleh pendaftar.',
};

/** What registrants of the demo ask for besides their report. */
export const permintaanDokumen = 'Salinan sertifikat analisis bahan pembanding';

/** The note beside one row of a submission's history. */
export function catatanKeputusan(kdStatus: number, jalan: Jalan): string | null {
  if (kdStatus === 4) return ditolak[jalan] ?? null;
  if (kdStatus === 2) return 'Mohon pertimbangan kalab atas ketersediaan metode dan instrumen.';
  if (kdStatus === 15) return permintaanDokumen;
  return null;
}

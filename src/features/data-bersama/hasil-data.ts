import type { SemuaVersi } from '#data/versi-lembar.ts';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import type { Baris } from '#domain/lembar-kerja/hasil.ts';
import { hitungBlok } from '#domain/lembar-kerja/hitung.ts';
import { isianDari } from '#domain/lembar-kerja/sel.ts';
import { blokBersama } from './isian.ts';

/** What data came to: slope, intercept and correlation of a line, the normality of a titrant. Nothing without their version. */
export function hasilData(semua: SemuaVersi, { versi, nama, isian }: DataBersama): readonly Baris[] {
  const blok = blokBersama(semua.get(versi), nama);
  return blok ? hitungBlok(blok, isianDari(isian)).akhir : [];
}

/** 'Kemiringan 0,0214 L/mg', or why there is none. */
export const barisTertulis = ({ label, satuan, nilai }: Baris): string => {
  if (nilai.jenis !== 'nilai')
    return `${label}: ${nilai.jenis === 'gagal' ? nilai.kalimat : 'belum lengkap'}`;
  return [label, nilai.tampil, satuan].filter(Boolean).join(' ');
};

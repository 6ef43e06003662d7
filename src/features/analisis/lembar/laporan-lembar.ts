import { sebutData } from '#domain/lembar-kerja/bersama.ts';
import { laporanDiganti, laporanLembar } from '#domain/lembar-kerja/laporan.ts';
import { laporanAkhirTerbaru } from '#domain/analisis/rules.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { IsiDariLembar } from '#features/analisis/laporan.ts';
import type { BersamaLembar } from './use-bersama.ts';
import type { LembarKerja } from './use-lembar.ts';

/** The final report as the sheet fills it; after a return below what its author had written in the one before. */
export function laporanDariLembar(
  record: Analisis,
  { versi, keadaan, hasil }: Pick<LembarKerja, 'versi' | 'keadaan' | 'hasil'>,
  pilihan: BersamaLembar['pilihan'],
): IsiDariLembar {
  const dipakai = versi.isi.bersama.flatMap(({ nama, label }) => {
    const data = pilihan?.[nama]?.find(({ uuid }) => uuid === keadaan.bersama[nama]);
    return data ? [`${label}: ${sebutData(data)}`] : [];
  });
  const blok = laporanLembar({ versi, keadaan, hasil, bersama: dipakai });
  return {
    isi: laporanDiganti(laporanAkhirTerbaru(record)?.isi ?? '', blok),
    hasilPengujian: hasil.hasil.jenis === 'nilai' ? hasil.hasil.tampil : '',
  };
}

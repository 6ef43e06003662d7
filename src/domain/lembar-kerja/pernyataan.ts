import { z } from 'zod';
import { putusan, type HasilLembar } from './hasil.ts';
import type { IsiLembar } from './schema.ts';

/**
 * What a sheet says of its result besides the figure (ISO/IEC 17025, 7.8.3.1 c and 7.8.6), as a report may print it. It
 * is of `hasil` and no other: a report whose result was written otherwise has no statement.
 */
export const PernyataanSchema = z.object({
  hasil: z.string(),
  /** Null where no set of limits was chosen. */
  kesesuaian: z
    .object({
      syarat: z.string(),
      /** Source, edition and page of the limit; null: nobody has held it against its source yet. */
      klausul: z.string().nullable(),
      putusan: z.enum(['memenuhi', 'tidakMemenuhi', 'tidakDapat']),
      mengapa: z.string().nullable(),
      dibandingkan: z.string().nullable(),
      aturan: z.string(),
    })
    .nullable(),
  ketidakpastian: z.string().nullable(),
});
export type Pernyataan = z.output<typeof PernyataanSchema>;

const namaAturan: Readonly<Record<IsiLembar['aturanKeputusan'], string>> = {
  penerimaanSederhana: 'penerimaan sederhana (ILAC-G8:09/2019, 4.2.1)',
  pitaPengaman: 'pita pengaman w = U (ILAC-G8:09/2019, 4.2.2)',
};

/** The statement of what a sheet came to, or null where it has no result or nothing is to be said of it. */
export function pernyataanDari(
  { aturanKeputusan }: Pick<IsiLembar, 'aturanKeputusan'>,
  { hasil, perbandingan, ketidakpastian }: HasilLembar,
): Pernyataan | null {
  if (hasil.jenis !== 'nilai' || (!perbandingan && !ketidakpastian)) return null;
  return {
    hasil: hasil.tampil,
    kesesuaian: perbandingan && {
      syarat: perbandingan.syarat,
      klausul: klausul(perbandingan.batas),
      putusan: perbandingan.putusan,
      mengapa: perbandingan.mengapa,
      dibandingkan: perbandingan.dibandingkan,
      aturan: namaAturan[aturanKeputusan],
    },
    ketidakpastian,
  };
}

const klausul = ({ sumber, edisi, halaman }: IsiLembar['batas'][number]): string | null =>
  edisi && halaman ? [sumber, `edisi ${edisi}`, `hal. ${halaman}`].filter(Boolean).join(', ') : null;

/** 'Batas ≤ 10 % (FHI, edisi II, hal. 120): memenuhi. Aturan keputusan: penerimaan sederhana.' */
export const kalimatKesesuaian = ({
  syarat,
  klausul: dari,
  putusan: satu,
  mengapa,
  dibandingkan,
  aturan,
}: NonNullable<Pernyataan['kesesuaian']>): string => {
  const karena = [dibandingkan && `dibandingkan sebagai ${dibandingkan}`, mengapa].filter(Boolean).join('; ');
  return `Batas ${syarat}${dari ? ` (${dari})` : ''}: ${putusan[satu]}${karena ? ` (${karena})` : ''}. Aturan keputusan: ${aturan}.`;
};

/** Why a statement of conformity cannot be printed of a parameter, with what to do; null where it can (BEYOND-25). */
export function pernyataanTerhalang(
  pernyataan: Pernyataan | null,
  hasilPengujian: string | null,
): string | null {
  if (!pernyataan?.kesesuaian) return 'Lembar kerja parameter ini tidak membandingkan hasilnya dengan batas.';
  if (pernyataan.hasil !== hasilPengujian)
    return `Hasil laporan berbeda dari lembar kerja ('${pernyataan.hasil}'). Kembalikan laporan kepada analis bila batas harus dicantumkan.`;
  return pernyataan.kesesuaian.klausul
    ? null
    : 'Batas ini belum diperiksa terhadap sumbernya. Lengkapi edisi dan halamannya pada lembar kerja metode.';
}

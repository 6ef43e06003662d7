import type { z } from 'zod';
import type { ContohSchema } from '#domain/lembar-kerja/contoh.ts';
import type {
  AturanCawan,
  BatasSchema,
  BersamaSchema,
  IsiLembarSchema,
  KriteriaSchema,
  MasukanSchema,
  PembulatanSchema,
  RumusSchema,
  TetapanSchema,
} from '#domain/lembar-kerja/schema.ts';
import { butirCawan, kunciSel } from '#domain/lembar-kerja/sel.ts';

/**
 * A ready sheet: a laboratory takes it as the first version of its own, changes what it does otherwise, and releases it
 * (BEYOND-08). What is told without a source is from memory, or is what the catalogue asks for: the laboratory checks it.
 */
export type LembarSiap = {
  kunci: string;
  nama: string;
  /** Codes of the demo's catalogue that it fits. */
  untuk: readonly string[];
  isi: z.input<typeof IsiLembarSchema>;
  contoh: readonly z.input<typeof ContohSchema>[];
};

type Masukan = z.input<typeof MasukanSchema>;
export type Rumus = z.input<typeof RumusSchema>;
export type Bersama = z.input<typeof BersamaSchema>;
export type Batas = z.input<typeof BatasSchema>;
export type Tetapan = z.input<typeof TetapanSchema>;
type Wajar = { dari?: string; sampai?: string };

/** Inputs by name, label, unit and the decimals of the instrument. */
export const angka = (
  nama: string,
  label: string,
  satuan: string | null,
  desimal: number | null,
  wajar: Wajar = {},
): Masukan => ({ jenis: 'angka', nama, label, satuan, desimal, ...wajar });
export const seri = (
  nama: string,
  label: string,
  satuan: string,
  desimal: number,
  selisihTetap: string,
  wadah: string | null = null,
): Masukan => ({ jenis: 'seri', nama, label, satuan, desimal, selisihTetap, wadah });
export const daftar = (
  nama: string,
  label: string,
  satuan: string | null,
  desimal: number,
  banyak: number,
): Masukan => ({ jenis: 'daftar', nama, label, satuan, desimal, banyak });
/** `gagal` are the words that do not meet what is asked. */
export const pilihan = (
  nama: string,
  label: string,
  baik: readonly string[],
  gagal: readonly string[],
): Masukan => ({
  jenis: 'pilihan',
  nama,
  label,
  pilihan: [
    ...baik.map((nilai) => ({ nilai, gagal: false })),
    ...gagal.map((nilai) => ({ nilai, gagal: true })),
  ],
});
export const cawan = (
  nama: string,
  label: string,
  satuan: string,
  aturan: AturanCawan,
  pengenceran: number[],
): Masukan => ({ jenis: 'cawan', nama, label, satuan, aturan, volume: '1', cawan: 2, pengenceran });

/** `desimal` is how an intermediate figure is shown. */
export const rumus = (
  nama: string,
  label: string,
  satuan: string | null,
  ungkapan: string,
  desimal: number | null = null,
): Rumus => ({ nama, label, satuan, ungkapan, desimal });
export const tetapan = (
  nama: string,
  label: string,
  satuan: string | null,
  nilai: string,
  sumber: string | null = null,
): Tetapan => ({ nama, label, satuan, nilai, sumber });

export const desimal = (banyak: number): z.input<typeof PembulatanSchema> => ({ ke: 'desimal', banyak });
export const angkaPenting = (banyak: number): z.input<typeof PembulatanSchema> => ({
  ke: 'angkaPenting',
  banyak,
});

export const kriteria = (
  jenis: z.input<typeof KriteriaSchema>['jenis'],
  nilai: string,
  nama: string | null = null,
  sumber: string | null = null,
): z.input<typeof KriteriaSchema> => ({ jenis, nama, nilai, sumber });

/** Between these two, ends included; null is open. */
export const batas = (
  kunci: string,
  nama: string,
  bawah: string | null,
  atas: string | null,
  sumber: string | null = null,
): Batas => ({
  kunci,
  nama,
  bawah: bawah === null ? null : { nilai: bawah },
  atas: atas === null ? null : { nilai: atas },
  sumber,
});
/** What the test of the catalogue asks for. */
export const syarat = (bawah: string | null, atas: string | null): Batas =>
  batas('syarat', 'Syarat parameter uji', bawah, atas);

type Sel = { kunci: string; nilai: string };
type Nilai = string | readonly string[];
const sel = (nama: string, ulangan: number, nilai: Nilai): Sel[] =>
  typeof nilai === 'string'
    ? [{ kunci: kunciSel(nama, ulangan), nilai }]
    : nilai.map((satu, urutan) => ({ kunci: kunciSel(nama, ulangan, urutan + 1), nilai: satu }));

/** Cells of what is asked once; of a list all its items. */
export const sekali = (isi: Readonly<Record<string, Nilai>>): Sel[] =>
  Object.entries(isi).flatMap(([nama, nilai]) => sel(nama, 0, nilai));
/** Cells of what is asked for every replicate, in their order; of a series or list all its items. */
export const kolom = (isi: Readonly<Record<string, readonly Nilai[]>>): Sel[] =>
  Object.entries(isi).flatMap(([nama, semua]) =>
    semua.flatMap((nilai, urutan) => sel(nama, urutan + 1, nilai)),
  );
/** Cells of the plates of one replicate by their dilution. */
export const cacahCawan = (
  nama: string,
  isi: Readonly<Record<number, readonly string[]>>,
  ulangan = 1,
): Sel[] =>
  Object.entries(isi).flatMap(([pengenceran, semua]) =>
    semua.map((nilai, urutan) => ({
      kunci: kunciSel(nama, ulangan, butirCawan(Number(pengenceran), urutan + 1)),
      nilai,
    })),
  );

type Harapan = { nama: string; tampil: string }[];
/** What must come out, by the name of a final line or 'hasil'. */
export const harapan = (isi: Readonly<Record<string, string>>): Harapan =>
  Object.entries(isi).map(([nama, tampil]) => ({ nama, tampil }));

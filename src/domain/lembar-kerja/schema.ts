import { z } from 'zod';
import { bilangan, flag, teks, teksOpsional } from '#domain/core/fields.ts';

/**
 * What a version of a method's sheet declares (issue 30, section 2; lembar-kerja.md 2). A block is what is measured and
 * how it is computed; the sheet of a sample is one, and so is each kind of data shared by the samples of a day.
 */

/** A name that formulas use. What the keys of cells are made of has no point in it. */
const nama = () =>
  teks(40).refine(
    (kata) => /^[A-Za-z][A-Za-z0-9_]*$/.test(kata),
    'Pakai huruf, angka, dan garis bawah; mulai dengan huruf.',
  );
const label = () => teks(120);
const satuan = () => teksOpsional(30);
/** A number as it was written, with its trailing zeros; read by `bacaAngka`. */
const angka = () => teks(40);
const angkaOpsional = () => teksOpsional(40);
const desimal = () => bilangan(0, 12).nullable().default(null);

const dasar = { nama: nama(), label: label(), satuan: satuan() };
/** From–to of what is plausible: asks, never refuses. */
const wajar = { dari: angkaOpsional(), sampai: angkaOpsional() };

/** The named rule sets by which plates are counted (lembar-kerja.md 4). */
export const aturanCawan = [
  'iso7218',
  'bam',
  'ppomnAlt',
  'ppomnAkk',
  'apha',
  'iso21149',
  'iso21527',
] as const;
export type AturanCawan = (typeof aturanCawan)[number];

/** One input: what the bench writes into a cell, or into several that belong together. */
const MasukanSchema = z.discriminatedUnion('jenis', [
  z.object({ jenis: z.literal('angka'), ...dasar, ...wajar, desimal: desimal() }),
  z.object({ jenis: z.literal('cacah'), ...dasar, ...wajar }),
  /** Weighings until two in a row agree: the last one counts, all stay. */
  z.object({
    jenis: z.literal('seri'),
    ...dasar,
    ...wajar,
    desimal: desimal(),
    /** Two in a row may differ by so much; with `wadah` by so much for each of what the vessel of that name holds. */
    selisihTetap: angka(),
    wadah: nama().nullable().default(null),
  }),
  z.object({ jenis: z.literal('daftar'), ...dasar, ...wajar, desimal: desimal(), banyak: bilangan(2, 60) }),
  z.object({
    jenis: z.literal('pilihan'),
    ...dasar,
    pilihan: z
      .array(z.object({ nilai: teks(80), gagal: flag() }))
      .min(2, 'Isi sedikitnya dua pilihan.')
      .max(20),
  }),
  z.object({
    jenis: z.literal('cawan'),
    ...dasar,
    aturan: z.enum(aturanCawan, { error: 'Pilih aturan hitung cawan.' }),
    /** Millilitres on one plate, plates of one dilution, and the dilutions offered: 2 is 10^-2. */
    volume: angka(),
    cawan: bilangan(1, 5),
    pengenceran: z.array(bilangan(0, 12)).min(1, 'Isi sedikitnya satu pengenceran.').max(8),
  }),
]);
export type Masukan = z.output<typeof MasukanSchema>;

/** A named line of formula; a line may use those above it. `desimal` is only how an intermediate figure is shown. */
const RumusSchema = z.object({ ...dasar, ungkapan: teks(2000), desimal: desimal() });
export type Rumus = z.output<typeof RumusSchema>;

const blok = {
  /** Asked once. */
  perSampel: z.array(MasukanSchema).max(40).default([]),
  /** Asked for every replicate. In the final lines such a name is the list of what the used replicates have. */
  perUlangan: z.array(MasukanSchema).max(40).default([]),
  /** How many replicates it opens with; more may be added. 0: nothing is repeated. */
  ulangan: bilangan(0, 60).default(2),
  rumusUlangan: z.array(RumusSchema).max(40).default([]),
  rumusAkhir: z.array(RumusSchema).max(40).default([]),
};
export const BlokSchema = z.object(blok);
export type Blok = z.output<typeof BlokSchema>;

const TetapanSchema = z.object({ ...dasar, nilai: angka(), sumber: teksOpsional(300) });

/** Data of a day and a method; its final lines are names that the sheet's formulas may use. */
const jenisBersama = ['kurvaBaku', 'pembakuan', 'blangko', 'kesesuaianSistem'] as const;
const BersamaSchema = z.object({
  nama: nama(),
  label: label(),
  jenis: z.enum(jenisBersama, { error: 'Pilih jenis data bersama.' }),
  ...blok,
});
export type Bersama = z.output<typeof BersamaSchema>;

const caraBulat = ['setengahKeAtas', 'setengahKeGenap', 'bam'] as const;
const PembulatanSchema = z.object({
  cara: z.enum(caraBulat, { error: 'Pilih cara pembulatan.' }).default('setengahKeAtas'),
  ke: z.enum(['desimal', 'angkaPenting'], { error: 'Pilih desimal atau angka penting.' }),
  banyak: bilangan(0, 12),
});
export type Pembulatan = z.output<typeof PembulatanSchema>;

/** What the numbers must keep to be reported. `nama` is the list it is asked of, `hasil` of the replicates if null. */
const jenisKriteria = ['rsd', 'selisih', 'selisihRelatif', 'nTerkecil', 'rTerkecil'] as const;
const KriteriaSchema = z.object({
  jenis: z.enum(jenisKriteria, { error: 'Pilih jenis kriteria.' }),
  nama: nama().nullable().default(null),
  nilai: angka(),
  sumber: teksOpsional(300),
});
export type Kriteria = z.output<typeof KriteriaSchema>;

const Ujung = z
  .object({ nilai: angka(), termasuk: flag().default(true) })
  .nullable()
  .default(null);
/** A set of limits; a limit belongs to what is tested. Without edition and page it is 'belum diperiksa'. */
export const BatasSchema = z.object({
  kunci: nama(),
  nama: label(),
  /** As typed: '10' and '10,0' are different limits (USP General Notices 7.20). */
  bawah: Ujung,
  atas: Ujung,
  /** To how many significant figures the value is rounded for the comparison, of a European limit; else its decimals. */
  bulat: z.enum(['desimal', 'angkaPenting']).default('desimal'),
  /** 'Tidak boleh ada': met by what is not detected. */
  tidakBolehAda: flag().default(false),
  /** Final lines with limits of their own in this set, as one toxin beside the sum of four: it is met where all are. */
  juga: z
    .array(z.object({ nama: nama(), bawah: Ujung, atas: Ujung }))
    .max(8)
    .optional(),
  sumber: teksOpsional(300),
  edisi: teksOpsional(60),
  halaman: teksOpsional(60),
});
export type Batas = z.output<typeof BatasSchema>;

/** The rule by which a result is said to meet a limit (ISO/IEC 17025, 7.8.6). */
export const aturanKeputusan = ['penerimaanSederhana', 'pitaPengaman'] as const;

/** The whole sheet of a method, as one of its versions has it. The last final line is the result. */
export const IsiLembarSchema = z.object({
  petunjuk: teksOpsional(4000),
  tetapan: z.array(TetapanSchema).max(40).default([]),
  bersama: z.array(BersamaSchema).max(8).default([]),
  ...blok,
  satuanHasil: satuan(),
  pembulatan: PembulatanSchema,
  lod: angkaOpsional(),
  loq: angkaOpsional(),
  /** Which end is reported of what is only known between two. */
  lapor: z.enum(['atas', 'bawah']).default('atas'),
  kriteria: z.array(KriteriaSchema).max(20).default([]),
  batas: z.array(BatasSchema).max(60).default([]),
  ketidakpastian: z
    .object({ nilai: angka(), jenis: z.enum(['absolut', 'persen']) })
    .nullable()
    .default(null),
  aturanKeputusan: z.enum(aturanKeputusan).default('penerimaanSederhana'),
});
export type IsiLembar = z.output<typeof IsiLembarSchema>;
/** Of the sheet or of a kind of shared data: what a block is on its own. */
export type IsiBlok = Blok & Pick<IsiLembar, 'tetapan'>;

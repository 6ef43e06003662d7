import type { Batas } from './schema.ts';

/** What cannot be computed, with the input it fails on: 'tidak dapat dihitung: bobot zat 0'. */
export type Gagal = { jenis: 'gagal'; kalimat: string };
/** Not measured yet: the keys that are missing. */
export type Belum = { jenis: 'belum'; kurang: readonly string[] };
/** A value as its reader sees it, Indonesian: '98,66', '< 0,5', 'negatif'; `penuh` is the unrounded one, 30 digits at most. */
type Tampil = { jenis: 'nilai'; tampil: string; penuh: string };
export type NilaiBaris = Tampil | Belum | Gagal;

/** One named line of the computation, of a replicate or final. */
export type Baris = { nama: string; label: string; satuan: string | null; nilai: NilaiBaris };

/** A replicate: whether it counts, and what each of its lines came to. */
export type Ulangan = { nomor: number; dipakai: boolean; dicoret: boolean; baris: readonly Baris[] };

export type Kriterium = { label: string; nilai: string | null; syarat: string; terpenuhi: boolean | null };

export const putusan = {
  memenuhi: 'memenuhi',
  tidakMemenuhi: 'tidak memenuhi',
  tidakDapat: 'tidak dapat dinyatakan',
} as const;

/** A result against its limit: one of three answers, and why where it is the third. */
export type Perbandingan = {
  batas: Batas;
  /** '97,0–103,0 %', '≤ 10 %': as typed, with the unit of the result. */
  syarat: string;
  putusan: keyof typeof putusan;
  /** Why nothing can be said, or why the guard band refuses what lies within the limit. */
  mengapa: string | null;
  /** What was compared, where it looks different from what is printed: '98,0' of '97,96' (lembar-kerja.md 7). */
  dibandingkan: string | null;
};

/** Something the bench is asked about and may still be right: a value out of the plausible range, a negative one. */
export type Pertanyaan = { kunci: string | null; kalimat: string };

/** What a block came to. */
export type HasilBlok = {
  ulangan: readonly Ulangan[];
  akhir: readonly Baris[];
  /** Replicates used, measured and crossed out: 'n = 3 dari 4, 1 dicoret'. */
  n: { dipakai: number; diukur: number; dicoret: number };
  /** The cells that still have to be measured; of shared data its name, where it is missing or not complete itself. */
  kurang: readonly string[];
  tanya: readonly Pertanyaan[];
  /** Of each series: whether its last two agree, and the sentence of it; by 'nama.ulangan'. */
  seri: Readonly<Record<string, { tetap: boolean | null; kalimat: string }>>;
  /** Of each set of plates: which rule fired and which plates were used, in words; by 'nama.ulangan'. */
  cawan: Readonly<Record<string, string>>;
};

/** What a sheet came to. */
export type HasilLembar = HasilBlok & {
  /** The result as it is reported, with `<`, `>` or the words of LOD and LOQ, rounded once, from the unrounded value. */
  hasil: NilaiBaris;
  /** Of the results of the used replicates; null with `mengapa`: 'perlu 2 nilai', 'ada nilai < atau >'. */
  sebaran: { sd: string | null; rsd: string | null; mengapa: string | null };
  kriteria: readonly Kriterium[];
  /** Against the chosen set of limits; null where none is chosen. */
  perbandingan: Perbandingan | null;
  /** '± 1,2 %', or null. */
  ketidakpastian: string | null;
};

/** A result in one line, as device and server hold theirs against each other; null while something is missing. */
export const hasilTertulis = ({ hasil }: Pick<HasilLembar, 'hasil'>): string | null =>
  hasil.jenis === 'belum' ? null : (hasil.jenis === 'nilai' ? hasil.tampil : hasil.kalimat).slice(0, 300);

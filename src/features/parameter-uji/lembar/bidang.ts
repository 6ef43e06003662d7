import { bacaAngka, tulisAngka } from '#domain/lembar-kerja/baca-angka.ts';
import type { Contoh } from '#domain/lembar-kerja/contoh.ts';

type Dasar = {
  label: string;
  help?: string;
  /** Whether the row it stands in has it at all. */
  bila?: (baris: Readonly<Record<string, unknown>>) => boolean;
};
type Tulisan = Dasar & { wajib?: true; placeholder?: string };
export type DeretBidang = Dasar & {
  kind: 'deret';
  /** What one of its rows is called: 'Masukan'. */
  sebutan: string;
  satu: Bidangan;
  /** The rows it begins with, by what is not empty in them; none where left out. */
  mulai?: readonly object[];
  /** Their order says something: formulas use those above them. */
  berurutan?: true;
  /** What has no rows of it has no list. */
  opsional?: true;
  /** Stands above it where it is one of several. */
  judul?: string;
};

/**
 * A field of a version, declared once: its empty value, how it is read from a version and written back, its input and how
 * it is shown follow from this.
 */
export type Bidang =
  /** Words, or a number as it is written: its decimals are data. `paragraf` has lines, `rumus` is set as code. */
  | (Tulisan & { kind: 'teks' | 'angka'; max?: number; kosong?: string })
  | (Tulisan & { kind: 'paragraf' | 'rumus'; max: number })
  /** How many of something. */
  | (Tulisan & { kind: 'banyak'; max?: number; kosong?: number })
  /** Whole numbers in one line: '1; 2; 3'. */
  | (Tulisan & { kind: 'bilangan'; kosong: string; tampil: (satu: number) => string })
  /** One of some words by their codes; the first is what it begins with. */
  | (Dasar & { kind: 'pilih'; pilihan: Readonly<Record<string, string>> })
  | (Dasar & { kind: 'centang'; kosong?: boolean })
  /** Fields that belong together; `bilaTerisi`: none of them where the first is empty. */
  | (Dasar & { kind: 'kelompok'; satu: Bidangan; bilaTerisi?: true })
  | DeretBidang
  /** Tells rows of a list apart: 'batas1'. */
  | { kind: 'kunci'; label: string; awalan: string }
  /** Cells of a worked example, which a sheet fills. */
  | { kind: 'sel'; label: string };
export type Bidangan = Readonly<Record<string, Bidang>>;

type Satu<B> = B extends { kind: 'banyak' }
  ? number | ''
  : B extends { kind: 'centang' }
    ? boolean
    : B extends { kind: 'pilih'; pilihan: infer P }
      ? keyof P & string
      : B extends { kind: 'kelompok'; satu: infer S }
        ? Isian<S>
        : B extends { kind: 'deret'; satu: infer S }
          ? Isian<S>[]
          : B extends { kind: 'sel' }
            ? Contoh['isian']
            : string;
/** What the form holds of fields. */
export type Isian<S> = { -readonly [K in keyof S]: Satu<S[K]> };

const setiap = (semua: Bidangan, jadi: (bidang: Bidang, nama: string) => unknown) =>
  Object.fromEntries(Object.entries(semua).map(([nama, bidang]) => [nama, jadi(bidang, nama)]));

function kosongDari(bidang: Bidang): unknown {
  switch (bidang.kind) {
    case 'centang':
      return bidang.kosong ?? false;
    case 'pilih':
      return Object.keys(bidang.pilihan)[0];
    case 'kelompok':
      return kosong(bidang.satu);
    case 'deret':
      return (bidang.mulai ?? []).map((baris) => ({ ...kosong(bidang.satu), ...baris }));
    case 'sel':
      return [];
    default:
      return 'kosong' in bidang ? bidang.kosong : '';
  }
}

/** Fields with nothing written in them. */
export const kosong = <S extends Bidangan>(semua: S): Isian<S> => setiap(semua, kosongDari) as Isian<S>;

/** One more row of a list. */
export const barisBaru = (
  { satu }: DeretBidang,
  lama: readonly Readonly<Record<string, unknown>>[],
): Record<string, unknown> => ({
  ...kosong(satu),
  ...setiap(satu, (bidang, nama) =>
    bidang.kind === 'kunci'
      ? `${bidang.awalan}${1 + Math.max(0, ...lama.map((baris) => Number(/\d+$/.exec(String(baris[nama]))?.[0] ?? 0)))}`
      : kosongDari(bidang),
  ),
});

function bacaSatu(bidang: Bidang, nilai: unknown): unknown {
  if (nilai === undefined || nilai === null) return kosongDari(bidang);
  if (bidang.kind === 'kelompok') return terisi(bidang.satu, nilai);
  if (bidang.kind === 'deret') return (nilai as object[]).map((baris) => terisi(bidang.satu, baris));
  return bidang.kind === 'bilangan' ? (nilai as number[]).join('; ') : nilai;
}

/** Fields as a version has them. */
export const terisi = <S extends Bidangan>(semua: S, dari: object): Isian<S> =>
  setiap(semua, (bidang, nama) => bacaSatu(bidang, (dari as Record<string, unknown>)[nama])) as Isian<S>;

function tulisSatu(bidang: Bidang, nilai: unknown): unknown {
  if (bidang.kind === 'kelompok') {
    const [pertama] = Object.values(nilai as object) as string[];
    return bidang.bilaTerisi && pertama?.trim() === '' ? null : terkirim(bidang.satu, nilai as object);
  }
  if (bidang.kind === 'deret') {
    const semua = (nilai ?? []) as object[];
    return bidang.opsional && semua.length === 0
      ? undefined
      : semua.map((baris) => terkirim(bidang.satu, baris));
  }
  if (bidang.kind === 'bilangan')
    return (nilai as string)
      .split(/[\s;,]+/)
      .filter(Boolean)
      .map(Number);
  return nilai === '' && !('wajib' in bidang) ? null : nilai;
}

/** Fields as the call takes them; what is wrong with them its schema and `periksaLembar` say. */
export const terkirim = (semua: Bidangan, isian: object): Record<string, unknown> =>
  setiap(semua, (bidang, nama) => tulisSatu(bidang, (isian as Record<string, unknown>)[nama]));

/** The value of a field as it is read, '' where there is none. */
export function tampil(bidang: Bidang, nilai: unknown): string {
  if (nilai === null || nilai === undefined || nilai === '') return '';
  switch (bidang.kind) {
    case 'kelompok':
      return tampilSemua(bidang.satu, nilai).join(' ');
    case 'deret':
      return (nilai as object[]).map((baris) => tampilSemua(bidang.satu, baris).join(', ')).join('; ');
    case 'bilangan':
      return (nilai as number[]).map(bidang.tampil).join(', ');
    case 'centang':
      return nilai === true ? bidang.label.toLowerCase() : '';
    case 'pilih':
      return bidang.pilihan[nilai as string] ?? '';
    case 'angka':
      return bacaAngka(nilai as string) ? tulisAngka(nilai as string) : (nilai as string);
    default:
      return String(nilai as string | number);
  }
}

const tampilSemua = (semua: Bidangan, dari: unknown): string[] =>
  fakta(semua, dari as object).flatMap(({ value }) => value || []);

/** Fields that a version has, each with what it is called. */
export const fakta = (semua: Bidangan, dari: object): { label: string; value: string }[] =>
  Object.entries(semua).flatMap(([nama, bidang]) =>
    ada(bidang, dari as Record<string, unknown>)
      ? [{ label: bidang.label, value: tampil(bidang, (dari as Record<string, unknown>)[nama]) }]
      : [],
  );

/** Whether a row has this field. */
export const ada = (bidang: Bidang, baris: Readonly<Record<string, unknown>>): boolean =>
  !('bila' in bidang) || bidang.bila!(baris);

/** A place of the form as people find it: 'Rumus akhir 1, Nama di lembar' of 'isi[rumusAkhir][0][label]'. */
export function sebut(semua: Bidangan, tempat: string): string {
  const kata: string[] = [];
  let kini: Bidangan | undefined = semua;
  for (const bagian of tempat.split(/[[\]]+/)) {
    if (/^\d+$/.test(bagian)) kata.push(`${kata.pop()} ${Number(bagian) + 1}`);
    const bidang: Bidang | undefined = kini?.[bagian];
    if (bidang?.label) kata.push(bidang.label);
    if (bidang) kini = 'satu' in bidang ? bidang.satu : undefined;
  }
  return kata.join(', ');
}

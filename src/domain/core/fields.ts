import { z } from 'zod';
import { tigaDesimal } from './takaran.ts';
import { adaTulisan } from './tulisan.ts';

/**
 * The building blocks of every request schema. Each reads JSON values and form text alike (a form sends '1' for 1),
 * and each says in Indonesian what is wrong (MSG-02 to MSG-11).
 */
export const kosong = 'Kolom tidak boleh kosong';
const bukanAngka = 'Input harus berisi angka.';
const bukanTeks = 'Kolom harus berupa teks.';

/**
 * A field made once for the same limits. Schemas never change, and the app makes those of all calls as it starts: one for
 * each field took a fifth of a second of a slow phone.
 */
const sekali = <A extends readonly (number | undefined)[], S>(buat: (...batas: A) => S) => {
  const jadi = new Map<string, S>();
  return (...batas: A): S => {
    const kunci = batas.join();
    if (!jadi.has(kunci)) jadi.set(kunci, buat(...batas));
    return jadi.get(kunci)!;
  };
};

/** What a value is told that no sentence of its own covers: nobody reads zod's English. */
z.config({
  customError: (issue) =>
    issue.input === undefined || issue.input === null ? kosong : 'Nilai ini tidak sah.',
});

const kosongAtau =
  (sentence: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null || (typeof input === 'string' && input.trim() === '')
      ? kosong
      : sentence;

/**
 * Text as it was written. A form has no numbers: what looks like one is text there, and so it is where JSON says it bare.
 * Callers by the contract write text.
 */
const tertulis = (error: string | (({ input }: { input?: unknown }) => string)): z.ZodType<string, string> =>
  z.union([z.string(), z.number().transform(String)], { error }) as unknown as z.ZodType<string, string>;

/** How the documentation shows a field that reads more than one shape. */
const tampil = (openapi: { type: 'integer' | 'number' | 'string'; [keyword: string]: unknown }) => ({
  openapi,
});

/** Required text, trimmed. `max` counts characters. */
export const teks = sekali((max = 500) =>
  tertulis(kosongAtau(bukanTeks))
    .pipe(z.string().trim().refine(adaTulisan, kosong).max(max, `Kolom maksimal ${max} karakter`))
    .meta(tampil({ type: 'string', minLength: 1, maxLength: max })),
);

/** Optional text: absent, null, '' and what shows nothing all read as null. */
export const teksOpsional = sekali((max = 2000) =>
  tertulis(bukanTeks)
    .pipe(z.string().trim().max(max, `Kolom maksimal ${max} karakter`))
    .meta(tampil({ type: 'string', maxLength: max }))
    .nullish()
    .transform((value) => (value && adaTulisan(value) ? value : null)),
);

/**
 * Digits only, kept as text because leading zeros count (telephone and identity numbers): so many, or exactly `juga` of them.
 */
export const digit = sekali((min: number, max: number, juga = max) =>
  tertulis(kosongAtau(bukanAngka))
    .pipe(
      z
        .string()
        .trim()
        .min(1, kosong)
        .regex(/^\d*$/, bukanAngka)
        .min(min, `Kolom minimal ${min} karakter`)
        .refine((angka) => angka.length <= max || angka.length === juga, `Kolom maksimal ${max} karakter`),
    )
    .meta(tampil({ type: 'string', pattern: '^\\d*$', minLength: min, maxLength: juga })),
);

/** The most one line of a bill may come to: sums of all lines that people can write stay whole numbers to the rupiah. */
export const maksRupiah = 10_000_000_000;

/** The largest whole number a column holds. */
const terbesar = 2_147_483_647;

/** A whole number, also from form text. */
export const bilangan = sekali((min = 0, max = terbesar) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .min(1, kosong)
          .regex(/^-?\d+$/, bukanAngka)
          .transform(Number),
      ],
      {
        error: kosongAtau(bukanAngka),
      },
    )
    .pipe(
      z
        .number()
        .int(bukanAngka)
        .min(min, `Kolom minimal ${min.toLocaleString('id-ID')}`)
        .max(max, `Kolom maksimal ${max.toLocaleString('id-ID')}`),
    )
    .meta(tampil({ type: 'integer', minimum: min, maximum: max })),
);

/** The least there can be of a material that is used. */
export const takaranTerkecil = 0.001;

/** An amount of a material with at most three decimals, which travels with a point (GAP-155). */
export const takaran = sekali((min = 0, max = terbesar) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .min(1, kosong)
          .regex(/^-?\d+(\.\d+)?$/, bukanAngka)
          .transform(Number),
      ],
      { error: ({ input }) => duaArti(input) ?? kosongAtau(bukanAngka)({ input }) },
    )
    .pipe(
      z
        .number()
        .min(min, min === takaranTerkecil ? 'Isi lebih dari 0.' : `Kolom minimal ${min}`)
        .max(max, `Kolom maksimal ${max.toLocaleString('id-ID')}`)
        .refine(tigaDesimal, 'Paling banyak tiga angka di belakang koma.'),
    )
    .meta(tampil({ type: 'number', minimum: min, maximum: max })),
);

/**
 * What '1,500' out of a file is told: an English spreadsheet may have written 1500 so. Taken for 1.5, a stock would be a
 * thousandth of what it is (domain/core/impor-nilai.ts).
 */
function duaArti(input: unknown): string | null {
  const [, utuh, pecahan] = /^\s*([1-9]\d{0,2}),(\d{3})\s*$/.exec(String(input)) ?? [];
  return utuh === undefined
    ? null
    : `Dapat dibaca dua cara. Tulis ${utuh}${pecahan} bila ribuan, atau ${utuh},${pecahan}0 bila desimal.`;
}

/** A part of a hundred with at most two decimals, behind a point or a comma. */
export const persen = sekali(() =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .min(1, kosong)
          .regex(/^\d+([.,]\d+)?$/, bukanAngka)
          .transform((typed) => Number(typed.replace(',', '.'))),
      ],
      { error: kosongAtau(bukanAngka) },
    )
    .pipe(
      z
        .number()
        .min(0, 'Kolom minimal 0')
        .max(100, 'Kolom maksimal 100') // MSG-08, MSG-09
        .refine((value) => Number(value.toFixed(2)) === value, 'Paling banyak dua angka di belakang koma.'),
    )
    .meta(tampil({ type: 'number', minimum: 0, maximum: 100 })),
);

/** One of a few whole numbers, as CONST-10 lists them per call; anything else is refused, never guessed (CONF-02). */
export const salahSatu = <const N extends readonly [number, ...number[]]>(...values: N) =>
  bilangan()
    .refine((value): value is N[number] => values.includes(value), {
      error: `Nilai harus salah satu dari ${values.join(', ')}.`,
    })
    .meta(tampil({ type: 'integer', enum: values }));

/** A flag that travels as 1 or 0, '1' or '0', true or false. */
export const flag = sekali(() =>
  z
    .union(
      [
        z.boolean(),
        salahSatu(0, 1).transform((value) => value === 1),
        z.enum(['true', 'false']).transform((value) => value === 'true'),
      ],
      {
        error: kosongAtau('Nilai harus 1 atau 0.'),
      },
    )
    .meta(tampil({ type: 'integer', enum: [1, 0] })),
);

export const uuid = sekali(() =>
  z.uuid({ error: (issue) => (issue.input ? 'Pengenal data tidak sah.' : kosong) }).toLowerCase(),
);

/** A form field left empty is a field not sent: '' and null read as undefined. */
export const bolehKosong = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** A calendar day as YYYY-MM-DD that exists (GAP-104). */
export const tanggal = sekali(() =>
  z.iso
    .date({ error: (issue) => (issue.input ? 'Tanggal tidak sah.' : kosong) })
    .refine((day) => day >= '1900-01-01', 'Tanggal tidak sah.'),
);

/** A month as YYYY-MM. */
export const bulan = sekali(() =>
  z
    .string({ error: kosongAtau('Bulan ditulis TTTT-BB, misalnya 2026-11.') })
    .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'Bulan ditulis TTTT-BB, misalnya 2026-11.'),
);

/** A wall-clock time as HH:mm. */
export const jam = sekali(() =>
  z
    .string({ error: kosongAtau('Waktu ditulis JJ:MM, misalnya 09:30.') })
    .min(1, kosong)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Waktu ditulis JJ:MM, misalnya 09:30.'),
);

/** A moment as ISO 8601 with offset, of the years a clock can show. */
export const saat = sekali(() =>
  z.iso
    .datetime({ offset: true, error: (issue) => (issue.input ? 'Waktu tidak sah.' : kosong) })
    .refine((moment) => moment >= '1970', 'Waktu tidak sah.'),
);

/**
 * A file of a write, named by the SHA-256 of its bytes, and what it is called. A form sends the file itself; core has
 * stored and checked it by the time a handler reads this (Endpoint.files).
 */
export const berkas = sekali(() =>
  z.object(
    { sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Nama file tidak sah.'), name: z.string().max(255) },
    { error: kosong },
  ),
);

/** The revision a decision was based on; a string compared only for equality (offline.md section 4). Empty is none. */
export const baseRev = sekali(() =>
  z
    .union([z.string(), z.number().transform(String)])
    .nullish()
    .transform((rev) => rev || undefined)
    .meta(tampil({ type: 'string' })),
);

/** What officers' lists take: their own work instead of the caller's submissions, and of it only what waits for them (GAP-151). */
export const daftarPetugas = {
  flagOfficer: flag().optional(),
  menunggu: flag().optional(),
};

/** The same of records with histories and bills: `ringkas` asks for rows as a file has them, where every list in a row is empty. */
export const daftarBerkas = { ...daftarPetugas, ringkas: flag().optional() };

/** What a list can be put in order by, where it has an index for it: when its rows came, or their code. */
const urutanDaftar = ['dibuat', 'kode'] as const;
export type UrutanDaftar = (typeof urutanDaftar)[number];

/** Paging, search and order that every list takes (GAP-69); without `urut` it comes in its own. */
export const halaman = {
  search: z.string().trim().max(200).optional(),
  page: bilangan(1).optional(),
  perPage: bilangan(1, 1000).optional(),
  urut: z.enum(urutanDaftar).optional(),
  arah: z.enum(['naik', 'turun']).optional(),
};

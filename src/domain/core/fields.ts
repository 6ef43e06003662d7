import { z } from 'zod';

/**
 * The building blocks of every request schema. Each reads JSON values and form text alike (a form sends '1' for 1),
 * and each says in Indonesian what is wrong (MSG-02 to MSG-11).
 */
export const kosong = 'Kolom tidak boleh kosong';
const bukanAngka = 'Input harus berisi angka.';

/** Required text, trimmed. `max` counts characters. */
export const teks = (max = 500) =>
  z
    .string({ error: kosong })
    .trim()
    .min(1, kosong)
    .max(max, `Kolom maksimal ${max} karakter`);

/** Optional text: absent, null and '' all read as null. */
export const teksOpsional = (max = 2000) =>
  z
    .string()
    .trim()
    .max(max, `Kolom maksimal ${max} karakter`)
    .nullish()
    .transform((value) => value || null);

/** Digits only, kept as text because leading zeros count (telephone and identity numbers). */
export const digit = (min: number, max: number) =>
  z
    .union([z.string(), z.number().transform(String)], { error: kosong })
    .pipe(
      z
        .string()
        .trim()
        .min(1, kosong)
        .regex(/^\d*$/, bukanAngka)
        .min(min, `Kolom minimal ${min} karakter`)
        .max(max, `Kolom maksimal ${max} karakter`),
    );

/** A whole number, also from form text. */
export const bilangan = (min = 0, max = Number.MAX_SAFE_INTEGER) =>
  z
    .union([z.number(), z.string().trim().min(1, kosong).regex(/^-?\d+$/, bukanAngka).transform(Number)], {
      error: (issue) => (issue.input === undefined || issue.input === null ? kosong : bukanAngka),
    })
    .pipe(
      z
        .number()
        .int(bukanAngka)
        .min(min, `Kolom minimal ${min.toLocaleString('id-ID')}`)
        .max(max, `Kolom maksimal ${max.toLocaleString('id-ID')}`),
    );

/** One of a few whole numbers, as CONST-10 lists them per call; anything else is refused, never guessed (CONF-02). */
export const salahSatu = <const N extends readonly [number, ...number[]]>(...values: N) =>
  bilangan().refine((value): value is N[number] => values.includes(value), {
    error: `Nilai harus salah satu dari ${values.join(', ')}.`,
  });

/** A flag that travels as 1 or 0, '1' or '0', true or false. */
export const flag = () =>
  z
    .union([z.boolean(), salahSatu(0, 1).transform((value) => value === 1), z.enum(['true', 'false']).transform((value) => value === 'true')], {
      error: 'Nilai harus 1 atau 0.',
    });

export const uuid = () => z.uuid({ error: (issue) => (issue.input ? 'Pengenal data tidak sah.' : kosong) });

/** A calendar day as YYYY-MM-DD that exists (GAP-104). */
export const tanggal = () => z.iso.date({ error: (issue) => (issue.input ? 'Tanggal tidak sah.' : kosong) });

/** A wall-clock time as HH:mm. */
export const jam = () =>
  z
    .string({ error: kosong })
    .min(1, kosong)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Waktu ditulis JJ:MM, misalnya 09:30.');

/** A moment as ISO 8601 with offset. */
export const saat = () => z.iso.datetime({ offset: true });

/** The revision a decision was based on; a string compared only for equality (offline.md section 4). */
export const baseRev = () => z.union([z.string(), z.number().transform(String)]).optional();

/** Paging and search that every list takes (GAP-69). */
export const halaman = {
  search: z.string().trim().max(200).optional(),
  page: bilangan(1).optional(),
  perPage: bilangan(1, 1000).optional(),
};

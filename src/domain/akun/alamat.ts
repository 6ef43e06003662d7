import { z } from 'zod';
import { teks } from '#domain/core/fields.ts';
import { berkelompok, rapatkan } from '#domain/core/nomor.ts';

/** Where post and invoices reach somebody (GAP-171): a few lines, as they stand on an envelope. */
export const alamat = () =>
  teks(300)
    .transform((value) => value.replaceAll(/\s*\n\s*/g, '\n'))
    .refine((value) => value.split('\n').length <= 6, 'Paling banyak 6 baris.');

/** A taxpayer's number, typed with its dots and dash or without, kept as digits; whoever has none leaves it empty. */
export const npwpOpsional = () =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? rapatkan(value) || null : value),
      z
        .string()
        .regex(/^\d{15,16}$/, 'NPWP berisi 15 atau 16 angka.')
        .nullish(),
    )
    .transform((value) => value ?? null);

/** A kept number as it is read: '01.234.567.8-901.000', and one of 16 digits in groups of four. */
export const formatNpwp = (npwp: string): string =>
  npwp.length === 15 ? npwp.replace(/^(..)(...)(...)(.)(...)(...)$/, '$1.$2.$3.$4-$5.$6') : berkelompok(npwp);

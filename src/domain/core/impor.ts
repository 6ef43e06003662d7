import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bilangan, bolehKosong, flag } from './fields.ts';
import type { Role } from './roles.ts';

/** The most rows that one file brings in. */
export const maksBarisImpor = 5000;

/** Five thousand rows with every field longer than people write it. */
const maksByte = 8 * 1024 * 1024;

/** A row of a file: its number there, and what its form would send. */
export type BarisImpor = { nomor: number; isi: Record<string, unknown> };

/** Any value is taken here: each row is judged by itself, so that each is told what is wrong with it. */
const barisDari = (fields: object) =>
  z.object({
    nomor: bilangan(1),
    isi: z.object(
      Object.fromEntries(
        ['idLaboratorium', ...Object.keys(fields)].map((name) => [name, z.unknown().optional()]),
      ),
    ),
  });

const Hasil = z.object({
  /** How many rows are right, or were written. */
  jumlah: z.number().int(),
  keliru: z.array(
    z.object({ nomor: z.number(), errors: z.array(z.object({ field: z.string(), message: z.string() })) }),
  ),
});
/** What came of a file: each row that is not right, with what is wrong in which field. */
export type HasilImpor = z.output<typeof Hasil>;

type Declared = { jenis: string; judul: string; path: string; roles: readonly Role[]; fields: object };

/**
 * The two calls that bring in many records of a kind at once: one looks and writes nothing, the other writes all of them or
 * none, or on request those that are right.
 */
export function imporApi({ jenis, judul, path, roles, fields }: Declared) {
  const sebutan = judul.toLowerCase();
  const baris = z
    .array(barisDari(fields), { error: 'File ini tidak berisi data.' })
    .min(1, 'File ini tidak berisi data.')
    .max(maksBarisImpor, `Satu file paling banyak ${maksBarisImpor.toLocaleString('id-ID')} baris.`);
  const shared = {
    method: 'POST',
    roles,
    offline: 'live',
    record: { lane: jenis },
    maxBytes: maksByte,
  } as const;
  return {
    periksaImpor: endpoint({
      ...shared,
      // Its transaction is its own, and undone: nothing of it is kept, no answer either.
      piecewise: true,
      path: `${path}/import-check`,
      summary: `Periksa banyak data ${sebutan} tanpa menyimpannya`,
      body: z.object({ baris }),
      output: Hasil,
      success: { status: 200, info: `Data ${sebutan} sudah diperiksa` },
    }),
    impor: endpoint({
      ...shared,
      path: `${path}/import`,
      summary: `Tambah banyak data ${sebutan}: semua atau tidak sama sekali; flag_benar_saja=1 melewati yang keliru`,
      body: z.object({ baris, flagBenarSaja: bolehKosong(flag()) }),
      output: Hasil,
      success: { status: 201, info: `Data ${sebutan} berhasil disimpan` },
    }),
  };
}

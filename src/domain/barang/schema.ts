import { z } from 'zod';

/** CONST-04: what a laboratory lends or sells, by the number it goes by in calls. */
export const jenisBarang = { alat: 1, bahan: 2, instrumen: 3 } as const;
export type NamaJenisBarang = keyof typeof jenisBarang;
export type IdJenisBarang = (typeof jenisBarang)[NamaJenisBarang];

/** The kinds as people read them (DATA-43). */
export const namaJenisBarang: Readonly<Record<IdJenisBarang, string>> = {
  1: 'Alat',
  2: 'Bahan',
  3: 'Instrumen',
};

/** DATA-32: booked by the minute, counted by the run (formula), or booked and counted by the plate (CONF-42). */
export type SatuanInstrumen = 'menit' | 'formula' | 'plate';

/**
 * One tool, material or instrument as plans and additions choose it, whatever its kind: what devices keep of all three
 * masters. `uuid` is that of its master row. What a kind does not have is null: a tool has no price, only materials a stock
 * and an expiry, only instruments a duration and a calibration.
 */
export const BarangSchema = z.object({
  uuid: z.uuid(),
  idJenisBarang: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  id: z.number(),
  idLaboratorium: z.number(),
  kdBarang: z.string(),
  namaBarang: z.string(),
  satuan: z.string().nullable(),
  /** Of a material: its unit is a piece, of which there is no half (GAP-155). */
  dihitungSatuan: z.boolean(),
  tarifInternal: z.number().int(),
  tarifEksternal: z.number().int(),
  jmlStok: z.number().nullable(),
  minStok: z.number().nullable(),
  tglExpired: z.string().nullable(),
  durasi: z.number().int().nullable(),
  tglKalibrasiSelanjutnya: z.string().nullable(),
});
export type Barang = z.output<typeof BarangSchema>;

/** How a line or a plan names one: an id counts within its kind only. */
export type RujukanBarang = Pick<Barang, 'idJenisBarang' | 'id'>;

/** The key of one among all kinds: '2:17'. */
export const kunciBarang = ({ idJenisBarang, id }: RujukanBarang): string => `${idJenisBarang}:${id}`;

import { z } from 'zod';

/** A test as the form of registration offers it (API-048, DATA-33, DATA-44), for both tariffs. */
export const ParameterUjiSchema = z.object({
  id: z.number(),
  uuid: z.uuid(),
  idLaboratorium: z.number(),
  lab: z.object({ namaLaboratorium: z.string() }),
  kdParameterUji: z.string(),
  namaParameterUji: z.string(),
  metodeUji: z.string(),
  /** What the price is for: 'Sampel' (MASTER-24). */
  idSatuan: z.number(),
  unit: z.object({ namaSatuan: z.string() }).nullable(),
  /** What its results are given in: '%', 'mg/kg'. */
  satuanHasil: z.string().nullable(),
  hargaInternal: z.number(),
  hargaEksternal: z.number(),
  flagReplikasi: z.number(),
  hargaReplikasiInternal: z.number(),
  hargaReplikasiEksternal: z.number(),
  /** In the scope of the laboratory's accreditation (GAP-174). */
  flagAkreditasi: z.number(),
  /** Among those that wait: since when a version of its sheet does (BEYOND-32). */
  menungguSejak: z.string().optional(),
});
export type ParameterUji = z.output<typeof ParameterUjiSchema>;

/** A role that has a share in the price of a test (DATA-34). */
export const PeranSchema = z.object({
  id: z.number(),
  kdPeran: z.number(),
  namaPeran: z.string(),
  uuid: z.uuid(),
});

/** The same as Admin keeps it: how the price is shared is nobody else's business. */
export const ParameterUjiIndukSchema = ParameterUjiSchema.extend({
  rev: z.string(),
  flagAktif: z.number(),
  /** Nothing refers to it: it may move to another laboratory (GAP-165). */
  flagDapatPindah: z.boolean(),
  distribution: z.array(z.object({ role: PeranSchema, persenPembagian: z.number() })),
});
export type ParameterUjiInduk = z.output<typeof ParameterUjiIndukSchema>;

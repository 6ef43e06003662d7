import { z } from 'zod';
import { AdminSchema, RoleSchema } from '#domain/akun/schema.ts';

/** What a person other than Admin sees of an officer: enough to choose one, no way to reach them (CONF-50). */
export const PilihanPetugasSchema = z.object({
  id: z.uuid(),
  uuid: z.uuid(),
  nama: z.string(),
  role: RoleSchema.nullable(),
  laboratorium: z.string(),
  admin: z.array(AdminSchema),
});
export type PilihanPetugas = z.output<typeof PilihanPetugasSchema>;

/** The officer row (DATA-35) and what the form and the detail dialog show besides. `id` equals `uuid`. */
export const PetugasSchema = PilihanPetugasSchema.extend({
  rev: z.string(),
  email: z.string(),
  noInduk: z.string().nullable(),
  noHp: z.string().nullable(),
  idRole: z.number().nullable(),
  kdStatus: z.number().nullable(),
  namaInstitusi: z.string().nullable(),
  namaPerguruanTinggi: z.string().nullable(),
  namaFakultas: z.string().nullable(),
  namaProgramStudi: z.string().nullable(),
  statusVerification: z.object({
    kdStatusVerifikasiUser: z.number(),
    statusVerifikasiUser: z.string(),
    prosesSelanjutnya: z.string(),
  }),
  catatanVerifikasi: z.string().nullable(),
  flagAktif: z.number(),
});
export type Petugas = z.output<typeof PetugasSchema>;

/** Work that waits for an officer who can no longer do it, by kind (GAP-131). */
const PekerjaanTerbukaSchema = z.object({
  jenis: z.string(),
  keterangan: z.string(),
  jumlah: z.number(),
});

/** The answer to a change: the officer as they stand now, and the work the change leaves open. */
export const PetugasTersimpanSchema = PetugasSchema.extend({
  pekerjaanTerbuka: z.array(PekerjaanTerbukaSchema),
});

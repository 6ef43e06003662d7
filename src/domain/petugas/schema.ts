import { z } from 'zod';
import { AdminSchema, PerbaikanSchema, RoleSchema } from '#domain/akun/schema.ts';

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
  alamat: z.string().nullable(),
  npwp: z.string().nullable(),
  idRole: z.number().nullable(),
  kdStatus: z.number().nullable(),
  kdInstitusi: z.number().nullable(),
  namaInstitusi: z.string().nullable(),
  namaPerguruanTinggi: z.string().nullable(),
  kdFakultas: z.number().nullable(),
  namaFakultas: z.string().nullable(),
  kdProgramStudi: z.number().nullable(),
  namaProgramStudi: z.string().nullable(),
  statusVerification: z.object({
    kdStatusVerifikasiUser: z.number(),
    statusVerifikasiUser: z.string(),
    prosesSelanjutnya: z.string(),
  }),
  catatanVerifikasi: z.string().nullable(),
  flagAktif: z.number(),
  /** They hold work that they may not do as they stand (GAP-131). */
  flagPekerjaanTertahan: z.number().default(0),
  /** What they asked to be put right and nobody has answered (GAP-175). */
  perbaikan: PerbaikanSchema.nullable().default(null),
  /** Since when Admin is awaited, where that is known (BEYOND-32). */
  menungguSejak: z.string().nullable().default(null),
});
export type Petugas = z.output<typeof PetugasSchema>;

/** Officers to whom a kind of work may be given. */
const PenerimaSchema = PilihanPetugasSchema.pick({ uuid: true, nama: true, role: true, laboratorium: true });

/** Work that stays open, of one kind: an officer's own, or that of a laboratory without an officer for it (GAP-131). */
const PekerjaanTerbukaSchema = z.object({
  jenis: z.string(),
  keterangan: z.string(),
  idLaboratorium: z.number().nullable(),
  jumlah: z.number(),
});
export type PekerjaanTerbuka = z.output<typeof PekerjaanTerbukaSchema>;

/** The same with those who may take it over. */
export const PekerjaanDipegangSchema = PekerjaanTerbukaSchema.extend({ penerima: z.array(PenerimaSchema) });
export type PekerjaanDipegang = z.output<typeof PekerjaanDipegangSchema>;

/** What became of one kind that was handed over: how much has passed, and what could not, each with its reason. */
const SerahTerimaSchema = z.object({
  keterangan: z.string(),
  kepada: z.string(),
  diserahkan: z.number(),
  tertinggal: z.array(z.object({ nomor: z.string(), alasan: z.string() })),
});
export type SerahTerima = z.output<typeof SerahTerimaSchema>;

/** The answer to a change: the officer as they stand now, what was handed over with it, and the work it leaves open. */
export const PetugasTersimpanSchema = PetugasSchema.extend({
  pekerjaanTerbuka: z.array(PekerjaanTerbukaSchema),
  serahTerima: z.array(SerahTerimaSchema),
});
export type PetugasTersimpan = z.output<typeof PetugasTersimpanSchema>;

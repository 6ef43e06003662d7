import { z } from 'zod';
import { roleList } from '#domain/core/roles.ts';

/** Which laboratories a person administers, as `admin[]` of profile and officer row (AUTH-38, DATA-03). */
export const AdminSchema = z.object({
  idLaboratorium: z.number(),
  lab: z.object({ id: z.number(), kdLaboratorium: z.string(), namaLaboratorium: z.string() }),
});

export const RoleSchema = z.object({ namaRole: z.enum(roleList) });

/** A request to put personal data right (GAP-175): `batas` is by when it is to be answered, three times 24 hours after it came. */
export const PerbaikanSchema = z.object({
  isi: z.string(),
  diajukanPada: z.string(),
  batas: z.string(),
  jawaban: z.string().nullable(),
  dijawabPada: z.string().nullable(),
});
export type Perbaikan = z.output<typeof PerbaikanSchema>;

/**
 * The own profile (DATA-01, DATA-02). `noInduk` and `noHp` also travel as `nik` and `whatsapp`, since DATA-01 names both;
 * `otoritas` is the name of the role. `uuid` is what X-Acting-User carries (GAP-91).
 */
export const ProfilSchema = z.object({
  uuid: z.uuid(),
  rev: z.string(),
  idRegistrasi: z.string().nullable(),
  nama: z.string(),
  email: z.string(),
  foto: z.string().nullable(),
  kdStatus: z.number().nullable(),
  nik: z.string().nullable(),
  noInduk: z.string().nullable(),
  whatsapp: z.string().nullable(),
  noHp: z.string().nullable(),
  alamat: z.string().nullable(),
  npwp: z.string().nullable(),
  otoritas: z.string().nullable(),
  kdInstitusi: z.number().nullable(),
  namaInstitusi: z.string().nullable(),
  namaPerguruanTinggi: z.string().nullable(),
  kdFakultas: z.number().nullable(),
  namaFakultas: z.string().nullable(),
  kdProgramStudi: z.number().nullable(),
  namaProgramStudi: z.string().nullable(),
  kdStatusVerifikasiUser: z.number(),
  catatanVerifikasi: z.string().nullable(),
  flagAktif: z.number(),
  /** The last time an Admin corrected it, and why (GAP-160); what an older device kept says nothing of that. */
  koreksi: z.object({ pada: z.string(), alasan: z.string() }).nullable(),
  /** The last request of theirs to have something put right, open or answered; an older device kept none. */
  perbaikan: PerbaikanSchema.nullable().optional(),
  role: RoleSchema.nullable(),
  admin: z.array(AdminSchema),
});
export type Profil = z.output<typeof ProfilSchema>;

/** Who the provider says a signed-in person is, also while there is no profile yet. */
const IdentitasSchema = z.object({
  uuid: z.uuid(),
  nama: z.string(),
  email: z.string(),
  foto: z.string().nullable(),
});
export type Identitas = z.output<typeof IdentitasSchema>;

/** What auth/login answers: the bearer token, the own profile (null sends to /form) and the identity. */
export const MasukSchema = z.object({
  token: z.string(),
  user: ProfilSchema.nullable(),
  identitas: IdentitasSchema,
});
export type Masuk = z.output<typeof MasukSchema>;

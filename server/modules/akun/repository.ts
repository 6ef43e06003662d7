import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Identitas, Perbaikan, Profil } from '#domain/akun/schema.ts';
import { callName } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Role } from '#domain/core/roles.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import { groupedAs, type Db } from '#server/core/database.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { otoritas, pengguna, permintaanPerbaikan } from '#server/db/tables/pengguna.ts';
import { audit } from '#server/db/tables/sync.ts';

/** Laboratories of several people at once, in their order, as `admin[]` shows them. */
export async function findAdmin(
  db: Db,
  penggunaIds: readonly string[],
): Promise<Map<string, Profil['admin']>> {
  if (penggunaIds.length === 0) return new Map();
  const found = await db
    .select({ penggunaId: otoritas.penggunaId, lab: laboratorium })
    .from(otoritas)
    .innerJoin(laboratorium, eq(laboratorium.id, otoritas.laboratoriumId))
    .where(inArray(otoritas.penggunaId, [...penggunaIds]))
    .orderBy(asc(laboratorium.id));
  return groupedAs(
    found,
    (row) => row.penggunaId,
    ({ lab: { id: idLaboratorium, kdLaboratorium, namaLaboratorium } }) => ({
      idLaboratorium,
      lab: { id: idLaboratorium, kdLaboratorium, namaLaboratorium },
    }),
  );
}

/** By when a request is to be answered: three times 24 hours (UU 27/2022). */
const jangkaMs = 3 * 24 * 60 * 60 * 1000;

type Permintaan = typeof permintaanPerbaikan.$inferSelect;

const toPerbaikan = ({ isi, createdAt, jawaban, dijawabPada }: Permintaan): Perbaikan => ({
  isi,
  diajukanPada: createdAt.toISOString(),
  batas: new Date(createdAt.getTime() + jangkaMs).toISOString(),
  jawaban,
  dijawabPada: dijawabPada?.toISOString() ?? null,
});

const terbuka = isNull(permintaanPerbaikan.dijawabPada);

/** Requests that nobody has answered, by whose they are. */
export async function findTerbuka(db: Db, orang: readonly string[]): Promise<Map<string, Perbaikan>> {
  const found = await db
    .select()
    .from(permintaanPerbaikan)
    .where(and(terbuka, inArray(permintaanPerbaikan.penggunaId, [...orang])));
  return new Map(found.map((row) => [row.penggunaId, toPerbaikan(row)]));
}

/** What a person asked for, the last first. */
export async function findPerbaikan(db: Db, orang: string, limit?: number): Promise<Perbaikan[]> {
  const query = db
    .select()
    .from(permintaanPerbaikan)
    .where(eq(permintaanPerbaikan.penggunaId, orang))
    .orderBy(desc(permintaanPerbaikan.createdAt), desc(permintaanPerbaikan.id));
  return (await (limit === undefined ? query : query.limit(limit))).map(toPerbaikan);
}

/** When an Admin last corrected a person's data, and why (GAP-160): the trail knows. */
async function findKoreksi(db: Db, uuid: string): Promise<Profil['koreksi']> {
  const [row] = await db
    .select({ pada: audit.diterimaPada, perubahan: audit.perubahan })
    .from(audit)
    .where(and(eq(audit.record, uuid), eq(audit.call, callName(petugasApi.koreksi))))
    .orderBy(desc(audit.diterimaPada), desc(audit.id))
    .limit(1);
  if (!row) return null;
  const { alasan } = row.perubahan as { alasan: [null, string] };
  return { pada: row.pada.toISOString(), alasan: alasan[1] };
}

/** The profile of a person, or null while they have filled in none (AUTH-05). */
export async function findProfil(db: Db, uuid: string): Promise<Profil | null> {
  const [row] = await db.select().from(pengguna).where(eq(pengguna.id, uuid));
  if (!row || row.kdStatusVerifikasi === null) return null;
  const admin = await findAdmin(db, [uuid]);
  return {
    uuid: row.id,
    rev: String(row.rev),
    idRegistrasi: row.idRegistrasi,
    nama: row.nama,
    email: row.email,
    foto: row.foto,
    kdStatus: row.kdStatus,
    nik: row.noInduk,
    noInduk: row.noInduk,
    whatsapp: row.noHp,
    noHp: row.noHp,
    alamat: row.alamat,
    npwp: row.npwp,
    otoritas: row.role,
    kdInstitusi: row.kdInstitusi,
    namaInstitusi: row.namaInstitusi,
    namaPerguruanTinggi: row.namaPerguruanTinggi,
    kdFakultas: row.kdFakultas,
    namaFakultas: row.namaFakultas,
    kdProgramStudi: row.kdProgramStudi,
    namaProgramStudi: row.namaProgramStudi,
    kdStatusVerifikasiUser: row.kdStatusVerifikasi,
    catatanVerifikasi: row.catatanVerifikasi,
    flagAktif: row.flagAktif ? 1 : 0,
    koreksi: await findKoreksi(db, uuid),
    perbaikan: (await findPerbaikan(db, uuid, 1))[0] ?? null,
    role: row.role === null ? null : { namaRole: row.role as Role },
    admin: admin.get(uuid) ?? [],
  };
}

/** The same of somebody who has one. */
export async function wajibProfil(db: Db, uuid: string): Promise<Profil> {
  const profil = await findProfil(db, uuid);
  if (!profil) throw refusal.notFound();
  return profil;
}

/** What a provider says of a person whose e-mail address it has verified. */
export type IdentitasPenyedia = {
  issuer: string;
  sub: string;
  email: string;
  nama: string;
  foto: string | null;
};

/**
 * The account of an identity, made at its first sign-in. It is found by issuer and sub alone; e-mail address and picture
 * follow the provider, the name only until the person or an Admin has written one.
 */
export async function upsertIdentitas(db: Db, identitas: IdentitasPenyedia, at: Date): Promise<Identitas> {
  const { issuer, sub, email, nama, foto } = identitas;
  await db
    .insert(pengguna)
    .values({ id: uuidv7(), issuer, sub, email, nama, foto, createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: [pengguna.issuer, pengguna.sub] });
  const whose = and(eq(pengguna.issuer, issuer), eq(pengguna.sub, sub));
  const [known] = await db.select().from(pengguna).where(whose);
  if (!known) throw new Error('account vanished during sign-in');
  const kini = {
    email,
    foto: foto ?? known.foto,
    nama: known.kdStatusVerifikasi === null ? nama : known.nama,
  };
  if (kini.email !== known.email || kini.foto !== known.foto || kini.nama !== known.nama)
    await db
      .update(pengguna)
      .set({ ...kini, updatedAt: at })
      .where(whose);
  return { uuid: known.id, ...kini };
}

/** Who the provider says a signed-in person is. */
export async function findIdentitas(db: Db, uuid: string): Promise<Identitas | null> {
  const [row] = await db
    .select({ uuid: pengguna.id, nama: pengguna.nama, email: pengguna.email, foto: pengguna.foto })
    .from(pengguna)
    .where(eq(pengguna.id, uuid));
  return row ?? null;
}

import { akunWorkflow } from '#domain/akun/workflow.ts';
import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { refusal } from '#domain/core/errors.ts';
import type { Actor, Role } from '#domain/core/roles.ts';
import { otoritas, pengguna, sesi } from '#server/db/tables/pengguna.ts';
import type { Db } from './database.ts';
import type { Server } from './server.ts';

const sessionMs = 30 * 24 * 60 * 60 * 1000;
/** A session's use is written down at most this often, so that reading stays reading. */
const touchMs = 60 * 60 * 1000;

/** The person of a session, in whatever state their account is. `kdStatusVerifikasi` is null without a profile. */
export type Orang = Omit<Actor, 'role'> & {
  role: Role | null;
  kdStatusVerifikasi: number | null;
  flagAktif: boolean;
  /** The session they called with, by the name it is kept under. */
  sesi: string;
};

/** The ids of the laboratories a person administers, in a query of persons. */
export const laboratoriumnya = sql<
  number[]
>`array(select ${otoritas.laboratoriumId} from ${otoritas} where ${otoritas.penggunaId} = ${pengguna.id} order by 1)`;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Opens a session for 30 days, sliding, and gives its token: the only time it is known in full (GAP-62). */
export async function openSession(server: Server, penggunaId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = server.clock.now();
  await server.db.insert(sesi).values({
    tokenHash: hashOf(token),
    penggunaId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionMs),
  });
  await touch(server.db, penggunaId, now);
  return token;
}

/** Sessions go after their time; when their person was last here stays with the person (GAP-175). */
const touch = (db: Db, penggunaId: string, now: Date) =>
  db.update(pengguna).set({ dipakaiPada: now }).where(eq(pengguna.id, penggunaId));

/** Ends the session of this token. */
export async function closeSession(db: Db, token: string): Promise<void> {
  await db.delete(sesi).where(eq(sesi.tokenHash, hashOf(token)));
}

/** Ends every session of a person: their next call answers 401 (GAP-46, GAP-109). */
export async function closeAllSessions(db: Db, penggunaId: string): Promise<void> {
  await db.delete(sesi).where(eq(sesi.penggunaId, penggunaId));
}

/** The person behind a bearer token. Refuses with 401 when there is none or it has run out. */
export async function whoIs(server: Server, token: string | null): Promise<Orang> {
  if (!token) throw refusal.noSession();
  const now = server.clock.now();
  const [row] = await server.db
    .select({
      uuid: pengguna.id,
      nama: pengguna.nama,
      email: pengguna.email,
      role: pengguna.role,
      kdStatusVerifikasi: pengguna.kdStatusVerifikasi,
      flagAktif: pengguna.flagAktif,
      sesi: sesi.tokenHash,
      lastUsedAt: sesi.lastUsedAt,
      expiresAt: sesi.expiresAt,
      laboratorium: laboratoriumnya,
    })
    .from(sesi)
    .innerJoin(pengguna, eq(pengguna.id, sesi.penggunaId))
    .where(eq(sesi.tokenHash, hashOf(token)));
  if (!row || row.expiresAt <= now) throw refusal.noSession();
  if (now.getTime() - row.lastUsedAt.getTime() > touchMs) {
    await server.db
      .update(sesi)
      .set({ lastUsedAt: now, expiresAt: new Date(now.getTime() + sessionMs) })
      .where(eq(sesi.tokenHash, hashOf(token)));
    await touch(server.db, row.uuid, now);
  }
  const { lastUsedAt: _used, expiresAt: _expires, ...orang } = row;
  return { ...orang, role: orang.role as Role | null };
}

/** True for somebody who may fill in the profile form: there is none yet, or it was turned down (GAP-122). */
export const mayApply = (orang: Orang): boolean =>
  orang.kdStatusVerifikasi === null || orang.kdStatusVerifikasi === ditolak.code;
const { ditolak, terverifikasi } = akunWorkflow.states; // W8

/** The person as one who may work: profile complete, active, verified, with a role. Refuses with 403 otherwise. */
export function activeActor(orang: Orang): Actor {
  if (orang.kdStatusVerifikasi === null) throw refusal.noProfile();
  if (orang.kdStatusVerifikasi === ditolak.code) throw refusal.rejected();
  if (!orang.flagAktif) throw refusal.inactive();
  if (orang.kdStatusVerifikasi !== terverifikasi.code || orang.role === null) throw refusal.waiting();
  return { ...orang, role: orang.role };
}

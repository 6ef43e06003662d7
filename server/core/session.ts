import { akunWorkflow } from '#domain/akun/workflow.ts';
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { Refusal, refusal } from '#domain/core/errors.ts';
import type { Actor, Role } from '#domain/core/roles.ts';
import { perangkatDorong } from '#server/db/tables/dorong.ts';
import { otoritas, pengguna, sesi, sesiDikeluarkan } from '#server/db/tables/pengguna.ts';
import type { Db } from './database.ts';
import type { Server } from './server.ts';

const day = 24 * 60 * 60 * 1000;
const sessionMs = 30 * day;
/** A session ends this long after its person signed in, however much it is used (BEYOND-55). */
const longestMs = 90 * day;
/** How long the calls still go through that were under way when a new session took the place of theirs. */
export const replacedMs = 60 * 1000;
/** A session's use is written down at most this often, so that reading stays reading. */
const touchMs = 60 * 60 * 1000;

/** The person of a session, in whatever state their account is. `kdStatusVerifikasi` is null without a profile. */
export type Orang = Omit<Actor, 'role'> & {
  role: Role | null;
  kdStatusVerifikasi: number | null;
  flagAktif: boolean;
  /** The session they called with, by the name it is kept under. */
  sesi: string;
  /** When they last proved who they are, as far as their provider says (BEYOND-50). */
  dibuktikanPada: Date | null;
};

/** The ids of the laboratories a person administers, in a query of persons. */
export const laboratoriumnya = sql<
  number[]
>`array(select ${otoritas.laboratoriumId} from ${otoritas} where ${otoritas.penggunaId} = ${pengguna.id} order by 1)`;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

type Opening = {
  /** What its person knows the device by. */
  nama?: string;
  dibuktikanPada?: Date | null;
  /** The token of the session that the same browser had until now. */
  lama?: string | null;
};

/** Until when a session lasts that is used now. */
const endOf = (createdAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + sessionMs, createdAt.getTime() + longestMs));

/**
 * Opens a session for 30 days, sliding for 90, and gives its token: the only time it is known in full (GAP-62). The one that
 * the same browser had until now ends, whoever's it was (BEYOND-55).
 */
export async function openSession(
  server: Server,
  penggunaId: string,
  { nama, dibuktikanPada = null, lama }: Opening = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = server.clock.now();
  await server.db.insert(sesi).values({
    tokenHash: hashOf(token),
    penggunaId,
    ...(nama ? { nama } : {}),
    dibuktikanPada,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: endOf(now, now),
  });
  if (lama) await replace(server.db, penggunaId, { lama: hashOf(lama), baru: hashOf(token) }, now);
  await touch(server.db, penggunaId, now);
  return token;
}

/** Lets the old session of a browser run out, and what hangs on it pass to its new one; another person's ends at once, and with it what hangs on it. */
async function replace(
  db: Db,
  penggunaId: string,
  { lama, baru }: { lama: string; baru: string },
  now: Date,
) {
  const [ada] = await db
    .update(sesi)
    .set({ lastUsedAt: now, expiresAt: new Date(now.getTime() + replacedMs) })
    .where(and(eq(sesi.tokenHash, lama), eq(sesi.penggunaId, penggunaId)))
    .returning();
  if (ada) await db.update(perangkatDorong).set({ sesi: baru }).where(eq(perangkatDorong.sesi, lama));
  else await db.delete(sesi).where(eq(sesi.tokenHash, lama));
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

/**
 * Ends the sessions that `which` names and keeps why, for their devices to hear (BEYOND-49); what hangs on them ends with them.
 * Gives what their persons know them by.
 */
export async function putOut(db: Db, which: SQL, why: { pada: Date; alasan: string }): Promise<string[]> {
  const ended = await db.delete(sesi).where(which).returning();
  if (ended.length > 0)
    await db
      .insert(sesiDikeluarkan)
      .values(ended.map(({ tokenHash, penggunaId }) => ({ tokenHash, penggunaId, ...why })));
  return ended.map(({ nama }) => nama);
}

/** What to tell who calls with a session that there is no more. */
async function whyGone(db: Db, token: string): Promise<Error> {
  const [row] = await db
    .select()
    .from(sesiDikeluarkan)
    .where(eq(sesiDikeluarkan.tokenHash, hashOf(token)));
  return row ? new Refusal({ status: 401, code: 'PUT_OUT', info: row.alasan }) : refusal.noSession();
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
      dibuktikanPada: sesi.dibuktikanPada,
      createdAt: sesi.createdAt,
      lastUsedAt: sesi.lastUsedAt,
      expiresAt: sesi.expiresAt,
      laboratorium: laboratoriumnya,
    })
    .from(sesi)
    .innerJoin(pengguna, eq(pengguna.id, sesi.penggunaId))
    .where(eq(sesi.tokenHash, hashOf(token)));
  if (!row || row.expiresAt <= now || endOf(row.createdAt, now) <= now) throw await whyGone(server.db, token);
  if (now.getTime() - row.lastUsedAt.getTime() > touchMs) {
    await server.db
      .update(sesi)
      .set({ lastUsedAt: now, expiresAt: endOf(row.createdAt, now) })
      .where(eq(sesi.tokenHash, hashOf(token)));
    await touch(server.db, row.uuid, now);
  }
  const { createdAt: _since, lastUsedAt: _used, expiresAt: _expires, ...orang } = row;
  return { ...orang, role: orang.role as Role | null };
}

/** Refuses a call that cannot be undone to who signed in too long ago, or at a provider that does not say when (BEYOND-50). */
export function requireFresh({ config, clock }: Server, { dibuktikanPada }: Orang): void {
  const minutes = config.FRESH_SIGNIN_MINUTES;
  if (minutes === undefined) return;
  const since = dibuktikanPada ? clock.now().getTime() - dibuktikanPada.getTime() : Infinity;
  if (since > minutes * 60_000)
    throw new Refusal({
      status: 403,
      code: 'FRESH_SIGNIN',
      info: `Tindakan ini tidak dapat dibatalkan dan perlu masuk ulang dalam ${minutes} menit terakhir. Masuk ulang dengan akun yang sama, lalu lanjutkan.`,
    });
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

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Server } from '#server/core/server.ts';
import { masukBerjalan } from '#server/db/tables/pengguna.ts';
import type { Titipan } from './penyedia.ts';

/** A sign-in waits this long for the person to choose their account, */
const menungguMs = 10 * 60 * 1000;
/** and its one-time code this long for the app to exchange it. */
const kodeMs = 2 * 60 * 1000;

export const random = (): string => randomBytes(32).toString('base64url');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * A state that only the browser with this cookie can bring back: a stranger's sign-in cannot be pushed onto somebody
 * (login CSRF), although the state itself lies in the database for every process to find.
 */
const stateFor = (peramban: string, benih = random()): string => `${benih}.${hashOf(`${benih}.${peramban}`)}`;

/** True when the sign-in of this state was begun by the browser with this cookie. */
function isFrom(peramban: string | undefined, state: string): boolean {
  const expected = Buffer.from(stateFor(peramban ?? '', state.split('.')[0]));
  const given = Buffer.from(state);
  return peramban !== undefined && expected.length === given.length && timingSafeEqual(expected, given);
}

type Access = Pick<Server, 'db' | 'clock'>;

/** Notes a sign-in that begins. `kembaliKe` is the app's address that gets the one-time code. */
export async function mulaiMasuk(
  { db, clock }: Access,
  peramban: string,
  kembaliKe: string,
  { verifier, segar }: Pick<Titipan, 'verifier' | 'segar'>,
): Promise<Titipan> {
  const now = clock.now();
  const titipan = { state: stateFor(peramban), nonce: random(), verifier, segar };
  await db.delete(masukBerjalan).where(lt(masukBerjalan.expiresAt, now));
  await db
    .insert(masukBerjalan)
    .values({ ...titipan, kembaliKe, expiresAt: new Date(now.getTime() + menungguMs) });
  return titipan;
}

/** Takes up the sign-in that a browser comes back from, once. Null when there is none for this browser. */
export async function ambilMasuk({ db, clock }: Access, peramban: string | undefined, state: string) {
  if (!isFrom(peramban, state)) return null;
  const [row] = await db
    .delete(masukBerjalan)
    .where(
      and(
        eq(masukBerjalan.state, state),
        isNull(masukBerjalan.kode),
        gt(masukBerjalan.expiresAt, clock.now()),
      ),
    )
    .returning();
  return row ?? null;
}

/** Who was signed in, and when they proved it, as far as the provider says. */
export type Terbukti = { penggunaId: string; dibuktikanPada: Date | null };

/** Makes the one-time code by which the app gets its session. Only its hash is stored. */
export async function terbitkanKode(
  { db, clock }: Access,
  { state, kembaliKe }: Pick<typeof masukBerjalan.$inferSelect, 'state' | 'kembaliKe'>,
  { penggunaId, dibuktikanPada }: Terbukti,
): Promise<string> {
  const kode = random();
  const expiresAt = new Date(clock.now().getTime() + kodeMs);
  await db.insert(masukBerjalan).values({
    state,
    kembaliKe,
    nonce: '',
    verifier: '',
    kode: hashOf(kode),
    penggunaId,
    dibuktikanPada,
    expiresAt,
  });
  return kode;
}

/** Exchanges a one-time code for the person it was made for, once, and only in the browser that signed in. */
export async function tukarKode(
  { db, clock }: Access,
  peramban: string | undefined,
  kode: string,
): Promise<Terbukti | null> {
  const [row] = await db
    .delete(masukBerjalan)
    .where(
      and(
        eq(masukBerjalan.kode, hashOf(kode)),
        isNotNull(masukBerjalan.penggunaId),
        gt(masukBerjalan.expiresAt, clock.now()),
      ),
    )
    .returning();
  return row && isFrom(peramban, row.state)
    ? { penggunaId: row.penggunaId!, dibuktikanPada: row.dibuktikanPada }
    : null;
}

import { eq } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Db } from '#server/core/database.ts';
import type { Server } from '#server/core/server.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { pendaftaran, tautanStatus } from '#server/db/tables/pendaftaran.ts';

/** Where the status pages are, without their code. */
export const jalurStatus = '/status';

/** A submission of this person's own, of whatever kind; an officer is told of somebody else's that it is not theirs (GAP-97). */
export async function kepalaSendiri(db: Db, uuid: string, actor: Actor, { lock }: { lock: boolean }) {
  const query = db.select().from(pendaftaran).where(eq(pendaftaran.id, uuid));
  const [kepala] = await (lock ? query.for('update') : query);
  if (!kepala || (actor.role === 'Pendaftar' && kepala.pendaftarId !== actor.uuid))
    throw refusal.notFound('Pendaftaran tidak ditemukan.');
  if (kepala.pendaftarId !== actor.uuid)
    throw refusal.forbidden('Hanya pendaftarnya yang membagikan status pendaftaran ini.');
  return kepala;
}

/** The link of a submission, where it is shared. */
export async function bacaTautan({ db, config }: Pick<Server, 'db' | 'config'>, uuid: string) {
  const [row] = await db.select().from(tautanStatus).where(eq(tautanStatus.pendaftaranId, uuid));
  return {
    uuid,
    tautan: row
      ? { alamat: `${config.address}${jalurStatus}/${row.kode}`, createdAt: row.createdAt.toISOString() }
      : null,
  };
}

/** The submission that this code shares, and the laboratory whose days count for it; null where it shares none. */
export async function dibagikanDengan(db: Db, kode: string) {
  const [found] = await db
    .select({ kepala: pendaftaran, lab: laboratorium })
    .from(tautanStatus)
    .innerJoin(pendaftaran, eq(pendaftaran.id, tautanStatus.pendaftaranId))
    .innerJoin(laboratorium, eq(laboratorium.id, pendaftaran.laboratoriumId))
    .where(eq(tautanStatus.kode, kode));
  return found ?? null;
}

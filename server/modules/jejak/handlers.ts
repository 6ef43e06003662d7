import { eq } from 'drizzle-orm';
import type { ParsedQuery } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { administers, type Actor } from '#domain/core/roles.ts';
import { jejakApi } from '#domain/jejak/endpoints.ts';
import type { Db } from '#server/core/database.ts';
import { implement } from '#server/core/implement.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { findJejak, pendaftaranBernomor, type SaringJejak } from './repository.ts';

type Query = ParsedQuery<typeof jejakApi.list>;

/** Rows a page; whoever asks may say otherwise. */
const perHalaman = 20;

/**
 * What of the trail this person may read: an Admin all of it, every other officer that of one submission of a laboratory of
 * theirs, which they must name. Whoever registered it themself reads what their own page shows (GAP-142).
 */
async function saringanBoleh(db: Db, actor: Actor, query: Query): Promise<SaringJejak> {
  const { uuid, nomor, idRekaman, idPengguna, tindakan, tglDari, tglSampai } = query;
  const pendaftaranId = uuid ?? (nomor ? await pendaftaranBernomor(db, nomor) : undefined);
  if (actor.role !== 'Admin') await harusLaboratoriumnya(db, actor, pendaftaranId ?? null);
  return { pendaftaranId, idRekaman, idPengguna, tindakan, tglDari, tglSampai };
}

async function harusLaboratoriumnya(db: Db, actor: Actor, pendaftaranId: string | null): Promise<void> {
  if (pendaftaranId === null)
    throw refusal.forbidden(
      'Jejak seluruh data hanya untuk Admin. Bukalah dari satu pengujian atau penelitian.',
    );
  const [kepala] = await db.select().from(pendaftaran).where(eq(pendaftaran.id, pendaftaranId));
  if (!kepala) throw refusal.notFound();
  if (kepala.pendaftarId === actor.uuid)
    throw refusal.forbidden('Jejak pendaftaran Anda sendiri dibaca oleh petugas lain.');
  if (!administers(actor, kepala.laboratoriumId))
    throw refusal.forbidden('Jejak ini hanya untuk petugas laboratoriumnya.');
}

export const jejak = implement(jejakApi, {
  list: async ({ db, actor, query }) => ({
    data: await findJejak(db, actor, await saringanBoleh(db, actor, query), {
      sesudah: query.sesudah,
      limit: query.limit ?? perHalaman,
    }),
  }),
});

import { eq } from 'drizzle-orm';
import type { ParsedQuery } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { administers, type Actor } from '#domain/core/roles.ts';
import type { jejakApi } from '#domain/jejak/endpoints.ts';
import type { Db } from '#server/core/database.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pendaftaranBernomor, type SaringJejak } from './repository.ts';

/**
 * What of the trail this person may read: an Admin all of it, every other officer that of one submission of a laboratory of
 * theirs, which they must name. The officer who registered it themself reads what their own page shows (GAP-142).
 */
export async function saringanBoleh(
  db: Db,
  actor: Actor,
  query: ParsedQuery<typeof jejakApi.list>,
): Promise<SaringJejak> {
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

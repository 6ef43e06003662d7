import { eq } from 'drizzle-orm';
import { emailBerdomain } from '#domain/akun/surel.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { Pemohon, Pendaftaran } from '#domain/surat/halangan.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { findDaftarPengujian } from '#server/modules/pengujian/repository.ts';
import { findPenelitianUtuh } from '#server/modules/penelitian/repository.ts';
import { terlihat } from './policy.ts';
import { findSurat } from './repository.ts';

/** What a person has registered; `actor` reads it. */
export async function bacaPendaftaran(db: Db, actor: Actor, pemohonId: string): Promise<Pendaftaran> {
  const milik = eq(pendaftaran.pendaftarId, pemohonId);
  return {
    // A letter is judged by what is open anywhere (GAP-133, GAP-154).
    penelitian: await findPenelitianUtuh(db, actor, milik),
    pengujian: await findDaftarPengujian(db, actor, milik),
  };
}

/** This person as the one who applies. */
export async function bacaPemohon({
  db,
  actor,
  server,
}: Pick<Context, 'db' | 'actor' | 'server'>): Promise<Pemohon> {
  return {
    ...(await bacaPendaftaran(db, actor, actor.uuid)),
    internal: emailBerdomain(actor.email, server.config.INSTITUTION_DOMAINS),
    surat: await findSurat(db, terlihat.sendiri(actor)),
  };
}

import type { Db } from '#server/core/database.ts';
import type { Server } from '#server/core/server.ts';
import type { Telling } from '#server/core/trace.ts';
import { kabar } from '#server/db/tables/kabar.ts';
import { tulisKiriman } from './kiriman.ts';
import { beritakan } from './repository.ts';

export type KabarBaru = typeof kabar.$inferInsert;
export type Saat = Telling & Pick<Server, 'config'> & { db: Db };

/** News as it comes: for the app, and in the same transaction for whatever else its people are told by. */
export async function simpanKabar(saat: Saat, baru: readonly KabarBaru[]): Promise<void> {
  if (baru.length === 0) return;
  await saat.db.insert(kabar).values([...baru]);
  for (const { id, penggunaId } of baru) beritakan(saat, { id, penggunaId }, true);
  await tulisKiriman(saat, baru);
}

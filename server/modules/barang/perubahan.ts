import { v7 as uuidv7 } from 'uuid';
import type { Context } from '#server/core/implement.ts';
import { announce, forEveryone } from '#server/core/trace.ts';
import { pergerakanStok } from '#server/db/tables/barang.ts';

/** Tells every device of a tool, material or instrument that is no longer as it was: its stock, price or name. */
export const announceBarang = (context: Pick<Context, 'journal' | 'received'>, uuid: string): void =>
  announce(context, {
    collection: 'barang',
    record: uuid,
    sebelum: [forEveryone],
    sesudah: [forEveryone],
  });

type Pergerakan = Pick<
  typeof pergerakanStok.$inferInsert,
  'bahanId' | 'sebelum' | 'sesudah' | 'sebab' | 'penelitianId'
>;

/** Writes down why stocks are what they are now, beside the change itself (GAP-143). */
export async function catatPergerakan(
  { db, received, actor }: Pick<Context, 'db' | 'received' | 'actor'>,
  ...pergerakan: readonly Pergerakan[]
): Promise<void> {
  await db
    .insert(pergerakanStok)
    .values(pergerakan.map((satu) => ({ ...satu, id: uuidv7(), aktorId: actor.uuid, createdAt: received })));
}

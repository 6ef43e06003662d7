import type { Db } from '#server/core/database.ts';
import { kunciDorong } from '#server/db/tables/dorong.ts';

/** The keys of this installation; whoever asks first makes them. */
export async function kunciServer(db: Db, kini: Date): Promise<{ publik: string; rahasia: string }> {
  const [ada] = await db.select().from(kunciDorong);
  if (ada) return ada;
  const { default: webPush } = await import('web-push');
  const { publicKey: publik, privateKey: rahasia } = webPush.generateVAPIDKeys();
  await db.insert(kunciDorong).values({ id: 1, publik, rahasia, createdAt: kini }).onConflictDoNothing();
  return kunciServer(db, kini);
}

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/core/journal.ts';
import { acuan } from '#server/db/tables/acuan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

test('two transactions that wait for each other both take effect, one behind the other', async () => {
  const { db } = uji.server;
  const [satu, dua] = await db.select().from(acuan).where(eq(acuan.jenis, 'bentuk-sampel')).limit(2);
  const dipegang = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let kali = 0;
  /** Holds its first row until the other holds one, then asks for that. */
  const ubah = (at: 0 | 1, rows: readonly (typeof acuan.$inferSelect)[]) =>
    inTransaction(db, async (tx) => {
      kali += 1;
      for (const [ke, { kode, urutan }] of rows.entries()) {
        await tx
          .update(acuan)
          .set({ urutan: urutan + 100 + at })
          .where(eq(acuan.kode, kode));
        if (ke > 0) continue;
        dipegang[at].resolve();
        await dipegang[at === 0 ? 1 : 0].promise;
      }
      return at;
    });
  expect(await Promise.all([ubah(0, [satu!, dua!]), ubah(1, [dua!, satu!])])).toEqual([0, 1]);
  expect(kali).toBe(3);
});

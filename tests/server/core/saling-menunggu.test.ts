import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '#server/core/database.ts';
import { behindOthers } from '#server/core/fault.ts';
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
  // The one that was ended may be back before the other goes on, and end one of them once more.
  expect(kali).toBeGreaterThanOrEqual(3);
});

test('[BEYOND-54] a read that waits for a migration, which waits for it, is asked once more and answered', async () => {
  const { db } = uji.server;
  const menunggu = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from acuan, lab%'`;
  const { baca } = await behindOthers(() =>
    db.transaction(async (tx) => {
      // Who looks first whether it waits in vain is ended: the read, unless it has looked before there was anything to see.
      await tx.execute(sql`set local deadlock_timeout = '10s'`);
      await tx.execute(sql`lock table laboratorium in access exclusive mode`);
      const dibaca = rows<{ ada: boolean }>(db, sql`select count(*) > 0 as ada from acuan, laboratorium`);
      while ((await rows(db, menunggu)).length === 0);
      await tx.execute(sql`lock table acuan in access exclusive mode`);
      return { baca: dibaca };
    }),
  );
  expect(await baca).toEqual([{ ada: true }]);
});

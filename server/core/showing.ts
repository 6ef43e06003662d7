import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { kabarOrang } from '#server/db/tables/sync.ts';
import { rows, type Db } from './database.ts';
import type { IdPage } from './collection.ts';
import type { Context, Showing } from './implement.ts';
import { inTransaction } from './journal.ts';
import type { Sweep } from './retention.ts';
import type { Telling } from './trace.ts';

/*
 * Records show people besides those they belong to: who decided, worked on them, wrote an invoice. Where a person reads
 * differently from now on (a new name), devices that hold such records hear of them in steps: somebody who touched fifty
 * thousand is no reason for anybody to wait. The first step goes with the change itself, the rest is kept and told by a
 * sweep, each step in a transaction of its own, so that neither a crash nor a second process loses or repeats any.
 */

/** Few enough that nobody waits for a step. */
const perStep = 500;

/** The next ids that any of these queries gives, in their order; each is asked for no more of them than the page takes. */
async function nextIds(db: Db, found: readonly SQL[], { after, limit }: IdPage): Promise<string[]> {
  const behind = after === null ? sql`` : sql`where id > ${after}::uuid`;
  const each = found.map(
    (one) => sql`(select distinct id from (${one}) satu ${behind} order by id limit ${limit})`,
  );
  const statement = sql`select id from (${sql.join(each, sql` union `)}) semua order by id limit ${limit}`;
  return (await rows<{ id: string }>(db, statement)).map(({ id }) => id);
}

/** A person reads differently from now on: tells the first of what shows them, and keeps where to go on. */
export async function tellOfPerson(
  context: Telling & Pick<Context, 'db'>,
  kinds: readonly Showing[],
  person: string,
): Promise<void> {
  for (const kind of kinds) await tellNext(context, kind, person, null, perStep);
}

/** Tells the next of one kind, and keeps where to go on, or that nothing is left. Gives how many it told of. */
async function tellNext(
  context: Telling & Pick<Context, 'db'>,
  { name, found: queries, tell }: Showing,
  person: string,
  after: string | null,
  limit: number,
): Promise<number> {
  const { db, received } = context;
  const found = await nextIds(db, queries(person, received, db), { after, limit });
  if (found.length > 0) await tell(context, found);
  if (found.length < limit)
    await db.delete(kabarOrang).where(and(eq(kabarOrang.penggunaId, person), eq(kabarOrang.rekaman, name)));
  else {
    const place = { penggunaId: person, rekaman: name, sesudah: found.at(-1)! };
    const target = [kabarOrang.penggunaId, kabarOrang.rekaman];
    await db.insert(kabarOrang).values(place).onConflictDoUpdate({ target, set: place });
  }
  return found.length;
}

/** What is left to be told of people, a step at a time; what another process has under way is left to that. */
export const tellingOfPeople = (kinds: readonly Showing[]): Sweep => ({
  name: 'kabar orang',
  step: ({ db, clock }, limit) =>
    inTransaction(db, async (tx, journal) => {
      const names = kinds.map(({ name }) => name);
      const [next] = await tx
        .select()
        .from(kabarOrang)
        .where(inArray(kabarOrang.rekaman, names))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!next) return 0;
      const { penggunaId, rekaman, sesudah } = next;
      const kind = kinds[names.indexOf(rekaman)]!;
      const context = { db: tx, journal, received: clock.now() };
      return 1 + (await tellNext(context, kind, penggunaId, sesudah, limit));
    }),
});

import { eq, sql } from 'drizzle-orm';
import { penghitung } from '#server/db/tables/sync.ts';
import type { Db } from './database.ts';

/**
 * The next number of a series, or the last of the next `banyak`, in the caller's transaction: rolled back with it, so the
 * series has no gaps, and two writers wait for each other.
 */
export async function nextNumber(tx: Db, seri: string, banyak = 1): Promise<number> {
  const [row] = await tx
    .insert(penghitung)
    .values({ seri, nilai: banyak })
    .onConflictDoUpdate({ target: penghitung.seri, set: { nilai: sql`${penghitung.nilai} + ${banyak}` } })
    .returning({ nilai: penghitung.nilai });
  return row!.nilai;
}

/** A series whose next number is offered to a person, who may type another one instead. */
export type OfferedSeries = {
  seri: string;
  /** The number as it is printed. */
  word: (urut: number) => string;
  /** Whether a number, as printed, is in use. */
  used: (db: Db, nomor: string) => Promise<boolean>;
};

/** What the series offers next. A number that somebody typed ahead of its turn is passed over. */
export async function offeredNumber(db: Db, series: OfferedSeries): Promise<{ urut: number; nomor: string }> {
  const [last] = await db
    .select({ nilai: penghitung.nilai })
    .from(penghitung)
    .where(eq(penghitung.seri, series.seri));
  let urut = (last?.nilai ?? 0) + 1;
  while (await series.used(db, series.word(urut))) urut += 1;
  return { urut, nomor: series.word(urut) };
}

/**
 * Moves the series on when `nomor` is what it offers, in the caller's transaction. Who takes a number of it at the same
 * time waits, whether theirs was offered or typed.
 */
export async function takeOffered(tx: Db, series: OfferedSeries, nomor: string): Promise<void> {
  const offered = await lockOffered(tx, series);
  if (offered.nomor === nomor) await moveOn(tx, series, offered.urut);
}

/** The next number of the series that nobody has, taken in the caller's transaction. */
export async function takeNext(tx: Db, series: OfferedSeries): Promise<string> {
  const { urut, nomor } = await lockOffered(tx, series);
  await moveOn(tx, series, urut);
  return nomor;
}

async function lockOffered(tx: Db, series: OfferedSeries): Promise<{ urut: number; nomor: string }> {
  await tx
    .insert(penghitung)
    .values({ seri: series.seri, nilai: 0 })
    .onConflictDoUpdate({ target: penghitung.seri, set: { nilai: penghitung.nilai } });
  return offeredNumber(tx, series);
}

const moveOn = async (tx: Db, { seri }: OfferedSeries, nilai: number): Promise<void> => {
  await tx.update(penghitung).set({ nilai }).where(eq(penghitung.seri, seri));
};

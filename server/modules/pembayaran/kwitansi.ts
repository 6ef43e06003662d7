import { randomBytes } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { labDay } from '#domain/core/clock.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { nextNumber } from '#server/core/number.ts';
import { kwitansi } from '#server/db/tables/pembayaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';

export type KwitansiRow = typeof kwitansi.$inferSelect;

const tahun = (pada: Date): string => labDay(pada).slice(0, 4);

/** The series that numbers of receipts come from, anew each year. */
export const seriKwitansi = (pada: Date): string => `kwitansi:${tahun(pada)}`;

/** 'KW/2026/00012' */
export const nomorKwitansi = (urut: number, pada: Date): string =>
  `KW/${tahun(pada)}/${String(urut).padStart(5, '0')}`;

/** 128 random bits as hex digits: who knows it has seen the paper. */
export const kodeBaru = (): string => randomBytes(16).toString('hex');

/**
 * The receipt of a payment that is being verified, in the transaction of the verification: its number is taken and kept with
 * it or not at all, and who verifies another one meanwhile waits for theirs (GAP-172). Gives the number.
 */
export async function terbitkanKwitansi(
  { db, actor, received }: Pick<Context, 'db' | 'actor' | 'received'>,
  isi: Pick<KwitansiRow, 'buktiId' | 'nominal' | 'janji'>,
): Promise<string> {
  const noKwitansi = nomorKwitansi(await nextNumber(db, seriKwitansi(received)), received);
  const [orang] = await db
    .select({ noInduk: pengguna.noInduk })
    .from(pengguna)
    .where(eq(pengguna.id, actor.uuid));
  const petugas = { nama: actor.nama, noInduk: orang!.noInduk };
  await db
    .insert(kwitansi)
    .values({ id: uuidv7(), ...isi, noKwitansi, kode: kodeBaru(), petugas, createdAt: received });
  return noKwitansi;
}

/** The last receipt of each of these proofs that has one. */
export async function findKwitansi(db: Db, bukti: readonly string[]): Promise<Map<string, KwitansiRow>> {
  const found = await db
    .select()
    .from(kwitansi)
    .where(inArray(kwitansi.buktiId, [...bukti]))
    .orderBy(asc(kwitansi.createdAt), asc(kwitansi.id));
  return new Map(found.map((row) => [row.buktiId, row]));
}

import { randomBytes } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { jakartaDay } from '#domain/core/clock.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { nextNumber } from '#server/core/number.ts';
import { kwitansi } from '#server/db/tables/pembayaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';

export type KwitansiRow = typeof kwitansi.$inferSelect;

/** The year a receipt of this moment is numbered in. */
export const tahunKwitansi = (pada: Date): number => Number(jakartaDay(pada).slice(0, 4));

/** The series of their numbers, anew each year. */
export const seriKwitansi = (tahun: number): string => `kwitansi:${tahun}`;

/** 'KW/2026/00012' */
export const nomorKwitansi = ({ tahun, urut }: Pick<KwitansiRow, 'tahun' | 'urut'>): string =>
  `KW/${tahun}/${String(urut).padStart(5, '0')}`;

/** 128 random bits as hex digits: who knows it has seen the paper. */
export const kodeBaru = (): string => randomBytes(16).toString('hex');

/**
 * The receipt of a payment that is being verified, in the transaction of the verification: its number is taken and kept with
 * it or not at all, and who verifies another one meanwhile waits for theirs (GAP-172). Gives the number.
 */
export async function terbitkanKwitansi(
  { db, actor, received }: Pick<Context, 'db' | 'actor' | 'received'>,
  { buktiId, nominal }: Pick<KwitansiRow, 'buktiId' | 'nominal'>,
): Promise<string> {
  const tahun = tahunKwitansi(received);
  const urut = await nextNumber(db, seriKwitansi(tahun));
  const [orang] = await db
    .select({ noInduk: pengguna.noInduk })
    .from(pengguna)
    .where(eq(pengguna.id, actor.uuid));
  const petugas = { nama: actor.nama, noInduk: orang!.noInduk };
  await db
    .insert(kwitansi)
    .values({ tahun, urut, buktiId, kode: kodeBaru(), nominal, petugas, createdAt: received });
  return nomorKwitansi({ tahun, urut });
}

/** The last receipt of each of these proofs that has one. */
export async function findKwitansi(db: Db, bukti: readonly string[]): Promise<Map<string, KwitansiRow>> {
  const found = await db
    .select()
    .from(kwitansi)
    .where(inArray(kwitansi.buktiId, [...bukti]))
    .orderBy(asc(kwitansi.tahun), asc(kwitansi.urut));
  return new Map(found.map((row) => [row.buktiId, row]));
}

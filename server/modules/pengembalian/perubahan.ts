import { v7 as uuidv7 } from 'uuid';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import type { Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { pengembalian } from '#server/db/tables/pembayaran.ts';

/** Writes down money that goes back, still to be given (W4, returns). */
export async function catatPengembalian(
  context: Context,
  isi: { pendaftaranId: string; invoiceId: string; sebab: Pengembalian['sebab']; nominal: number },
): Promise<void> {
  const id = uuidv7();
  await context.db
    .insert(pengembalian)
    .values({ id, ...isi, createdAt: context.received, updatedAt: context.received });
  trace(context, {
    jenis: 'pengembalian',
    record: id,
    pendaftaranId: isi.pendaftaranId,
    rev: 1,
    perubahan: { nominal: [null, isi.nominal] },
  });
}

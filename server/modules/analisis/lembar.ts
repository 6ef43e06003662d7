import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { analisisApi } from '#domain/analisis/endpoints.ts';
import { refusal } from '#domain/core/errors.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { keadaanLembar, selBentrok, type BarisLembar } from '#domain/lembar-kerja/keadaan.ts';
import type { Context, Transaction } from '#server/core/implement.ts';
import { riwayatProgres } from '#server/db/tables/pengujian.ts';
import { lakukan } from './actions.ts';
import { writeMoves } from './moves.ts';

/**
 * Writes into the sheet of one parameter. Cells that somebody else has changed since their author saw them refuse the
 * whole of it with 409 and the record, so that both are shown side by side; no value is ever covered over (BEYOND-11).
 */
export const isiLembar = (context: Context, body: ParsedBody<typeof analisisApi.sheet>) =>
  lakukan(context, body.uuid, 'isiLembar', async (record, current) => {
    const { uuid: _uuid, baseRev: _baseRev, foto, ...tulisan } = body;
    const { versi, isian } = keadaanLembar(await bacaTulisan(context, record.uuid));
    const lain = versi !== null && tulisan.versi !== null && versi !== tulisan.versi;
    if (lain || selBentrok(isian, tulisan.sel).length > 0) throw refusal.stale(await current());
    return { lembar: { ...tulisan, hasilServer: null }, foto };
  });

/** What was written into the sheet of a locked parameter so far, the writes of this very transaction too. */
async function bacaTulisan(transaction: Transaction, parameterId: string): Promise<BarisLembar[]> {
  await writeMoves(transaction);
  const { id, aksi, lembar, aktorId, createdAt } = riwayatProgres;
  const found = await transaction.db
    .select({ uuid: id, aksi, lembar, aktorId, createdAt })
    .from(riwayatProgres)
    .where(and(eq(riwayatProgres.parameterId, parameterId), or(isNotNull(lembar), eq(aksi, 'mulai'))))
    .orderBy(asc(riwayatProgres.urut));
  return found.map(({ aktorId: uuid, createdAt: at, ...row }) => ({
    ...row,
    user: { uuid, nama: '', noInduk: null },
    updatedAt: at.toISOString(),
  }));
}

import { inArray, sql, type SQL } from 'drizzle-orm';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import { melihatRekening } from '#domain/pembayaran/pembaca.ts';
import { invoiceWorkflow, petugasUang } from '#domain/pembayaran/workflow.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import type { Db } from '#server/core/database.ts';
import { menungguPeran } from '#server/core/list.ts';
import { invoice } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';

/**
 * The laboratories whose invoices of one kind this officer lists, undefined for all: Admin those of everybody, a payment
 * officer those for research in laboratories of theirs (PAY-18, PAY-19, GAP-111). Refuses everybody else with 403.
 */
export function laboratoriumInvoice(jenis: JenisPendaftaran, actor: Actor): readonly number[] | undefined {
  if (actor.role === 'Admin') return undefined;
  if (actor.role === petugasUang[jenis]) return actor.laboratorium;
  const pembaca = jenis === 'pengujian' ? 'Admin' : 'petugas pembayaran laboratorium';
  throw refusal.forbidden(`Daftar invoice ${jenis} hanya untuk ${pembaca}.`);
}

/** The invoices whose proof waits for this officer's word (GAP-151): of the kind that is theirs to look at. */
export const menungguVerifikasi = (actor: Actor, jenis: JenisPendaftaran): SQL | undefined =>
  petugasUang[jenis] === actor.role
    ? menungguPeran(invoiceWorkflow, actor, { kode: invoice.kdStatus, pemilik: pendaftaran.pendaftarId })
    : sql`false`;

/** Of these submissions those whose proofs of payment this person reads (GAP-82, GAP-111). */
export async function melihatBukti(db: Db, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ id: pendaftaran.id, pemilik: pendaftaran.pendaftarId })
    .from(pendaftaran)
    .where(inArray(pendaftaran.id, [...ids]));
  return found.flatMap(({ id, pemilik }) => (melihatRekening(actor, pemilik) ? [id] : []));
}

import type { Actor } from '#domain/core/roles.ts';
import type { InvoicePokok } from './schema.ts';
import { petugasUang } from './workflow.ts';

/**
 * Whether this reader is told whose account the money of a submission came from and went back to: its owner, and who looks
 * at payments (GAP-82, GAP-111). To everybody else its money is amounts, days and states. Without an owner, of anybody's.
 */
export const melihatRekening = (actor: Actor, pemilik: string | null): boolean =>
  actor.uuid === pemilik || Object.values<string>(petugasUang).includes(actor.role);

/** Invoices as this reader is shown them. A proof goes whole: its paper says the account as well. */
export const invoiceUntuk = <I extends InvoicePokok>(
  invoice: readonly I[],
  actor: Actor,
  pemilik: string,
): I[] =>
  melihatRekening(actor, pemilik)
    ? [...invoice]
    : invoice.map((satu) => ({ ...satu, bukti: [], fileBuktiPembayaran: null }));

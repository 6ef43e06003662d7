import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Context } from '#server/core/implement.ts';
import { catatPengembalian } from '#server/modules/pengembalian/perubahan.ts';
import type { LockedPenelitian } from './perubahan.ts';

/** What a finished research has paid too much becomes a return, of the invoice that was paid last (GAP-09, GAP-101). */
export async function kembalikanKredit(
  context: Context,
  { uuid, kredit, invoice }: LockedPenelitian,
): Promise<void> {
  if (kredit <= 0) return;
  const { lunas } = invoiceWorkflow.states;
  const terakhir = invoice.findLast(({ kdStatus, dibatalkan }) => kdStatus === lunas.code && !dibatalkan);
  await catatPengembalian(context, {
    pendaftaranId: uuid,
    invoiceId: terakhir!.id,
    sebab: 'deposit',
    nominal: kredit,
  });
}

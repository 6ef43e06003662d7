import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Context } from '#server/core/implement.ts';
import { catatPengembalian } from '#server/modules/pembayaran/perubahan.ts';
import type { LockedPenelitian } from './perubahan.ts';

/** What a finished research has paid too much goes back (GAP-09, GAP-101), of the last invoice that money came in by. */
export async function kembalikanKredit(context: Context, record: LockedPenelitian): Promise<void> {
  if (record.kredit <= 0) return;
  const terakhir = record.invoice.findLast(
    ({ kdStatus, dibatalkan, totalTagihan }) =>
      kdStatus === invoiceWorkflow.states.lunas.code && !dibatalkan && totalTagihan > 0,
  );
  await catatPengembalian(context, {
    pendaftaranId: record.uuid,
    invoiceId: terakhir!.id,
    sebab: 'deposit',
    nominal: record.kredit,
  });
}

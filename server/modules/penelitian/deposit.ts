import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Context } from '#server/core/implement.ts';
import { catatPengembalian } from '#server/modules/pembayaran/perubahan.ts';
import type { UangTerkunci } from './uang.ts';

/** What a finished research has paid too much goes back (GAP-09, GAP-101), of the last invoice that money came in by. */
export async function kembalikanKredit(
  context: Context,
  pendaftaranId: string,
  { kredit, invoice }: UangTerkunci,
): Promise<void> {
  if (kredit <= 0) return;
  const terakhir = invoice.findLast(
    ({ kdStatus, dibatalkan, totalTagihan }) =>
      kdStatus === invoiceWorkflow.states.lunas.code && !dibatalkan && totalTagihan > 0,
  );
  await catatPengembalian(context, {
    pendaftaranId,
    invoiceId: terakhir!.id,
    sebab: 'deposit',
    nominal: kredit,
  });
}

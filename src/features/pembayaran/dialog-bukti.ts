import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { Tampilan } from '#data/view.ts';
import { useAskedRepair } from '#kit/record/repair.ts';
import { useDialog, type Dialog } from '#kit/dialog/use-dialog.ts';
import { dariLane, type BukaBukti } from './bukti.ts';
import type { Posisi } from './langkah-bayar.ts';

export type DialogBukti = {
  dialog: Dialog<BukaBukti>;
  kirim: (invoice: InvoicePokok) => void;
  /** What the page's main act pays. */
  bayar: InvoicePokok | null;
};

/** The proof form of a payment page: opened for an invoice, or by the outbox for one that was refused. */
export function useDialogBukti(
  { data, keputusan }: Pick<Tampilan<Pendaftaran>, 'data' | 'keputusan'>,
  posisi: Posisi | null,
): DialogBukti {
  const dialog = useDialog<BukaBukti>();
  useAskedRepair((row) => {
    const invoice = dariLane(data, row.lane);
    if (invoice) dialog.open({ invoice, perbaiki: row });
    return invoice !== undefined;
  });
  // A refused proof is decided on first: a new one would wait behind it.
  const diputuskan = keputusan.some((row) => dariLane(data, row.lane) === posisi?.bayar);
  return {
    dialog,
    kirim: (invoice) => dialog.open({ invoice, perbaiki: null }),
    bayar: diputuskan ? null : (posisi?.bayar ?? null),
  };
}

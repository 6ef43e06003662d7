import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { cetakPenelitianDari, kepalaPembayaranPenelitian } from '#domain/penelitian/cetak-invoice.ts';
import type { InvoicePenelitian } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { BatalkanInvoiceDialog, bolehBatalkan } from './BatalkanInvoiceDialog.tsx';
import { RiwayatInvoice } from './RiwayatInvoice.tsx';
import { RincianInvoice } from './RincianInvoice.tsx';
import { useUnduhInvoicePenelitian } from '#features/pendaftaran/unduh-invoice.ts';

export type RiwayatInvoicePenelitianProps = {
  tampilan: Tampilan<Penelitian>;
  /** Of its payer alone. */
  onKirim?: (invoice: InvoicePenelitian) => void;
  /** Where its paper has led to (PAY-06). */
  onUnduh?: () => void;
};

/** The invoices of a research: what each is made of, its paper, its proofs, and taking it back (GAP-127). */
export function RiwayatInvoicePenelitian({ tampilan, onKirim, onUnduh }: RiwayatInvoicePenelitianProps) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const batalkan = useDialog<InvoicePenelitian>();
  const unduh = useUnduhInvoicePenelitian();
  const cetak = (invoice: InvoicePenelitian) =>
    cetakPenelitianDari(invoice, kepalaPembayaranPenelitian(data), data.pengembalian);
  return (
    <>
      <RiwayatInvoice
        tampilan={tampilan}
        invoice={data.pembayaran.invoice}
        kosong="Belum ada invoice. Pilih tagihan pada Buat invoice; penggunaan tanpa biaya tidak ditagih."
        onKirim={onKirim}
        onUnduh={(invoice) => void unduh(() => cetak(invoice)).then(onUnduh)}
        isi={(invoice) => <RincianInvoice invoice={invoice} />}
        tindakan={(invoice) =>
          bolehBatalkan(invoice, data, actor).ok ? (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconX aria-hidden size="1.125rem" />}
              onClick={() => batalkan.open(invoice)}
            >
              {invoiceWorkflow.actions.batalkan.label}
              <span className="mj-terdengar"> {invoice.noInvoice}</span>
            </Button>
          ) : null
        }
      />
      <BatalkanInvoiceDialog dialog={batalkan} data={data} />
    </>
  );
}

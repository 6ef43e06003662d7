import { formatRupiah } from '#domain/core/format.ts';
import { check, type Verdict } from '#domain/core/workflow.ts';
import type { Actor } from '#domain/core/roles.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { keadaanInvoice, pemilikInvoice } from '#domain/pembayaran/rules.ts';
import type { InvoicePenelitian } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useOrang } from '#data/app.ts';
import { whole } from '#kit/text/whole.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { NoteField } from '#kit/field/NoteField.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';

export type BatalkanInvoiceDialogProps = { dialog: Dialog<InvoicePenelitian>; data: Penelitian };

const { batalkan } = invoiceWorkflow.actions;

/** Whether this person may take an invoice of the research back (GAP-127). */
export const bolehBatalkan = (invoice: InvoicePenelitian, data: Penelitian, actor: Actor): Verdict =>
  check(invoiceWorkflow, 'batalkan', keadaanInvoice(invoice, pemilikInvoice(data, 'penelitian')), actor);

/** An invoice nobody has paid is taken back; its bills can be invoiced anew (GAP-127). */
export function BatalkanInvoiceDialog({ dialog, data }: BatalkanInvoiceDialogProps) {
  return dialog.isi ? <Batalkan key={dialog.key} dialog={dialog} invoice={dialog.isi} data={data} /> : null;
}

function Batalkan({ dialog, invoice, data }: BatalkanInvoiceDialogProps & { invoice: InvoicePenelitian }) {
  const { actor } = useOrang();
  const sekarang = data.pembayaran.invoice.find(({ uuid }) => uuid === invoice.uuid) ?? invoice;
  const form = useRecordForm({
    endpoint: pembayaranPenelitianApi.batalkan,
    record: invoice.uuid,
    label: `${batalkan.label} · ${sebutan(data.nomor, invoice.noInvoice)}`,
    initial: { catatan: '' },
    body: ({ catatan }) => ({ uuid: invoice.uuid, catatan }),
    verdict: () => bolehBatalkan(sekarang, data, actor),
    // The dialog itself is the question.
    confirm: async () => true,
    onSaved: (info) => {
      showSuccess(info, TOAST_LONG_MS, 'Tagihannya dapat dibuatkan invoice lagi.');
      dialog.close();
    },
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Batalkan invoice ini ?"
      size={450}
      fullBelow={null}
      labels={{ catatan: 'Catatan' }}
      submit={{ label: 'Ya, batalkan', danger: true }}
      lead={
        <p>
          Invoice <span className="mj-kode">{invoice.noInvoice}</span> sebesar{' '}
          {whole(
            `${formatRupiah(invoice.totalTagihan)} tidak perlu dibayar lagi dan tidak dapat dipakai kembali. Tagihannya dapat dibuatkan invoice baru${
              invoice.sudahDibayar > 0
                ? `, dan kredit ${formatRupiah(invoice.sudahDibayar)} yang dipotong kembali tersedia`
                : ''
            }.`,
          )}
        </p>
      }
    >
      <NoteField {...form.field('catatan')} label="Catatan" />
    </FormDialog>
  );
}

import { useState } from 'react';
import { check, type Verdict } from '#domain/core/workflow.ts';
import { keadaanInvoice, pemilikInvoice } from '#domain/pembayaran/rules.ts';
import { invoiceWorkflow, type InvoiceAksi } from '#domain/pembayaran/workflow.ts';
import { useOrang } from '#data/app.ts';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { whole } from '#kit/text/whole.tsx';
import { IsiInvoice } from './IsiInvoice.tsx';
import { NomorBayarForm } from './NomorBayarForm.tsx';
import { jenisInvoice, type InvoiceTerdaftar } from './terdaftar.ts';
import { VerifikasiForm } from './VerifikasiForm.tsx';

type DialogInvoice = Pick<Dialog<InvoiceTerdaftar>, 'isi' | 'opened' | 'close' | 'exited'>;

export type InvoiceDialogProps = { dialog: DialogInvoice };

/** One invoice over the list: to be verified by the officer who may (PAY-23) or, unpaid, given a number (PAY-29), else to be looked at. */
export function InvoiceDialog({ dialog }: InvoiceDialogProps) {
  const { isi } = dialog;
  return isi ? <Satu key={isi.uuid} dialog={dialog} invoice={isi} /> : null;
}

function Satu({ dialog, invoice }: InvoiceDialogProps & { invoice: InvoiceTerdaftar }) {
  const { actor } = useOrang();
  const keadaan = keadaanInvoice(invoice, pemilikInvoice(invoice, jenisInvoice(invoice)));
  const boleh = (aksi: InvoiceAksi) => check(invoiceWorkflow, aksi, keadaan, actor);
  // As it opened: a form does not turn into something else when somebody else decides meanwhile.
  const [Isi] = useState(() => (boleh('terima').ok ? Verifikasi : boleh('nomorBayar').ok ? Nomor : Lihat));
  return <Isi dialog={dialog} invoice={invoice} boleh={boleh} />;
}

type SatuProps = { dialog: DialogInvoice; invoice: InvoiceTerdaftar; boleh: (aksi: InvoiceAksi) => Verdict };

const Verifikasi = ({ boleh, ...rest }: SatuProps) => <VerifikasiForm {...rest} verdict={boleh('terima')} />;
const Nomor = ({ boleh, ...rest }: SatuProps) => <NomorBayarForm {...rest} verdict={boleh('nomorBayar')} />;

function Lihat({ dialog, invoice }: SatuProps) {
  return (
    <DialogFrame dialog={dialog} title={whole(`Invoice ${invoice.noInvoice}`)} size={850}>
      <IsiInvoice invoice={invoice} />
    </DialogFrame>
  );
}

import { useState } from 'react';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { check } from '#domain/core/workflow.ts';
import { keadaanInvoice, pemilikInvoice } from '#domain/pembayaran/rules.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { whole } from '#kit/text/whole.tsx';
import { IsiInvoice } from './IsiInvoice.tsx';
import { jenisInvoice, type InvoiceTerdaftar } from './terdaftar.ts';
import { VerifikasiForm } from './VerifikasiForm.tsx';

type DialogInvoice = Pick<Dialog<InvoiceTerdaftar>, 'isi' | 'opened' | 'close' | 'exited'>;

export type InvoiceDialogProps = { dialog: DialogInvoice };

/** One invoice over the list: to be verified by the officer who may (PAY-23), else to be looked at. */
export function InvoiceDialog({ dialog }: InvoiceDialogProps) {
  const { isi } = dialog;
  return isi ? <Satu key={isi.uuid} dialog={dialog} invoice={isi} /> : null;
}

function Satu({ dialog, invoice }: InvoiceDialogProps & { invoice: InvoiceTerdaftar }) {
  const { actor } = useOrang();
  const verdict = check(
    invoiceWorkflow,
    'terima',
    keadaanInvoice(invoice, pemilikInvoice(invoice, jenisInvoice(invoice))),
    actor,
  );
  // As it opened: a form does not turn into something else when somebody else decides meanwhile.
  const [memutuskan] = useState(verdict.ok);
  return memutuskan ? (
    <VerifikasiForm dialog={dialog} invoice={invoice} verdict={verdict} />
  ) : (
    <Lihat dialog={dialog} invoice={invoice} />
  );
}

function Lihat({ dialog, invoice }: { dialog: DialogInvoice; invoice: InvoiceTerdaftar }) {
  const small = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      onExitTransitionEnd={dialog.exited}
      title={whole(`Invoice ${invoice.noInvoice}`)}
      size={850}
      centered
      fullScreen={small}
      radius={small ? 0 : 'lg'}
    >
      <IsiInvoice invoice={invoice} />
    </Modal>
  );
}

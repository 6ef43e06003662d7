import { TextInput } from '@mantine/core';
import type { Verdict } from '#domain/core/workflow.ts';
import { namaNomorBayar } from '#domain/pembayaran/cara-bayar.ts';
import type { JenisNomorBayar } from '#domain/pembayaran/schema.ts';
import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { RadioField } from '#kit/field/RadioField.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { IsiInvoice } from './IsiInvoice.tsx';
import { jenisInvoice, type InvoiceTerdaftar } from './terdaftar.ts';

export type NomorBayarFormProps = {
  dialog: Pick<Dialog<InvoiceTerdaftar>, 'opened' | 'close' | 'exited'>;
  invoice: InvoiceTerdaftar;
  verdict: Verdict;
};

const nomorPerJenis = {
  pengujian: pembayaranApi.nomorBayar,
  penelitian: pembayaranPenelitianApi.nomorBayar,
} as const;
const labels = { jenisNomorBayar: 'Jenis nomor', nomorBayar: 'Nomor pembayaran' };
const pilihan = Object.entries(namaNomorBayar).map(([value, label]) => ({
  value: value as JenisNomorBayar,
  label,
}));

/** An unpaid invoice, and the number that its payer may pay by instead of the account (PAY-29). */
export function NomorBayarForm({ dialog, invoice, verdict }: NomorBayarFormProps) {
  const form = useRecordForm({
    endpoint: nomorPerJenis[jenisInvoice(invoice)],
    record: invoice.uuid,
    label: `${invoiceWorkflow.actions.nomorBayar.label} · ${sebutan(invoice.nomor, invoice.noInvoice)}`,
    initial: {
      jenisNomorBayar: invoice.nomorBayar?.jenis ?? ('va' as JenisNomorBayar),
      nomorBayar: invoice.nomorBayar?.nomor ?? '',
    },
    body: (isian) => ({ uuid: invoice.uuid, ...isian }),
    version: { rev: invoice.rev, tertunda: [], tanda: JSON.stringify(invoice.nomorBayar ?? null) },
    verdict: () => verdict,
    // It can be changed and taken away again.
    confirm: async () => true,
    onSaved: closeSaved(dialog),
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={`Invoice ${invoice.noInvoice}`}
      size={850}
      labels={labels}
      submit={{ label: 'Simpan nomor' }}
      lead={<RefusedNotice form={form} title="Nomor pembayaran tidak dapat diubah lagi" />}
    >
      <IsiInvoice invoice={invoice}>
        <RadioField
          {...form.field('jenisNomorBayar')}
          label={labels.jenisNomorBayar}
          arrange="baris"
          options={pilihan}
        />
        <TextInput
          {...form.field('nomorBayar')}
          label={labels.nomorBayar}
          description="Bila bank atau kas negara memberi nomor untuk invoice ini: 8 sampai 24 angka. Pembayar melihatnya sebelum nomor rekening. Kosongkan untuk menghapusnya."
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
      </IsiInvoice>
    </FormDialog>
  );
}

import type { Verdict } from '#domain/core/workflow.ts';
import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import { NoteField } from '#kit/field/NoteField.tsx';
import type { FieldErrors } from '#kit/field/field-errors.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { showSuccess } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { akibatVerifikasi, hasilVerifikasi } from './akibat.ts';
import { IsiInvoice } from './IsiInvoice.tsx';
import { jenisInvoice, type InvoiceTerdaftar } from './terdaftar.ts';

export type VerifikasiFormProps = {
  dialog: Pick<Dialog<InvoiceTerdaftar>, 'opened' | 'close' | 'exited'>;
  invoice: InvoiceTerdaftar;
  /** Whether it may still be decided. */
  verdict: Verdict;
};

const { terima, tolakBukti } = invoiceWorkflow.actions;
const labels = { flagVerifikasi: 'Hasil verifikasi', catatan: 'Catatan' };

const verifikasiPerJenis = {
  pengujian: pembayaranApi.verifikasi,
  penelitian: pembayaranPenelitianApi.verifikasi,
} as const;

type Isian = { flagVerifikasi: 0 | 1 | null; catatan: string };
/** Money is not taken as paid by oversight: neither is chosen (GAP-149). */
const isianBaru: Isian = { flagVerifikasi: null, catatan: '' };

/** Paid in full or not: the officer's word on a proof (PAY-23 to PAY-25). */
export function VerifikasiForm({ dialog, invoice, verdict }: VerifikasiFormProps) {
  // The decision is kept with its note: one found again must not stand under the other decision.
  const form = useRecordForm({
    endpoint: verifikasiPerJenis[jenisInvoice(invoice)],
    record: invoice.uuid,
    label: `Verifikasi pembayaran · ${sebutan(invoice.nomor, invoice.noInvoice)}`,
    initial: isianBaru,
    body: ({ flagVerifikasi, catatan }) => ({
      uuid: invoice.uuid,
      noInvoice: invoice.noInvoice,
      flagVerifikasi: flagVerifikasi!,
      catatan,
    }),
    version: {
      rev: invoice.rev,
      tertunda: [],
      tanda: JSON.stringify(invoice.bukti.map(({ uuid, flagVerifikasi }) => [uuid, flagVerifikasi])),
    },
    verdict: () => verdict,
    alsoWrong: ({ flagVerifikasi }): FieldErrors =>
      flagVerifikasi === null ? { flagVerifikasi: 'Pilih hasil verifikasi.' } : {},
    confirm: ({ flagVerifikasi }) =>
      confirmDecision(akibatVerifikasi(flagVerifikasi === 1, invoice), flagVerifikasi === 0),
    onSaved: (info, jawaban) => {
      showSuccess(info, undefined, hasilVerifikasi(invoice.uuid, jawaban as Pendaftaran));
      dialog.close();
    },
  });

  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Verifikasi pembayaran"
      size={850}
      labels={labels}
      lead={<RefusedNotice form={form} title="Sudah diputuskan" />}
    >
      <IsiInvoice invoice={invoice}>
        <RadioField
          {...form.field('flagVerifikasi')}
          label={labels.flagVerifikasi}
          withAsterisk
          arrange="lajur"
          options={[
            { value: 1, label: terima.label },
            {
              value: 0,
              label: tolakBukti.label,
              description:
                form.values.flagVerifikasi === 0
                  ? 'Invoice kembali belum lunas; pendaftar melihat catatan Anda dan dapat mengirim bukti lagi.'
                  : undefined,
            },
          ]}
        />
        <NoteField {...form.field('catatan')} label={labels.catatan} />
      </IsiInvoice>
    </FormDialog>
  );
}

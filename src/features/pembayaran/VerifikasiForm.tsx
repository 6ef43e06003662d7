import { Textarea } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import { pembayaranApi, type InvoicePengujian } from '#domain/pembayaran/endpoints.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { confirmSave } from '#kit/confirm.tsx';
import { DraftDialog } from '#kit/DraftDialog.tsx';
import { useDraftForm } from '#kit/draft-form.ts';
import { LiveNotices } from '#kit/LiveNotices.tsx';
import { useNetworkMissing } from '#kit/network.ts';
import { useOpenedVersion } from '#kit/opened-version.ts';
import { RadioField } from '#kit/RadioField.tsx';
import { showSuccess } from '#kit/toast.ts';
import type { Dialog } from '#kit/use-dialog.ts';
import { useLiveWrite } from '#kit/use-live-write.ts';
import { paths } from '#paths';
import { IsiInvoice } from './IsiInvoice.tsx';

export type VerifikasiFormProps = {
  dialog: Pick<Dialog<InvoicePengujian>, 'opened' | 'close' | 'exited'>;
  invoice: InvoicePengujian;
  /** Why it may not be decided any more, or null. */
  refused: string | null;
};

const { terima, tolakBukti } = invoiceWorkflow.actions;
const labels = { flagVerifikasi: 'Hasil verifikasi', catatan: 'Catatan' };

type Isian = { flagVerifikasi: 0 | 1; catatan: string };

/** Paid in full or not: the Admin's word on a proof (PAY-23 to PAY-25). */
export function VerifikasiForm({ dialog, invoice, refused }: VerifikasiFormProps) {
  const write = useLiveWrite(pembayaranApi.verifikasi);
  const network = useNetworkMissing();
  const version = useOpenedVersion({
    rev: invoice.rev,
    tertunda: [],
    tanda: JSON.stringify(invoice.bukti.map(({ uuid, flagVerifikasi }) => [uuid, flagVerifikasi])),
  });
  // The decision is kept with its note: one found again must not stand under the other decision.
  const form = useDraftForm<Isian>({
    call: callName(pembayaranApi.verifikasi),
    record: invoice.uuid,
    label: `Verifikasi pembayaran · ${invoice.noInvoice}`,
    awal: { flagVerifikasi: 1, catatan: '' },
  });
  // The device answers in a moment; a dialog that first shows something else would only flicker.
  if (!form.ready) return null;
  const { isian, readOnly } = form;
  const set = (change: Partial<Isian>) => {
    form.set(change);
    Object.keys(change).forEach(write.clearError);
  };

  const save = async () => {
    const hasil = await write.submit({
      body: { uuid: invoice.uuid, noInvoice: invoice.noInvoice, ...isian },
      baseRev: version.baseRev,
      draf: form.draft.kunci,
      confirm: confirmSave,
      before: form.draft.simpanSekarang,
    });
    if (hasil.jenis !== 'terkirim') return;
    form.done();
    showSuccess(hasil.info);
    dialog.close();
  };

  return (
    <DraftDialog
      dialog={dialog}
      title="Verifikasi pembayaran"
      size={850}
      fullBelow="ponsel"
      write={write}
      labels={labels}
      outboxPath={paths.kotakKeluar()}
      typed={form}
      version={version}
      blocked={refused ?? network}
      lead={
        <LiveNotices network={network} refused={version.changed ? null : refused} title="Sudah diputuskan" />
      }
      onSubmit={() => void save()}
    >
      <IsiInvoice invoice={invoice}>
        <RadioField
          id={write.id('flagVerifikasi')}
          label={labels.flagVerifikasi}
          withAsterisk
          arrange="lajur"
          value={String(isian.flagVerifikasi)}
          error={write.errors['flagVerifikasi']}
          readOnly={readOnly}
          onChange={(value) => set({ flagVerifikasi: value === '1' ? 1 : 0 })}
          options={[
            { value: '1', label: terima.label },
            {
              value: '0',
              label: tolakBukti.label,
              description:
                isian.flagVerifikasi === 0
                  ? 'Invoice kembali belum lunas; pendaftar melihat catatan Anda dan dapat mengirim bukti lagi.'
                  : undefined,
            },
          ]}
        />
        <Textarea
          id={write.id('catatan')}
          label={labels.catatan}
          description="Boleh kosong"
          autosize
          minRows={2}
          maxLength={2000}
          value={isian.catatan}
          readOnly={readOnly}
          error={write.errors['catatan']}
          onChange={(event) => set({ catatan: event.currentTarget.value })}
        />
      </IsiInvoice>
    </DraftDialog>
  );
}

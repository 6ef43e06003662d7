import { useState } from 'react';
import { Radio } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import { pembayaranApi, type InvoicePengujian } from '#domain/pembayaran/endpoints.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { Callout } from '#kit/Callout.tsx';
import { confirmSave } from '#kit/confirm.tsx';
import { DraftCancel, DraftTextarea, useDraftText } from '#kit/DraftTextarea.tsx';
import { FormDialog } from '#kit/FormDialog.tsx';
import { FormMessages } from '#kit/FormMessages.tsx';
import { useNetworkMissing } from '#kit/network.ts';
import { useOpenedVersion } from '#kit/opened-version.ts';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import { showSuccess } from '#kit/toast.ts';
import type { Dialog } from '#kit/use-dialog.ts';
import { useLiveWrite } from '#kit/use-live-write.ts';
import { berubahDiBawah, VersionNotice } from '#kit/VersionNotice.tsx';
import { paths } from '#paths';
import { IsiInvoice } from './IsiInvoice.tsx';
import classes from './Dialog.module.css';

export type VerifikasiFormProps = {
  dialog: Pick<Dialog<InvoicePengujian>, 'opened' | 'close' | 'exited'>;
  invoice: InvoicePengujian;
  /** Why it may not be decided any more, or null. */
  refused: string | null;
};

const { terima, tolakBukti } = invoiceWorkflow.actions;
const labels = { flagVerifikasi: 'Hasil verifikasi', catatan: 'Catatan' };

/** Paid in full or not: the Admin's word on a proof (PAY-23 to PAY-25). */
export function VerifikasiForm({ dialog, invoice, refused }: VerifikasiFormProps) {
  const write = useLiveWrite(pembayaranApi.verifikasi);
  const network = useNetworkMissing();
  const version = useOpenedVersion({
    rev: invoice.rev,
    tertunda: [],
    tanda: JSON.stringify(invoice.bukti.map(({ uuid, flagVerifikasi }) => [uuid, flagVerifikasi])),
  });
  const [flag, setFlag] = useState<0 | 1>(1);
  const label = `Verifikasi pembayaran · ${invoice.noInvoice}`;
  const catatan = useDraftText(
    { call: callName(pembayaranApi.verifikasi), record: invoice.uuid, label },
    'catatan',
  );

  const save = async () => {
    const hasil = await write.submit({
      body: {
        uuid: invoice.uuid,
        noInvoice: invoice.noInvoice,
        flagVerifikasi: flag,
        catatan: catatan.value,
      },
      baseRev: version.baseRev,
      draf: catatan.draft.kunci,
      confirm: confirmSave,
      before: catatan.draft.simpanSekarang,
    });
    if (hasil.jenis !== 'terkirim') return;
    showSuccess(hasil.info);
    dialog.close();
  };

  return (
    <FormDialog
      opened={dialog.opened}
      title="Verifikasi pembayaran"
      size={850}
      fullBelow="ponsel"
      locked={write.locked}
      onClose={dialog.close}
      onExited={dialog.exited}
      onSubmit={() => void save()}
      footer={
        <>
          <DraftCancel text={catatan} onClose={dialog.close} disabled={write.locked} />
          <SubmitButton
            label="Simpan"
            busy={write.state.jenis === 'mengirim'}
            blocked={version.changed ? berubahDiBawah : (refused ?? network ?? catatan.blocked)}
          />
        </>
      }
    >
      {network ? (
        <Callout tone="menunggu" title="Luring">
          {network}
        </Callout>
      ) : null}
      {!version.changed && refused ? (
        <Callout tone="info" title="Sudah diputuskan">
          {refused}
        </Callout>
      ) : null}
      <VersionNotice version={version} />
      <FormMessages write={write} labels={labels} outboxPath={paths.kotakKeluar()} />
      <IsiInvoice invoice={invoice}>
        <Radio.Group
          id={write.id('flagVerifikasi')}
          label={labels.flagVerifikasi}
          withAsterisk
          value={String(flag)}
          error={write.errors['flagVerifikasi']}
          onChange={(value) => setFlag(value === '1' ? 1 : 0)}
        >
          <div className={classes.radios}>
            <Radio value="1" label={terima.label} />
            <Radio
              value="0"
              label={tolakBukti.label}
              description={
                flag === 0
                  ? 'Invoice kembali belum lunas; pendaftar melihat catatan Anda dan dapat mengirim bukti lagi.'
                  : undefined
              }
            />
          </div>
        </Radio.Group>
        <DraftTextarea
          id={write.id('catatan')}
          label={labels.catatan}
          description="Boleh kosong"
          minRows={2}
          maxLength={2000}
          text={catatan}
          error={write.errors['catatan']}
          onEdit={() => write.clearError('catatan')}
        />
      </IsiInvoice>
    </FormDialog>
  );
}

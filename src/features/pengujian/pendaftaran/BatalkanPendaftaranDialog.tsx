import { useNavigate } from 'react-router-dom';
import { Textarea } from '@mantine/core';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { akibatTolak, hasilPutusan } from '#features/pengujian/bagian/akibat.ts';
import { FormDialog } from '#kit/FormDialog.tsx';
import { useOnline } from '#kit/online.ts';
import { useRecordForm } from '#kit/record-form.ts';
import { showSuccess, TOAST_LONG_MS } from '#kit/toast.ts';
import type { Dialog } from '#kit/use-dialog.ts';
import { paths } from '#paths';

export type BatalkanPendaftaranDialogProps = { dialog: Dialog<true>; data: Pengujian };

/** The registrant takes an own registration back, with a reason for those who were to handle it (GAP-126). */
export function BatalkanPendaftaranDialog({ dialog, ...rest }: BatalkanPendaftaranDialogProps) {
  return dialog.isi ? <Batalkan key={dialog.key} dialog={dialog} {...rest} /> : null;
}

function Batalkan({ dialog, data }: BatalkanPendaftaranDialogProps) {
  const navigate = useNavigate();
  const online = useOnline({ ok: true });
  const form = useRecordForm({
    endpoint: pengujianApi.verifikasi,
    record: data.uuid,
    label: `${pengujianWorkflow.actions.batalkanPendaftaran.label} · ${sebutan(data.nomor, data.namaSampel)}`,
    initial: { catatanTambahan: '' },
    body: (isian) => ({ uuid: data.uuid, flagPersetujuan: 0, ...isian }),
    verdict: () => online,
    // The dialog itself is the question.
    confirm: async () => true,
    onSaved: (_, jawaban) => {
      showSuccess('Pendaftaran dibatalkan', TOAST_LONG_MS, hasilPutusan(jawaban as Pengujian));
      void navigate(paths.pendaftaran.list());
    },
  });

  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Batalkan pendaftaran ini ?"
      size={450}
      labels={{ catatanTambahan: 'Alasan' }}
      submit={{ label: 'Ya, batalkan', danger: true }}
      lead={
        <p>
          {sebutan(data.nomor, data.namaSampel)}. {akibatTolak(data)} Anda dapat mendaftar kembali.
        </p>
      }
    >
      <Textarea
        {...form.field('catatanTambahan')}
        label="Alasan"
        description="Boleh dikosongkan"
        autosize
        minRows={3}
        maxLength={2000}
        data-autofocus
      />
    </FormDialog>
  );
}

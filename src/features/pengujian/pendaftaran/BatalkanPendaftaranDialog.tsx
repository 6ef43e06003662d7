import { useNavigate } from 'react-router-dom';
import { callName } from '#domain/core/endpoint.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { DraftDialog } from '#kit/DraftDialog.tsx';
import { DraftTextarea, useDraftText } from '#kit/DraftTextarea.tsx';
import { useOnline } from '#kit/online.ts';
import { showSuccess, TOAST_LONG_MS } from '#kit/toast.ts';
import type { Dialog } from '#kit/use-dialog.ts';
import { useLiveWrite } from '#kit/use-live-write.ts';
import { paths } from '#paths';

export type BatalkanPendaftaranDialogProps = { dialog: Dialog<true>; data: Pengujian };

/** The registrant takes an own registration back, with a reason for those who were to handle it (GAP-126). */
export function BatalkanPendaftaranDialog({ dialog, ...rest }: BatalkanPendaftaranDialogProps) {
  return dialog.isi ? <Batalkan key={dialog.key} dialog={dialog} {...rest} /> : null;
}

function Batalkan({ dialog, data }: BatalkanPendaftaranDialogProps) {
  const navigate = useNavigate();
  const write = useLiveWrite(pengujianApi.verifikasi);
  const online = useOnline({ ok: true });
  const alasan = useDraftText(
    {
      call: callName(pengujianApi.verifikasi),
      record: data.uuid,
      label: `${pengujianWorkflow.actions.batalkanPendaftaran.label} · ${data.namaSampel}`,
    },
    'catatanTambahan',
  );

  const save = async () => {
    const hasil = await write.submit({
      body: { uuid: data.uuid, flagPersetujuan: 0, catatanTambahan: alasan.value },
      // The dialog itself is the question.
      confirm: async () => true,
      draf: alasan.draft.kunci,
      before: alasan.draft.simpanSekarang,
    });
    if (hasil.jenis !== 'terkirim') return;
    showSuccess('Pendaftaran dibatalkan', TOAST_LONG_MS);
    void navigate(paths.pendaftaran.list());
  };

  return (
    <DraftDialog
      dialog={dialog}
      title="Batalkan pendaftaran ini ?"
      size={450}
      write={write}
      labels={{ catatanTambahan: 'Alasan' }}
      outboxPath={paths.kotakKeluar()}
      typed={alasan}
      blocked={online.ok ? null : online.reason}
      submit={{ label: 'Ya, batalkan', danger: true }}
      lead={
        <p>
          {data.namaSampel}. Tagihan yang belum dibayar ikut dibatalkan. Pendaftaran yang dibatalkan tidak
          dapat dibuka lagi; Anda dapat mendaftar kembali.
        </p>
      }
      onSubmit={() => void save()}
    >
      <DraftTextarea
        id={write.id('catatanTambahan')}
        label="Alasan"
        description="Boleh dikosongkan"
        minRows={3}
        maxLength={2000}
        data-autofocus
        text={alasan}
        error={write.errors['catatanTambahan']}
        onEdit={() => write.clearError('catatanTambahan')}
      />
    </DraftDialog>
  );
}

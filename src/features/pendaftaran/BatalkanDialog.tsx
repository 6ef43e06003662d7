import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { carrying } from '#domain/core/endpoint.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useOnline } from '#kit/device/online.ts';
import { useRecordForm } from '#kit/form/record-form.ts';
import { showSuccess, TOAST_LONG_MS, type Told } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import type { WritingEndpoint } from '#kit/record/use-send.ts';
import { whole } from '#kit/text/whole.tsx';
import { paths } from '#paths';

export type BatalkanDialogProps<B extends z.ZodType> = {
  dialog: Dialog<true>;
  tampilan: Tampilan<{
    uuid: string;
    nomor: string | null;
    statusSubmission: { kdStatusPengajuan: number };
  }>;
  judul: string;
  /** The call that takes it back, and the name under which it takes the reason. */
  endpoint: WritingEndpoint<B>;
  body: (alasan: string) => z.input<B>;
  namaAlasan: string;
  /** What will happen (GAP-149). */
  akibat: string;
  /** What did, out of the server's answer. */
  hasil?: (jawaban: unknown) => string | undefined;
};

/** The registrant takes an own registration back, with a reason for those who were to handle it (GAP-126). */
export function BatalkanDialog<B extends z.ZodType>(props: BatalkanDialogProps<B>) {
  return props.dialog.isi ? <Batalkan key={props.dialog.key} {...props} /> : null;
}

function Batalkan<B extends z.ZodType>(props: BatalkanDialogProps<B>) {
  const { dialog, tampilan, judul, endpoint, body, namaAlasan, akibat, hasil } = props;
  const { data, rev, tertunda } = tampilan;
  const navigate = useNavigate();
  const online = useOnline({ ok: true });
  const form = useRecordForm({
    // An officer's own record: by role alone the same call would be a decision, which may wait.
    endpoint: carrying(endpoint, 'batalkanPendaftaran'),
    record: data.uuid,
    label: `Batalkan pendaftaran · ${sebutan(data.nomor, judul)}`,
    initial: { alasan: '' },
    body: ({ alasan }) => body(alasan),
    // A registrant who is also an officer withdraws by the call that decides, which asks what it rests on.
    version: { rev, tertunda, tanda: `${data.statusSubmission.kdStatusPengajuan}` },
    verdict: () => online,
    // The dialog itself is the question.
    confirm: async () => true,
    onSaved: (_info: Told, jawaban) => {
      showSuccess(
        'Pendaftaran dibatalkan',
        TOAST_LONG_MS,
        jawaban === undefined ? undefined : hasil?.(jawaban),
      );
      void navigate(paths.pendaftaran.list());
    },
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Batalkan pendaftaran ini ?"
      size={450}
      fullBelow={null}
      labels={{ [namaAlasan]: 'Alasan' }}
      submit={{ label: 'Ya, batalkan', danger: true }}
      lead={
        <p>
          {whole(sebutan(data.nomor, judul))}. {akibat} Anda dapat mendaftar kembali.
        </p>
      }
    >
      <LongField
        {...form.field('alasan', namaAlasan)}
        label="Alasan"
        description="Boleh dikosongkan"
        minRows={3}
        maxLength={2000}
        data-autofocus
      />
    </FormDialog>
  );
}

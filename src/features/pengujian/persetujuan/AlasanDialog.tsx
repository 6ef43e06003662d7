import type { z } from 'zod';
import { kosong } from '#domain/core/fields.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { DialogTindakan } from './DialogTindakan.tsx';
import type { TindakanBeralasan } from './tindakan-beralasan.ts';
import { useTindakan, type Rekaman } from './use-tindakan.ts';

export type AlasanDialogProps<B extends z.ZodType> = {
  dialog: Dialog<true>;
  rekaman: Rekaman;
  tindakan: TindakanBeralasan<B>;
};

/** An act that only asks why. */
export function AlasanDialog<B extends z.ZodType>(props: AlasanDialogProps<B>) {
  return props.dialog.isi ? <Alasan key={props.dialog.key} {...props} /> : null;
}

function Alasan<B extends z.ZodType>({ dialog, rekaman, tindakan }: AlasanDialogProps<B>) {
  const { aksi, judul, tentang, endpoint, field, body, akibat, hasil } = tindakan;
  const { data, muatUlang } = rekaman;
  const { dasar, boleh } = useTindakan(rekaman);
  const form = useRecordForm({
    ...dasar,
    endpoint,
    act: aksi,
    label: `${judul} · ${sebutan(data.nomor, data.namaSampel)}`,
    initial: { alasan: '' },
    body: ({ alasan }) => body(data.uuid, alasan.trim()),
    alsoWrong: ({ alasan }) => (alasan.trim() === '' ? { [field]: kosong } : {}),
    verdict: () => boleh(aksi),
    confirm: () => confirmDecision(akibat(data), true),
    onSaved: (info, jawaban) => {
      showSuccess(info, TOAST_LONG_MS, hasil(jawaban as Pengujian));
      muatUlang();
      dialog.close();
    },
  });
  return (
    <DialogTindakan
      form={form}
      dialog={dialog}
      judul={judul}
      tentang={tentang}
      labels={{ [field]: 'Alasan' }}
      act="bahaya"
    >
      <LongField
        {...form.field('alasan', field)}
        label="Alasan"
        withAsterisk
        minRows={3}
        maxLength={500}
        data-autofocus
      />
    </DialogTindakan>
  );
}

import { versiLembarApi } from '#domain/lembar-kerja/versi-endpoints.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';

type HentikanDialogProps = {
  dialog: Pick<Dialog<unknown>, 'opened' | 'close' | 'exited'>;
  versi: VersiLembar;
  onSaved: () => void;
};

/** Takes a version out of use, with the reason that stays with it. */
export function HentikanDialog({ dialog, versi, onSaved }: HentikanDialogProps) {
  const form = useRecordForm({
    endpoint: versiLembarApi.hentikan,
    record: versi.uuid,
    label: `Hentikan lembar kerja · ${versi.parameterUji.namaParameterUji}`,
    initial: { alasan: '' },
    body: ({ alasan }) => ({ uuid: versi.uuid, alasan }),
    version: { rev: versi.rev, tertunda: [], tanda: versi.rev },
    confirm: () =>
      confirmDecision(
        'Pengujian yang dimulai sesudah ini tidak memakai lembar kerja sampai ada versi lain yang dirilis.',
        true,
      ),
    onSaved: closeSaved(dialog, { also: onSaved }),
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Hentikan"
      size={450}
      fullBelow={null}
      act="bahaya"
      labels={{ alasan: 'Alasan' }}
    >
      <LongField {...form.field('alasan')} label="Alasan" withAsterisk maxLength={500} />
    </FormDialog>
  );
}

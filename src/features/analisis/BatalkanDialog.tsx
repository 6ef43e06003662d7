import { analisisApi } from '#domain/analisis/endpoints.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import type { DialogRekamanProps } from './dialog-rekaman.ts';
import { labelTulisan, sebutanAnalisis } from './pelaku.ts';
import { versiDari } from './versi.ts';

/** Cancels the run of one parameter; the reason is required (ANALYSIS-06, GAP-34). */
export function BatalkanDialog({ dialog, ...rest }: DialogRekamanProps) {
  return dialog.isi ? <Batalkan key={dialog.key} dialog={dialog} {...rest} /> : null;
}

function Batalkan({ dialog, tampilan, onSaved }: DialogRekamanProps) {
  const { data } = tampilan;
  const form = useRecordForm({
    endpoint: analisisApi.cancel,
    record: data.uuid,
    label: labelTulisan('batalkan', data),
    initial: { catatan: '' },
    body: ({ catatan }) => ({ uuid: data.uuid, catatan }),
    version: versiDari(tampilan),
    // The dialog itself is the question (MSG-20).
    confirm: async () => true,
    onSaved,
  });

  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Apakah anda yakin ingin membatalkan pengujian ?"
      size={450}
      fullBelow={null}
      labels={{ catatan: 'Alasan' }}
      submit={{ label: 'Ya', danger: true }}
      lead={
        <p className="mj-catatan mj-rapi">
          {sebutanAnalisis(data)}. Laporan yang sudah dibuat tetap ada di riwayat; pengujian kembali ke
          antrian.
        </p>
      }
    >
      <LongField
        {...form.field('catatan')}
        label="Alasan"
        withAsterisk
        minRows={3}
        maxLength={2000}
        data-autofocus
      />
    </FormDialog>
  );
}

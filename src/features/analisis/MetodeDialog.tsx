import { analisisApi } from '#domain/analisis/endpoints.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import type { DialogRekamanProps } from './dialog-rekaman.ts';
import { labelTulisan } from './pelaku.ts';
import { versiDari } from './versi.ts';

/** 'Edit metode uji' (REVIEW-03). */
export function MetodeDialog({ dialog, ...rest }: DialogRekamanProps) {
  return dialog.isi ? <Metode key={dialog.key} dialog={dialog} {...rest} /> : null;
}

function Metode({ dialog, tampilan, onSaved }: DialogRekamanProps) {
  const { data } = tampilan;
  const form = useRecordForm({
    endpoint: analisisApi.method,
    record: data.uuid,
    label: labelTulisan('ubahMetode', data),
    initial: { metodeUji: data.metodeUji },
    body: ({ metodeUji }) => ({ uuid: data.uuid, metodeUji }),
    alsoWrong: ({ metodeUji }) =>
      metodeUji.trim() === data.metodeUji ? { metodeUji: 'Metode uji belum diubah' } : {},
    version: versiDari(tampilan),
    onSaved,
  });

  return (
    <FormDialog form={form} dialog={dialog} title="Edit metode uji" labels={{ metodeUji: 'Metode uji' }}>
      <FactList
        facts={[
          { label: 'Parameter', value: data.parameter.namaParameterUji },
          { label: 'Sampel', value: data.sampel.nama },
          { label: 'Kode sampel', value: data.sampel.kodeSampel },
          { label: 'Metode sekarang', value: data.metodeUji },
        ]}
      />
      <LongField
        {...form.field('metodeUji')}
        label="Metode uji"
        withAsterisk
        maxLength={500}
        data-autofocus
      />
    </FormDialog>
  );
}

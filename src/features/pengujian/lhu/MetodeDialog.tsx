import { analisisApi } from '#domain/analisis/endpoints.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { FactList } from '#kit/text/FactList.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { TOAST_LONG_MS } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';

export type ParameterDibuka = { sampel: Sampel; parameter: ParameterSampel };

export type MetodeDialogProps = {
  dialog: Dialog<ParameterDibuka>;
  data: Pengujian;
  onSaved: () => void;
};

/** 'Edit metode uji' of the report page (LHU-08). */
export function MetodeDialog({ dialog, ...rest }: MetodeDialogProps) {
  return dialog.isi ? <Metode key={dialog.key} dialog={dialog} dibuka={dialog.isi} {...rest} /> : null;
}

function Metode({ dialog, dibuka, data, onSaved }: MetodeDialogProps & { dibuka: ParameterDibuka }) {
  const { sampel } = dibuka;
  const parameter =
    data.sample.flatMap((satu) => satu.parameter).find(({ uuid }) => uuid === dibuka.parameter.uuid) ??
    dibuka.parameter;
  const { uuid, rev, metodeUji, parameterTest } = parameter;
  const form = useRecordForm({
    endpoint: analisisApi.method,
    record: uuid,
    label: `${analisisWorkflow.actions.ubahMetode.label} · ${sebutan(data.nomor, sampel.kodeSampel ?? sampel.nama)}`,
    initial: { metodeUji },
    body: (isian) => ({ uuid, metodeUji: isian.metodeUji }),
    alsoWrong: (isian) =>
      isian.metodeUji.trim() === metodeUji ? { metodeUji: 'Metode uji belum diubah' } : {},
    version: { rev, tertunda: [], tanda: rev },
    onSaved: closeSaved(dialog, { ms: TOAST_LONG_MS, also: onSaved }),
  });

  return (
    <FormDialog form={form} dialog={dialog} title="Edit metode uji" labels={{ metodeUji: 'Metode uji' }}>
      <FactList
        facts={[
          { label: 'Parameter', value: parameterTest.namaParameterUji },
          { label: 'Metode sekarang', value: metodeUji },
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

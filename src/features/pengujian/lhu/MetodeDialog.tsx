import { analisisApi } from '#domain/analisis/endpoints.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { confirmSave } from '#kit/confirm.tsx';
import { DraftDialog } from '#kit/DraftDialog.tsx';
import { DraftTextarea, useDraftText } from '#kit/DraftTextarea.tsx';
import { FactList } from '#kit/FactList.tsx';
import { useOpenedVersion } from '#kit/opened-version.ts';
import type { Dialog } from '#kit/use-dialog.ts';
import { announceWrite, useWrite } from '#kit/use-write.ts';
import { paths } from '#paths';

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
  const write = useWrite(analisisApi.method);
  const version = useOpenedVersion({ rev, tertunda: [], tanda: rev });
  const label = `${analisisWorkflow.actions.ubahMetode.label} · ${sampel.kodeSampel ?? sampel.nama}`;
  const metode = useDraftText(
    { call: callName(analisisApi.method), record: uuid, label },
    'metodeUji',
    metodeUji,
  );

  const save = async () => {
    const hasil = await write.submit({
      body: { uuid, metodeUji: metode.value },
      alsoWrong: metode.value.trim() === metodeUji ? { metodeUji: 'Metode uji belum diubah' } : {},
      label,
      baseRev: version.baseRev,
      confirm: confirmSave,
      draf: metode.draft.kunci,
      before: metode.draft.simpanSekarang,
    });
    if (hasil.jenis !== 'terkirim' && hasil.jenis !== 'tersimpan') return;
    announceWrite(hasil);
    dialog.close();
    onSaved();
  };

  return (
    <DraftDialog
      dialog={dialog}
      title="Edit metode uji"
      size={700}
      fullBelow="ponsel"
      write={write}
      labels={{ metodeUji: 'Metode uji' }}
      outboxPath={paths.kotakKeluar()}
      typed={metode}
      version={version}
      onSubmit={() => void save()}
    >
      <FactList
        facts={[
          { label: 'Parameter', value: parameterTest.namaParameterUji },
          { label: 'Metode sekarang', value: metodeUji },
        ]}
      />
      <DraftTextarea
        id={write.id('metodeUji')}
        label="Metode uji"
        withAsterisk
        minRows={2}
        maxLength={500}
        data-autofocus
        text={metode}
        error={write.errors['metodeUji']}
        onEdit={() => write.clearError('metodeUji')}
      />
    </DraftDialog>
  );
}

import { analisisApi } from '#domain/analisis/endpoints.ts';
import { confirmSave } from '#kit/confirm.tsx';
import { callName } from '#domain/core/endpoint.ts';
import { DraftDialog } from '#kit/DraftDialog.tsx';
import { DraftTextarea, useDraftText } from '#kit/DraftTextarea.tsx';
import { FactList } from '#kit/FactList.tsx';
import { useOpenedVersion } from '#kit/opened-version.ts';
import { useWrite } from '#kit/use-write.ts';
import { paths } from '#paths';
import type { DialogRekamanProps } from './dialog-rekaman.ts';
import { labelTulisan } from './pelaku.ts';
import { versiDari } from './versi.ts';

/** 'Edit metode uji' (REVIEW-03). */
export function MetodeDialog({ dialog, ...rest }: DialogRekamanProps) {
  return dialog.isi ? <Metode key={dialog.key} dialog={dialog} {...rest} /> : null;
}

function Metode({ dialog, tampilan, onSaved }: DialogRekamanProps) {
  const { data } = tampilan;
  const write = useWrite(analisisApi.method);
  const version = useOpenedVersion(versiDari(tampilan));
  const label = labelTulisan('ubahMetode', data);
  const metode = useDraftText(
    { call: callName(analisisApi.method), record: data.uuid, label },
    'metodeUji',
    data.metodeUji,
  );

  const save = async () => {
    const hasil = await write.submit({
      body: { uuid: data.uuid, metodeUji: metode.value },
      alsoWrong: metode.value.trim() === data.metodeUji ? { metodeUji: 'Metode uji belum diubah' } : {},
      label,
      baseRev: version.baseRev,
      after: version.after,
      confirm: confirmSave,
      draf: metode.draft.kunci,
      before: metode.draft.simpanSekarang,
    });
    if (hasil.jenis === 'terkirim' || hasil.jenis === 'tersimpan') onSaved(hasil);
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
          { label: 'Parameter', value: data.parameter.namaParameterUji },
          { label: 'Metode sekarang', value: data.metodeUji },
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

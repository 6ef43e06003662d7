import { analisisApi } from '#domain/analisis/endpoints.ts';
import { confirmSave } from '#kit/confirm.tsx';
import { callName } from '#domain/core/endpoint.ts';
import { DraftCancel, DraftTextarea, useDraftText } from '#kit/DraftTextarea.tsx';
import { FactList } from '#kit/FactList.tsx';
import { FormDialog } from '#kit/FormDialog.tsx';
import { FormMessages } from '#kit/FormMessages.tsx';
import { useOpenedVersion } from '#kit/opened-version.ts';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import { useWrite } from '#kit/use-write.ts';
import { berubahDiBawah, VersionNotice } from '#kit/VersionNotice.tsx';
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
    <FormDialog
      opened={dialog.opened}
      title="Edit metode uji"
      size={700}
      fullBelow="ponsel"
      locked={write.locked}
      onClose={dialog.close}
      onExited={dialog.exited}
      onSubmit={() => void save()}
      footer={
        <>
          <DraftCancel text={metode} onClose={dialog.close} disabled={write.locked} />
          <SubmitButton
            label="Simpan"
            busy={write.state.jenis === 'mengirim'}
            blocked={version.changed ? berubahDiBawah : metode.blocked}
          />
        </>
      }
    >
      <VersionNotice version={version} />
      <FormMessages write={write} labels={{ metodeUji: 'Metode uji' }} outboxPath={paths.kotakKeluar()} />
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
    </FormDialog>
  );
}

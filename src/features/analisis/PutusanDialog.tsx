import { useState } from 'react';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import { callName } from '#domain/core/endpoint.ts';
import { kosong } from '#domain/core/fields.ts';
import { check } from '#domain/core/workflow.ts';
import { useOrang } from '#data/app.ts';
import { confirmSave } from '#kit/confirm.tsx';
import { DraftDialog } from '#kit/DraftDialog.tsx';
import { DraftTextarea, useDraftText } from '#kit/DraftTextarea.tsx';
import { useOpenedVersion } from '#kit/opened-version.ts';
import { RadioField } from '#kit/RadioField.tsx';
import { useWrite } from '#kit/use-write.ts';
import { paths } from '#paths';
import type { DialogRekamanProps } from './dialog-rekaman.ts';
import { LaporanAkhirTerbaru } from './LaporanAkhirTerbaru.tsx';
import { labelTulisan } from './pelaku.ts';
import { versiDari } from './versi.ts';
import classes from './Dialog.module.css';

type Keputusan = 'setujui' | 'tolak';
const labels = { flagDisetujui: 'Keputusan', catatan: 'Catatan' };

/** The supervisor's decision on a completion request (REVIEW-06, GAP-138). */
export function PutusanDialog({ dialog, ...rest }: DialogRekamanProps) {
  return dialog.isi ? <Putusan key={dialog.key} dialog={dialog} {...rest} /> : null;
}

function Putusan({ dialog, tampilan, onSaved }: DialogRekamanProps) {
  const { data } = tampilan;
  const { write, version, catatan, refused, save } = usePutusan({ tampilan, onSaved });
  const [keputusan, setKeputusan] = useState<Keputusan | ''>('');
  const submit = () =>
    void save(
      keputusan,
      keputusan === 'tolak' ? catatan.value : '',
      keputusan === '' ? { flagDisetujui: 'Pilih keputusan.' } : {},
    );

  return (
    <DraftDialog
      dialog={dialog}
      title="Persetujuan selesai pengujian"
      size={700}
      fullBelow="ponsel"
      write={write}
      labels={labels}
      outboxPath={paths.kotakKeluar()}
      typed={catatan}
      version={version}
      blocked={refused(keputusan || 'setujui')}
      onSubmit={submit}
    >
      <LaporanAkhirTerbaru data={data} />
      <RadioField
        id={write.id('flagDisetujui')}
        label="Keputusan"
        withAsterisk
        value={keputusan}
        error={write.errors['flagDisetujui']}
        onChange={(value) => {
          setKeputusan(value as Keputusan);
          write.clearError('flagDisetujui');
        }}
        options={[
          { value: 'setujui', label: 'Disetujui' },
          { value: 'tolak', label: 'Ditolak' },
        ]}
      />
      {keputusan === 'tolak' ? (
        <DraftTextarea
          id={write.id('catatan')}
          label="Catatan"
          description="Apa yang perlu diperbaiki analis (boleh kosong)"
          minRows={3}
          maxLength={2000}
          text={catatan}
          error={write.errors['catatan']}
          onEdit={() => write.clearError('catatan')}
        />
      ) : null}
    </DraftDialog>
  );
}

/** Takes an approved completion back, with the reason (GAP-137). */
export function BukaKembaliDialog({ dialog, ...rest }: DialogRekamanProps) {
  return dialog.isi ? <BukaKembali key={dialog.key} dialog={dialog} {...rest} /> : null;
}

function BukaKembali({ dialog, tampilan, onSaved }: DialogRekamanProps) {
  const { write, version, catatan, refused, save } = usePutusan({ tampilan, onSaved });
  return (
    <DraftDialog
      dialog={dialog}
      title="Buka kembali pengujian"
      size={700}
      fullBelow="ponsel"
      write={write}
      labels={labels}
      outboxPath={paths.kotakKeluar()}
      typed={catatan}
      version={version}
      blocked={refused('tolak')}
      submit={{ label: 'Simpan', danger: true }}
      lead={
        <p className={classes.about}>
          Persetujuan selesai dibatalkan dan parameter kembali ke tahap review. Analis melihat catatan Anda.
        </p>
      }
      onSubmit={() =>
        void save('tolak', catatan.value, catatan.value.trim() === '' ? { catatan: kosong } : {})
      }
    >
      <LaporanAkhirTerbaru data={tampilan.data} />
      <DraftTextarea
        id={write.id('catatan')}
        label="Catatan"
        description="Mengapa hasil yang sudah disetujui dibuka kembali"
        withAsterisk
        minRows={3}
        maxLength={2000}
        data-autofocus
        text={catatan}
        error={write.errors['catatan']}
        onEdit={() => write.clearError('catatan')}
      />
    </DraftDialog>
  );
}

/** What both decisions share: the revision they rest on, and verification-done with 1 or 0. */
function usePutusan({ tampilan, onSaved }: Pick<DialogRekamanProps, 'tampilan' | 'onSaved'>) {
  const { actor } = useOrang();
  const { data } = tampilan;
  const write = useWrite(analisisApi.verificationDone);
  const version = useOpenedVersion(versiDari(tampilan));
  const catatan = useDraftText(
    { call: callName(analisisApi.verificationDone), record: data.uuid, label: labelTulisan('tolak', data) },
    'catatan',
  );

  /** Why it may not be decided so any more, or null: after a re-read the record may have left its state. */
  const refused = (aksi: Extract<AnalisisAksi, Keputusan>): string | null => {
    const verdict = check(analisisWorkflow, aksi, data, actor);
    return verdict.ok ? null : verdict.reason;
  };

  const save = async (keputusan: Keputusan | '', isi: string, alsoWrong: Record<string, string>) => {
    const hasil = await write.submit({
      body: { uuid: data.uuid, flagDisetujui: keputusan === 'setujui', catatan: isi },
      alsoWrong,
      label: labelTulisan(keputusan || 'setujui', data),
      baseRev: version.baseRev,
      after: version.after,
      confirm: confirmSave,
      draf: catatan.draft.kunci,
      before: catatan.draft.simpanSekarang,
    });
    if (hasil.jenis === 'terkirim' || hasil.jenis === 'tersimpan') onSaved(hasil);
  };
  return { write, version, catatan, refused, save };
}

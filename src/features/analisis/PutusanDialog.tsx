import { useState } from 'react';
import { Button, Radio, Textarea } from '@mantine/core';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { kosong } from '#domain/core/fields.ts';
import { useOrang } from '#data/app.ts';
import { confirmSave } from '#kit/confirm.tsx';
import { FormDialog } from '#kit/FormDialog.tsx';
import { FormMessages } from '#kit/FormMessages.tsx';
import { useOpenedVersion } from '#kit/opened-version.ts';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import { useWrite } from '#kit/use-write.ts';
import { berubahDiBawah, VersionNotice } from '#kit/VersionNotice.tsx';
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
  const { write, version, blocked, save } = usePutusan({ tampilan, onSaved });
  const [keputusan, setKeputusan] = useState<Keputusan | ''>('');
  const [catatan, setCatatan] = useState('');
  const submit = () =>
    void save(
      keputusan,
      keputusan === 'tolak' ? catatan : '',
      keputusan === '' ? { flagDisetujui: 'Pilih keputusan.' } : {},
    );

  return (
    <FormDialog
      opened={dialog.opened}
      title="Persetujuan selesai pengujian"
      size={700}
      fullBelow="ponsel"
      locked={write.locked}
      onClose={dialog.close}
      onExited={dialog.exited}
      onSubmit={submit}
      footer={
        <>
          <Button variant="default" size="lg" onClick={dialog.close} disabled={write.locked}>
            Batal
          </Button>
          <SubmitButton
            label="Simpan"
            busy={write.state.jenis === 'mengirim'}
            blocked={blocked(keputusan || 'setujui')}
          />
        </>
      }
    >
      <VersionNotice version={version} />
      <FormMessages write={write} labels={labels} outboxPath={paths.kotakKeluar()} />
      <LaporanAkhirTerbaru data={data} />
      <Radio.Group
        id={write.id('flagDisetujui')}
        label="Keputusan"
        withAsterisk
        value={keputusan}
        error={write.errors['flagDisetujui']}
        onChange={(value) => {
          setKeputusan(value as Keputusan);
          write.clearError('flagDisetujui');
        }}
      >
        <div className={classes.radios}>
          <Radio value="setujui" label="Disetujui" />
          <Radio value="tolak" label="Ditolak" />
        </div>
      </Radio.Group>
      {keputusan === 'tolak' ? (
        <Textarea
          id={write.id('catatan')}
          label="Catatan"
          description="Apa yang perlu diperbaiki analis (boleh kosong)"
          autosize
          minRows={3}
          maxLength={2000}
          value={catatan}
          error={write.errors['catatan']}
          onChange={(event) => {
            setCatatan(event.currentTarget.value);
            write.clearError('catatan');
          }}
        />
      ) : null}
    </FormDialog>
  );
}

/** Takes an approved completion back, with the reason (GAP-137). */
export function BukaKembaliDialog({ dialog, ...rest }: DialogRekamanProps) {
  return dialog.isi ? <BukaKembali key={dialog.key} dialog={dialog} {...rest} /> : null;
}

function BukaKembali({ dialog, tampilan, onSaved }: DialogRekamanProps) {
  const { write, version, blocked, save } = usePutusan({ tampilan, onSaved });
  const [catatan, setCatatan] = useState('');
  return (
    <FormDialog
      opened={dialog.opened}
      title="Buka kembali pengujian"
      size={700}
      fullBelow="ponsel"
      locked={write.locked}
      onClose={dialog.close}
      onExited={dialog.exited}
      onSubmit={() => void save('tolak', catatan, catatan.trim() === '' ? { catatan: kosong } : {})}
      footer={
        <>
          <Button variant="default" size="lg" onClick={dialog.close} disabled={write.locked}>
            Batal
          </Button>
          <SubmitButton
            label="Simpan"
            danger
            busy={write.state.jenis === 'mengirim'}
            blocked={blocked('tolak')}
          />
        </>
      }
    >
      <p className={classes.about}>
        Persetujuan selesai dibatalkan dan parameter kembali ke tahap review. Analis melihat catatan Anda.
      </p>
      <VersionNotice version={version} />
      <FormMessages write={write} labels={labels} outboxPath={paths.kotakKeluar()} />
      <LaporanAkhirTerbaru data={tampilan.data} />
      <Textarea
        id={write.id('catatan')}
        label="Catatan"
        description="Mengapa hasil yang sudah disetujui dibuka kembali"
        withAsterisk
        autosize
        minRows={3}
        maxLength={2000}
        data-autofocus
        value={catatan}
        error={write.errors['catatan']}
        onChange={(event) => {
          setCatatan(event.currentTarget.value);
          write.clearError('catatan');
        }}
      />
    </FormDialog>
  );
}

/** What both decisions share: the revision they rest on, and verification-done with 1 or 0. */
function usePutusan({ tampilan, onSaved }: Pick<DialogRekamanProps, 'tampilan' | 'onSaved'>) {
  const { actor } = useOrang();
  const { data } = tampilan;
  const write = useWrite(analisisApi.verificationDone);
  const version = useOpenedVersion(versiDari(tampilan));

  /** Why it may not be saved now, or null. After a re-read the record may have left the state it was decided in. */
  const blocked = (aksi: Extract<AnalisisAksi, Keputusan>): string | null => {
    if (version.changed) return berubahDiBawah;
    const verdict = check(analisisWorkflow, aksi, data, actor);
    return verdict.ok ? null : verdict.reason;
  };

  const save = async (keputusan: Keputusan | '', catatan: string, alsoWrong: Record<string, string>) => {
    const hasil = await write.submit({
      body: { uuid: data.uuid, flagDisetujui: keputusan === 'setujui', catatan },
      alsoWrong,
      label: labelTulisan(keputusan || 'setujui', data),
      baseRev: version.baseRev,
      after: version.after,
      confirm: confirmSave,
    });
    if (hasil.jenis === 'terkirim' || hasil.jenis === 'tersimpan') onSaved(hasil);
  };
  return { write, version, blocked, save };
}

import { useEffect, useRef, useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import type { LaporanBody } from '#domain/analisis/endpoints.ts';
import { maksIsiLaporan } from '#domain/analisis/rules.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { jakartaDay } from '#domain/core/clock.ts';
import { check } from '#domain/core/workflow.ts';
import type { PeranAnalisis } from '#data/analisis.ts';
import { useOrang } from '#data/app.ts';
import type { PemegangDraf } from '#data/use-draft.ts';
import type { HasilTulis } from '#data/write.ts';
import { confirmSave } from '#kit/confirm.tsx';
import { DateField } from '#kit/DateField.tsx';
import { DraftMark, DraftNotices, writtenElsewhere } from '#kit/OldDraftBar.tsx';
import { OldFormDialog } from '#kit/OldFormDialog.tsx';
import { OldFormMessages } from '#kit/OldFormMessages.tsx';
import { useLeaveGuard } from '#kit/leave-guard.ts';
import { RadioField } from '#kit/RadioField.tsx';
import { RichText } from '#kit/rich-text/RichText.tsx';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import { TimeField } from '#kit/TimeField.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/toast.ts';
import type { Dialog } from '#kit/use-dialog.ts';
import type { Write } from '#kit/use-write.ts';
import { paths } from '#paths';
import { judulLaporan, laporanKeliru, type BukaLaporan, type IsianLaporan } from './laporan.ts';
import { labelTulisan } from './pelaku.ts';
import classes from './LaporanForm.module.css';

const aksi = { progres: 'laporanProgres', akhir: 'laporanAkhir', review: 'review' } as const;

export type LaporanFormProps = {
  dialog: Dialog<BukaLaporan>;
  record: Analisis;
  peran: PeranAnalisis;
  write: Write<typeof LaporanBody>;
  draft: PemegangDraf;
  awal: IsianLaporan;
  /** Changes when the fields are to be filled with `awal` again. */
  isianKe: number;
  /** When the draft that goes on here was begun, or null for a fresh one. */
  dilanjutkan: string | null;
  begunAt: string;
  onDiscard: () => void;
  onSaved: (hasil: Exclude<HasilTulis, { jenis: 'ditolak' }>) => void;
};

export function LaporanForm({
  dialog,
  record,
  peran,
  write,
  draft,
  awal,
  isianKe,
  dilanjutkan,
  begunAt,
  onDiscard,
  onSaved,
}: LaporanFormProps) {
  const [isian, setIsian] = useState(awal);
  const [diketik, setDiketik] = useState(false);
  const [diisiKe, setDiisiKe] = useState(isianKe);
  const unsent = useRef(false);
  if (diisiKe !== isianKe) {
    setDiisiKe(isianKe);
    setIsian(awal);
    setDiketik(false);
  }
  const { ketik } = draft;
  useEffect(() => {
    if (diketik) ketik(isian);
  }, [diketik, isian, ketik]);
  const hanyaBaca = draft.keadaan.jenis === 'tabLain';
  const leaving = useLeaveGuard({
    isDirty: () => unsent.current,
    isUnkept: draft.gagal !== null,
    body: 'Ketikan Anda tersimpan sebagai draf di perangkat ini dan dapat dilanjutkan nanti.',
  });

  const set = <K extends keyof IsianLaporan>(name: K, value: IsianLaporan[K]) => {
    setIsian((now) => ({ ...now, [name]: value }));
    setDiketik(true);
    write.clearError(name);
    unsent.current = true;
  };

  const close = () => {
    if (unsent.current && draft.gagal === null) showSuccess('Draf tersimpan di perangkat ini', TOAST_LONG_MS);
    unsent.current = false;
    dialog.close();
  };

  const discard = () => {
    unsent.current = false;
    onDiscard();
  };

  const save = async () => {
    const { jenisLaporan, hasilPengujian } = isian;
    const hasil = await write.submit({
      body: { ...isian, uuid: record.uuid, hasilPengujian: jenisLaporan === 'akhir' ? hasilPengujian : null },
      alsoWrong: laporanKeliru(isian, new Date(begunAt)),
      label: labelTulisan(aksi[jenisLaporan], record),
      begunAt,
      draf: draft.kunci,
      confirm: confirmSave,
      before: draft.simpanSekarang,
    });
    if (hasil.jenis !== 'terkirim' && hasil.jenis !== 'tersimpan') return;
    unsent.current = false;
    onSaved(hasil);
  };

  return (
    <OldFormDialog
      opened={dialog.opened}
      title={judulLaporan[peran]}
      size={850}
      fullBelow="laptop"
      locked={write.locked || leaving}
      onClose={close}
      onExited={dialog.exited}
      onSubmit={() => void save()}
      footer={
        <>
          <span className={classes.mark}>{hanyaBaca ? null : <DraftMark draft={draft} />}</span>
          <Button variant="default" size="lg" onClick={close} disabled={write.locked}>
            Tutup
          </Button>
          <SubmitButton
            label="Simpan"
            busy={write.state.jenis === 'mengirim'}
            blocked={hanyaBaca ? writtenElsewhere : null}
          />
        </>
      }
    >
      <p className={classes.about}>
        {record.parameter.namaParameterUji}, {record.sampel.nama},{' '}
        <span className="mj-kode">{record.sampel.kodeSampel}</span>
      </p>
      <DraftNotices form={{ draft, resumed: dilanjutkan, discard }} />
      <OldFormMessages write={write} labels={labels(peran)} outboxPath={paths.kotakKeluar()} />
      {peran === 'analis' ? (
        <JenisLaporan
          record={record}
          write={write}
          value={isian.jenisLaporan}
          disabled={hanyaBaca}
          onChange={(value) => set('jenisLaporan', value)}
        />
      ) : null}
      <div className={classes.when}>
        <DateField
          id={write.id('tanggal')}
          label="Tanggal"
          value={isian.tanggal}
          min={jakartaDay(new Date(begunAt))}
          error={write.errors['tanggal']}
          disabled={hanyaBaca}
          onChange={(value) => set('tanggal', value)}
        />
        <TimeField
          id={write.id('jam')}
          label="Waktu"
          value={isian.jam}
          error={write.errors['jam']}
          disabled={hanyaBaca}
          onChange={(value) => set('jam', value)}
        />
      </div>
      <RichText
        key={isianKe}
        id={write.id('isi')}
        label={labels(peran).isi}
        defaultValue={awal.isi}
        maxBytes={maksIsiLaporan}
        error={write.errors['isi']}
        readOnly={hanyaBaca}
        onChange={(value) => set('isi', value)}
      />
      {isian.jenisLaporan === 'akhir' ? (
        <Textarea
          id={write.id('hasilPengujian')}
          label="Hasil pengujian"
          description={
            record.parameter.satuan
              ? `Dengan satuan ${record.parameter.satuan}, seperti akan tertulis di laporan hasil uji`
              : 'Seperti akan tertulis di laporan hasil uji'
          }
          withAsterisk
          autosize
          minRows={2}
          maxLength={2000}
          readOnly={hanyaBaca}
          value={isian.hasilPengujian}
          error={write.errors['hasilPengujian']}
          onChange={(event) => set('hasilPengujian', event.currentTarget.value)}
        />
      ) : null}
    </OldFormDialog>
  );
}

const labels = (peran: PeranAnalisis) => ({
  jenisLaporan: 'Jenis laporan',
  tanggal: 'Tanggal',
  jam: 'Waktu',
  isi: peran === 'penyelia' ? 'Isi review' : 'Isi laporan',
  hasilPengujian: 'Hasil pengujian',
});

type JenisLaporanProps = {
  record: Analisis;
  write: Write<typeof LaporanBody>;
  value: IsianLaporan['jenisLaporan'];
  disabled: boolean;
  onChange: (value: IsianLaporan['jenisLaporan']) => void;
};

/** Progress or final (ANALYSIS-08); what the status does not allow just now says why. */
function JenisLaporan({ record, write, value, disabled, onChange }: JenisLaporanProps) {
  const { actor } = useOrang();
  const options = (['progres', 'akhir'] as const).map((jenis) => {
    const verdict = check(analisisWorkflow, aksi[jenis], record, actor);
    return {
      value: jenis,
      label: analisisWorkflow.actions[aksi[jenis]].label,
      disabled: disabled || !verdict.ok,
      'data-autofocus': value === jenis || undefined,
      description: verdict.ok ? null : verdict.reason,
    };
  });
  return (
    <RadioField
      id={write.id('jenisLaporan')}
      label="Jenis laporan"
      withAsterisk
      value={value}
      error={write.errors['jenisLaporan']}
      onChange={(next) => onChange(next as IsianLaporan['jenisLaporan'])}
      options={options}
    />
  );
}

import { useState } from 'react';
import { Button } from '@mantine/core';
import { analisisApi, type LaporanBody } from '#domain/analisis/endpoints.ts';
import { tanpaSatuan } from '#domain/analisis/hasil.ts';
import { maksIsiLaporan } from '#domain/analisis/rules.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { jakartaDay } from '#domain/core/clock.ts';
import { check } from '#domain/core/workflow.ts';
import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import { useOrang } from '#data/app.ts';
import { DateField } from '#kit/field/DateField.tsx';
import type { Field } from '#kit/field/field.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useFormGuard } from '#kit/form/leave-guard.ts';
import { RadioField } from '#kit/field/RadioField.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { RichText } from '#kit/rich-text/RichText.tsx';
import { TimeField } from '#kit/field/TimeField.tsx';
import { showSuccess, TOAST_LONG_MS, type Told } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { HasilField } from './HasilField.tsx';
import { LaporanDitinjau } from './LaporanAkhirTerbaru.tsx';
import {
  isianBaru,
  isianDari,
  isianDariTulisan,
  jenisAwal,
  judulLaporan,
  laporanKeliru,
  type BukaLaporan,
  type IsianLaporan,
} from './laporan.ts';
import { labelTulisan } from './pelaku.ts';
import classes from './LaporanDialog.module.css';

const aksi = { progres: 'laporanProgres', akhir: 'laporanAkhir', review: 'review' } as const;

export type LaporanDialogProps = {
  dialog: Dialog<BukaLaporan>;
  record: Analisis;
  /** An analyst reports, a supervisor reviews (REVIEW-05). */
  peran: PeranAnalisis;
  onSaved: (info: Told) => void;
};

/** 'Buat laporan' and 'Buat review' (GAP-116): typed text is a draft at once and goes on where it was left. */
export function LaporanDialog({ dialog, ...rest }: LaporanDialogProps) {
  return dialog.isi ? <Laporan key={dialog.key} dialog={dialog} buka={dialog.isi} {...rest} /> : null;
}

function Laporan({ dialog, buka, record, peran, onSaved }: LaporanDialogProps & { buka: BukaLaporan }) {
  const { actor } = useOrang();
  const [baru] = useState(() =>
    isianBaru(peran === 'penyelia' ? 'review' : jenisAwal(record, actor), new Date()),
  );
  const form = useRecordForm<typeof LaporanBody, IsianLaporan>({
    endpoint: analisisApi.report,
    record: record.uuid,
    label: labelTulisan(peran === 'penyelia' ? 'review' : 'laporanProgres', record),
    labelOf: ({ jenisLaporan }) => labelTulisan(aksi[jenisLaporan], record),
    repairs: buka.perbaiki,
    initial: isianDari(buka.perbaiki ? isianDariTulisan(buka.perbaiki) : undefined, baru),
    read: (kept) => isianDari(kept, baru),
    body: (isian) => ({
      ...isian,
      uuid: record.uuid,
      hasilPengujian:
        isian.jenisLaporan === 'akhir' ? tanpaSatuan(isian.hasilPengujian, record.parameter.satuan) : null,
    }),
    alsoWrong: laporanKeliru,
    onSaved,
  });
  const leaving = useFormGuard(form);

  const close = () => {
    if (form.isDirty() && form.draft.gagal === null)
      showSuccess('Draf tersimpan di perangkat ini', TOAST_LONG_MS);
    form.done();
    dialog.close();
  };

  return (
    <FormDialog
      form={{ ...form, locked: form.locked || leaving }}
      dialog={{ ...dialog, close }}
      title={judulLaporan[peran]}
      size={850}
      fullBelow="laptop"
      labels={labels(peran)}
      cancel={
        <Button variant="default" size="lg" onClick={close}>
          Tutup
        </Button>
      }
      lead={
        <p className={classes.about}>
          {record.parameter.namaParameterUji}, {record.sampel.nama},{' '}
          <span className="mj-kode">{record.sampel.kodeSampel}</span>
        </p>
      }
    >
      {peran === 'analis' ? (
        <JenisLaporan record={record} field={form.field('jenisLaporan')} />
      ) : (
        <LaporanDitinjau data={record} />
      )}
      <div className={classes.when}>
        <DateField {...form.field('tanggal')} label="Tanggal" min={jakartaDay(new Date(form.begunAt))} />
        <TimeField {...form.field('jam')} label="Waktu" />
      </div>
      <RichText
        {...form.field('isi')}
        key={form.filledTimes}
        label={labels(peran).isi}
        defaultValue={form.values.isi}
        maxBytes={maksIsiLaporan}
      />
      {form.values.jenisLaporan === 'akhir' ? (
        <HasilField field={form.field('hasilPengujian')} satuan={record.parameter.satuan} />
      ) : null}
    </FormDialog>
  );
}

const labels = (peran: PeranAnalisis) => ({
  jenisLaporan: 'Jenis laporan',
  tanggal: 'Tanggal',
  jam: 'Waktu',
  isi: peran === 'penyelia' ? 'Isi review' : 'Isi laporan',
  hasilPengujian: 'Hasil pengujian',
});

type JenisLaporanProps = { record: Analisis; field: Field<IsianLaporan['jenisLaporan']> };

/** Progress or final (ANALYSIS-08); what the status does not allow just now says why. */
function JenisLaporan({ record, field }: JenisLaporanProps) {
  const { actor } = useOrang();
  const options = (['progres', 'akhir'] as const).map((jenis) => {
    const verdict = check(analisisWorkflow, aksi[jenis], record, actor);
    return {
      value: jenis,
      label: analisisWorkflow.actions[aksi[jenis]].label,
      disabled: field.readOnly || !verdict.ok,
      'data-autofocus': field.value === jenis || undefined,
      description: verdict.ok ? null : verdict.reason,
    };
  });
  return <RadioField {...field} label="Jenis laporan" withAsterisk options={options} />;
}

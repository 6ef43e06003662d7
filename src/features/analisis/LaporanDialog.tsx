import { Button } from '@mantine/core';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import { useOrang } from '#data/app.ts';
import type { Field } from '#kit/field/field.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useFormGuard } from '#kit/form/leave-guard.ts';
import { RadioField } from '#kit/field/RadioField.tsx';
import { showSuccess, TOAST_LONG_MS, type Told } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { LaporanDitinjau } from './LaporanAkhirTerbaru.tsx';
import { KolomLaporan, labelLaporan } from './KolomLaporan.tsx';
import { aksiLaporan, useLaporanForm } from './laporan-form.ts';
import { jenisAwal, jenisTertulis, judulLaporan, type BukaLaporan, type IsianLaporan } from './laporan.ts';
import classes from './LaporanDialog.module.css';

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
  const form = useLaporanForm({
    record,
    jenis: peran === 'penyelia' ? 'review' : buka.dariLembar ? 'akhir' : jenisAwal(record, actor),
    perbaiki: buka.perbaiki,
    dariLembar: buka.dariLembar,
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
      labels={labelLaporan(peran)}
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
        <JenisLaporan
          record={record}
          tertulis={buka.perbaiki ? jenisTertulis(buka.perbaiki) : null}
          field={form.field('jenisLaporan')}
        />
      ) : (
        <LaporanDitinjau data={record} />
      )}
      <KolomLaporan form={form} record={record} peran={peran} dariLembar={buka.dariLembar} />
    </FormDialog>
  );
}

type JenisLaporanProps = {
  record: Analisis;
  /** Of the write that is corrected: it was allowed when it was made, whatever was written after it. */
  tertulis: IsianLaporan['jenisLaporan'] | null;
  field: Field<IsianLaporan['jenisLaporan']>;
};

/** Progress or final (ANALYSIS-08); what the status does not allow just now says why. */
function JenisLaporan({ record, tertulis, field }: JenisLaporanProps) {
  const { actor } = useOrang();
  const options = (['progres', 'akhir'] as const).map((jenis) => {
    const verdict =
      jenis === tertulis
        ? ({ ok: true } as const)
        : check(analisisWorkflow, aksiLaporan[jenis], record, actor);
    return {
      value: jenis,
      label: analisisWorkflow.actions[aksiLaporan[jenis]].label,
      disabled: field.readOnly || !verdict.ok,
      'data-autofocus': field.value === jenis || undefined,
      description: verdict.ok ? null : verdict.reason,
    };
  });
  return <RadioField {...field} label="Jenis laporan" withAsterisk options={options} />;
}

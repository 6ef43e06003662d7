import { analisisApi } from '#domain/analisis/endpoints.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { kosong } from '#domain/core/fields.ts';
import { check } from '#domain/core/workflow.ts';
import { useOrang } from '#data/app.ts';
import { LongField } from '#kit/field/LongField.tsx';
import type { FieldErrors } from '#kit/field/field-errors.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import type { DialogRekamanProps } from './dialog-rekaman.ts';
import { LaporanAkhirTerbaru } from './LaporanAkhirTerbaru.tsx';
import { labelTulisan } from './pelaku.ts';
import { versiDari } from './versi.ts';

type Isian = { keputusan: 'setujui' | 'tolak' | ''; catatan: string };
const labels = { flagDisetujui: 'Keputusan', catatan: 'Catatan' };

/** The supervisor's decision on a completion request (REVIEW-06, GAP-138). */
export function PutusanDialog({ dialog, ...rest }: DialogRekamanProps) {
  return dialog.isi ? <Putusan key={dialog.key} dialog={dialog} {...rest} /> : null;
}

function Putusan({ dialog, ...rest }: DialogRekamanProps) {
  const form = usePutusan(rest, { keputusan: '', catatan: '' }, ({ keputusan }) =>
    keputusan === '' ? { flagDisetujui: 'Pilih keputusan.' } : {},
  );

  return (
    <FormDialog form={form} dialog={dialog} title="Persetujuan selesai pengujian" labels={labels}>
      <LaporanAkhirTerbaru data={rest.tampilan.data} />
      <RadioField
        {...form.field('keputusan', 'flagDisetujui')}
        label="Keputusan"
        withAsterisk
        options={[
          { value: 'setujui', label: 'Disetujui' },
          { value: 'tolak', label: 'Ditolak' },
        ]}
      />
      {form.values.keputusan === 'tolak' ? (
        <LongField
          {...form.field('catatan')}
          label="Catatan"
          description="Apa yang perlu diperbaiki analis (boleh kosong)"
          minRows={3}
          maxLength={2000}
        />
      ) : null}
    </FormDialog>
  );
}

/** Takes an approved completion back, with the reason (GAP-137). */
export function BukaKembaliDialog({ dialog, ...rest }: DialogRekamanProps) {
  return dialog.isi ? <BukaKembali key={dialog.key} dialog={dialog} {...rest} /> : null;
}

function BukaKembali({ dialog, ...rest }: DialogRekamanProps) {
  const form = usePutusan(rest, { keputusan: 'tolak', catatan: '' }, ({ catatan }) =>
    catatan.trim() === '' ? { catatan: kosong } : {},
  );

  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Buka kembali pengujian"
      labels={labels}
      act="bahaya"
      lead={
        <p className="mj-catatan mj-rapi">
          Persetujuan selesai dibatalkan dan parameter kembali ke tahap review. Analis melihat catatan Anda.
        </p>
      }
    >
      <LaporanAkhirTerbaru data={rest.tampilan.data} />
      <LongField
        {...form.field('catatan')}
        label="Catatan"
        description="Mengapa hasil yang sudah disetujui dibuka kembali"
        withAsterisk
        minRows={3}
        maxLength={2000}
        data-autofocus
      />
    </FormDialog>
  );
}

/** What both decisions share: the revision they rest on, and verification-done with 1 or 0. */
function usePutusan(
  { tampilan, onSaved }: Omit<DialogRekamanProps, 'dialog'>,
  initial: Isian,
  alsoWrong: (isian: Isian) => FieldErrors,
): RecordForm<Isian> {
  const { actor } = useOrang();
  const { data } = tampilan;
  return useRecordForm({
    endpoint: analisisApi.verificationDone,
    record: data.uuid,
    label: labelTulisan('tolak', data),
    labelOf: ({ keputusan }) => labelTulisan(keputusan || 'setujui', data),
    initial,
    body: ({ keputusan, catatan }) => ({
      uuid: data.uuid,
      flagDisetujui: keputusan === 'setujui',
      catatan: keputusan === 'tolak' ? catatan : '',
    }),
    alsoWrong,
    version: versiDari(tampilan),
    // After a re-read the record may have left its state.
    verdict: ({ keputusan }) => check(analisisWorkflow, keputusan || 'setujui', data, actor),
    onSaved,
  });
}

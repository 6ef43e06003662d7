import { Button, Textarea } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { surveiApi, type Pertanyaan } from '#domain/survei/endpoints.ts';
import type { Baris } from '#data/outbox/row.ts';
import { usePertanyaanSurvei } from '#data/survei.ts';
import { confirmSave } from '#kit/confirm.tsx';
import { DraftMark, DraftNotices } from '#kit/OldDraftBar.tsx';
import { useDraftForm } from '#kit/draft-form.ts';
import { OldFormDialog } from '#kit/OldFormDialog.tsx';
import { OldFormMessages } from '#kit/OldFormMessages.tsx';
import { RadioField } from '#kit/RadioField.tsx';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import type { Dialog } from '#kit/use-dialog.ts';
import { announceWrite, useWrite } from '#kit/use-write.ts';
import { paths } from '#paths';
import {
  bodySurvei,
  namaJawaban,
  surveiBaru,
  surveiDari,
  surveiDariTulisan,
  surveiKeliru,
  type IsianSurvei,
} from './survei.ts';
import classes from './SurveiDialog.module.css';

/** A new survey, or a refused one to be corrected. */
export type BukaSurvei = { perbaiki: Baris | null };

export type SurveiDialogProps = { dialog: Dialog<BukaSurvei>; data: Pengujian };

/** The satisfaction survey of one submission (SURVEY-01 to SURVEY-07); closing it keeps what was answered. */
export function SurveiDialog({ dialog, data }: SurveiDialogProps) {
  const pertanyaan = usePertanyaanSurvei();
  return dialog.isi && pertanyaan.length > 0 ? (
    <Survei key={dialog.key} dialog={dialog} data={data} pertanyaan={pertanyaan} {...dialog.isi} />
  ) : null;
}

type SurveiProps = SurveiDialogProps & BukaSurvei & { pertanyaan: readonly Pertanyaan[] };

function Survei({ dialog, data, pertanyaan, perbaiki }: SurveiProps) {
  const write = useWrite(surveiApi.jawab, perbaiki?.opId);
  const label = `Survei kepuasan · ${data.namaSampel}`;
  const form = useDraftForm<IsianSurvei>({
    call: callName(surveiApi.jawab),
    record: data.uuid,
    label,
    untuk: write.replaces,
    awal: perbaiki ? surveiDariTulisan(perbaiki) : surveiBaru,
    read: surveiDari,
  });
  const { isian } = form;
  const readOnly = form.readOnly || write.locked;
  const save = async () => {
    const hasil = await write.submit({
      body: bodySurvei(isian, pertanyaan, data.uuid),
      alsoWrong: surveiKeliru(isian, pertanyaan),
      label,
      confirm: confirmSave,
      draf: form.draft.kunci,
      before: form.draft.simpanSekarang,
    });
    if (hasil.jenis !== 'terkirim' && hasil.jenis !== 'tersimpan') return;
    announceWrite(hasil);
    dialog.close();
  };

  return (
    <OldFormDialog
      opened={dialog.opened}
      title="Survei kepuasan"
      size={700}
      fullBelow="ponsel"
      locked={write.locked}
      onClose={dialog.close}
      onExited={dialog.exited}
      onSubmit={() => void save()}
      footer={
        <>
          <Button variant="default" size="lg" disabled={write.locked} onClick={dialog.close}>
            Nanti saja
          </Button>
          <SubmitButton label="Kirim" busy={write.state.jenis === 'mengirim'} blocked={form.blocked} />
        </>
      }
    >
      <p className={classes.about}>
        Bagaimana pelayanan kami untuk {data.namaSampel}? LHU tetap dapat dicetak walau survei belum diisi.
      </p>
      <DraftNotices form={form} />
      <OldFormMessages write={write} labels={labels(pertanyaan)} outboxPath={paths.kotakKeluar()} />
      {pertanyaan.map((satu, ke) => {
        const nama = namaJawaban(satu, ke);
        return (
          <IsianJawaban
            key={satu.uuid}
            id={write.id(nama)}
            pertanyaan={satu}
            nomor={ke + 1}
            value={isian.jawaban[satu.uuid] ?? ''}
            error={write.errors[nama]}
            readOnly={readOnly}
            onChange={(value) => {
              form.set({ jawaban: { ...isian.jawaban, [satu.uuid]: value } });
              write.clearError(nama);
            }}
          />
        );
      })}
      <Textarea
        label="Komentar (boleh kosong)"
        autosize
        minRows={2}
        maxLength={2000}
        value={isian.komentar}
        readOnly={readOnly}
        onChange={(event) => form.set({ komentar: event.currentTarget.value })}
      />
      {form.draft.keadaan.jenis === 'menulis' ? <DraftMark draft={form.draft} /> : null}
    </OldFormDialog>
  );
}

const labels = (pertanyaan: readonly Pertanyaan[]): Record<string, string> =>
  Object.fromEntries(pertanyaan.map((satu, ke) => [namaJawaban(satu, ke), `Pertanyaan ${ke + 1}`]));

type IsianJawabanProps = {
  id: string;
  pertanyaan: Pertanyaan;
  nomor: number;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
};

/** One question in its way of answering: a choice (PG) or free text (IS) (SURVEY-02). */
function IsianJawaban({ id, pertanyaan, nomor, value, error, readOnly, onChange }: IsianJawabanProps) {
  const { flagOpsional, answerOption } = pertanyaan;
  const wajib = flagOpsional !== 1;
  const label = `${nomor}. ${pertanyaan.pertanyaan}${wajib ? '' : ' (boleh kosong)'}`;
  if (answerOption.kdJawaban === 'IS')
    return (
      <Textarea
        id={id}
        label={label}
        withAsterisk={wajib}
        autosize
        minRows={2}
        maxLength={2000}
        value={value}
        error={error}
        readOnly={readOnly}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <RadioField
      id={id}
      label={label}
      withAsterisk
      value={value}
      error={error}
      readOnly={readOnly}
      onChange={onChange}
      arrange="kisi"
      options={answerOption.answerRange.map(({ uuid, jawaban }) => ({ value: uuid, label: jawaban }))}
    />
  );
}

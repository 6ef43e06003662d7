import { Button } from '@mantine/core';
import { surveiApi, type Pertanyaan } from '#domain/survei/endpoints.ts';
import type { Baris } from '#data/baris.ts';
import { usePertanyaanSurvei } from '#data/survei.ts';
import { LongField } from '#kit/field/LongField.tsx';
import type { Field } from '#kit/field/field.ts';
import { FormPanel } from '#kit/form/FormPanel.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import {
  bodySurvei,
  namaJawaban,
  surveiBaru,
  surveiDari,
  surveiDariTulisan,
  surveiKeliru,
  type TentangSurvei,
} from './survei.ts';

/** A new survey, or a refused one to be corrected; one that greets was not asked for. */
export type BukaSurvei = { perbaiki: Baris | null; menyapa?: boolean };

export type SurveiPanelProps = {
  dialog: Dialog<BukaSurvei>;
  /** The submission it is about, and what people call it by. */
  tentang: TentangSurvei;
  nama: string;
  /** What it is needed for, or that it is not. */
  ajakan: string;
};

/**
 * The satisfaction survey of one submission (SURVEY-01 to SURVEY-07), beside what it is about; closing it keeps what was
 * answered.
 */
export function SurveiPanel({ dialog, ...rest }: SurveiPanelProps) {
  const pertanyaan = usePertanyaanSurvei();
  return dialog.isi && pertanyaan.length > 0 ? (
    <Survei key={dialog.key} dialog={dialog} pertanyaan={pertanyaan} {...dialog.isi} {...rest} />
  ) : null;
}

type SurveiProps = SurveiPanelProps & BukaSurvei & { pertanyaan: readonly Pertanyaan[] };

function Survei({ dialog, tentang, nama, ajakan, pertanyaan, perbaiki, menyapa = false }: SurveiProps) {
  const tutup = () => {
    dialog.close();
    dialog.exited();
  };
  const form = useRecordForm({
    endpoint: surveiApi.jawab,
    record: Object.values(tentang)[0]!,
    label: `Survei kepuasan · ${nama}`,
    repairs: perbaiki,
    initial: perbaiki ? surveiDariTulisan(perbaiki) : surveiBaru,
    read: surveiDari,
    body: (isian) => bodySurvei(isian, pertanyaan, tentang),
    alsoWrong: (isian) => surveiKeliru(isian, pertanyaan),
    onSaved: (info) => {
      showSuccess(info, TOAST_LONG_MS);
      tutup();
    },
  });

  return (
    <FormPanel
      form={form}
      title="Survei kepuasan"
      unasked={menyapa}
      onClose={tutup}
      labels={labels(pertanyaan)}
      submit={{ label: 'Kirim' }}
      cancel={
        <Button variant="default" size="lg" onClick={tutup}>
          Nanti saja
        </Button>
      }
      lead={
        <p className="mj-redup mj-rapi">
          Bagaimana pelayanan kami untuk {nama}? {ajakan}
        </p>
      }
    >
      {pertanyaan.map((satu, ke) => (
        <IsianJawaban
          {...form.field(`jawaban[${satu.uuid}]`, namaJawaban(satu, ke))}
          key={satu.uuid}
          pertanyaan={satu}
          nomor={ke + 1}
        />
      ))}
      <LongField {...form.field('komentar')} label="Komentar (boleh kosong)" maxLength={2000} />
    </FormPanel>
  );
}

const labels = (pertanyaan: readonly Pertanyaan[]): Record<string, string> =>
  Object.fromEntries(pertanyaan.map((satu, ke) => [namaJawaban(satu, ke), `Pertanyaan ${ke + 1}`]));

type IsianJawabanProps = Field<string> & { pertanyaan: Pertanyaan; nomor: number };

/** One question in its way of answering: a choice (PG) or free text (IS) (SURVEY-02). */
function IsianJawaban({ pertanyaan, nomor, ...field }: IsianJawabanProps) {
  const { flagOpsional, answerOption } = pertanyaan;
  const wajib = flagOpsional !== 1;
  const label = `${nomor}. ${pertanyaan.pertanyaan}${wajib ? '' : ' (boleh kosong)'}`;
  if (answerOption.kdJawaban === 'IS')
    return (
      <LongField {...field} value={field.value ?? ''} label={label} withAsterisk={wajib} maxLength={2000} />
    );
  return (
    <RadioField
      {...field}
      label={label}
      withAsterisk
      arrange="kisi"
      options={answerOption.answerRange.map(({ uuid, jawaban }) => ({ value: uuid, label: jawaban }))}
    />
  );
}

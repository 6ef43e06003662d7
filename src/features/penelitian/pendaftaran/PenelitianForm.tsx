import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { useOrang } from '#data/app.ts';
import { useGolonganTarif } from '#data/pendaftaran.ts';
import { penelitianTerbaru } from '#data/penelitian.ts';
import { labelAwal, type Awal } from '#features/pendaftaran/daftar-lagi.ts';
import { PesanDaftarLagi } from '#features/pendaftaran/PesanDaftarLagi.tsx';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import { StepForm, useFormSteps } from '#kit/form/StepForm.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { paths } from '#paths';
import {
  bodyDari,
  diLaboratorium,
  isianBaru,
  isianDariDraf,
  labelDaftar,
  labelIsian,
  langkahDaftar,
  langkahDari,
  penelitianKeliru,
  type IsianPenelitian,
} from './isian.ts';
import { LangkahPenelitian } from './LangkahPenelitian.tsx';
import { LangkahRingkasan } from './LangkahRingkasan.tsx';
import { LangkahTempat } from './LangkahTempat.tsx';

export type PenelitianFormProps = {
  /** What it opens with, or null for an empty form. */
  awal: Awal<IsianPenelitian> | null;
};

const panggilan = callName(penelitianApi.daftar);

/** What is researched, then where and when, then everything once more before it is sent (REG-11, look.md). */
export function PenelitianForm({ awal }: PenelitianFormProps) {
  const navigate = useNavigate();
  const { db, profil } = useOrang();
  const internal = useGolonganTarif() === 'internal';
  const pokok = { internal, kdProgramStudi: profil?.kdProgramStudi ?? null };
  const [baru] = useState(() => awal?.isian ?? isianBaru());
  const form: RecordForm<IsianPenelitian> = useRecordForm({
    endpoint: penelitianApi.daftar,
    record: null,
    label: labelAwal(awal, 'Pendaftaran penelitian'),
    labelOf: labelDaftar,
    repairs: awal?.row ?? null,
    from: awal?.dari?.uuid,
    initial: baru,
    read: isianDariDraf,
    body: (isian) => bodyDari(isian, pokok),
    alsoWrong: (isian, begun) => penelitianKeliru(isian, pokok, begun),
    onSaved: (info, _jawaban, terkirim) => {
      showSuccess(info, TOAST_LONG_MS);
      // Its own page says what happens next; of several laboratories the list shows them all.
      const beberapa = diLaboratorium(terkirim) && terkirim.rencanaPenggunaan.length > 1;
      const buka = (uuid: string | null) =>
        // Back leads past the form, which would be empty.
        navigate(uuid === null || beberapa ? paths.pendaftaran.list() : paths.pendaftaran.penelitian(uuid), {
          replace: true,
        });
      void penelitianTerbaru(db).then(buka);
    },
  });
  const steps = useFormSteps({
    form,
    steps: langkahDaftar,
    step: form.values.langkah,
    onStep: (langkah) => form.turn({ langkah }),
    stepOf: langkahDari,
  });
  return (
    <StepForm
      label="Langkah pendaftaran"
      steps={steps}
      labels={labelIsian(form.values, pokok)}
      submit="Daftar"
      toSent={
        <Button component={Link} to={paths.pendaftaran.list()}>
          Buka daftar pendaftaran
        </Button>
      }
      notices={
        awal?.dari ? (
          <PesanDaftarLagi dari={awal.dari} panggilan={panggilan} tidakTersalin={form.values.tidakTersalin} />
        ) : null
      }
    >
      {steps.step === 'Penelitian' ? <LangkahPenelitian form={form} pokok={pokok} /> : null}
      {steps.step === 'Tempat dan waktu' ? <LangkahTempat form={form} pokok={pokok} /> : null}
      {steps.last ? (
        <LangkahRingkasan form={form} pokok={pokok} kembaliKe={steps.edited} onUbah={steps.edit} />
      ) : null}
    </StepForm>
  );
}

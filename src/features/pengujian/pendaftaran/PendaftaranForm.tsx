import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import { formatRupiah } from '#domain/core/format.ts';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { useHariIni } from '#data/antrean.ts';
import { useOrang } from '#data/app.ts';
import { useParameterUji } from '#data/parameter-uji.ts';
import { pendaftaranTerbaru, useGolonganTarif } from '#data/pendaftaran.ts';
import { labelAwal, type Awal } from '#features/pendaftaran/daftar-lagi.ts';
import { PesanDaftarLagi } from '#features/pendaftaran/PesanDaftarLagi.tsx';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import { StepForm, useFormSteps } from '#kit/form/StepForm.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { paths } from '#paths';
import {
  bodyDari,
  isianBaru,
  isianDariDraf,
  labelIsian,
  langkahDaftar,
  namaSampelDari,
  pendaftaranKeliru,
  perkiraan,
  type IsianPendaftaran,
} from './isian.ts';
import { LangkahRingkasan } from './LangkahRingkasan.tsx';
import { LangkahSampel } from './LangkahSampel.tsx';
import classes from './PendaftaranForm.module.css';

export type PendaftaranFormProps = {
  /** What it opens with, or null for an empty form. */
  awal: Awal<IsianPendaftaran> | null;
};

const panggilan = callName(pengujianApi.daftar);

/** Samples are registered first, then shown once more before they are sent (REG-12, look.md). */
export function PendaftaranForm({ awal }: PendaftaranFormProps) {
  const navigate = useNavigate();
  const { db } = useOrang();
  const hariIni = useHariIni();
  const [baru] = useState(() => awal?.isian ?? isianBaru());
  const form: RecordForm<IsianPendaftaran> = useRecordForm({
    endpoint: pengujianApi.daftar,
    record: null,
    label: labelAwal(awal, 'Pendaftaran pengujian'),
    labelOf: (isian) => `Daftar · ${namaSampelDari(isian)}`,
    repairs: awal?.row ?? null,
    from: awal?.dari?.uuid,
    initial: baru,
    read: isianDariDraf,
    body: bodyDari,
    alsoWrong: (isian) => pendaftaranKeliru(isian, pilihan, hariIni),
    onSaved: (info) => {
      showSuccess(info, TOAST_LONG_MS);
      // Its own page says what happens next and where the samples go.
      const buka = (uuid: string | null) =>
        // Back leads past the form, which would be empty.
        navigate(uuid === null ? paths.pendaftaran.list() : paths.pendaftaran.pengujian(uuid), {
          replace: true,
        });
      void pendaftaranTerbaru(db).then(buka);
    },
  });
  const { langkah, idLaboratorium } = form.values;
  const pilihan = usePilihan(idLaboratorium);
  const steps = useFormSteps({
    form,
    steps: langkahDaftar,
    step: langkah,
    onStep: (ke) => form.turn({ langkah: ke }),
    stepOf: () => langkahDaftar[0],
  });
  return (
    <StepForm
      label="Langkah pendaftaran"
      steps={steps}
      labels={labelIsian(form.values)}
      submit="Daftar"
      toSent={
        awal?.row ? (
          <Button component={Link} to={paths.pendaftaran.pengujian(awal.row.opId)}>
            Buka yang sudah terkirim
          </Button>
        ) : null
      }
      notices={
        awal?.dari ? (
          <PesanDaftarLagi dari={awal.dari} panggilan={panggilan} tidakTersalin={form.values.tidakTersalin} />
        ) : null
      }
      summary={steps.last ? null : <Perkiraan isian={form.values} pilihan={pilihan} />}
    >
      {steps.last ? (
        <LangkahRingkasan form={form} kembaliKe={steps.edited} onUbah={steps.edit} />
      ) : (
        <LangkahSampel form={form} pilihan={pilihan} />
      )}
    </StepForm>
  );
}

/** The tests of a laboratory by id, the same as long as they stay the same: the samples are drawn anew with another. */
function usePilihan(idLaboratorium: number | null): ReadonlyMap<number, ParameterUji> {
  const uji = useParameterUji(idLaboratorium);
  return useMemo(() => new Map(uji?.map((satu) => [satu.id, satu])), [uji]);
}

/** What is chosen so far, and what it would cost today. */
function Perkiraan({
  isian,
  pilihan,
}: {
  isian: IsianPendaftaran;
  pilihan: Parameters<typeof perkiraan>[1];
}) {
  const { sampel, parameter, total } = perkiraan(isian, pilihan, useGolonganTarif());
  if (parameter === 0) return null;
  return (
    <span className={classes.running}>
      <span>
        {sampel} sampel, {parameter} parameter
      </span>
      <strong className="mj-uang">{formatRupiah(total)}</strong>
    </span>
  );
}

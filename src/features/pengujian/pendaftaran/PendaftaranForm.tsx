import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Skeleton } from '@mantine/core';
import { formatRupiah } from '#domain/core/format.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/outbox/row.ts';
import { useParameterUji } from '#data/parameter-uji.ts';
import { pendaftaranTerbaru, useGolonganTarif } from '#data/pendaftaran.ts';
import { DraftMark } from '#kit/DraftBar.tsx';
import { focusField } from '#kit/focus-field.ts';
import { Form, FormNotices } from '#kit/Form.tsx';
import { useFormGuard } from '#kit/leave-guard.ts';
import { useRecordForm, type RecordForm } from '#kit/record-form.ts';
import { Steps } from '#kit/Steps.tsx';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/toast.ts';
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
  type Langkah,
} from './isian.ts';
import { LangkahRingkasan } from './LangkahRingkasan.tsx';
import { LangkahSampel } from './LangkahSampel.tsx';
import classes from './PendaftaranForm.module.css';

/** A refused or never sent registration, with all it holds. */
export type Diperbaiki = { row: Baris; isian: IsianPendaftaran };

export type PendaftaranFormProps = { perbaiki: Diperbaiki | null };

/** Samples are registered first, then shown once more before they are sent (REG-12, look.md). */
export function PendaftaranForm({ perbaiki }: PendaftaranFormProps) {
  const navigate = useNavigate();
  const { db } = useOrang();
  const judulLangkah = useRef<HTMLHeadingElement>(null);
  const [baru] = useState(() => perbaiki?.isian ?? isianBaru());
  // What 'Ubah' was pressed for on the review page: the way back leads there.
  const [diubah, setDiubah] = useState<string | null>(null);
  const form: RecordForm<IsianPendaftaran> = useRecordForm({
    endpoint: pengujianApi.daftar,
    record: null,
    label: perbaiki?.row.label ?? 'Pendaftaran pengujian',
    labelOf: (isian) => `Daftar · ${namaSampelDari(isian)}`,
    repairs: perbaiki?.row ?? null,
    initial: baru,
    read: isianDariDraf,
    body: bodyDari,
    alsoWrong: (isian) => pendaftaranKeliru(isian, pilihan),
    onSaved: (info) => {
      showSuccess(info, TOAST_LONG_MS);
      // Its own page says what happens next and where the samples go.
      const buka = (uuid: string | null) =>
        navigate(uuid === null ? paths.pendaftaran.list() : paths.pendaftaran.pengujian(uuid));
      void pendaftaranTerbaru(db).then(buka);
    },
  });
  useFormGuard(form);
  const { langkah, idLaboratorium } = form.values;
  const uji = useParameterUji(idLaboratorium) ?? [];
  const pilihan = new Map(uji.map((satu) => [satu.id, satu]));
  const terakhir = langkah === 'Ringkasan';

  const tunjukkan = useEffectEvent(() => {
    if (terakhir && Object.keys(form.errors).length > 0) form.turn({ langkah: langkahDaftar[0] });
  });
  useLayoutEffect(() => tunjukkan(), [form.errors]);

  const pindah = (ke: Langkah, sesudah?: () => void) => {
    form.turn({ langkah: ke });
    setTimeout(() => sesudah?.());
  };
  const keAtas = () => {
    window.scrollTo({ top: 0 });
    judulLangkah.current?.focus({ preventScroll: true });
  };
  const ubah = (nama: string) => {
    setDiubah(nama);
    pindah('Laboratorium dan sampel', () => focusField(form.id(nama)));
  };
  const lanjut = async () => {
    if (form.check()) pindah('Ringkasan', diubah === null ? keAtas : undefined);
  };
  const kembali = () => {
    setDiubah(null);
    pindah('Laboratorium dan sampel', keAtas);
  };

  if (!form.ready) return <Skeleton height="26rem" radius="lg" />;
  return (
    <Form form={{ ...form, submit: terakhir ? form.submit : lanjut }} className={classes.form}>
      <Steps
        label="Langkah pendaftaran"
        steps={langkahDaftar.map((label) => ({
          label,
          keadaan: label === langkah ? 'sekarang' : terakhir ? 'selesai' : 'nanti',
          onOpen: terakhir && label !== langkah ? kembali : undefined,
        }))}
      />
      <FormNotices form={form} labels={labelIsian(form.values)} />
      <h2 ref={judulLangkah} tabIndex={-1} className={classes.heading}>
        {langkah}
      </h2>
      <fieldset className={classes.step} disabled={form.readOnly} aria-label={langkah}>
        {terakhir ? (
          <LangkahRingkasan form={form} kembaliKe={diubah} onUbah={ubah} />
        ) : (
          <LangkahSampel form={form} pilihan={pilihan} />
        )}
      </fieldset>
      <div className={classes.bar}>
        <span className={classes.mark}>
          <DraftMark draft={form.draft} />
          {terakhir ? null : <Perkiraan isian={form.values} pilihan={pilihan} />}
        </span>
        {terakhir ? (
          <Button variant="default" size="lg" onClick={kembali}>
            Kembali
          </Button>
        ) : null}
        <SubmitButton
          label={terakhir ? 'Daftar' : diubah ? 'Kembali ke ringkasan' : 'Lanjut'}
          busy={form.state.jenis === 'mengirim'}
          blocked={terakhir ? form.blocked : null}
        />
      </div>
    </Form>
  );
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
      <strong>{formatRupiah(total)}</strong>
    </span>
  );
}

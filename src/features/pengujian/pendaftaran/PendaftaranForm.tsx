import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Skeleton } from '@mantine/core';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { Baris } from '#data/outbox/row.ts';
import { useParameterUji } from '#data/parameter-uji.ts';
import { DraftMark } from '#kit/DraftBar.tsx';
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
  langkahKeliru,
  namaSampelDari,
  pendaftaranKeliru,
  type IsianPendaftaran,
  type Langkah,
} from './isian.ts';
import { LangkahDataDiri } from './LangkahDataDiri.tsx';
import { LangkahRingkasan } from './LangkahRingkasan.tsx';
import { LangkahSampel } from './LangkahSampel.tsx';
import classes from './PendaftaranForm.module.css';

/** A refused or never sent registration, with all it holds. */
export type Diperbaiki = { row: Baris; isian: IsianPendaftaran };

export type PendaftaranFormProps = { perbaiki: Diperbaiki | null };

/** Samples are registered in three steps, the last of which shows everything before it is sent (REG-12, look.md). */
export function PendaftaranForm({ perbaiki }: PendaftaranFormProps) {
  const navigate = useNavigate();
  const judulLangkah = useRef<HTMLHeadingElement>(null);
  const [baru] = useState(() => perbaiki?.isian ?? isianBaru());
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
      void navigate(paths.pendaftaran.list());
    },
  });
  useFormGuard(form);
  const { langkah, idLaboratorium } = form.values;
  const uji = useParameterUji(idLaboratorium) ?? [];
  const pilihan = new Map(uji.map((satu) => [satu.id, satu]));

  // What is wrong is shown where it stands, also when only the server knew.
  const tunjukkan = useEffectEvent(() => {
    const salah = langkahKeliru(form.errors);
    if (salah !== null && salah !== langkah) form.turn({ langkah: salah });
  });
  useLayoutEffect(() => tunjukkan(), [form.errors]);

  const pindah = (ke: Langkah) => {
    form.turn({ langkah: ke });
    setTimeout(() => {
      window.scrollTo({ top: 0 });
      judulLangkah.current?.focus({ preventScroll: true });
    });
  };
  const lanjut = async () => {
    if (langkah === 0) pindah(1);
    else if (form.check()) pindah(2);
  };
  const terakhir = langkah === 2;

  if (!form.ready) return <Skeleton height="26rem" radius="lg" />;
  return (
    <Form form={{ ...form, submit: terakhir ? form.submit : lanjut }} className={classes.form}>
      <Steps
        label="Langkah pendaftaran"
        steps={langkahDaftar.map((label, ke) => ({
          label,
          keadaan: ke < langkah ? 'selesai' : ke === langkah ? 'sekarang' : 'nanti',
          onOpen: ke < langkah ? () => pindah(ke as Langkah) : undefined,
        }))}
      />
      <FormNotices form={form} labels={labelIsian(form.values)} outboxPath={paths.kotakKeluar()} />
      <h2 ref={judulLangkah} tabIndex={-1} className={classes.heading}>
        {langkahDaftar[langkah]}
      </h2>
      <fieldset className={classes.step} disabled={form.readOnly} aria-label={langkahDaftar[langkah]}>
        {langkah === 0 ? <LangkahDataDiri /> : null}
        {langkah === 1 ? <LangkahSampel form={form} pilihan={pilihan} /> : null}
        {langkah === 2 ? <LangkahRingkasan form={form} /> : null}
      </fieldset>
      <div className={classes.bar}>
        <span className={classes.mark}>
          <DraftMark draft={form.draft} />
        </span>
        {langkah > 0 ? (
          <Button variant="default" size="lg" onClick={() => pindah((langkah - 1) as Langkah)}>
            Kembali
          </Button>
        ) : null}
        <SubmitButton
          label={terakhir ? 'Daftar' : 'Lanjut'}
          busy={form.state.jenis === 'mengirim'}
          blocked={terakhir ? form.blocked : null}
        />
      </div>
    </Form>
  );
}

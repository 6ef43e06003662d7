import { useState } from 'react';
import { Button } from '@mantine/core';
import { maksIsiLaporan } from '#domain/analisis/rules.ts';
import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { aturanFoto, maksFoto } from '#domain/berkas/foto.ts';
import { labDay } from '#domain/core/clock.ts';
import { ClockNotice } from '#kit/field/ClockNotice.tsx';
import { DateField } from '#kit/field/DateField.tsx';
import { TimeField } from '#kit/field/TimeField.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { PhotoField } from '#kit/photo/PhotoField.tsx';
import { RichText } from '#kit/rich-text/RichText.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { HasilField } from './HasilField.tsx';
import {
  denganFotoSel,
  denganLembar,
  fotoSelTinggal,
  type IsianLaporan,
  type IsiDariLembar,
} from './laporan.ts';
import classes from './LaporanDialog.module.css';

/** A photo's file, as its errors name it. */
const berkasFoto = (ke: number): string => `foto[${ke}][fileFoto]`;

export const labelLaporan = (peran: PeranAnalisis) => ({
  jenisLaporan: 'Jenis laporan',
  tanggal: 'Tanggal',
  jam: 'Waktu',
  isi: peran === 'penyelia' ? 'Isi review' : 'Isi laporan',
  foto: 'Foto',
  ...Object.fromEntries(Array.from({ length: maksFoto }, (_, ke) => [berkasFoto(ke), `Foto ${ke + 1}`])),
  hasilPengujian: 'Hasil pengujian',
});

type KolomLaporanProps = {
  form: RecordForm<IsianLaporan>;
  record: Analisis;
  peran: PeranAnalisis;
  /** One begins to write at once. */
  focused?: boolean;
  /** What the sheet it was opened from came to. */
  dariLembar?: IsiDariLembar | undefined;
};

/** When it was, what was done, and of a final report the result (ANALYSIS-08, REVIEW-05). */
export function KolomLaporan({ form, record, peran, focused = false, dariLembar }: KolomLaporanProps) {
  const [diisi, setDiisi] = useState(0);
  const isiLagi = (isi: IsiDariLembar) => {
    form.change((now) => denganLembar(now, isi), 'isi', 'hasilPengujian');
    setDiisi(diisi + 1);
  };
  return (
    <>
      <ClockNotice />
      {dariLembar && dariLembar.hasilPengujian !== form.values.hasilPengujian ? (
        <Callout
          tone="menunggu"
          title={`Hasil berbeda dari lembar kerja: ${dariLembar.hasilPengujian}`}
          action={
            <Button variant="default" disabled={form.readOnly} onClick={() => isiLagi(dariLembar)}>
              Isi dari lembar kerja
            </Button>
          }
        >
          Laporan ini memuat hasil lain, dari draf sebelumnya atau ketikan Anda.
        </Callout>
      ) : null}
      <div className={classes.when}>
        <DateField {...form.field('tanggal')} label="Tanggal" min={labDay(new Date(form.begunAt))} />
        <TimeField {...form.field('jam')} label="Waktu" />
      </div>
      <RichText
        {...form.field('isi')}
        key={`${form.filledTimes} ${diisi}`}
        label={labelLaporan(peran).isi}
        defaultValue={form.values.isi}
        maxBytes={maksIsiLaporan}
        focused={focused}
      />
      {form.values.jenisLaporan === 'akhir' ? (
        <HasilField field={form.field('hasilPengujian')} satuan={record.parameter.satuan} />
      ) : null}
      <PhotoField
        {...form.slowField('foto')}
        label="Foto"
        most={maksFoto}
        rule={aturanFoto}
        errorAt={(ke) => form.errors[berkasFoto(ke)]}
      />
      {dariLembar ? <FotoSelTinggal form={form} dariSel={dariLembar.foto} /> : null}
    </>
  );
}

/** Says which photos of cells the report does not have, of a draft or for want of room: none is missed without a word. */
function FotoSelTinggal({
  form,
  dariSel,
}: {
  form: RecordForm<IsianLaporan>;
  dariSel: IsiDariLembar['foto'];
}) {
  const tinggal = fotoSelTinggal(form.values.foto, dariSel);
  if (tinggal.length === 0) return null;
  const penuh = form.values.foto.length >= maksFoto;
  const tambah = () => form.change((now) => ({ ...now, foto: denganFotoSel(now.foto, dariSel) }), 'foto');
  return (
    <Callout
      tone="info"
      title={`${tinggal.length} foto sel tidak masuk laporan ini`}
      action={
        penuh ? null : (
          <Button variant="default" disabled={form.readOnly} onClick={tambah}>
            Masukkan foto sel
          </Button>
        )
      }
    >
      {penuh ? `Laporan memuat paling banyak ${maksFoto} foto. ` : ''}Fotonya tetap terbaca di lembar kerja
      dan ikut tercetak bersama laporan akhir.
    </Callout>
  );
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Input } from '@mantine/core';
import { useHariIni } from '#data/antrean.ts';
import { useAplikasi } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import { selisihJam } from '#data/session.ts';
import { useBaca } from '#data/use-baca.ts';
import { useVersiLembar } from '#data/versi-lembar.ts';
import { type DataBersamaBody, dataBersamaApi } from '#domain/lembar-kerja/bersama-endpoints.ts';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { periksaSel } from '#domain/lembar-kerja/bersama-rules.ts';
import { sebutSel } from '#domain/lembar-kerja/kunci.ts';
import type { Bersama } from '#domain/lembar-kerja/schema.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { setelahHariIni } from '#domain/pembayaran/rules.ts';
import { Lembar } from '#features/lembar-kerja/Lembar.tsx';
import type { PerubahanSel } from '#features/lembar-kerja/sel.ts';
import { LongField } from '#kit/field/LongField.tsx';
import type { FieldErrors } from '#kit/field/field-errors.ts';
import { DateField } from '#kit/field/DateField.tsx';
import { NoteField } from '#kit/field/NoteField.tsx';
import { FormPage } from '#kit/form/FormPage.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import { useBackToList } from '#kit/list/back-to-list.ts';
import { showSuccess } from '#kit/notice/toast.ts';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import { Garis } from './Garis.tsx';
import {
  badanData,
  blokBersama,
  isianData,
  isianDariTulisan,
  isianKoreksi,
  namaIsian,
  selTertulis,
  type Diminta,
  type IsianData,
} from './isian.ts';
import { PilihMetode } from './PilihMetode.tsx';
import { useHasil } from './use-hasil.ts';

export type DataBersamaFormProps = {
  /** What is corrected, or null: new data. */
  data: DataBersama | null;
  perbaiki: Baris | null;
  diminta?: Diminta | null;
};

/** What was measured once for a day and a method, kept on the device from the first cell on (BEYOND-09, BEYOND-10). */
export function DataBersamaForm({ data, perbaiki, diminta = null }: DataBersamaFormProps) {
  const hariIni = useHariIni();
  const keDaftar = useBackToList(paths.dataBersama.list());
  const navigate = useNavigate();
  const [awal] = useState(
    () =>
      (perbaiki && isianDariTulisan(perbaiki)) ??
      (data
        ? isianKoreksi(data)
        : isianData({ tanggal: hariIni, ...(diminta && { versi: diminta.versi, nama: diminta.nama }) })),
  );
  // Which version it is of is known only with what was typed: what is read of it is asked for below.
  const dipilih = useRef<VersiLembar | null>(null);
  const form = useRecordForm<typeof DataBersamaBody, IsianData>({
    endpoint: dataBersamaApi.tambah,
    record: data?.uuid ?? null,
    from: diminta ? `${diminta.versi} ${diminta.nama}` : undefined,
    label: data ? `Koreksi ${data.label} · ${data.parameterUji.namaParameterUji}` : 'Data bersama',
    labelOf: ({ nama }) => labelTulisan(dipilih.current, nama, data !== null),
    repairs: perbaiki,
    initial: awal,
    body: (isian) => badanData(isian, data?.uuid ?? null),
    alsoWrong: (isian) => salahIsian(isian, dipilih.current, hariIni),
    // A correction of data that are on their way themselves comes after them.
    setelah: () => (data ? [data.uuid] : []),
    verdict: () =>
      data && data.digantiOleh !== null && data.digantiOleh !== perbaiki?.opId
        ? { ok: false, status: 409, reason: 'Data ini sudah dikoreksi. Koreksi data penggantinya.' }
        : { ok: true },
    onSaved: (info) => {
      if (!diminta) return keDaftar(info);
      showSuccess(info);
      void navigate(diminta.kembali, { replace: true });
    },
  });
  const versi = useVersiLembar(form.values.versi || null);
  useEffect(() => {
    dipilih.current = versi ?? null;
  }, [versi]);
  const blok = useMemo(() => blokBersama(versi, form.values.nama), [versi, form.values.nama]);
  return (
    <FormPage
      form={form}
      labels={namaIsian}
      notices={<RefusedNotice form={form} title="Sudah dikoreksi" />}
      leave={{
        to: diminta?.kembali ?? (data ? paths.dataBersama.detail(data.uuid) : paths.dataBersama.list()),
      }}
    >
      <Section title="Tentang">
        <div className="mj-tumpuk-4">
          {data ? (
            <LongField
              {...form.field('alasan')}
              label={namaIsian.alasan}
              description="Data yang lama tetap terbaca; lembar yang memakainya ditandai dan tidak dihitung ulang"
              withAsterisk
              maxLength={500}
            />
          ) : (
            <PilihMetode form={form} versi={versi ?? null} />
          )}
          <div className="mj-sepasang">
            <DateField {...form.field('tanggal')} label={namaIsian.tanggal} max={hariIni} />
          </div>
        </div>
      </Section>
      {blok ? <Kisi form={form} versi={versi!} blok={blok} /> : null}
      <NoteField
        {...form.field('keterangan')}
        label={namaIsian.keterangan}
        description="Lot baku, pelarut, instrumen; boleh kosong"
      />
    </FormPage>
  );
}

type KisiProps = { form: RecordForm<IsianData>; versi: VersiLembar; blok: Bersama };

/** The cells, and what they come to so far. */
function Kisi({ form, versi, blok }: KisiProps) {
  const { isian, nama } = form.values;
  const { perangkat } = useAplikasi();
  const selisih = useBaca(() => selisihJam(perangkat), [perangkat]) ?? 0;
  const hasil = useHasil(versi, nama, isian);
  const terkini = useRef({ change: form.change, selisih });
  useEffect(() => {
    terkini.current = { change: form.change, selisih };
  });
  // The same function as long as the form is open: no other cell is drawn anew when one is left.
  const onSel = useCallback((perubahan: readonly PerubahanSel[]) => {
    const pada = new Date(Date.now() + terkini.current.selisih).toISOString();
    const baru = Object.fromEntries(perubahan.map(({ kunci, ...sel }) => [kunci, { ...sel, pada }]));
    terkini.current.change((now) => ({ ...now, isian: { ...now.isian, ...baru } }), 'sel');
  }, []);
  return (
    <Section title={blok.label}>
      <div id={form.id('sel')} className="mj-tumpuk-4">
        {form.errors['sel'] ? <Input.Error role="alert">{form.errors['sel']}</Input.Error> : null}
        <Lembar blok={blok} isian={isian} hasil={hasil} readOnly={form.readOnly} onSel={onSel} />
        <Garis blok={blok} isian={isian} hasil={hasil} />
      </div>
    </Section>
  );
}

const labelTulisan = (versi: VersiLembar | null, nama: string, koreksi: boolean): string => {
  const label = blokBersama(versi, nama)?.label ?? 'data bersama';
  return [`${koreksi ? 'Koreksi' : 'Catat'} ${label}`, versi?.parameterUji.namaParameterUji]
    .filter(Boolean)
    .join(' · ');
};

/** What the schema cannot know: the cells of the kind that was chosen, and what day it is. */
function salahIsian(
  { isian, nama, tanggal }: IsianData,
  versi: VersiLembar | null,
  hariIni: string,
): FieldErrors {
  const blok = blokBersama(versi, nama);
  const sel = selTertulis(isian);
  const salah = blok ? periksaSel(blok, sel) : [];
  const kalimat = salah.map(({ field, message }) => {
    const at = Number(/^sel\[(\d+)\]/.exec(field)?.[1]);
    return `${sebutSel(blok!, sel[at]!.kunci)}: ${message}`;
  });
  return {
    ...(kalimat.length > 0 ? { sel: kalimat.join(' ') } : {}),
    ...(tanggal > hariIni ? { tanggal: setelahHariIni } : {}),
  };
}

import type { ReactNode } from 'react';
import { Skeleton, Textarea, TextInput } from '@mantine/core';
import { kosong } from '#domain/core/fields.ts';
import type { Verdict } from '#domain/core/workflow.ts';
import { lhuApi } from '#domain/lhu/endpoints.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { nomorTerbit } from '#domain/lhu/nomor.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useLive } from '#data/use-live.ts';
import {
  KepalaPengujian,
  LajurPengujian,
  RekamanPengujian,
} from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { useBackToList } from '#kit/list/back-to-list.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import { FormPage } from '#kit/form/FormPage.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import { akibatTerbit, hasilTerbit } from './laporan.ts';
import { LembarPratinjau } from './LembarPratinjau.tsx';

export type TerbitkanFormProps = {
  data: Pengujian;
  kembali: { to: string; label: string };
  /** Whether it may be sent just now. */
  verdict: Verdict;
  pesan: ReactNode;
  /** The server refused: the record may have moved on. */
  onDitolak: () => void;
  /** The record below the form. */
  children: ReactNode;
};

/** The report form once the number it offers is known; without a network it opens all the same and waits. */
export function TerbitkanForm(props: TerbitkanFormProps) {
  const { data, kembali, children } = props;
  const { hasil } = useLive(lhuApi.cetak, { uuid: data.uuid });
  if (hasil.jenis === 'memuat')
    return (
      <RekamanPengujian data={data} kembali={kembali}>
        <Skeleton height="26rem" radius="lg" aria-label="Menyiapkan nomor" />
        {children}
      </RekamanPengujian>
    );
  return <Isian {...props} nomor={hasil.jenis === 'ada' ? hasil.jawaban.data.noSuratBerikut : ''} />;
}

type IsianLhu = { noSurat: string; keterangan: string; catatanSurat: string };

const teks = (value: unknown): string => (typeof value === 'string' ? value : '');
const isianDari = (kept: Record<string, unknown>): IsianLhu => ({
  noSurat: teks(kept['noSurat']),
  keterangan: teks(kept['keterangan']),
  catatanSurat: teks(kept['catatanSurat']),
});

/** Nomor, Keterangan and Catatan (LHU-09); a correction keeps the number and must say why (GAP-139). */
function Isian({
  data,
  kembali,
  verdict,
  pesan,
  onDitolak,
  children,
  nomor,
}: TerbitkanFormProps & { nomor: string }) {
  const backToList = useBackToList(paths.lhu.list());
  const pertama = data.lhu[0]?.noSurat;
  const form = useRecordForm({
    endpoint: lhuApi.terbitkan,
    record: data.uuid,
    label: `${pertama ? 'Perbaiki' : 'Terbitkan'} LHU · ${sebutan(data.nomor, data.namaSampel)}`,
    initial: { noSurat: pertama ?? nomor, keterangan: data.lhu.at(-1)?.keterangan ?? '', catatanSurat: '' },
    read: isianDari,
    body: (isian) => ({ uuid: data.uuid, ...isian, ...(pertama ? { noSurat: pertama } : {}) }),
    alsoWrong: ({ catatanSurat }) => (pertama && catatanSurat.trim() === '' ? { catatanSurat: kosong } : {}),
    version: { rev: data.rev, tertunda: [], tanda: data.rev },
    verdict: () => verdict,
    confirm: ({ noSurat }) => confirmDecision(akibatTerbit(noSurat.trim(), data.lhu)),
    onSaved: (info, jawaban) => backToList(info, hasilTerbit((jawaban as Pengujian).lhu)), // LHU-11
    onRefused: onDitolak,
  });
  const nomorLhu = form.field('noSurat');

  return (
    <>
      <KepalaPengujian
        data={data}
        kembali={kembali}
        padat
        pesan={
          <>
            {pesan}
            {verdict.ok ? null : <Callout tone="menunggu" title={verdict.reason} />}
          </>
        }
      />
      <FormPage form={form} labels={labels} leave={{ to: kembali.to, label: 'Kembali' }}>
        <LajurPengujian
          data={data}
          samping={
            <Section title={pertama ? 'Perbaiki LHU' : 'Terbitkan LHU'} dense>
              <div className="mj-tumpuk-5">
                <TextInput
                  {...nomorLhu}
                  label={labels.noSurat}
                  withAsterisk
                  maxLength={100}
                  value={pertama ?? nomorLhu.value}
                  readOnly={form.readOnly || pertama !== undefined}
                  description={pertama ? `Terbit sebagai ${nomorTerbit(pertama, data.lhu)}` : undefined}
                />
                <Textarea
                  {...form.field('keterangan')}
                  label={labels.keterangan}
                  autosize
                  minRows={3}
                  maxLength={2000}
                />
                <Textarea
                  {...form.field('catatanSurat')}
                  label={labels.catatanSurat}
                  withAsterisk={pertama !== undefined}
                  description={
                    pertama
                      ? 'Alasan perbaikan; tercetak pada revisi'
                      : 'Untuk petugas: tampil pada laporan di layar ini dan di riwayat, tidak tercetak dan tidak dibaca pendaftar'
                  }
                  autosize
                  minRows={2}
                  maxLength={2000}
                />
              </div>
            </Section>
          }
        >
          <LembarPratinjau data={data} keterangan={form.values.keterangan || null} />
          {children}
        </LajurPengujian>
      </FormPage>
    </>
  );
}

const labels = { noSurat: 'Nomor', keterangan: 'Keterangan', catatanSurat: 'Catatan' };

import type { ReactNode } from 'react';
import { Skeleton, TextInput } from '@mantine/core';
import { kosong } from '#domain/core/fields.ts';
import type { Verdict } from '#domain/core/workflow.ts';
import { lhuApi } from '#domain/lhu/endpoints.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { denganCatatan } from '#domain/lhu/catatan-kaki.ts';
import { lampiranFoto, maksLampiran, terlaluBanyakLampiran } from '#domain/lhu/foto.ts';
import { nomorTerbit } from '#domain/lhu/nomor.ts';
import { isiTerbit, perubahanIsi } from '#domain/lhu/perubahan.ts';
import type { IsiTerbit } from '#domain/pengujian/lhu.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useLive } from '#data/use-live.ts';
import {
  KepalaPengujian,
  LajurPengujian,
  RekamanPengujian,
} from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { LongField } from '#kit/field/LongField.tsx';
import { useBackToList } from '#kit/list/back-to-list.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import { FormPage } from '#kit/form/FormPage.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { paths } from '#paths';
import type { Teks } from '#pdf/lhu.ts';
import { faktaPelanggan } from '#pdf/pendaftar.ts';
import { bodyCatatan, catatanAwal, catatanDari, type IsianCatatan } from './catatan.ts';
import { CatatanKakiDialog } from './CatatanKakiDialog.tsx';
import { akibatTerbit, hasilTerbit } from './laporan.ts';
import { LembarPratinjau } from './LembarPratinjau.tsx';
import type { ParameterDibuka } from './MetodeDialog.tsx';

export type TerbitkanFormProps = {
  data: Pengujian;
  kembali: { to: string; label: string };
  /** Whether it may be sent just now. */
  verdict: Verdict;
  pesan: ReactNode;
  /** The server refused: the record may have moved on. */
  onDitolak: () => void;
  /** The record below the form, with the footnotes as they are typed, and what opens those of a parameter. */
  children: (terisi: Pengujian, onCatatanKaki?: (dibuka: ParameterDibuka) => void) => ReactNode;
};

/** The report form once the number it offers is known; without a network it opens all the same and waits. */
export function TerbitkanForm(props: TerbitkanFormProps) {
  const { data, kembali, children } = props;
  const { hasil } = useLive(lhuApi.cetak, { uuid: data.uuid });
  if (hasil.jenis === 'memuat')
    return (
      <RekamanPengujian data={data} kembali={kembali}>
        <Skeleton height="26rem" radius="lg" aria-label="Menyiapkan nomor" />
        {children(data)}
      </RekamanPengujian>
    );
  const cetak = hasil.jenis === 'ada' ? hasil.jawaban.data : null;
  return <Isian {...props} nomor={cetak?.noSuratBerikut ?? ''} terbit={cetak?.isiTerbit ?? null} />;
}

type IsianLhu = {
  noSurat: string;
  keterangan: string;
  pendapat: string;
  catatanSurat: string;
  catatan: IsianCatatan;
};

const teks = (value: unknown): string => (typeof value === 'string' ? value : '');
const isianDari = (kept: Record<string, unknown>, awal: IsianCatatan): IsianLhu => ({
  noSurat: teks(kept['noSurat']),
  keterangan: teks(kept['keterangan']),
  pendapat: teks(kept['pendapat']),
  catatanSurat: teks(kept['catatanSurat']),
  catatan: catatanDari(kept['catatan'], awal),
});

/** Nomor, Keterangan, Catatan (LHU-09), opinion and footnotes; a correction keeps the number and must say why (GAP-139). */
function Isian({
  data,
  kembali,
  verdict,
  pesan,
  onDitolak,
  children,
  nomor,
  terbit,
}: TerbitkanFormProps & { nomor: string; terbit: IsiTerbit | null }) {
  const backToList = useBackToList(paths.lhu.list());
  const catatanKaki = useDialog<ParameterDibuka>();
  const pertama = data.lhu[0]?.noSurat;
  const terakhir = data.lhu.at(-1);
  const catatan = catatanAwal(data);
  const form = useRecordForm({
    endpoint: lhuApi.terbitkan,
    record: data.uuid,
    label: `${pertama ? 'Perbaiki' : 'Terbitkan'} LHU · ${sebutan(data.nomor, data.namaSampel)}`,
    initial: {
      noSurat: pertama ?? nomor,
      keterangan: terakhir?.keterangan ?? '',
      pendapat: terakhir?.pendapat ?? '',
      catatanSurat: '',
      catatan,
    },
    read: (kept) => isianDari(kept, catatan),
    body: (isian) => ({
      uuid: data.uuid,
      noSurat: pertama ?? isian.noSurat,
      keterangan: isian.keterangan,
      pendapat: isian.pendapat,
      catatanSurat: isian.catatanSurat,
      catatanParameter: bodyCatatan(data, isian.catatan),
    }),
    alsoWrong: (isian) => ({
      ...(pertama && isian.catatanSurat.trim() === '' ? { catatanSurat: kosong } : {}),
      ...(lampiranFoto(denganCatatan(data.sample, bodyCatatan(data, isian.catatan))).length > maksLampiran
        ? { catatanParameter: terlaluBanyakLampiran }
        : {}),
    }),
    version: { rev: data.rev, tertunda: [], tanda: data.rev },
    verdict: () => verdict,
    confirm: ({ noSurat }) => confirmDecision(akibatTerbit(noSurat.trim(), data.lhu)),
    onSaved: (info, jawaban) => backToList(info, hasilTerbit((jawaban as Pengujian).lhu)), // LHU-11
    onRefused: onDitolak,
  });
  const nomorLhu = form.field('noSurat');
  const tercatat = bodyCatatan(data, form.values.catatan);
  const terisi = { ...data, sample: denganCatatan(data.sample, tercatat) };

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
                <LongField
                  {...form.field('pendapat')}
                  label={labels.pendapat}
                  description="Boleh kosong; tercetak sebagai bagian tersendiri, dengan dasar pendapatnya"
                  maxLength={2000}
                />
                <LongField
                  {...form.field('keterangan')}
                  label={labels.keterangan}
                  minRows={3}
                  maxLength={2000}
                />
                <LongField
                  {...form.field('catatanSurat')}
                  label={labels.catatanSurat}
                  withAsterisk={pertama !== undefined}
                  description={
                    pertama
                      ? 'Alasan perbaikan; tercetak pada revisi'
                      : 'Untuk petugas: tampil pada laporan di layar ini dan di riwayat, tidak tercetak dan tidak dibaca pendaftar'
                  }
                  maxLength={2000}
                />
              </div>
            </Section>
          }
        >
          <LembarPratinjau data={data} teks={teksLaporan(terisi, form.values, terbit)} catatan={tercatat} />
          {children(terisi, catatanKaki.open)}
        </LajurPengujian>
      </FormPage>
      {/* Beside the form: keys pressed in a dialog within it would send it. */}
      <CatatanKakiDialog
        dialog={catatanKaki}
        field={(uuid, bidang) => form.field(`catatan[${uuid}][${bidang}]`)}
        pilihan={(uuid, bidang) => form.field(`catatan[${uuid}][${bidang}]`)}
      />
    </>
  );
}

/** What is written for the report as its paper takes it; a revision says what it changes. */
function teksLaporan(terisi: Pengujian, isian: IsianLhu, terbit: IsiTerbit | null): Teks {
  const tulisan = { keterangan: isian.keterangan.trim() || null, pendapat: isian.pendapat.trim() || null };
  return {
    ...tulisan,
    catatanSurat: isian.catatanSurat.trim() || null,
    revisi: terisi.lhu.length,
    menggantikan: terisi.lhu.at(-1)?.noSurat ?? null,
    perubahan: terbit && perubahanIsi(terbit, isiTerbit(terisi, tulisan, faktaPelanggan(terisi.user))),
  };
}

const labels = {
  noSurat: 'Nomor',
  pendapat: 'Pendapat dan tafsiran',
  keterangan: 'Keterangan',
  catatanSurat: 'Catatan',
};

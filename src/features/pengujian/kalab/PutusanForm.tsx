import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { check } from '#domain/core/workflow.ts';
import { pertanyaanAdmin } from '#domain/pengujian/biasa.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import { CatatanPendaftar } from '#features/pengujian/bagian/CatatanPendaftar.tsx';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import { KepalaPilihan, PilihanBaris } from '#features/pengujian/bagian/PilihanBaris.tsx';
import { KepalaPengujian, LajurPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { RincianBiaya } from '#features/pengujian/bagian/RincianBiaya.tsx';
import { RingkasanPutusan } from '#features/pengujian/bagian/RingkasanPutusan.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { useDecision } from '#kit/form/decision.ts';
import { RefusedDecision } from '#kit/form/DecisionNotices.tsx';
import { FormPage } from '#kit/form/FormPage.tsx';
import { NoteField } from '#kit/field/NoteField.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { paths } from '#paths';
import {
  akibatPutusan,
  bodyPutusan,
  kodeSemua,
  labelPutusan,
  namaPilihan,
  pilihanKalab,
  pilihanUntuk,
  pratinjauTagihan,
  putusanBaru,
  putusanDari,
  putusanKeliru,
  setujuiSemua,
  susulanPutusan,
  versiPengujian,
  type IsianPutusan,
} from './putusan.ts';

export type PutusanFormProps = {
  tampilan: Tampilan<Pengujian>;
  kembali: { to: string; label: string };
  /** An earlier decision, refused or not sent yet, whose place this one takes. */
  perbaiki: Baris | null;
};

/** The Kalab's decision on one submission (KALAB-12, KALAB-13), made with or without a network. */
export function PutusanForm({ tampilan, kembali, perbaiki }: PutusanFormProps) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const form = useDecision({
    endpoint: pengujianApi.verifikasi,
    tampilan,
    repairs: perbaiki,
    list: paths.kalabPengujian.list(), // KALAB-06
    fresh: putusanBaru,
    read: putusanDari,
    labelOf: ({ flagPersetujuan }) => labelPutusan(flagPersetujuan, data),
    body: (isian) => bodyPutusan(isian, data),
    alsoWrong: (isian, begun) => putusanKeliru(isian, data, begun),
    version: versiPengujian(tampilan),
    verdict: ({ flagPersetujuan }) =>
      check(
        pengujianWorkflow,
        flagPersetujuan === 1 ? 'setujuiKalab' : 'tolakKalab',
        keadaanDari(data),
        actor,
      ),
    consequence: (isian) => akibatPutusan(isian, data),
    result: (isian) => susulanPutusan(isian, data),
  });
  const { values: isian } = form;
  const disetujui = isian.flagPersetujuan === 1;
  const tagihan = pratinjauTagihan(isian, data);

  return (
    <>
      <KepalaPengujian data={data} kembali={kembali} tanda={<WriteMarks tampilan={tampilan} />} padat />
      <FormPage
        form={form}
        labels={labels(data)}
        notices={<RefusedDecision repairs={perbaiki} state={form.state} />}
        submit={{ label: 'Simpan', danger: !disetujui }}
        summary={disetujui ? <RingkasanPutusan kode={kodeSemua(isian, data)} tagihan={tagihan} /> : null}
        list={paths.kalabPengujian.list()}
        leave={{ to: kembali.to }}
      >
        <PertanyaanAdmin data={data} />
        <LajurPengujian data={data} samping={<Persetujuan form={form} data={data} />}>
          <CatatanPendaftar data={data} />
          {data.sample.map((sampel, ke) => (
            <SampelDiputuskan key={sampel.uuid} sampel={sampel} ke={ke} form={form} />
          ))}
          <Tagihan isian={isian} data={data} />
        </LajurPengujian>
      </FormPage>
    </>
  );
}

/** What Admin wants to know, on top: it is what the decision answers. */
function PertanyaanAdmin({ data }: { data: Pengujian }) {
  const tanya = pertanyaanAdmin(data);
  if (!tanya) return null;
  return (
    <Callout inline tone="menunggu" title={`Pertanyaan ${tanya.user?.nama ?? 'Admin'} untuk Anda`}>
      {tanya.catatan}
    </Callout>
  );
}

type Putusan = RecordForm<IsianPutusan>;

function SampelDiputuskan({ sampel, ke, form }: { sampel: Sampel; ke: number; form: Putusan }) {
  if (form.values.flagPersetujuan === 0) return <KartuSampel sampel={sampel} nomor={ke + 1} />;
  const pilihan = (parameter: ParameterSampel) => (
    <PilihanBaris
      {...form.field(
        `pilihan[${parameter.uuid}]`,
        namaPilihan(ke, sampel.parameter.indexOf(parameter)),
        'flagPersetujuan',
      )}
      label={`Putusan untuk ${parameter.parameterTest.namaParameterUji}`}
      kode={pilihanKalab}
      value={pilihanUntuk(form.values, parameter)}
    />
  );
  return (
    <KartuSampel
      sampel={sampel}
      nomor={ke + 1}
      perParameter={pilihan}
      kolom={<KepalaPilihan kode={pilihanKalab} />}
    />
  );
}

function Persetujuan({ data, form }: BagianProps) {
  return (
    <Section title="Persetujuan" dense>
      <div className="mj-tumpuk-3">
        {form.values.flagPersetujuan === 1 ? <SetujuiSemua data={data} form={form} /> : null}
        <RadioField
          {...form.field('flagPersetujuan')}
          label="Persetujuan"
          withAsterisk
          options={[
            { value: 1, label: 'Disetujui', disabled: form.readOnly },
            { value: 0, label: 'Ditolak', disabled: form.readOnly },
          ]}
        />
        <NoteField
          {...form.field('catatanTambahan')}
          label="Catatan"
          description="Boleh kosong; pendaftar membacanya di riwayat"
        />
      </div>
    </Section>
  );
}

const labels = (data: Pengujian): Record<string, string> => ({
  ...Object.fromEntries(
    data.sample.flatMap(({ parameter }, ke) =>
      parameter.map(({ parameterTest }, at) => [
        namaPilihan(ke, at),
        `${parameterTest.namaParameterUji} (sampel ${ke + 1})`,
      ]),
    ),
  ),
  flagPersetujuan: 'Persetujuan',
  catatanTambahan: 'Catatan',
});

type BagianProps = { data: Pengujian; form: RecordForm<IsianPutusan> };

const { belumDiverifikasi } = statusSampelParameter;

/** One tap for all parameters that nobody has decided yet; absent when there is at most one. */
function SetujuiSemua({ data, form }: BagianProps) {
  const belum = kodeSemua(form.values, data).filter((kode) => kode === belumDiverifikasi.code).length;
  if (belum < 2) return null;
  return (
    <Button
      variant="default"
      disabled={form.readOnly}
      leftSection={<IconChecks aria-hidden size="1.125rem" />}
      onClick={() => form.change((now) => setujuiSemua(now, data), ...Object.keys(form.errors))}
    >
      Setujui {belum} parameter yang belum diputuskan
    </Button>
  );
}

/** What the registrant will be asked to pay for what is approved. */
function Tagihan({ isian, data }: { isian: IsianPutusan; data: Pengujian }) {
  const { baris, total, dp } = pratinjauTagihan(isian, data);
  return (
    <Section title="Pratinjau tagihan">
      {isian.flagPersetujuan === 0 || baris.length === 0 ? (
        <p className="mj-redup">
          {isian.flagPersetujuan === 0
            ? 'Semua parameter ikut ditolak'
            : 'Belum ada parameter yang disetujui'}
          ; tidak ada tagihan.
        </p>
      ) : (
        <RincianBiaya
          baris={baris}
          jumlah={[
            { label: 'Total', nilai: total },
            { label: 'DP 50%', nilai: dp, utama: true },
          ]}
        />
      )}
    </Section>
  );
}

import { Button, Textarea } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { fromWire } from '#domain/core/wire.ts';
import { check } from '#domain/core/workflow.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/outbox/row.ts';
import type { Tampilan } from '#data/view.ts';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import { RekamanPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { RincianBiaya } from '#features/pengujian/bagian/RincianBiaya.tsx';
import { useBackToList } from '#kit/back-to-list.ts';
import { Callout } from '#kit/Callout.tsx';
import { DraftMark } from '#kit/DraftBar.tsx';
import { Form, FormNotices } from '#kit/Form.tsx';
import { useFormGuard } from '#kit/leave-guard.ts';
import { RadioField } from '#kit/RadioField.tsx';
import { useRecordForm, type RecordForm } from '#kit/record-form.ts';
import { Section } from '#kit/Section.tsx';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import { WriteMarks } from '#kit/WriteMarks.tsx';
import { paths } from '#paths';
import { PilihanParameter } from './PilihanParameter.tsx';
import {
  bodyPutusan,
  labelPutusan,
  namaPilihan,
  pilihanUntuk,
  pratinjauTagihan,
  putusanBaru,
  putusanDari,
  putusanKeliru,
  versiPengujian,
  type IsianPutusan,
} from './putusan.ts';
import classes from './PutusanForm.module.css';

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
  const backToList = useBackToList(paths.kalabPengujian.list());
  const form = useRecordForm({
    endpoint: pengujianApi.verifikasi,
    record: data.uuid,
    label: labelPutusan(1, data),
    labelOf: ({ flagPersetujuan }) => labelPutusan(flagPersetujuan, data),
    repairs: perbaiki,
    initial: perbaiki ? putusanDari(fromWire(perbaiki.body) as Record<string, unknown>) : putusanBaru,
    read: putusanDari,
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
    onSaved: backToList, // KALAB-06
  });
  useFormGuard(form);
  const { values: isian } = form;
  const disetujui = isian.flagPersetujuan === 1;

  return (
    <Form form={form}>
      <RekamanPengujian
        data={data}
        kembali={kembali}
        tanda={<WriteMarks tampilan={tampilan} outboxPath={paths.kotakKeluar()} />}
        mainAction={
          <SubmitButton label="Simpan" busy={form.state.jenis === 'mengirim'} blocked={form.blocked} />
        }
        pesan={
          <FormNotices form={form} labels={labels(data)} outboxPath={paths.kotakKeluar()}>
            {perbaiki?.error && form.state.jenis === 'mengisi' ? (
              <Callout tone="bahaya" title="Putusan Anda sebelumnya tidak berlaku">
                {perbaiki.error.info}
              </Callout>
            ) : null}
          </FormNotices>
        }
      >
        {data.sample.map((sampel, ke) => (
          <KartuSampel
            key={sampel.uuid}
            sampel={sampel}
            nomor={ke + 1}
            perParameter={
              disetujui
                ? (parameter) => (
                    <PilihanParameter
                      {...form.field(
                        `pilihan[${parameter.uuid}]`,
                        namaPilihan(ke, sampel.parameter.indexOf(parameter)),
                        'flagPersetujuan',
                      )}
                      parameter={parameter}
                      value={pilihanUntuk(isian, parameter)}
                    />
                  )
                : undefined
            }
          />
        ))}
        <Section title="Persetujuan">
          <div className={classes.decision}>
            <RadioField
              {...form.field('flagPersetujuan')}
              label="Persetujuan"
              withAsterisk
              options={[
                { value: 1, label: 'Disetujui' },
                { value: 0, label: 'Ditolak' },
              ]}
            />
            {disetujui ? <SetujuiSemua data={data} form={form} /> : null}
            <Textarea
              {...form.field('catatanTambahan')}
              label="Catatan"
              description="Boleh kosong; pendaftar membacanya di riwayat"
              autosize
              minRows={3}
              maxLength={2000}
            />
            <DraftMark draft={form.draft} />
          </div>
        </Section>
        <Tagihan isian={isian} data={data} />
      </RekamanPengujian>
    </Form>
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

type SetujuiSemuaProps = { data: Pengujian; form: RecordForm<IsianPutusan> };

/** One tap for all parameters that nobody has decided yet; absent when there is at most one. */
function SetujuiSemua({ data, form }: SetujuiSemuaProps) {
  const belum = data.sample
    .flatMap(({ parameter }) => parameter)
    .filter((parameter) => pilihanUntuk(form.values, parameter) === null);
  if (belum.length < 2) return null;
  const setujui = Object.fromEntries(belum.map(({ uuid }) => [uuid, statusSampelParameter.disetujui.code]));
  return (
    <Button
      className={classes.all ?? ''}
      variant="default"
      size="lg"
      disabled={form.readOnly}
      leftSection={<IconChecks aria-hidden size="1.125rem" />}
      onClick={() =>
        form.change(
          (now) => ({ ...now, pilihan: { ...now.pilihan, ...setujui } }),
          ...Object.keys(form.errors),
        )
      }
    >
      Setujui {belum.length} parameter yang belum diputuskan
    </Button>
  );
}

/** What the registrant will be asked to pay for what is approved. */
function Tagihan({ isian, data }: { isian: IsianPutusan; data: Pengujian }) {
  const { baris, total, dp } = pratinjauTagihan(isian, data);
  return (
    <Section title="Pratinjau tagihan">
      {isian.flagPersetujuan === 0 || baris.length === 0 ? (
        <p className={classes.none}>
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

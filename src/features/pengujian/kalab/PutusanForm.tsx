import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Textarea } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { callName } from '#domain/core/endpoint.ts';
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
import { Callout } from '#kit/Callout.tsx';
import { confirmSave } from '#kit/confirm.tsx';
import { DraftMark, DraftNotices } from '#kit/OldDraftBar.tsx';
import { useDraftForm, useDraftGuard } from '#kit/draft-form.ts';
import { OldFormMessages } from '#kit/OldFormMessages.tsx';
import { useOpenedVersion } from '#kit/opened-version.ts';
import { RadioField } from '#kit/RadioField.tsx';
import { Section } from '#kit/Section.tsx';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import { announceWrite, useWrite } from '#kit/use-write.ts';
import { berubahDiBawah, VersionNotice } from '#kit/VersionNotice.tsx';
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
  versiDari,
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
  const navigate = useNavigate();
  const [dibuka] = useState(() => new Date());
  const write = useWrite(pengujianApi.verifikasi, perbaiki?.opId);
  const version = useOpenedVersion(versiDari(tampilan));
  const form = useDraftForm<IsianPutusan>({
    call: callName(pengujianApi.verifikasi),
    record: data.uuid,
    label: labelPutusan(1, data),
    untuk: write.replaces,
    awal: perbaiki ? putusanDari(fromWire(perbaiki.body) as Record<string, unknown>) : putusanBaru,
    read: putusanDari,
  });
  useDraftGuard(form);
  const { isian } = form;
  const begunAt = form.resumed ?? dibuka.toISOString();
  const disetujui = isian.flagPersetujuan === 1;
  const verdict = check(
    pengujianWorkflow,
    disetujui ? 'setujuiKalab' : 'tolakKalab',
    keadaanDari(data),
    actor,
  );
  const blocked = version.changed ? berubahDiBawah : verdict.ok ? form.blocked : verdict.reason;

  const save = async () => {
    const hasil = await write.submit({
      body: bodyPutusan(isian, data),
      alsoWrong: putusanKeliru(isian, data, new Date(begunAt)),
      label: labelPutusan(isian.flagPersetujuan, data),
      baseRev: version.baseRev,
      after: version.after,
      begunAt,
      confirm: confirmSave,
      draf: form.draft.kunci,
      before: form.draft.simpanSekarang,
    });
    if (hasil.jenis !== 'terkirim' && hasil.jenis !== 'tersimpan') return;
    form.done();
    announceWrite(hasil);
    void navigate(paths.kalabPengujian.list()); // TESTADM-22
  };
  const pilih = (uuid: string, kode: number) => form.set({ pilihan: { ...isian.pilihan, [uuid]: kode } });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!write.locked && blocked === null) void save();
      }}
    >
      <RekamanPengujian
        data={data}
        kembali={kembali}
        tanda={<WriteMarks tampilan={tampilan} outboxPath={paths.kotakKeluar()} />}
        mainAction={<SubmitButton label="Simpan" busy={write.state.jenis === 'mengirim'} blocked={blocked} />}
        pesan={
          <>
            <VersionNotice version={version} />
            {perbaiki?.error && write.state.jenis === 'mengisi' ? (
              <Callout tone="bahaya" title="Putusan Anda sebelumnya tidak berlaku">
                {perbaiki.error.info}
              </Callout>
            ) : null}
            <DraftNotices form={form} />
            <OldFormMessages write={write} labels={labels(data)} outboxPath={paths.kotakKeluar()} />
          </>
        }
      >
        {data.sample.map((sampel, ke) => (
          <KartuSampel
            key={sampel.uuid}
            sampel={sampel}
            nomor={ke + 1}
            perParameter={
              disetujui
                ? (parameter) => {
                    const nama = namaPilihan(ke, sampel.parameter.indexOf(parameter));
                    return (
                      <PilihanParameter
                        id={write.id(nama)}
                        parameter={parameter}
                        kode={pilihanUntuk(isian, parameter)}
                        error={write.errors[nama]}
                        readOnly={form.readOnly || write.locked}
                        onChange={(kode) => {
                          pilih(parameter.uuid, kode);
                          write.clearError(nama);
                          write.clearError('flagPersetujuan');
                        }}
                      />
                    );
                  }
                : undefined
            }
          />
        ))}
        <Section title="Persetujuan">
          <div className={classes.decision}>
            <RadioField
              id={write.id('flagPersetujuan')}
              label="Persetujuan"
              withAsterisk
              value={String(isian.flagPersetujuan)}
              error={write.errors['flagPersetujuan']}
              readOnly={form.readOnly || write.locked}
              onChange={(value) => {
                form.set({ flagPersetujuan: value === '1' ? 1 : 0 });
                write.clearError('flagPersetujuan');
              }}
              options={[
                { value: '1', label: 'Disetujui' },
                { value: '0', label: 'Ditolak' },
              ]}
            />
            {disetujui ? (
              <SetujuiSemua
                data={data}
                isian={isian}
                disabled={form.readOnly || write.locked}
                onChange={(pilihan) => {
                  form.set({ pilihan });
                  Object.keys(write.errors).forEach(write.clearError);
                }}
              />
            ) : null}
            <Textarea
              id={write.id('catatanTambahan')}
              label="Catatan"
              description="Boleh kosong; pendaftar membacanya di riwayat"
              autosize
              minRows={3}
              maxLength={2000}
              value={isian.catatanTambahan}
              readOnly={form.readOnly || write.locked}
              error={write.errors['catatanTambahan']}
              onChange={(event) => {
                form.set({ catatanTambahan: event.currentTarget.value });
                write.clearError('catatanTambahan');
              }}
            />
            {form.draft.keadaan.jenis === 'menulis' ? <DraftMark draft={form.draft} /> : null}
          </div>
        </Section>
        <Tagihan isian={isian} data={data} />
      </RekamanPengujian>
    </form>
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

type SetujuiSemuaProps = {
  data: Pengujian;
  isian: IsianPutusan;
  onChange: (pilihan: IsianPutusan['pilihan']) => void;
  disabled: boolean;
};

/** One tap for all parameters that nobody has decided yet; absent when there is at most one. */
function SetujuiSemua({ data, isian, onChange, disabled }: SetujuiSemuaProps) {
  const belum = data.sample
    .flatMap(({ parameter }) => parameter)
    .filter((parameter) => pilihanUntuk(isian, parameter) === null);
  if (belum.length < 2) return null;
  const setujui = Object.fromEntries(belum.map(({ uuid }) => [uuid, statusSampelParameter.disetujui.code]));
  return (
    <Button
      className={classes.all ?? ''}
      variant="default"
      size="lg"
      disabled={disabled}
      leftSection={<IconChecks aria-hidden size="1.125rem" />}
      onClick={() => onChange({ ...isian.pilihan, ...setujui })}
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

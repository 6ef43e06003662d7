import { useState } from 'react';
import { Button, Switch, TextInput } from '@mantine/core';
import { kosong } from '#domain/core/fields.ts';
import { check } from '#domain/core/workflow.ts';
import { lhuApi } from '#domain/lhu/endpoints.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { DateText } from '#kit/text/DateText.tsx';
import { DraftMark } from '#kit/form/DraftBar.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { FilePreview } from '#kit/field/FilePreview.tsx';
import { Form, FormNotices } from '#kit/form/Form.tsx';
import { FormMessages } from '#kit/form/FormMessages.tsx';
import { useOnline } from '#kit/device/online.ts';
import { useRecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import { SubmitButton } from '#kit/form/SubmitButton.tsx';
import { showSuccess, type Told } from '#kit/notice/toast.ts';
import classes from './LaporanTerbit.module.css';

const { lhuTersedia, permintaanDokumen, dokumenTersedia } = pengujianWorkflow.states;

/** The additional document of a report: to be asked for at 14, awaited at 15, there at 16 (LHU-15 to LHU-17, GAP-140). */
export function DokumenTambahan({ data }: { data: Pengujian }) {
  const kode = data.idPengujianStatusPengajuan;
  if (kode === lhuTersedia.code) return <Ajukan data={data} />;
  const fakta = (
    <FactList
      facts={[
        {
          label: 'Tanggal permintaan',
          value: <DateText value={data.tglRequestDokumenTambahan} as="tanggal-waktu" />,
        },
        { label: 'Nama dokumen', value: data.deskripsiRequestDokumenTambahan, wide: true },
      ]}
    />
  );
  return (
    <Section title="Dokumen tambahan">
      <div className={classes.request}>
        {fakta}
        {kode === permintaanDokumen.code ? <Tarik data={data} /> : null}
        {kode === dokumenTersedia.code && data.fileDokumenTambahan ? (
          <FilePreview file={data.fileDokumenTambahan} label="Dokumen tambahan" />
        ) : null}
      </div>
    </Section>
  );
}

const namaDokumen = 'deskripsiRequestDokumenTambahan';
const labels = { [namaDokumen]: 'Nama dokumen' };

/** What both acts share: the call, on the record as it stands, with the server at hand. */
function usePermintaan(data: Pengujian, aksi: 'mintaDokumen' | 'batalkanDokumen') {
  const { actor } = useOrang();
  const verdict = useOnline(check(pengujianWorkflow, aksi, keadaanDari(data), actor));
  return {
    endpoint: lhuApi.mintaDokumen,
    record: data.uuid,
    verdict: () => verdict,
    onSaved: (info: Told) => showSuccess(info),
  };
}

const dokumenBaru = { nama: '' };

function Ajukan({ data }: { data: Pengujian }) {
  const form = useRecordForm({
    ...usePermintaan(data, 'mintaDokumen'),
    label: `Ajukan dokumen tambahan · ${sebutan(data.nomor, data.namaSampel)}`,
    initial: dokumenBaru,
    read: ({ nama }) => ({ nama: typeof nama === 'string' ? nama : '' }),
    body: ({ nama }) => ({
      uuid: data.uuid,
      flagRequestDokumenTambahan: true,
      deskripsiRequestDokumenTambahan: nama,
      baseRev: data.rev,
    }),
    alsoWrong: ({ nama }) => (nama.trim() === '' ? { [namaDokumen]: kosong } : {}),
    confirm: ({ nama }) =>
      openConfirm({
        title: 'Ajukan dokumen tambahan ?',
        body: `Pastikan nama dokumen sudah benar: ${nama}`,
        confirmLabel: 'Ya, ajukan',
      }),
  });
  const [dibuka, setDibuka] = useState(false);
  const terbuka = dibuka || form.resumed !== null;
  return (
    <Section title="Dokumen tambahan">
      <Form form={form} className={classes.request}>
        <Switch
          className={classes.switch ?? ''}
          label="Ajukan dokumen tambahan"
          checked={terbuka}
          onChange={(event) => {
            setDibuka(event.currentTarget.checked);
            if (!event.currentTarget.checked) form.discard();
          }}
        />
        {terbuka ? (
          <>
            <FormNotices form={form} labels={labels} />
            <TextInput
              {...form.field('nama', namaDokumen)}
              label="Nama dokumen"
              description="Misalnya kromatogram asli"
              withAsterisk
              maxLength={500}
            />
            <DraftMark draft={form.draft} />
            {form.refused === null ? null : <p className="mj-redup">{form.refused}</p>}
            <SubmitButton label="Ajukan" busy={form.state.jenis === 'mengirim'} blocked={form.blocked} />
          </>
        ) : null}
      </Form>
    </Section>
  );
}

/** Takes the request back (GAP-140). */
function Tarik({ data }: { data: Pengujian }) {
  const form = useRecordForm({
    ...usePermintaan(data, 'batalkanDokumen'),
    act: 'batalkanDokumen',
    label: `Tarik permintaan dokumen · ${sebutan(data.nomor, data.namaSampel)}`,
    initial: {},
    body: () => ({
      uuid: data.uuid,
      flagRequestDokumenTambahan: false,
      deskripsiRequestDokumenTambahan: null,
      baseRev: data.rev,
    }),
    confirm: () =>
      openConfirm({
        title: 'Tarik permintaan dokumen ini ?',
        body: `Dokumen '${data.deskripsiRequestDokumenTambahan}' tidak jadi diminta.`,
        confirmLabel: 'Ya, tarik',
        danger: true,
      }),
  });
  return (
    <div className={classes.request}>
      <FormMessages form={form} labels={{}} />
      {form.refused === null ? null : <p className="mj-redup">{form.refused}</p>}
      <Button
        variant="default"
        size="lg"
        loading={form.state.jenis === 'mengirim'}
        disabled={form.blocked !== null}
        onClick={() => void form.submit()}
      >
        Tarik permintaan
      </Button>
    </div>
  );
}

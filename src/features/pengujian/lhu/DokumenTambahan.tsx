import { useState } from 'react';
import { Button, Switch, TextInput } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import { kosong } from '#domain/core/fields.ts';
import { check } from '#domain/core/workflow.ts';
import { lhuApi } from '#domain/lhu/endpoints.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow, type PengujianAksi } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { openConfirm } from '#kit/confirm.tsx';
import { DateText } from '#kit/DateText.tsx';
import { DraftMark, DraftNotices } from '#kit/OldDraftBar.tsx';
import { useDraftForm } from '#kit/draft-form.ts';
import { FactList } from '#kit/FactList.tsx';
import { FilePreview } from '#kit/FilePreview.tsx';
import { OldFormMessages } from '#kit/OldFormMessages.tsx';
import { useOnline } from '#kit/online.ts';
import { Section } from '#kit/Section.tsx';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import { showSuccess } from '#kit/toast.ts';
import { useLiveWrite } from '#kit/use-live-write.ts';
import { paths } from '#paths';
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

/** What both acts share: the call, whether it may go now, and the answer in words. */
function usePermintaan(data: Pengujian, aksi: Extract<PengujianAksi, 'mintaDokumen' | 'batalkanDokumen'>) {
  const { actor } = useOrang();
  const write = useLiveWrite(lhuApi.mintaDokumen);
  const verdict = useOnline(check(pengujianWorkflow, aksi, keadaanDari(data), actor));
  return { write, blocked: verdict.ok ? null : verdict.reason };
}

const namaDokumen = 'deskripsiRequestDokumenTambahan';
const labels = { [namaDokumen]: 'Nama dokumen' };

function Ajukan({ data }: { data: Pengujian }) {
  const { write, blocked } = usePermintaan(data, 'mintaDokumen');
  const form = useDraftForm<{ nama: string }>({
    call: callName(lhuApi.mintaDokumen),
    record: data.uuid,
    label: `Ajukan dokumen tambahan · ${data.namaSampel}`,
    awal: { nama: '' },
    read: ({ nama }) => ({ nama: typeof nama === 'string' ? nama : '' }),
  });
  const [dibuka, setDibuka] = useState(false);
  const terbuka = dibuka || form.resumed !== null;
  const { nama } = form.isian;

  const kirim = async () => {
    const hasil = await write.submit({
      body: { uuid: data.uuid, flagRequestDokumenTambahan: true, deskripsiRequestDokumenTambahan: nama },
      alsoWrong: nama.trim() === '' ? { [namaDokumen]: kosong } : {},
      baseRev: data.rev,
      confirm: () =>
        openConfirm({
          title: 'Ajukan dokumen tambahan ?',
          body: `Pastikan nama dokumen sudah benar: ${nama}`,
          confirmLabel: 'Ya, ajukan',
        }),
      draf: form.draft.kunci,
      before: form.draft.simpanSekarang,
    });
    if (hasil.jenis === 'terkirim') showSuccess(hasil.info);
  };
  return (
    <Section title="Dokumen tambahan">
      <form
        noValidate
        className={classes.request}
        onSubmit={(event) => {
          event.preventDefault();
          if (!write.locked && blocked === null) void kirim();
        }}
      >
        <Switch
          className={classes.switch ?? ''}
          label="Ajukan dokumen tambahan"
          checked={terbuka}
          disabled={write.locked}
          onChange={(event) => {
            setDibuka(event.currentTarget.checked);
            if (!event.currentTarget.checked) form.discard();
          }}
        />
        {terbuka ? (
          <>
            <DraftNotices form={form} />
            <OldFormMessages write={write} labels={labels} outboxPath={paths.kotakKeluar()} />
            <TextInput
              id={write.id(namaDokumen)}
              label="Nama dokumen"
              description="Misalnya kromatogram asli"
              withAsterisk
              maxLength={500}
              value={nama}
              readOnly={form.readOnly || write.locked}
              error={write.errors[namaDokumen]}
              onChange={(event) => {
                form.set({ nama: event.currentTarget.value });
                write.clearError(namaDokumen);
              }}
            />
            {form.draft.keadaan.jenis === 'menulis' ? <DraftMark draft={form.draft} /> : null}
            {blocked === null ? null : <p className={classes.thanks}>{blocked}</p>}
            <SubmitButton
              label="Ajukan"
              busy={write.state.jenis === 'mengirim'}
              blocked={blocked ?? form.blocked}
            />
          </>
        ) : null}
      </form>
    </Section>
  );
}

/** Takes the request back (GAP-140). */
function Tarik({ data }: { data: Pengujian }) {
  const { write, blocked } = usePermintaan(data, 'batalkanDokumen');
  const tarik = async () => {
    const hasil = await write.submit({
      body: { uuid: data.uuid, flagRequestDokumenTambahan: false, deskripsiRequestDokumenTambahan: null },
      baseRev: data.rev,
      confirm: () =>
        openConfirm({
          title: 'Tarik permintaan dokumen ini ?',
          body: `Dokumen '${data.deskripsiRequestDokumenTambahan}' tidak jadi diminta.`,
          confirmLabel: 'Ya, tarik',
          danger: true,
        }),
    });
    if (hasil.jenis === 'terkirim') showSuccess(hasil.info);
  };
  return (
    <div className={classes.request}>
      <OldFormMessages write={write} labels={{}} outboxPath={paths.kotakKeluar()} />
      {blocked === null ? null : <p className={classes.thanks}>{blocked}</p>}
      <Button
        variant="default"
        size="lg"
        loading={write.state.jenis === 'mengirim'}
        disabled={blocked !== null}
        onClick={() => void tarik()}
      >
        Tarik permintaan
      </Button>
    </div>
  );
}

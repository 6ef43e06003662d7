import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, Skeleton, Textarea, TextInput } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import { kosong } from '#domain/core/fields.ts';
import type { Verdict } from '#domain/core/workflow.ts';
import { lhuApi } from '#domain/lhu/endpoints.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useLive } from '#data/use-live.ts';
import { RekamanPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { Callout } from '#kit/Callout.tsx';
import { confirmSave } from '#kit/confirm.tsx';
import { DraftMark, DraftNotices } from '#kit/OldDraftBar.tsx';
import { useDraftForm, useDraftGuard } from '#kit/draft-form.ts';
import { OldFormMessages } from '#kit/OldFormMessages.tsx';
import { useOpenedVersion } from '#kit/opened-version.ts';
import { Section } from '#kit/Section.tsx';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/toast.ts';
import { useLiveWrite } from '#kit/use-live-write.ts';
import { berubahDiBawah, VersionNotice } from '#kit/VersionNotice.tsx';
import { paths } from '#paths';
import { LembarPratinjau } from './LembarPratinjau.tsx';
import classes from './TerbitkanForm.module.css';

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
  return <Form {...props} nomor={hasil.jenis === 'ada' ? hasil.jawaban.data.noSuratBerikut : ''} />;
}

type IsianLhu = { noSurat: string; keterangan: string; catatanSurat: string };

const teks = (value: unknown): string => (typeof value === 'string' ? value : '');
const isianDari = (kept: Record<string, unknown>): IsianLhu => ({
  noSurat: teks(kept['noSurat']),
  keterangan: teks(kept['keterangan']),
  catatanSurat: teks(kept['catatanSurat']),
});

/** Nomor, Keterangan and Catatan (LHU-09); a correction keeps the number and must say why (GAP-139). */
function Form({
  data,
  kembali,
  verdict,
  pesan,
  onDitolak,
  children,
  nomor,
}: TerbitkanFormProps & { nomor: string }) {
  const navigate = useNavigate();
  const write = useLiveWrite(lhuApi.terbitkan);
  const version = useOpenedVersion({ rev: data.rev, tertunda: [], tanda: data.rev });
  const pertama = data.lhu[0]?.noSurat;
  const form = useDraftForm<IsianLhu>({
    call: callName(lhuApi.terbitkan),
    record: data.uuid,
    label: `${pertama ? 'Perbaiki' : 'Terbitkan'} LHU · ${data.namaSampel}`,
    awal: { noSurat: nomor, keterangan: data.lhu.at(-1)?.keterangan ?? '', catatanSurat: '' },
    read: isianDari,
  });
  useDraftGuard(form);
  const isian = pertama ? { ...form.isian, noSurat: pertama } : form.isian;
  const blocked = version.changed ? berubahDiBawah : verdict.ok ? form.blocked : verdict.reason;

  const save = async () => {
    const hasil = await write.submit({
      body: { uuid: data.uuid, ...isian },
      alsoWrong: pertama && isian.catatanSurat.trim() === '' ? { catatanSurat: kosong } : {},
      baseRev: version.baseRev,
      confirm: confirmSave,
      draf: form.draft.kunci,
      before: form.draft.simpanSekarang,
    });
    if (hasil.jenis === 'ditolakLangsung') onDitolak();
    if (hasil.jenis !== 'terkirim') return;
    form.done();
    showSuccess(hasil.info, TOAST_LONG_MS);
    void navigate(paths.lhu.list()); // LHU-11
  };
  const field = (nama: keyof IsianLhu) => ({
    id: write.id(nama),
    label: labels[nama],
    value: isian[nama],
    error: write.errors[nama],
    onChange: (event: { currentTarget: { value: string } }) => {
      form.set({ [nama]: event.currentTarget.value });
      write.clearError(nama);
    },
  });
  const readOnly = form.readOnly || write.locked;

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
        mainAction={<SubmitButton label="Simpan" busy={write.state.jenis === 'mengirim'} blocked={blocked} />}
        actions={
          <Button component={Link} variant="default" size="lg" to={kembali.to}>
            Kembali
          </Button>
        }
        pesan={
          <>
            {pesan}
            {verdict.ok ? null : <Callout tone="menunggu" title={verdict.reason} />}
            <VersionNotice version={version} />
            <DraftNotices form={form} />
            <OldFormMessages write={write} labels={labels} outboxPath={paths.kotakKeluar()} />
          </>
        }
      >
        <Section title={pertama ? 'Perbaiki LHU' : 'Terbitkan LHU'}>
          <div className={classes.fields}>
            <TextInput
              {...field('noSurat')}
              withAsterisk
              maxLength={100}
              readOnly={readOnly || pertama !== undefined}
              description={pertama ? `Terbit sebagai ${pertama} Rev. ${data.lhu.length}` : undefined}
            />
            <Textarea {...field('keterangan')} autosize minRows={3} maxLength={2000} readOnly={readOnly} />
            <Textarea
              {...field('catatanSurat')}
              withAsterisk={pertama !== undefined}
              description={pertama ? 'Alasan perbaikan; tercetak pada revisi' : undefined}
              autosize
              minRows={2}
              maxLength={2000}
              readOnly={readOnly}
            />
            {form.draft.keadaan.jenis === 'menulis' ? <DraftMark draft={form.draft} /> : null}
          </div>
        </Section>
        <LembarPratinjau data={data} keterangan={isian.keterangan || null} />
        {children}
      </RekamanPengujian>
    </form>
  );
}

const labels = { noSurat: 'Nomor', keterangan: 'Keterangan', catatanSurat: 'Catatan' };

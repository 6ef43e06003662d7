import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { versiLembarApi } from '#domain/lembar-kerja/versi-endpoints.ts';
import { versiWorkflow } from '#domain/lembar-kerja/versi-workflow.ts';
import { check } from '#domain/core/workflow.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { useOrang } from '#data/app.ts';
import { FormPage } from '#kit/form/FormPage.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { showSuccess } from '#kit/notice/toast.ts';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import { bagianLembar, bidangVersi, isiDari, type IsianVersi } from './bidang-lembar.ts';
import { sebut } from './bidang.ts';
import { cek } from './cek.ts';
import { ContohIsian } from './ContohIsian.tsx';
import { CekKini } from './form.ts';
import { IsianBidang } from './IsianBidang.tsx';

export type VersiFormProps = {
  /** The test it is of. */
  uji: { uuid: string; namaParameterUji: string };
  /** The draft that is written on; null for a new version. */
  versi: VersiLembar | null;
  /** What a new one begins with, and what that is called: its draft lies beside that of another beginning. */
  awal: IsianVersi;
  dari: string;
};

/** A version of a test's sheet as its author writes it; faults stand at their fields while it is typed (BEYOND-02). */
export function VersiForm({ uji, versi, awal, dari }: VersiFormProps) {
  const form = useFormVersi({ uji, versi, awal, dari });
  const tenang = useDeferredValue(form.values);
  const kini = useMemo(() => cek(tenang), [tenang]);
  const labels = Object.fromEntries(Object.keys(form.errors).map((nama) => [nama, sebut(bidangVersi, nama)]));
  return (
    <CekKini value={kini}>
      <FormPage
        form={form}
        labels={labels}
        notices={<RefusedNotice form={form} title="Tidak dapat diubah" />}
        leave={{ to: paths.parameterUji.detail(uji.uuid) }}
      >
        {bagianLembar.map(({ judul, bidang, ...lain }) => (
          <Section key={judul} title={judul}>
            {'catatan' in lain ? <Catatan>{lain.catatan}</Catatan> : null}
            <IsianBidang form={form} di="isi" semua={bidang} />
          </Section>
        ))}
        <Section title="Contoh kerja">
          <Catatan>
            Versi baru dapat dirilis setelah contohnya menghasilkan yang diharapkan (ISO/IEC 17025, 7.11.2).
          </Catatan>
          <ContohIsian form={form} />
        </Section>
      </FormPage>
    </CekKini>
  );
}

const Catatan = ({ children }: { children: string }) => (
  <p className="mj-catatan mj-rapi mj-bawah-4">{children}</p>
);
function useFormVersi({ uji, versi, awal, dari }: VersiFormProps) {
  const { actor } = useOrang();
  const navigate = useNavigate();
  return useRecordForm({
    endpoint: (versi ? versiLembarApi.ubah : versiLembarApi.buat) as typeof versiLembarApi.buat,
    record: versi?.uuid ?? null,
    ...(versi ? {} : { from: uji.uuid, act: dari }),
    label: `${versi ? `Ubah lembar kerja versi ${versi.nomor}` : 'Buat lembar kerja'} · ${uji.namaParameterUji}`,
    initial: awal,
    body: (isian) => ({
      ...(versi ? { uuid: versi.uuid } : {}),
      uuidParameterUji: uji.uuid,
      isi: isiDari(isian),
      contoh: isian.contoh,
    }),
    alsoWrong: (isian) => cek(isian).galat,
    version: versi ? { rev: versi.rev, tertunda: [], tanda: versi.rev } : undefined,
    verdict: () => (versi ? check(versiWorkflow, 'ubah', { ...versi, keliru: null }, actor) : { ok: true }),
    onSaved: (info, jawaban) => {
      showSuccess(info);
      const { uuid } = jawaban as VersiLembar;
      void navigate(paths.parameterUji.versi(uji.uuid, uuid), { replace: true });
    },
  });
}

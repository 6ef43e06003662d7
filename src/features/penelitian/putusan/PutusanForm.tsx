import type { ReactNode } from 'react';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import { useDecision } from '#kit/form/decision.ts';
import { RefusedDecision } from '#kit/form/DecisionNotices.tsx';
import { FormPage } from '#kit/form/FormPage.tsx';
import { NoteField } from '#kit/field/NoteField.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import { Section } from '#kit/text/Section.tsx';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { DokumenPenelitian } from '#features/penelitian/bagian/DokumenPenelitian.tsx';
import { KepalaPenelitian, LajurPenelitian } from '#features/penelitian/bagian/RekamanPenelitian.tsx';
import { RencanaPenggunaan } from '#features/penelitian/bagian/RencanaPenggunaan.tsx';
import { Terpakai } from './Terpakai.tsx';
import {
  akibatPutusan,
  bodyPutusan,
  bolehMemutuskan,
  labelPutusan,
  putusanBaru,
  putusanDari,
  susulanPutusan,
  versiPutusan,
  type IsianPutusan,
} from './putusan.ts';

export type PutusanFormProps = {
  tampilan: Tampilan<Penelitian>;
  /** The list, to which saving leads back (KALAB-06, LABORAN-05). */
  kembali: BackLink;
  /** An earlier decision, refused or not sent yet, whose place this one takes. */
  perbaiki: Baris | null;
  /** What else its decider must know first. */
  pesan?: ReactNode;
  /** Beside the heading of the plan: what may be changed about it. */
  ubahRencana?: ReactNode;
};

const namaPutusan = { 1: 'Disetujui', 2: 'Ditolak' } as const;
const labels = { flagPersetujuan: 'Persetujuan', catatan: 'Catatan' };

/** The decision of Kalab or laboratory on one research (KALAB-05, LABORAN-05), made with or without a network. */
export function PutusanForm({ tampilan, kembali, perbaiki, pesan, ubahRencana }: PutusanFormProps) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const form = useDecision({
    endpoint: penelitianApi.verifikasi,
    tampilan,
    repairs: perbaiki,
    list: kembali.to,
    fresh: putusanBaru,
    read: putusanDari,
    labelOf: (isian) => labelPutusan(isian, data, actor),
    body: (isian) => bodyPutusan(isian, data),
    version: versiPutusan(tampilan, actor),
    verdict: (isian) => bolehMemutuskan(isian, data, actor),
    consequence: (isian) => akibatPutusan(isian, data, actor),
    result: (isian) => susulanPutusan(isian, actor),
  });

  return (
    <>
      <KepalaPenelitian
        data={data}
        kembali={kembali}
        giliran
        tanda={<WriteMarks tampilan={tampilan} />}
        pesan={pesan}
        padat
      />
      <FormPage
        form={form}
        labels={labels}
        notices={<RefusedDecision repairs={perbaiki} state={form.state} />}
        submit={{ label: 'Simpan', danger: form.values.flagPersetujuan === 2 }}
        summary={
          <p className="mj-kecil" role="status">
            Putusan: <strong>{namaPutusan[form.values.flagPersetujuan]}</strong>
          </p>
        }
        list={kembali.to}
        leave={{ to: kembali.to }}
      >
        <LajurPenelitian data={data} samping={<Persetujuan form={form} />}>
          <RencanaPenggunaan data={data} action={ubahRencana} />
          <Terpakai data={data} />
          <DokumenPenelitian data={data} />
        </LajurPenelitian>
      </FormPage>
    </>
  );
}

function Persetujuan({ form }: { form: RecordForm<IsianPutusan> }) {
  return (
    <Section title="Persetujuan" dense>
      <div className="mj-tumpuk-3">
        <RadioField
          {...form.field('flagPersetujuan')}
          label="Persetujuan"
          withAsterisk
          options={[
            { value: 1, label: namaPutusan[1], disabled: form.readOnly },
            { value: 2, label: namaPutusan[2], disabled: form.readOnly },
          ]}
        />
        <NoteField
          {...form.field('catatan')}
          label="Catatan"
          description="Boleh kosong; pendaftar membacanya di riwayat"
        />
      </div>
    </Section>
  );
}

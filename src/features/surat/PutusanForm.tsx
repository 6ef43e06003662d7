import type { ReactNode } from 'react';
import { suratApi } from '#domain/surat/endpoints.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import { useDecision } from '#kit/form/decision.ts';
import { RefusedDecision } from '#kit/form/DecisionNotices.tsx';
import { FormPage } from '#kit/form/FormPage.tsx';
import { NoteField } from '#kit/field/NoteField.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { confirmSurat } from './konfirmasi.ts';
import { KepalaSurat, LajurSurat } from './RekamanSurat.tsx';
import { Syarat } from './Syarat.tsx';
import {
  akibatPutusan,
  atasNama,
  bodyPutusan,
  bolehMemutuskan,
  laboratoriumPemutus,
  labelPutusan,
  putusanBaru,
  putusanDari,
  susulanPutusan,
  versiPutusan,
  type IsianPutusan,
} from './putusan.ts';

export type PutusanFormProps = {
  tampilan: Tampilan<Surat>;
  /** The list, to which saving leads back. */
  kembali: BackLink;
  /** An earlier decision, refused or not sent yet, whose place this one takes. */
  perbaiki: Baris | null;
  /** What else its decider must know first. */
  pesan?: ReactNode;
};

const namaPutusan = { 1: 'Disetujui', 2: 'Ditolak' } as const;
const labels = { flagPersetujuan: 'Persetujuan', catatan: 'Catatan', idLaboratorium: 'Laboratorium' };

/** The decision of a laboratory or of the payment officer on a letter (LETTER-16, LETTER-19), with or without a network. */
export function PutusanForm({ tampilan, kembali, perbaiki, pesan }: PutusanFormProps) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const form = useDecision({
    endpoint: suratApi.putuskan,
    tampilan,
    repairs: perbaiki,
    list: kembali.to,
    fresh: putusanBaru,
    read: putusanDari,
    labelOf: (isian) => labelPutusan(isian, data, actor),
    body: (isian) => bodyPutusan(isian, data, actor),
    version: versiPutusan(tampilan, actor),
    verdict: (isian) => bolehMemutuskan(isian, data, actor),
    consequence: (isian) => akibatPutusan(isian, data, actor),
    ask: confirmSurat,
    result: susulanPutusan,
  });
  return (
    <>
      <KepalaSurat
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
        submit={{ label: 'Ajukan', danger: form.values.flagPersetujuan === 2 }}
        summary={
          <p className="mj-kecil" role="status">
            Putusan atas nama {atasNama(form.values, data, actor)}:{' '}
            <strong>{namaPutusan[form.values.flagPersetujuan]}</strong>
          </p>
        }
        leave={{ to: kembali.to }}
      >
        <LajurSurat data={data} samping={<Persetujuan form={form} data={data} />}>
          <Syarat />
        </LajurSurat>
      </FormPage>
    </>
  );
}

function Persetujuan({ form, data }: { form: RecordForm<IsianPutusan>; data: Surat }) {
  const { actor } = useOrang();
  const milik = actor.role === 'Laboran' ? laboratoriumPemutus(data, actor) : [];
  const { readOnly: disabled } = form;
  return (
    <Section title="Persetujuan" dense>
      <div className="mj-tumpuk-3">
        <RadioField
          {...form.field('flagPersetujuan')}
          label={labels.flagPersetujuan}
          withAsterisk
          options={[
            { value: 1, label: namaPutusan[1], disabled },
            { value: 2, label: namaPutusan[2], disabled },
          ]}
        />
        {form.values.flagPersetujuan === 2 ? (
          <NoteField
            {...form.field('catatan')}
            label={labels.catatan}
            description="Boleh kosong; pemohon membacanya di riwayat"
          />
        ) : null}
        {milik.length > 1 ? (
          <RadioField
            {...form.field('idLaboratorium')}
            label={labels.idLaboratorium}
            arrange="lajur"
            options={[
              { value: 0, label: `Semua laboratorium Anda (${milik.length})`, disabled },
              ...milik.map(({ id, nama }) => ({ value: id, label: nama, disabled })),
            ]}
          />
        ) : null}
      </div>
    </Section>
  );
}

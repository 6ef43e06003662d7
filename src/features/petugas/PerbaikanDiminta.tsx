import { Button } from '@mantine/core';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { useDialog, type Dialog } from '#kit/dialog/use-dialog.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { menungguPerbaikan } from './keadaan.ts';

type PerbaikanDimintaProps = { petugas: Petugas; perbaikan: NonNullable<Petugas['perbaikan']> };

/** What its person asks to be put right, above what puts it right: the form, and 'Koreksi data diri' (GAP-175). */
export function PerbaikanDiminta({ petugas, perbaikan }: PerbaikanDimintaProps) {
  const jawab = useDialog<true>();
  return (
    <div className="mj-bawah-4">
      <Callout
        tone="menunggu"
        title={`Minta perbaikan data, ${menungguPerbaikan(perbaikan)}`}
        action={
          <Button variant="default" onClick={() => jawab.open(true)}>
            Jawab
          </Button>
        }
      >
        <p className="mj-ucapan">{perbaikan.isi}</p>
      </Callout>
      <JawabDialog dialog={jawab} petugas={petugas} perbaikan={perbaikan} />
    </div>
  );
}

type JawabDialogProps = PerbaikanDimintaProps & { dialog: Dialog<true> };

function JawabDialog(props: JawabDialogProps) {
  return props.dialog.isi ? <Jawab key={props.dialog.key} {...props} /> : null;
}

function Jawab({ dialog, petugas: { uuid, nama }, perbaikan }: JawabDialogProps) {
  const form = useRecordForm({
    endpoint: petugasApi.jawabPerbaikan,
    record: uuid,
    label: `Jawab perbaikan data · ${nama}`,
    initial: { jawaban: '' },
    body: ({ jawaban }) => ({ uuid, jawaban }),
    // The dialog has asked already.
    confirm: async () => true,
    onSaved: closeSaved(dialog),
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={`Jawab permintaan ${nama}`}
      labels={{ jawaban: 'Jawaban' }}
      submit={{ label: 'Kirim jawaban' }}
      lead={<RefusedNotice form={form} title="Sudah dijawab" />}
    >
      <p className="mj-ucapan">{perbaikan.isi}</p>
      <LongField
        {...form.field('jawaban')}
        label="Jawaban"
        description="Koreksi datanya dulu bila memang salah; jawaban ini menutup permintaan dan dibaca orangnya"
        withAsterisk
        minRows={3}
        maxLength={2000}
      />
    </FormDialog>
  );
}

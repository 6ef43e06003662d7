import type { ReactNode } from 'react';
import { Button, Switch } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import { Form, FormNotices } from '#kit/form/Form.tsx';
import { DraftMark } from '#kit/form/DraftBar.tsx';
import { NoteField } from '#kit/field/NoteField.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { SubmitButton } from '#kit/form/SubmitButton.tsx';
import classes from './Selesai.module.css';

export type IsianSelesai = { selesai: boolean; catatan: string };
export const belumSelesai: IsianSelesai = { selesai: false, catatan: '' };

/** The refused word whose place the next one takes; a new one would wait behind it. */
export const ditolakDari = (
  { keputusan }: Pick<Tampilan<unknown>, 'keputusan'>,
  endpoint: Parameters<typeof callName>[0],
): Baris | null => keputusan.find(({ call }) => call === callName(endpoint)) ?? null;

export type SelesaiFormProps = {
  form: RecordForm<IsianSelesai>;
  /** Of the switch. */
  label: string;
  /** Why it cannot be switched on, or null. */
  halangan: string | null;
  catatan: { description: string; wajib: boolean };
  submit: { label: string };
  /** What its reader must know or do first. */
  children?: ReactNode;
};

/** A switch, a note, and the buttons once it is on (USAGE-24, LABORAN-20, LABORAN-21). */
export function SelesaiForm({ form, label, halangan, catatan, submit, children }: SelesaiFormProps) {
  const selesai = form.field('selesai');
  if (!form.ready) return null;
  return (
    <Form form={form} className="mj-tumpuk-4">
      <FormNotices form={form} labels={{ selesai: label, catatan: 'Catatan' }} />
      {children}
      <Switch
        id={selesai.id}
        classNames={{ body: classes.switch ?? '' }}
        label={label}
        description={halangan}
        error={selesai.error}
        checked={selesai.value}
        disabled={form.readOnly || halangan !== null}
        onChange={({ currentTarget }) => selesai.onChange(currentTarget.checked)}
      />
      {selesai.value && halangan === null ? (
        <>
          <NoteField
            {...form.field('catatan')}
            label={catatan.wajib ? 'Catatan (wajib)' : 'Catatan'}
            description={catatan.description}
          />
          <div className={classes.acts}>
            <span className={classes.mark}>
              <DraftMark draft={form.draft} />
            </span>
            <Button variant="default" size="lg" onClick={form.discard}>
              Batal
            </Button>
            <SubmitButton {...submit} busy={form.state.jenis === 'mengirim'} blocked={form.blocked} />
          </div>
        </>
      ) : null}
    </Form>
  );
}

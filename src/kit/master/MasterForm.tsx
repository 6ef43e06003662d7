import type { ComponentType } from 'react';
import { Switch } from '@mantine/core';
import type { MasterField } from '#domain/core/master.ts';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { valueOf, type Field } from '#kit/field/field.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import { SelectField } from '#kit/field/SelectField.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { callsOf, codeOfRecord, fieldsOf, wordOf, type AnyMaster, type MasterRecord } from './master.ts';
import { masterBody, masterValues, plainValue, type MasterValues } from './master-values.ts';
import { MasterInput } from './MasterInput.tsx';
import classes from './Master.module.css';

/** What a field of its own kind is given besides its place in the form. */
export type OwnInputProps = {
  field: Field<string>;
  label: string;
  values: MasterValues;
  /** The record that is changed; null for a new one. */
  record: MasterRecord | null;
};

export type MasterFormProps = {
  master: AnyMaster;
  dialog: Pick<Dialog<unknown>, 'opened' | 'close' | 'exited'>;
  /** Null for a new one. */
  record: MasterRecord | null;
  /** Who may choose which laboratory it is of. */
  laboratories: readonly { value: string; label: string }[];
  /** The laboratory that a new one begins with. */
  laboratory: string;
  /** Fields that the kit has no input for. */
  inputs: Readonly<Record<string, ComponentType<OwnInputProps>>>;
  /** The server said no: the record may be another one by now. */
  onRefused: () => void;
};

/** A record of master data, new or to be changed (MASTER-03, MASTER-18, LIST-14, LIST-24). */
export function MasterForm(props: MasterFormProps) {
  const { master, dialog, record, laboratories, laboratory, inputs, onRefused } = props;
  const word = wordOf(master);
  const initial = masterValues(master, record, laboratory);
  const form = useRecordForm({
    endpoint: record ? callsOf(master).ubah : callsOf(master).tambah,
    record: record?.uuid ?? null,
    label: record ? `Ubah ${word} · ${codeOfRecord(master, record)}` : `Tambah ${word}`,
    initial,
    body: (values) => masterBody(master, values, record),
    version: record ? { rev: record.rev, tertunda: [], tanda: record.rev } : undefined,
    onSaved: closeSaved(dialog), // MASTER-19
    onRefused,
  });
  const shown = fieldsOf(master).filter(([, { generated }]) => !generated);
  const labels = Object.fromEntries([
    ['idLaboratorium', 'Laboratorium'],
    ...shown.map(([name, { label }]) => [name, label]),
  ]) as Record<string, string>;
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={record ? `Edit ${word}` : `Tambah ${word}`}
      labels={labels}
      plain={(name, value) => plainValue(master, name, value)}
      lead={<RefusedNotice form={form} title="Sudah berubah" />}
    >
      <div className="mj-sepasang">
        <Laboratory form={form} record={record} laboratories={laboratories} />
        {shown.map(([name, field]) => {
          const Own = inputs[name];
          const given = fieldOf(form, name, field);
          return (
            <div key={name} className={field.kind === 'catatan' || field.options ? 'mj-penuh' : ''}>
              {Own ? (
                <Own field={given} label={field.label} values={form.values} record={record} />
              ) : (
                <MasterInput declared={field} field={given} fixed={record !== null} />
              )}
            </div>
          );
        })}
        {record ? (
          <Switch
            className="mj-penuh"
            id={form.id('flagAktif')}
            label={form.values['flagAktif'] ? 'Aktif' : 'Tidak aktif'}
            description="Yang tidak aktif tidak dapat dipilih lagi; catatan lama tetap menyebutnya."
            checked={form.values['flagAktif'] === true}
            disabled={form.readOnly}
            onChange={({ currentTarget: { checked } }) =>
              form.change((now) => ({ ...now, flagAktif: checked }), 'flagAktif')
            }
          />
        ) : null}
      </div>
    </FormDialog>
  );
}

/** A field that empties another one as it is chosen anew. */
function fieldOf(form: RecordForm<MasterValues>, name: string, { clears }: MasterField): Field<string> {
  const field = form.field(name) as Field<string>;
  if (clears === undefined) return field;
  return {
    ...field,
    onChange: (next) =>
      form.change((now) => ({ ...now, [name]: valueOf(next) as string, [clears]: '' }), name, clears),
  };
}

/** The laboratory it belongs to, which stays as long as anything refers to it. */
function Laboratory({
  form,
  record,
  laboratories,
}: Pick<MasterFormProps, 'record' | 'laboratories'> & { form: RecordForm<MasterValues> }) {
  const { onChange, value, ...field } = form.field('idLaboratorium') as Field<string>;
  const fixed = record !== null && !record.flagDapatHapus;
  return (
    <div className="mj-penuh">
      <SelectField
        {...field}
        label="Laboratorium"
        placeholder="Pilih laboratorium"
        nothingFoundMessage="Tidak ada laboratorium dengan nama itu"
        data={laboratories.map((one) => ({ ...one, detail: '' }))}
        value={value}
        readOnly={field.readOnly || fixed}
        onChange={onChange}
      />
      {fixed ? (
        <p className={classes.note}>Sudah dipakai, sehingga laboratoriumnya tidak dapat diganti.</p>
      ) : null}
    </div>
  );
}

import { formatDate, formatNumber, formatRupiah } from '#domain/core/format.ts';
import type { MasterField } from '#domain/core/master.ts';
import { fieldsOf, type AnyMaster, type MasterRecord } from './master.ts';

/** What a form of master data holds: text, numbers and whether it is in use; '' while empty. */
export type MasterValues = Record<string, string | number | boolean>;

/** What stands in the form before anything is typed. */
export function masterValues(
  master: AnyMaster,
  record: MasterRecord | null,
  laboratory: string,
): MasterValues {
  const fields = fieldsOf(master).map(([name, { initial = '' }]) => [
    name,
    (record ? (record[name] ?? '') : initial) as string | number,
  ]);
  return {
    ...(Object.fromEntries(fields) as MasterValues),
    idLaboratorium: record ? String(record.idLaboratorium) : laboratory,
    flagAktif: record ? record.flagAktif === 1 : true,
  };
}

/** What is sent: a new one is in use anyway, and what is given once is not sent again. */
export function masterBody(
  master: AnyMaster,
  { flagAktif, ...values }: MasterValues,
  record: MasterRecord | null,
): Record<string, unknown> {
  if (!record) return values;
  const once = new Set(fieldsOf(master).flatMap(([name, field]) => (field.once ? [name] : [])));
  const later = Object.fromEntries(Object.entries(values).filter(([name]) => !once.has(name)));
  return { ...later, flagAktif, uuid: record.uuid };
}

/** A value of a field as it is told to somebody who is about to replace it; null where the field is not a declared one. */
export function plainValue(master: AnyMaster, name: string, value: unknown): string | null {
  const field = fieldsOf(master).find(([declared]) => declared === name)?.[1];
  return field ? plain(field, value) : null;
}

function plain({ kind, options }: MasterField, value: unknown): string {
  if (value === '' || value === null || value === undefined) return 'kosong';
  if (kind === 'rupiah') return formatRupiah(value as number);
  if (kind === 'bilangan' || kind === 'takaran') return formatNumber(value as number);
  if (kind === 'tanggal') return formatDate(value as string);
  return options?.find((option) => option.value === value)?.label ?? String(value as string);
}

import type { MasterField } from '#domain/core/master.ts';
import type { FileColumn } from '#kit/table/ListTable.tsx';
import { sheetKindOf, type SheetValue } from '#kit/sheet/sheet.ts';
import type { MasterRecord } from './master.ts';

/** A field in a file: by the name its form has, with what was chosen as people read it. So it can be read in again. */
export const fileColumnOf = (name: string, field: MasterField): FileColumn<MasterRecord> => ({
  title: field.label,
  kind: sheetKindOf(field),
  value: (record) => {
    const value = record[name];
    return field.options?.find((option) => option.value === value)?.label ?? (value as SheetValue);
  },
});

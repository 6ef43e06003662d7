import type { ReactNode } from 'react';
import { Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useMedan, type Tempat } from './form.ts';

/** Below the input: fields of one line stand on one line, whatever is said of them. */
const urutan = ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[];

type MedanProps = Tempat & {
  label: string;
  description?: ReactNode;
  withAsterisk?: boolean;
  maxLength?: number;
  className?: string;
};

/** Words, or a number as it is written: its decimals are data. */
export function Teks({ form, di, label, ...lain }: MedanProps & { placeholder?: string }) {
  const { hati, ...field } = useMedan({ form, di });
  return (
    <TextInput
      {...lain}
      {...field}
      inputWrapperOrder={urutan}
      label={label}
      description={hati ?? lain.description}
      autoComplete="off"
    />
  );
}

/** A name that formulas use. */
export const Nama = ({ form, di, label = 'Nama dalam rumus' }: Tempat & { label?: string }) => (
  <Teks form={form} di={di} label={label} maxLength={40} placeholder="w1" withAsterisk />
);

export function TeksPanjang({
  form,
  di,
  label,
  ...lain
}: MedanProps & { minRows?: number; placeholder?: string }) {
  const { hati: _hati, ...field } = useMedan({ form, di });
  return <Textarea {...lain} {...field} label={label} autosize minRows={lain.minRows ?? 2} />;
}

/** How many of something. */
export function Banyak({ form, di, label, ...lain }: MedanProps & { max?: number }) {
  const { hati: _hati, ...field } = useMedan<number | ''>({ form, di });
  return (
    <NumberInput
      {...lain}
      {...field}
      inputWrapperOrder={urutan}
      label={label}
      min={0}
      max={lain.max ?? 12}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      inputMode="numeric"
      hideControls
      onChange={(value) => field.onChange(value === '' ? '' : Number(value))}
    />
  );
}

type PilihProps = MedanProps & {
  data: readonly { value: string; label: string }[];
  /** What stands for nothing chosen, where that is a choice. */
  kosong?: string;
};

export function Pilih({ form, di, label, data, kosong, ...lain }: PilihProps) {
  const { hati: _hati, readOnly, ...field } = useMedan({ form, di });
  return (
    <NativeSelect
      {...lain}
      {...field}
      inputWrapperOrder={urutan}
      label={label}
      disabled={readOnly}
      data={[...(kosong === undefined ? [] : [{ value: '', label: kosong }]), ...data]}
    />
  );
}

export function Centang({ form, di, label, description }: MedanProps) {
  const { value, onChange, readOnly, id } = useMedan<boolean>({ form, di });
  return (
    <Checkbox
      id={id}
      label={label}
      description={description}
      checked={value}
      disabled={readOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

/** Choices of a table of words. */
export const dariKata = (kata: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(kata).map(([value, label]) => ({ value, label }));

import { NumberInput, TextInput } from '@mantine/core';
import type { MasterField } from '#domain/core/master.ts';
import { DateField } from '#kit/field/DateField.tsx';
import type { Field } from '#kit/field/field.ts';
import { NoteField } from '#kit/field/NoteField.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import { RupiahField } from '#kit/field/RupiahField.tsx';

export type MasterInputProps = {
  declared: MasterField;
  /** A number is typed as one; every other field is text. */
  field: Field<string>;
  /** Goes up when the form is filled anew. */
  filled: number;
  /** It is there already: what is given once is only shown. */
  fixed: boolean;
};

/** Two inputs beside each other stand on one line, whichever of them is explained. */
export const helpBelow = ['label', 'input', 'error', 'description'] as const;

/** The input of a field by its kind. */
export function MasterInput({ declared, field, filled, fixed }: MasterInputProps) {
  const { label, kind, required, options, once } = declared;
  const shown = fixed && once !== undefined;
  const help = shown ? once : declared.help;
  if (kind === 'rupiah') return <RupiahField {...numberOf(field)} label={label} />;
  if (kind === 'tanggal') return <DateField {...field} label={label} />;
  if (kind === 'catatan') return <NoteField {...field} label={label} />;
  if (kind === 'bilangan')
    return (
      <NumberInput
        key={filled}
        {...numberOf(field)}
        label={label}
        description={help}
        inputWrapperOrder={[...helpBelow]}
        withAsterisk={required && !shown}
        disabled={shown}
        thousandSeparator="."
        decimalSeparator=","
        allowDecimal={false}
        allowNegative={false}
        hideControls
        inputMode="numeric"
      />
    );
  if (kind === 'pilihan' && options)
    return (
      <RadioField
        id={field.id}
        label={label}
        withAsterisk={required}
        error={field.error}
        options={options.map((option) => ({ ...option, disabled: field.readOnly }))}
        value={field.value}
        onChange={field.onChange}
      />
    );
  return (
    <TextInput
      {...field}
      label={label}
      description={help ?? (required ? undefined : 'Boleh kosong')}
      inputWrapperOrder={[...helpBelow]}
      withAsterisk={required}
      type={kind === 'tautan' ? 'url' : 'text'}
      inputMode={kind === 'tautan' ? 'url' : 'text'}
      autoComplete="off"
      classNames={kind === 'kode' ? { input: 'mj-kode' } : {}}
    />
  );
}

/** The same field of a number, '' while empty. */
const numberOf = ({ value, onChange, ...field }: Field<string>) => ({
  ...field,
  value: value as unknown as number | '',
  onChange: (typed: number | string) =>
    (onChange as (next: unknown) => void)(
      typeof typed === 'number' ? typed : typed === '' ? '' : Number(typed),
    ),
});

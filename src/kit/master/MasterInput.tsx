import { TextInput } from '@mantine/core';
import type { MasterField } from '#domain/core/master.ts';
import { DateField } from '#kit/field/DateField.tsx';
import type { Field } from '#kit/field/field.ts';
import { NoteField } from '#kit/field/NoteField.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import { RupiahField } from '#kit/field/RupiahField.tsx';
import { TakaranField } from '#kit/field/TakaranField.tsx';

export type MasterInputProps = {
  declared: MasterField;
  /** A number is typed as one; every other field is text. */
  field: Field<string>;
  /** It is there already: what is given once is only shown. */
  fixed: boolean;
};

/** Two inputs beside each other stand on one line, whichever of them is explained. */
export const helpBelow = ['label', 'input', 'error', 'description'] as const;

/** The input of a field by its kind. */
export function MasterInput({ declared, field, fixed }: MasterInputProps) {
  const { label, kind, required, options, once } = declared;
  const shown = fixed && once !== undefined;
  const help = shown ? once : declared.help;
  if (kind === 'rupiah') return <RupiahField {...numberOf(field)} label={label} />;
  if (kind === 'tanggal') return <DateField {...field} label={label} />;
  if (kind === 'catatan') return <NoteField {...field} label={label} />;
  if (kind === 'takaran')
    return (
      <TakaranField
        {...numberOf(field)}
        label={label}
        description={help}
        inputWrapperOrder={[...helpBelow]}
        withAsterisk={required && !shown}
        disabled={shown}
      />
    );
  if (kind === 'pilihan' && options)
    return (
      <RadioField
        id={field.id}
        label={label}
        description={help}
        withAsterisk={required}
        error={field.error}
        options={options.map((option) => ({ ...option, disabled: field.readOnly }))}
        value={field.value as string | number}
        onChange={field.onChange as (chosen: string | number) => void}
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

import { useState, type ReactNode } from 'react';
import { TextInput, type TextInputProps } from '@mantine/core';
import { bacaTakaran, tulisTakaran } from '#domain/core/takaran.ts';

export type TakaranFieldProps = Pick<
  TextInputProps,
  'label' | 'description' | 'inputWrapperOrder' | 'withAsterisk' | 'disabled' | 'rightSectionWidth'
> & {
  id: string;
  /** '' while empty. */
  value: number | '';
  onChange: (value: number | '') => void;
  error?: string | undefined;
  readOnly?: boolean;
  /** What it is counted in. */
  unit?: ReactNode;
};

const baca = (teks: string): number | '' | null => (teks === '' ? '' : bacaTakaran(teks));
const tulis = (value: number | ''): string => (value === '' ? '' : tulisTakaran(value));

/**
 * An amount with up to three decimals, never negative (GAP-155), as a person writes it, with a comma or a point. When it is
 * left it says how it was read: '0.5' becomes '0,5', '1.250' becomes '1250'.
 */
export function TakaranField({ value, onChange, unit, ...field }: TakaranFieldProps) {
  const [typed, setTyped] = useState(tulis(value));
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      // A form that is filled anew says something else than was typed here.
      value={baca(typed) === value ? typed : tulis(value)}
      rightSection={unit}
      rightSectionPointerEvents="none"
      onChange={({ currentTarget }) => {
        const teks = currentTarget.value.replaceAll(/\s/g, '');
        const jumlah = baca(teks);
        // What can be no amount is not taken, as in every field for numbers.
        if (jumlah === null) return;
        setTyped(teks);
        onChange(jumlah);
      }}
      onBlur={() => setTyped(tulis(value))}
    />
  );
}

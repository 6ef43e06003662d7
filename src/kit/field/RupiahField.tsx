import { CountField } from './CountField.tsx';

export type RupiahFieldProps = {
  id: string;
  label: string;
  /** Whole rupiah, or '' while empty. */
  value: number | '';
  onChange: (value: number | '') => void;
  error?: string | undefined;
  readOnly?: boolean;
};

/** Whole rupiah with dots as typed, never negative (MSG-37, MSG-38). */
export function RupiahField({ id, label, value, onChange, error, readOnly }: RupiahFieldProps) {
  return (
    <CountField
      id={id}
      label={label}
      withAsterisk={!readOnly}
      value={value}
      onChange={onChange}
      prefix="Rp "
      thousandSeparator="."
      decimalSeparator=","
      error={error}
      readOnly={readOnly ?? false}
      styles={{ input: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}

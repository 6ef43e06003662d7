import { NumberInput, type NumberInputProps } from '@mantine/core';

export type CountFieldProps = Omit<NumberInputProps, 'value' | 'onChange'> & {
  /** '' while empty. */
  value: number | '';
  onChange: (value: number | '') => void;
};

/** A whole number that is never negative; one out of its bounds is said, not changed under the hand that types it. */
export const CountField = ({ onChange, ...rest }: CountFieldProps) => (
  <NumberInput
    clampBehavior="none"
    allowDecimal={false}
    allowNegative={false}
    inputMode="numeric"
    hideControls
    {...rest}
    onChange={(typed) => onChange(typed === '' ? '' : Number(typed))}
  />
);

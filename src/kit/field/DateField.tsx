import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { calendar, calendarPlace } from './calendar.ts';
import { useIsPhone } from '#kit/device/phone.ts';

export type DateFieldProps = {
  id: string;
  label: string;
  /** 'YYYY-MM-DD', or '' while empty. */
  value: string;
  onChange: (day: string) => void;
  /** The earliest day that may be chosen. */
  min?: string;
  /** The latest one. */
  max?: string;
  error?: string | undefined;
  /** Not asked for just now. */
  disabled?: boolean;
  readOnly?: boolean;
  /** It may be left empty, and emptied again. */
  optional?: boolean;
};

/** A calendar day, required where it is not said otherwise, shown as '21 November 2025' (MSG-35). */
export function DateField(props: DateFieldProps) {
  const {
    id,
    label,
    value,
    onChange,
    min,
    max,
    error,
    disabled = false,
    readOnly = false,
    optional = false,
  } = props;
  const phone = useIsPhone();
  return (
    <DatePickerInput
      {...calendar}
      {...calendarPlace(label, id, phone)}
      id={id}
      label={label}
      withAsterisk={!optional}
      clearable={optional}
      clearButtonProps={{ 'aria-label': `Kosongkan ${label.toLowerCase()}` }}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      {...(min === undefined ? {} : { minDate: min })}
      {...(max === undefined ? {} : { maxDate: max })}
      error={error}
      disabled={disabled || readOnly}
      leftSection={<IconCalendar aria-hidden size="1.125rem" stroke={1.75} />}
    />
  );
}

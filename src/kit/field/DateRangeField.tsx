import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { calendar, calendarPlace } from './calendar.ts';
import { useIsPhone } from '#kit/device/phone.ts';

/** Two days 'YYYY-MM-DD'; '' while one is not chosen. */
export type DateRange = { dari: string; sampai: string };

export type DateRangeFieldProps = {
  id: string;
  label: string;
  description?: string;
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** The earliest day that may be chosen. */
  min?: string;
  error?: string | undefined;
  readOnly?: boolean;
  /** Where it narrows something down instead of being asked for: it may be emptied. */
  optional?: boolean;
};

/** A stretch of days, both included: '21 November 2025 – 3 Desember 2025' (MSG-35). */
export function DateRangeField(props: DateRangeFieldProps) {
  const { id, label, description, value, onChange, min, error, readOnly = false } = props;
  const { optional = false } = props;
  const phone = useIsPhone();
  return (
    <DatePickerInput
      {...calendar}
      {...calendarPlace(label, id, phone)}
      type="range"
      allowSingleDateInRange
      id={id}
      label={label}
      description={description}
      withAsterisk={!optional}
      clearable={optional}
      {...(optional ? { placeholder: 'Semua' } : {})}
      clearButtonProps={{ 'aria-label': `Kosongkan ${label.toLowerCase()}` }}
      value={[value.dari || null, value.sampai || null]}
      onChange={([dari, sampai]) => onChange({ dari: dari ?? '', sampai: sampai ?? '' })}
      {...(min === undefined ? {} : { minDate: min })}
      error={error}
      disabled={readOnly}
      leftSection={<IconCalendar aria-hidden size="1.125rem" stroke={1.75} />}
    />
  );
}

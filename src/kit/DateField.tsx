import { DatePickerInput } from '@mantine/dates';
// The calendar's words; here and not at the start of the app, so that the first page does not carry them.
import 'dayjs/locale/id';
import { IconCalendar } from '@tabler/icons-react';
import { useIsPhone } from './phone.ts';

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
};

/** A required calendar day, shown as '21 November 2025' (MSG-35). */
export function DateField(props: DateFieldProps) {
  const { id, label, value, onChange, min, max, error, disabled = false, readOnly = false } = props;
  const phone = useIsPhone();
  return (
    <DatePickerInput
      id={id}
      // Not over the form on a phone, where half of it would lie below the edge or the keyboard (look.md, Forms).
      dropdownType={phone ? 'modal' : 'popover'}
      modalProps={{ title: label, centered: true, withCloseButton: true, size: 'auto' }}
      // The calendar is named by the field it belongs to.
      popoverProps={{ id }}
      label={label}
      withAsterisk
      locale="id"
      firstDayOfWeek={1}
      // Red is for what is wrong (look.md), and a weekend is not.
      weekendDays={[]}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      {...(min === undefined ? {} : { minDate: min })}
      {...(max === undefined ? {} : { maxDate: max })}
      error={error}
      disabled={disabled || readOnly}
      leftSection={<IconCalendar aria-hidden size="1.125rem" stroke={1.75} />}
      previousLabel="Bulan sebelumnya"
      nextLabel="Bulan berikutnya"
      ariaLabels={{
        monthLevelControl: 'Pilih bulan',
        yearLevelControl: 'Pilih tahun',
        nextMonth: 'Bulan berikutnya',
        previousMonth: 'Bulan sebelumnya',
        nextYear: 'Tahun berikutnya',
        previousYear: 'Tahun sebelumnya',
        nextDecade: 'Dasawarsa berikutnya',
        previousDecade: 'Dasawarsa sebelumnya',
      }}
    />
  );
}

// The calendar's words; here and not at the start of the app, so that the first page does not carry them.
import 'dayjs/locale/id';
import type { DatePickerInputProps } from '@mantine/dates';

/** What every calendar that opens from a field says and how it begins. */
export const calendar = {
  locale: 'id',
  firstDayOfWeek: 1,
  // Red is for what is wrong (look.md), and a weekend is not.
  weekendDays: [],
  previousLabel: 'Bulan sebelumnya',
  nextLabel: 'Bulan berikutnya',
  ariaLabels: {
    monthLevelControl: 'Pilih bulan',
    yearLevelControl: 'Pilih tahun',
    nextMonth: 'Bulan berikutnya',
    previousMonth: 'Bulan sebelumnya',
    nextYear: 'Tahun berikutnya',
    previousYear: 'Tahun sebelumnya',
    nextDecade: 'Dasawarsa berikutnya',
    previousDecade: 'Dasawarsa sebelumnya',
  },
} satisfies Partial<DatePickerInputProps<'default' | 'range'>>;

/** Not over the form on a phone, where half of it would lie below the edge or the keyboard (look.md, Forms). */
export const calendarPlace = (label: string, id: string, phone: boolean) =>
  ({
    dropdownType: phone ? 'modal' : 'popover',
    modalProps: { title: label, centered: true, withCloseButton: true, size: 'auto' },
    // The calendar is named by the field it belongs to.
    popoverProps: { id },
  }) as const;

import { TimePicker } from '@mantine/dates';
import { IconClock } from '@tabler/icons-react';

export type TimeFieldProps = {
  id: string;
  label: string;
  /** 'HH:mm', or '' while empty. */
  value: string;
  onChange: (time: string) => void;
  error?: string | undefined;
  readOnly?: boolean;
};

/** A required time of day, always 24 hours whatever the device's language, with WIB (MSG-36). */
export function TimeField({ id, label, value, onChange, error, readOnly = false }: TimeFieldProps) {
  return (
    <TimePicker
      hoursInputProps={{ id }}
      labelProps={{ htmlFor: id }}
      label={label}
      withAsterisk
      format="24h"
      value={value}
      onChange={onChange}
      error={error}
      disabled={readOnly}
      hoursInputLabel={`${label}, jam`}
      minutesInputLabel={`${label}, menit`}
      // As readable as every other field one may only read.
      styles={{ input: { opacity: 1 } }}
      leftSection={<IconClock aria-hidden size="1.125rem" stroke={1.75} />}
      rightSection={<span>WIB</span>}
      rightSectionWidth={52}
    />
  );
}

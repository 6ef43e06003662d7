import { TimePicker } from '@mantine/dates';
import { IconClock } from '@tabler/icons-react';

export type TimeFieldProps = {
  id: string;
  label: string;
  /** 'HH:mm', or '' while empty. */
  value: string;
  onChange: (time: string) => void;
  error?: string | undefined;
  /** May stay empty. */
  optional?: boolean;
  /** Not asked for just now. */
  disabled?: boolean;
  readOnly?: boolean;
};

/** A time of day, required where nothing else is said, always 24 hours whatever the device's language, with WIB (MSG-36). */
export function TimeField(props: TimeFieldProps) {
  const { id, label, value, onChange, error } = props;
  const { optional = false, disabled = false, readOnly = false } = props;
  return (
    <TimePicker
      hoursInputProps={{ id }}
      labelProps={{ htmlFor: id }}
      label={label}
      withAsterisk={!optional}
      format="24h"
      value={value}
      onChange={onChange}
      error={error}
      disabled={disabled || readOnly}
      hoursInputLabel={`${label}, jam`}
      minutesInputLabel={`${label}, menit`}
      // As readable as every other field one may only read.
      styles={readOnly ? { input: { opacity: 1 } } : {}}
      leftSection={<IconClock aria-hidden size="1.125rem" stroke={1.75} />}
      rightSection={<span>WIB</span>}
      rightSectionWidth={52}
    />
  );
}

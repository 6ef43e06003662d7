import { useRef, useState } from 'react';
import { TimePicker } from '@mantine/dates';
import { IconClock } from '@tabler/icons-react';
import { zoneLabel } from '#domain/core/clock.ts';
import classes from './TimeField.module.css';

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

/**
 * A time of day, required where nothing else is said, always 24 hours whatever the device's language, with its zone
 * (MSG-36). The whole frame is hour or minute: two digits are too little for a finger.
 */
export function TimeField(props: TimeFieldProps) {
  const { id, label, value, onChange, error } = props;
  const { optional = false, disabled = false, readOnly = false } = props;
  const hours = useRef<HTMLInputElement>(null);
  const minutes = useRef<HTMLInputElement>(null);
  const [completed, setCompleted] = useState(0);
  return (
    <TimePicker
      // The picker does not show a time it is given right after an unfinished one: it begins anew with that.
      key={completed}
      hoursInputProps={{ id }}
      labelProps={{ htmlFor: id }}
      label={label}
      withAsterisk={!optional}
      format="24h"
      value={value}
      onChange={onChange}
      hoursRef={hours}
      minutesRef={minutes}
      // '16' alone means the full hour: left as it is it would be no time, and what was typed would be gone.
      onBlur={() => {
        const hour = hours.current?.value ?? '';
        if (value !== '' || hour === '' || minutes.current?.value !== '') return;
        onChange(`${hour.padStart(2, '0')}:00`);
        // Once the focus has gone on to its next field: here it would be lost with this one.
        setTimeout(() => setCompleted((times) => times + 1));
      }}
      error={error}
      disabled={disabled || readOnly}
      hoursInputLabel={`${label}, jam`}
      minutesInputLabel={`${label}, menit`}
      classNames={{
        input: classes.input ?? '',
        fieldsGroup: classes.parts ?? '',
        field: classes.part ?? '',
      }}
      // As readable as every other field one may only read.
      styles={readOnly ? { input: { opacity: 1 } } : {}}
      leftSection={<IconClock aria-hidden size="1.125rem" stroke={1.75} />}
      // What is tapped is the hour or the minute below them.
      leftSectionPointerEvents="none"
      rightSectionPointerEvents="none"
      rightSection={<span>{zoneLabel()}</span>}
      rightSectionWidth={52}
    />
  );
}

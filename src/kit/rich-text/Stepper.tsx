import { useId } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import classes from './Stepper.module.css';

export type StepperProps = {
  /** What is counted: 'Kolom'. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A small number chosen by two buttons, for gloves. */
export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  const id = useId();
  const what = label.toLowerCase();
  return (
    <div className={classes.stepper} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <span className={classes.control}>
        <ActionIcon
          aria-label={`Kurangi ${what}`}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <IconMinus aria-hidden size="1.25rem" />
        </ActionIcon>
        <output className={classes.value} aria-live="polite">
          {value}
        </output>
        <ActionIcon aria-label={`Tambah ${what}`} disabled={value >= max} onClick={() => onChange(value + 1)}>
          <IconPlus aria-hidden size="1.25rem" />
        </ActionIcon>
      </span>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Radio } from '@mantine/core';
import type { Warna } from '#domain/core/workflow.ts';
import { StatusBadge } from '#kit/StatusBadge.tsx';
import classes from './PilihanLencana.module.css';

export type PilihanLencanaProps = {
  id: string;
  label: ReactNode;
  options: readonly { code: number; label: string; warna: Warna }[];
  value: number;
  onChange: (code: number) => void;
  error?: string | undefined;
  disabled: boolean;
};

/** A status chosen by the badge it will show: words, icon and colour (W7, TESTADM-10, TESTADM-12). */
export function PilihanLencana({
  id,
  label,
  options,
  value,
  onChange,
  error,
  disabled,
}: PilihanLencanaProps) {
  return (
    <Radio.Group
      id={id}
      label={label}
      withAsterisk
      value={String(value)}
      error={error}
      onChange={(next) => onChange(Number(next))}
    >
      <div className={classes.options}>
        {options.map((option) => (
          <Radio
            key={option.code}
            className={classes.option ?? ''}
            value={String(option.code)}
            disabled={disabled}
            label={<StatusBadge warna={option.warna} label={option.label} />}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

import type { ReactNode } from 'react';
import { Radio } from '@mantine/core';
import type { Warna } from '#domain/core/workflow.ts';
import type { Field } from '#kit/field.ts';
import { StatusBadge } from '#kit/StatusBadge.tsx';
import classes from './PilihanLencana.module.css';

export type PilihanLencanaProps = Field<number> & {
  label: ReactNode;
  options: readonly { code: number; label: string; warna: Warna }[];
};

/** A status chosen by the badge it will show: words, icon and colour (W7, TESTADM-10, TESTADM-12). */
export function PilihanLencana(props: PilihanLencanaProps) {
  const { id, label, options, value, onChange, error, readOnly } = props;
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
            disabled={readOnly}
            label={<StatusBadge warna={option.warna} label={option.label} />}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

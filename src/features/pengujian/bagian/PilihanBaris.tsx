import { Radio, VisuallyHidden } from '@mantine/core';
import { statusDariKode, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import type { Warna } from '#domain/core/workflow.ts';
import type { Field } from '#kit/field/field.ts';
import classes from './PilihanBaris.module.css';

export type PilihanBarisProps = Omit<Field<number>, 'value'> & {
  /** What is chosen and of which parameter; the name stands in the row already. */
  label: string;
  /** Codes of W7, in their order. */
  kode: readonly number[];
  /** None of them while nobody has decided. */
  value: number | null;
};

const warnaRadio: Partial<Record<Warna, string>> = { selesai: 'green', ditolak: 'red', menunggu: 'amber' };

const pilihan = (kode: number) => statusDariKode(statusSampelParameter, kode);

/** The decision on one parameter in its row: below the heads of KepalaPilihan, or where there is no room for them in words. */
export function PilihanBaris({ id, label, kode, value, error, readOnly, onChange }: PilihanBarisProps) {
  return (
    <Radio.Group
      id={id}
      className={classes.group ?? ''}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      value={String(value ?? '')}
      error={error}
      onChange={(next) => onChange(Number(next))}
    >
      <div className={classes.options}>
        {kode.map((satu) => (
          <Radio
            key={satu}
            className={classes.option ?? ''}
            value={String(satu)}
            color={warnaRadio[pilihan(satu).warna] ?? 'teal'}
            disabled={readOnly}
            label={<span className={classes.word}>{pilihan(satu).label}</span>}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

/** The words of the choices once above all of them; each choice says its own to the ear. */
export const KepalaPilihan = ({ kode }: { kode: readonly number[] }) => (
  <div className={classes.heads} aria-hidden>
    {kode.map((satu) => (
      <span key={satu}>{pilihan(satu).label}</span>
    ))}
  </div>
);

import { VisuallyHidden } from '@mantine/core';
import type { ParameterSampel } from '#domain/pengujian/schema.ts';
import { statusDariKode, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import type { Field } from '#kit/field.ts';
import { RadioField } from '#kit/RadioField.tsx';
import { pilihanKalab } from './putusan.ts';

export type PilihanParameterProps = Omit<Field<number>, 'value'> & {
  parameter: ParameterSampel;
  /** The chosen code, or null while nobody has decided. */
  value: number | null;
};

/** Accept or reject one parameter (KALAB-12). */
export function PilihanParameter({ parameter, ...field }: PilihanParameterProps) {
  return (
    <RadioField
      {...field}
      // The name stands beside the choice already; on the group itself only its label is announced.
      label={<VisuallyHidden>Putusan untuk {parameter.parameterTest.namaParameterUji}</VisuallyHidden>}
      options={pilihanKalab.map((satu) => ({
        value: satu,
        label: statusDariKode(statusSampelParameter, satu).label,
      }))}
    />
  );
}

import { VisuallyHidden } from '@mantine/core';
import type { ParameterSampel } from '#domain/pengujian/schema.ts';
import { statusDariKode, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { RadioField } from '#kit/RadioField.tsx';
import { pilihanKalab } from './putusan.ts';

export type PilihanParameterProps = {
  id: string;
  parameter: ParameterSampel;
  /** The chosen code, or null while nobody has decided. */
  kode: number | null;
  error: string | undefined;
  readOnly: boolean;
  onChange: (kode: number) => void;
};

/** Accept or reject one parameter (KALAB-12). */
export function PilihanParameter({ id, parameter, kode, error, readOnly, onChange }: PilihanParameterProps) {
  return (
    <RadioField
      id={id}
      // The name stands beside the choice already; on the group itself only its label is announced.
      label={<VisuallyHidden>Putusan untuk {parameter.parameterTest.namaParameterUji}</VisuallyHidden>}
      value={kode === null ? '' : String(kode)}
      error={error}
      readOnly={readOnly}
      onChange={(value) => onChange(Number(value))}
      options={pilihanKalab.map((satu) => ({
        value: String(satu),
        label: statusDariKode(statusSampelParameter, satu).label,
      }))}
    />
  );
}

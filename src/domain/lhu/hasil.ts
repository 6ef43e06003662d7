import { denganSatuan } from '#domain/analisis/hasil.ts';
import type { ParameterSampel } from '#domain/pengujian/schema.ts';
import { tidakDiuji } from './catatan-kaki.ts';

/** The result of a parameter as its report has it, with its unit. */
export const hasilDilaporkan = (
  parameter: Pick<ParameterSampel, 'status' | 'hasilPengujian' | 'parameterTest'>,
): string | null =>
  tidakDiuji(parameter)
    ? 'tidak diuji'
    : denganSatuan(parameter.hasilPengujian, parameter.parameterTest.satuan);

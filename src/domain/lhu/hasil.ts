import { hasilSekali } from '#domain/analisis/hasil.ts';
import type { ParameterSampel } from '#domain/pengujian/schema.ts';
import { tidakDiuji } from './catatan-kaki.ts';

/** The result of a parameter as its report has it, and what it is given in. */
export const hasilDilaporkan = (
  parameter: Pick<ParameterSampel, 'status' | 'hasilPengujian' | 'parameterTest'>,
): { hasil: string | null; satuan: string | null } =>
  tidakDiuji(parameter)
    ? { hasil: 'tidak diuji', satuan: null }
    : hasilSekali(parameter.hasilPengujian, parameter.parameterTest.satuan);

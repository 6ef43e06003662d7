import type { ParameterSampel, Sampel } from '#domain/pengujian/schema.ts';
import { tidakDiuji } from './catatan-kaki.ts';

/** In the scope of the laboratory's accreditation: its own work on a test that is accredited. */
const dalamLingkup = ({ parameterTest, laboratoriumPelaksana }: ParameterSampel): boolean =>
  parameterTest.flagAkreditasi === 1 && !laboratoriumPelaksana;

/**
 * What a report may claim of accreditation (GAP-174, KAN 01): its mark only where every result is in scope; where some are,
 * those that are not say so; where none is, nothing is said. What was not tested has no result.
 */
export function akreditasiLaporan(sample: readonly Pick<Sampel, 'parameter'>[]): {
  terakreditasi: boolean;
  diLuar: ReadonlySet<string>;
} {
  const hasil = sample.flatMap(({ parameter }) => parameter.filter((satu) => !tidakDiuji(satu)));
  const luar = hasil.filter((satu) => !dalamLingkup(satu));
  return {
    terakreditasi: hasil.length > 0 && luar.length === 0,
    diLuar: new Set(luar.length < hasil.length ? luar.map(({ uuid }) => uuid) : []),
  };
}

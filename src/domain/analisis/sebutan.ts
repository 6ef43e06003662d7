import type { AnalisisRingkas } from './schema.ts';

/** What a parameter is called where something is done to it: its own name, its sample, and the code on its label. */
export const sebutanAnalisis = ({
  parameter,
  sampel,
}: Pick<AnalisisRingkas, 'parameter' | 'sampel'>): string =>
  [parameter.namaParameterUji, sampel.nama, sampel.kodeSampel].filter(Boolean).join(', ');

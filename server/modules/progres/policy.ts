import { and, eq, isNotNull } from 'drizzle-orm';
import { audience } from '#server/core/audience.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';

/** Who keeps a parameter at the bench: its analyst and its supervisor. */
export const khalayakAnalisis = audience(parameterSampel, 'analisId', 'penyeliaId');

/** Only approved parameters of submissions that reached the bench are analyses (GAP-16, GAP-39, W1). */
const diMeja = and(isNotNull(parameterSampel.analisId), eq(parameterSampel.kdStatus, 3));

/** Parameters at the bench that a person is assigned to: as analyst, as supervisor, as either; `semua` has everybody's. */
export const ditugaskanKepada = {
  analis: (uuid: string) => and(diMeja, eq(parameterSampel.analisId, uuid)),
  penyelia: (uuid: string) => and(diMeja, eq(parameterSampel.penyeliaId, uuid)),
  keduanya: (uuid: string) => and(diMeja, khalayakAnalisis.where(uuid)),
  semua: () => diMeja,
};

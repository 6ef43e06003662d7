import { and, eq, isNotNull } from 'drizzle-orm';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { audience } from '#server/core/audience.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';

/** Only approved parameters of submissions that reached the bench are analyses (GAP-16, GAP-39, W1). */
export const diMeja = and(
  isNotNull(parameterSampel.analisId),
  eq(parameterSampel.kdStatus, statusSampelParameter.disetujui.code),
);

/** Analyst and supervisor of a parameter keep it on their devices. */
export const petugasMeja = audience(parameterSampel, 'analisId', 'penyeliaId');

import { and, eq } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { diMeja, petugasMeja } from '#server/modules/progres/policy.ts';

/** Parameters at the bench that a person is assigned to: as analyst, as supervisor, as either; `semua` has everybody's. */
export const ditugaskanKepada = {
  analis: (uuid: string) => and(diMeja, eq(parameterSampel.analisId, uuid)),
  penyelia: (uuid: string) => and(diMeja, eq(parameterSampel.penyeliaId, uuid)),
  keduanya: (uuid: string) => and(diMeja, petugasMeja.where(uuid)),
  semua: () => diMeja,
};

/** Admin reads everything; everybody else what is assigned to them (CONF-25). */
export const milik = ({ actor }: { actor: Actor }, peran: 'analis' | 'penyelia' | 'keduanya') =>
  actor.role === 'Admin' ? ditugaskanKepada.semua() : ditugaskanKepada[peran](actor.uuid);

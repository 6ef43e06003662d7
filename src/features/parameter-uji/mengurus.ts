import { administers, type Actor } from '#domain/core/roles.ts';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';

/** Whether this person keeps the test: an Admin of its laboratory. A Kalab reads it, and releases its sheets. */
export const mengurus = (
  actor: Pick<Actor, 'role' | 'laboratorium'>,
  { idLaboratorium }: Pick<ParameterUji, 'idLaboratorium'>,
): boolean => actor.role === 'Admin' && administers(actor, idLaboratorium);

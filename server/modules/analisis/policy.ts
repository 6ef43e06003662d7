import type { Actor } from '#domain/core/roles.ts';
import { ditugaskanKepada } from '#server/modules/progres/policy.ts';

/** Admin reads everything; everybody else what is assigned to them (CONF-25). */
export const milik = ({ actor }: { actor: Actor }, peran: 'analis' | 'penyelia' | 'keduanya') =>
  actor.role === 'Admin' ? ditugaskanKepada.semua() : ditugaskanKepada[peran](actor.uuid);

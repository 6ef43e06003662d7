import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Actor, Role } from '#domain/core/roles.ts';
import { forDays } from '#server/core/collection.ts';
import { forLaboratory, forPerson, forRole } from '#server/core/trace.ts';
import { dataBersama } from '#server/db/tables/lembar-kerja.ts';
import { parameterSampel, parameterUji, riwayatProgres } from '#server/db/tables/pengujian.ts';
import { diMeja, petugasMeja } from '#server/modules/progres/policy.ts';
import { usiaAnalisis } from '#server/modules/progres/repository.ts';

/** Who works at the bench of a laboratory (GAP-18). */
const meja: readonly Role[] = ['Kalab', 'Laboran', 'Admin'];

/** What a device keeps besides what its analyses rest on. */
export const usiaData = forDays(120, sql`true`, dataBersama.createdAt);

/** The tests of which this person has an analysis in hand, in whatever laboratory. */
const ujiDitugaskan = ({ uuid }: Pick<Actor, 'uuid'>, now: Date): SQL =>
  sql`${parameterUji.id} in (select ${parameterSampel.parameterUjiId} from ${parameterSampel}
    where ${and(diMeja, petugasMeja.where(uuid), usiaAnalisis.still(now))})`;

/** The tests at whose bench this person works: those of their laboratories, and those they were given (GAP-18). */
export const ujiDiMeja = (actor: Actor, now: Date): SQL | undefined => {
  if (actor.role === 'Admin' && actor.laboratorium.length === 0) return undefined; // GAP-145
  const laboratorium = meja.includes(actor.role) ? actor.laboratorium : [];
  return or(inArray(parameterUji.laboratoriumId, [0, ...laboratorium]), ujiDitugaskan(actor, now));
};

/** The data that sheets of this person's analyses refer to, of those that fit. */
const dirujuk = ({ uuid }: Pick<Actor, 'uuid'>, where: SQL | undefined): SQL =>
  sql`${dataBersama.id} in (select (b ->> 'uuid')::uuid from ${riwayatProgres}
    join ${parameterSampel} on ${parameterSampel.id} = ${riwayatProgres.parameterId},
    jsonb_array_elements(${riwayatProgres.lembar} -> 'bersama') b
    where ${and(diMeja, petugasMeja.where(uuid), where)})`;

/**
 * What a person reads: data of the tests at whose bench they work, and what their analyses rest on. Devices keep the newer
 * of the first, and the second for as long as the analysis itself (offline.md section 1).
 */
export const terlihat = {
  semua: (actor: Actor, now: Date): SQL | undefined => {
    const dimeja = ujiDiMeja(actor, now);
    return dimeja && or(dimeja, dirujuk(actor, usiaAnalisis.still(now)));
  },
  perangkat: (actor: Actor, now: Date): SQL | undefined =>
    or(and(ujiDiMeja(actor, now), usiaData.still(now)), dirujuk(actor, usiaAnalisis.still(now))),
  berakhir: (actor: Actor, from: Date, until: Date): SQL | undefined =>
    or(
      and(ujiDiMeja(actor, until), usiaData.ended(from, until)),
      dirujuk(actor, usiaAnalisis.ended(from, until)),
    ),
};

/** Whom a change is told to: the bench of the laboratory, those who were given the test elsewhere, lists read from the server. */
export const khalayak = (idLaboratorium: number, ditugaskan: readonly string[]): string[] => [
  ...meja.map((role) => forRole(role, idLaboratorium)),
  forRole('Admin'),
  forLaboratory(idLaboratorium),
  ...ditugaskan.map(forPerson),
];

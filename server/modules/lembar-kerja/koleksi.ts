import { and, asc, gt, inArray, or, eq, sql } from 'drizzle-orm';
import { bolehSebagai } from '#domain/analisis/penugasan.ts';
import { roleList } from '#domain/core/roles.ts';
import type { Collection } from '#server/core/collection.ts';
import { byUuid } from '#server/core/collection.ts';
import type { Showing } from '#server/core/implement.ts';
import { announce, forAdmin, forLaboratory, forRole, type Telling } from '#server/core/trace.ts';
import { versiLembar as tabel } from '#server/db/tables/lembar-kerja.ts';
import { findVersi, pernahDirilis } from './repository.ts';

/** Who may be analyst or supervisor computes with a version, or reads what was computed with it. */
const peranMeja = roleList.filter((role) =>
  Object.values(bolehSebagai).some((boleh) => boleh.includes(role)),
);
const khalayak = peranMeja.map((role) => forRole(role));

/** Every version that was ever released: a sheet keeps the one it was begun with. */
export const koleksiVersiLembar: Collection = {
  name: 'versiLembar',
  ids: async (db, actor, after, limit) => {
    if (!peranMeja.includes(actor.role)) return [];
    const found = await db
      .select({ id: tabel.id })
      .from(tabel)
      .where(and(pernahDirilis, after ? gt(tabel.id, after) : undefined))
      .orderBy(asc(tabel.id))
      .limit(limit);
    return found.map(({ id }) => id);
  },
  read: async (db, actor, ids) =>
    peranMeja.includes(actor.role)
      ? byUuid(await findVersi(db, and(pernahDirilis, inArray(tabel.id, ids))))
      : [],
};

/** Word of a version that was released now or before. */
export function kabarkanVersi(context: Telling, ids: readonly string[]): void {
  for (const record of ids)
    announce(context, { collection: 'versiLembar', record, sebelum: khalayak, sesudah: khalayak });
}

/** Word of a draft, which is read from the server by those who keep its laboratory. */
export function kabarkanRancangan(context: Telling, record: string, idLaboratorium: number): void {
  const tags = [forAdmin, forLaboratory(idLaboratorium)];
  announce(context, { collection: 'versiLembar', record, sebelum: tags, sesudah: tags });
}

/** A version shows who wrote and who released it. */
export const versiDenganOrang: Showing = {
  name: 'versi-lembar',
  found: (person, _now, db) => [
    sql`${db
      .select({ id: tabel.id })
      .from(tabel)
      .where(
        and(pernahDirilis, or(eq(tabel.dirilisOleh, person), sql`${person} = any (${tabel.penulis})`)),
      )}`,
  ],
  tell: async (context, ids) => kabarkanVersi(context, ids),
};

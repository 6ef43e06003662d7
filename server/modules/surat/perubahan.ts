import { asc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { refusal } from '#domain/core/errors.ts';
import type { LangkahSurat } from '#domain/surat/langkah.ts';
import { change } from '#server/core/change.ts';
import type { Db } from '#server/core/database.ts';
import { answerOf, type Context, type Transaction, type Showing } from '#server/core/implement.ts';
import { announce, trace, type Telling } from '#server/core/trace.ts';
import { putusanSurat, riwayatSurat, surat } from '#server/db/tables/surat.ts';
import { khalayak, type Pihak } from './policy.ts';
import { bacaSurat } from './repository.ts';

/*
 * How a letter changes: locked before its decision rows are (GAP-129), moved along its history, told to everybody who has it.
 */

export type SuratTerkunci = typeof surat.$inferSelect;

/** The letter of this id under its lock. Refuses with 404. */
export async function lockSurat(db: Db, uuid: string): Promise<SuratTerkunci> {
  const [row] = await db.select().from(surat).where(eq(surat.id, uuid)).for('update');
  if (!row) throw refusal.notFound('Surat tidak ditemukan.');
  return row;
}

/** Locks, for a queue of writes, every letter they name: in the order in which everybody does. */
export async function lockBersama({ db }: Transaction, records: readonly string[]): Promise<void> {
  if (records.length === 0) return;
  await db
    .select({ id: surat.id })
    .from(surat)
    .where(inArray(surat.id, [...records]))
    .orderBy(surat.id)
    .for('update');
}

/** A step of the history with what was said. */
type Langkah = LangkahSurat & { catatan: string | null };

type Perubahan = Record<string, [unknown, unknown]>;

/**
 * Moves a letter to this code along its steps, in the caller's transaction: code, history, audit, and word to everybody who
 * has it. One that stays where it is keeps its revision: who decides for another laboratory judges nothing of this.
 */
export async function gerakkan(
  context: Context,
  lama: SuratTerkunci,
  kdStatus: number,
  langkah: readonly Langkah[],
  { kolom = {}, perubahan }: { kolom?: Partial<SuratTerkunci>; perubahan: Perubahan },
) {
  await tulisRiwayat(context, lama.id, langkah);
  const rev =
    kdStatus === lama.kdStatus
      ? await catat(context, lama, perubahan)
      : await change(context, { table: surat, jenis: 'surat' }, lama, { kdStatus, kolom, perubahan });
  const [pihak] = await bacaPihak(context.db, [lama.id]);
  announceSurat(context, { ...pihak!, kdStatus: lama.kdStatus }, { ...pihak!, kdStatus });
  return answerOf(context, bacaSurat, { record: lama.id, rev });
}

async function catat(context: Context, { id, rev }: SuratTerkunci, perubahan: Perubahan): Promise<number> {
  await context.db.update(surat).set({ updatedAt: context.received }).where(eq(surat.id, id));
  trace(context, { jenis: 'surat', record: id, rev: null, perubahan });
  return rev;
}

/** History rows of one act; the first carries the act's own id, by which its author's device knows it again. */
export async function tulisRiwayat(
  { db, operasiId, actor, received }: Context,
  suratId: string,
  langkah: readonly Langkah[],
): Promise<void> {
  const dari = await db.$count(riwayatSurat, eq(riwayatSurat.suratId, suratId));
  await db.insert(riwayatSurat).values(
    langkah.map(({ kode, laboratoriumId, catatan }, at) => ({
      id: at === 0 ? operasiId : uuidv7(),
      suratId,
      urut: dari + at + 1,
      kdStatus: kode,
      laboratoriumId,
      catatan,
      aktorId: actor.uuid,
      createdAt: received,
    })),
  );
}

/** Whom these letters concern. */
async function bacaPihak(db: Db, ids: readonly string[]): Promise<Pihak[]> {
  const rows = await db
    .select({ id: surat.id, pemohonId: surat.pemohonId, kdStatus: surat.kdStatus })
    .from(surat)
    .where(inArray(surat.id, [...ids]))
    .orderBy(asc(surat.id));
  const lab = Map.groupBy(
    await db
      .select({ suratId: putusanSurat.suratId, id: putusanSurat.laboratoriumId })
      .from(putusanSurat)
      .where(inArray(putusanSurat.suratId, [...ids])),
    ({ suratId }) => suratId,
  );
  return rows.map((row) => ({
    ...row,
    laboratorium: (lab.get(row.id) ?? []).flatMap(({ id }) => (id === null ? [] : [id])),
  }));
}

/** Tells everybody who has a letter, before a change and after it. */
function announceSurat(context: Telling, lama: Pihak, baru: Pihak): void {
  announce(context, {
    collection: 'surat',
    record: baru.id,
    sebelum: khalayak(lama),
    sesudah: khalayak(baru),
  });
}

/** Something of these letters reads differently now. */
export async function sentuh(context: Telling & Pick<Context, 'db'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const pihak of await bacaPihak(context.db, ids)) announceSurat(context, pihak, pihak);
}

/** Letters show who applied and who has decided. */
export const suratDenganOrang: Showing = {
  name: 'surat',
  found: (person) => [
    sql`select id from surat where pemohon_id = ${person}`,
    sql`select surat_id as id from putusan_surat where verifikator_id = ${person}`,
  ],
  tell: sentuh,
};

import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { Workflow } from '#domain/core/workflow.ts';
import {
  kataPendaftaran,
  nomorPendaftaran,
  seriPendaftaran,
  type JenisPendaftaran,
} from '#domain/pendaftaran/schema.ts';
import { change } from '#server/core/change.ts';
import type { Db } from '#server/core/database.ts';
import { answerOf, type Context } from '#server/core/implement.ts';
import { nextNumber } from '#server/core/number.ts';
import { announce, differences, forLaboratory, trace, type Telling } from '#server/core/trace.ts';
import { judge } from '#server/core/transition.ts';
import { pendaftaran, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import { khalayakPendaftaran } from './policy.ts';

/*
 * The head of a submission as every kind moves it: opened with its number, locked before anything of the submission is,
 * moved along its history (GAP-129).
 */

export type Kepala = typeof pendaftaran.$inferSelect;

/** The head of this id, of this kind where one is named. Refuses with 404, to a registrant also when it is somebody else's (GAP-97). */
export async function lockKepala(
  db: Db,
  uuid: string,
  actor: Actor,
  jenis: JenisPendaftaran,
): Promise<Kepala> {
  const [kepala] = await db
    .select()
    .from(pendaftaran)
    .where(and(eq(pendaftaran.id, uuid), eq(pendaftaran.jenis, jenis)))
    .for('update');
  if (!kepala || (actor.role === 'Pendaftar' && kepala.pendaftarId !== actor.uuid))
    throw refusal.notFound(`${kataPendaftaran[jenis].nama} tidak ditemukan.`);
  return kepala;
}

/** Opens a submission at its first state, with its number and the first row of its history (GAP-147). */
export async function bukaKepala(
  context: Context,
  isi: Pick<Kepala, 'id' | 'jenis' | 'laboratoriumId' | 'judul' | 'kdStatus'>,
): Promise<Kepala> {
  const { db, actor, captured, received } = context;
  const urut = await nextNumber(db, seriPendaftaran(isi.jenis, received));
  const nomor = nomorPendaftaran(isi.jenis, received, urut);
  const [kepala] = await db
    .insert(pendaftaran)
    .values({ ...isi, nomor, pendaftarId: actor.uuid, createdAt: captured, updatedAt: received })
    .returning();
  await tulisRiwayat(context, isi.id, [{ kode: isi.kdStatus }]);
  return kepala!;
}

/** A step of the history: the code it reached and what was said with it. */
export type Langkah = { kode: number; catatan?: string | null };

/** A submission whose head is locked, with the row of its kind. */
type Terkunci = { uuid: string; rev: number; kepala: Kepala; row: object };

/** How the submissions of one kind are judged and moved, whichever noun's call does it. */
export const gerakan =
  <R extends Terkunci>() =>
  <S extends string, A extends string, I>({
    workflow,
    table,
    baca,
    announceAll,
  }: {
    workflow: Workflow<S, A, NoInfer<R>>;
    table: PgTable & { id: AnyPgColumn };
    baca: (db: Db, uuid: string, actor: Actor) => Promise<I>;
    /** Tells everybody who has it, or had it until now. */
    announceAll: (
      context: Context,
      lama: R,
      baru: { kdStatus: number; kolom: Partial<R['row']>; bagian: boolean },
    ) => void | Promise<void>;
  }) => {
    /** The answer of an act, read when it is kept; of one that changes nothing, the record as it stands. */
    const tetap = (context: Context, { uuid, rev }: Pick<R, 'uuid' | 'rev'>) =>
      answerOf(context, baca, { record: uuid, rev });

    return {
      tetap,

      /** The code an act leads to. Refuses with 403 or 409 and the current record. */
      judgeAct: (context: Context, aksi: A, record: R): Promise<number> =>
        judge(context, workflow, aksi, record, () => baca(context.db, record.uuid, context.actor)),

      /**
       * Moves a submission along its steps, in the caller's transaction: code, history, revision, audit, and word to every
       * device that has it. `kolom` are columns that change with it, `perubahan` what the audit is told besides the code;
       * where it is not said, what of the columns became different. `bagian`: who has a part of it sees the change too.
       */
      gerakkan: async (
        context: Context,
        record: R,
        langkah: readonly Langkah[],
        {
          kolom = {},
          perubahan = differences<R['row']>(record.row, kolom),
          bagian = true,
        }: {
          kolom?: Partial<R['row']>;
          perubahan?: Record<string, [unknown, unknown]>;
          bagian?: boolean;
        } = {},
      ) => {
        const { uuid, kepala } = record;
        const kdStatus = langkah.at(-1)?.kode ?? kepala.kdStatus;
        if (Object.keys(kolom).length > 0)
          await context.db
            .update(table)
            .set(kolom as PgUpdateSetSource<typeof table>)
            .where(eq(table.id, uuid));
        await tulisRiwayat(context, uuid, langkah);
        const rev = await change(context, aggregateKepala(kepala), kepala, { kdStatus, perubahan });
        await announceAll(context, record, { kdStatus, kolom, bagian });
        return tetap(context, { uuid, rev });
      },
    };
  };

/**
 * The code of a submission that followed from something below it, with what was said there; its revision stays, for no
 * decider judges by it.
 */
export async function catatKode(
  context: Context,
  kepala: Pick<Kepala, 'id' | 'jenis' | 'kdStatus'>,
  kode: number,
  catatan: string | null = null,
): Promise<void> {
  await context.db
    .update(pendaftaran)
    .set({ kdStatus: kode, updatedAt: context.received })
    .where(eq(pendaftaran.id, kepala.id));
  await tulisRiwayat(context, kepala.id, [{ kode, catatan }]);
  trace(context, {
    jenis: kepala.jenis,
    record: kepala.id,
    pendaftaranId: kepala.id,
    rev: null,
    perubahan: {
      ...(kode === kepala.kdStatus ? {} : { kdStatus: [kepala.kdStatus, kode] }),
      ...(catatan === null ? {} : { catatan: [null, catatan] }),
    },
  });
}

const aggregateKepala = ({ id, jenis }: Pick<Kepala, 'id' | 'jenis'>) => ({
  table: pendaftaran,
  jenis,
  pendaftaranId: id,
});

/** Something of it changed that moves no code: to those who have it, it is something new. */
export async function perbaruiKepala({ db, received }: Context, id: string): Promise<void> {
  await db.update(pendaftaran).set({ updatedAt: received }).where(eq(pendaftaran.id, id));
}

/**
 * Tells the owner's devices of a submission, and the officers of its laboratory, and of others that are in it (`lain`), in
 * the lists they read from the server.
 */
export function announceKepala(
  context: Telling,
  kepala: Pick<Kepala, 'id' | 'pendaftarId' | 'laboratoriumId'>,
  lain: readonly number[] = [],
): void {
  const siapa = [...khalayakPendaftaran.tags(kepala), ...[kepala.laboratoriumId, ...lain].map(forLaboratory)];
  announce(context, { collection: 'pendaftaran', record: kepala.id, sebelum: siapa, sesudah: siapa });
}

/** History rows of one act; the first carries the act's own id, by which its author's device knows it again. */
async function tulisRiwayat(
  { db, operasiId, actor, received }: Context,
  pendaftaranId: string,
  langkah: readonly Langkah[],
): Promise<void> {
  if (langkah.length === 0) return;
  const taken = await db.$count(riwayatPendaftaran, eq(riwayatPendaftaran.id, operasiId));
  const dari = await db.$count(riwayatPendaftaran, eq(riwayatPendaftaran.pendaftaranId, pendaftaranId));
  await db.insert(riwayatPendaftaran).values(
    langkah.map(({ kode, catatan }, at) => ({
      id: at === 0 && taken === 0 ? operasiId : uuidv7(),
      pendaftaranId,
      urut: dari + at + 1,
      kdStatus: kode,
      catatan: catatan ?? null,
      aktorId: actor.uuid,
      createdAt: received,
    })),
  );
}

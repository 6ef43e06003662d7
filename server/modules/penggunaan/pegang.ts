import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { refusal } from '#domain/core/errors.ts';
import { penambahanWorkflow, type PenambahanAksi } from '#domain/penggunaan/workflow.ts';
import { change } from '#server/core/change.ts';
import type { Db } from '#server/core/database.ts';
import type { Context, Transaction } from '#server/core/implement.ts';
import { judge } from '#server/core/transition.ts';
import { bahan, instrumen } from '#server/db/tables/barang.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { barisPenggunaan, penambahan } from '#server/db/tables/penggunaan.ts';
import {
  laboratoriumTambahan,
  lockPenelitian,
  type LockedPenelitian,
} from '#server/modules/penelitian/perubahan.ts';
import { bacaDitindak } from '#server/modules/penelitian/repository.ts';

/** An addition and the research it is of, whose head is locked (GAP-129). */
export type Dipegang = { record: LockedPenelitian; satu: PenambahanTerkunci };

type PenambahanTerkunci = LockedPenelitian['tambahan'][number] & {
  baris: (typeof barisPenggunaan.$inferSelect)[];
};

/** The research an addition is of, or undefined. */
export async function indukPenambahan(db: Db, uuid: string): Promise<string | undefined> {
  const [found] = await db
    .select({ penelitianId: penambahan.penelitianId })
    .from(penambahan)
    .where(eq(penambahan.id, uuid));
  return found?.penelitianId;
}

/** Locks the research of an addition, then reads it. Refuses with 404 as for the research itself (GAP-97). */
export async function pegang(
  { db, actor }: Context,
  { uuid, uuidPenelitian }: { uuid: string; uuidPenelitian?: string | undefined },
): Promise<Dipegang> {
  const induk = await indukPenambahan(db, uuid);
  if (!induk) throw refusal.notFound('Penambahan tidak ditemukan.');
  const record = await lockPenelitian(db, induk, actor);
  if (uuidPenelitian && uuidPenelitian !== induk)
    throw refusal.invalid([
      { field: 'uuid_penelitian', message: 'Penambahan ini bukan dari penelitian yang disebut.' },
    ]);
  const baris = await db
    .select()
    .from(barisPenggunaan)
    .where(eq(barisPenggunaan.penambahanId, uuid))
    .orderBy(barisPenggunaan.urutan);
  return { record, satu: { ...record.tambahan.find(({ id }) => id === uuid)!, baris } };
}

/** The code of W3 an act on an addition leads to. Refuses with 403 or 409 and the current research. */
export function judgePenambahan(
  context: Context,
  aksi: PenambahanAksi,
  { record, satu }: Dipegang,
): Promise<number> {
  const keadaan = {
    uuid: satu.id,
    rev: satu.rev,
    kdStatusPengajuan: satu.kdStatus,
    flagWaktu: satu.flagWaktu,
    idLaboratorium: laboratoriumTambahan(record, satu),
    penelitian: record,
  };
  const current = () => bacaDitindak(context.db, record.uuid, context.actor);
  return judge(context, penambahanWorkflow, aksi, keadaan, current);
}

/** Writes what became of an addition besides its lines. Gives its new revision. */
export const ubahPenambahan = (
  context: Context,
  { record, satu }: Dipegang,
  kdStatus: number,
  kolom: Partial<Pick<PenambahanTerkunci, 'tglPenggunaan' | 'catatan' | 'disetujuiPada'>>,
  perubahan: Record<string, [unknown, unknown]> = {},
): Promise<number> =>
  change(context, { table: penambahan, jenis: 'penambahan', pendaftaranId: record.uuid }, satu, {
    kdStatus,
    kolom,
    perubahan,
  });

/**
 * Locks, for a queue of writes, every research they name, itself or by an addition, and then the materials and instruments
 * of those additions: each kind in the order in which everybody locks it.
 */
export async function lockBersama({ db }: Transaction, records: readonly string[]): Promise<void> {
  if (records.length === 0) return;
  const milik = db
    .select({ id: penambahan.penelitianId })
    .from(penambahan)
    .where(inArray(penambahan.id, [...records]));
  await db
    .select({ id: pendaftaran.id })
    .from(pendaftaran)
    .where(
      and(
        eq(pendaftaran.jenis, 'penelitian'),
        or(inArray(pendaftaran.id, [...records]), inArray(pendaftaran.id, milik)),
      ),
    )
    .orderBy(pendaftaran.id)
    .for('update');
  const dariTambahan = (kolom: typeof barisPenggunaan.bahanId | typeof barisPenggunaan.instrumenId) =>
    db
      .select({ id: sql<number>`${kolom}` })
      .from(barisPenggunaan)
      .where(inArray(barisPenggunaan.penambahanId, [...records]));
  await lockBaris(db, bahan, inArray(bahan.id, dariTambahan(barisPenggunaan.bahanId)));
  await lockBaris(db, instrumen, inArray(instrumen.id, dariTambahan(barisPenggunaan.instrumenId)));
}

/**
 * Locks materials or instruments in id order, so that two who take the last of one, or book it for one time, come one after
 * the other and never wait for each other. Lines may go on naming them meanwhile.
 */
export async function lockBaris(
  db: Db,
  table: typeof bahan | typeof instrumen,
  where: ReturnType<typeof inArray>,
): Promise<void> {
  await db.select({ id: table.id }).from(table).where(where).orderBy(table.id).for('no key update');
}

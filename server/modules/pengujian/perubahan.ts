import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import { totalTagihan } from '#domain/pengujian/biaya.ts';
import type { PengujianState } from '#domain/pengujian/keadaan.ts';
import { pengujianWorkflow, type PengujianAksi } from '#domain/pengujian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { announce, forPerson, trace } from '#server/core/trace.ts';
import { judge } from '#server/core/transition.ts';
import { barisTagihan, invoice, pengembalian } from '#server/db/tables/pembayaran.ts';
import { parameterSampel, pengujian, riwayatPengujian, sampel } from '#server/db/tables/pengujian.ts';
import { bacaPengujian } from './repository.ts';

/*
 * How a submission changes, whichever noun's call does it: lock, judge, move. The bench, payments and reports come
 * through here too, so that the code, its history and what devices are told never part (GAP-129).
 */

type Parameter = typeof parameterSampel.$inferSelect;

/** A submission with everything its rules look at, its row locked. */
export type LockedPengujian = PengujianState & {
  uuid: string;
  rev: number;
  row: typeof pengujian.$inferSelect;
  sampel: (typeof sampel.$inferSelect & { parameter: Parameter[] })[];
  baris: (typeof barisTagihan.$inferSelect)[];
  invoice: (typeof invoice.$inferSelect)[];
  /** Verified payments less what goes back of them (TESTADM-26). */
  dibayar: number;
};

/**
 * Locks a submission and reads what belongs to it. Refuses with 404 when there is none, and to a registrant also when it
 * is somebody else's (GAP-97).
 */
export async function kunciPengujian(db: Db, uuid: string, actor: Actor): Promise<LockedPengujian> {
  const [row] = await db.select().from(pengujian).where(eq(pengujian.id, uuid)).for('update');
  if (!row || (actor.role === 'Pendaftar' && row.pendaftarId !== actor.uuid))
    throw refusal.notFound('Pengujian tidak ditemukan.');
  const samples = await db
    .select()
    .from(sampel)
    .where(eq(sampel.pengujianId, uuid))
    .orderBy(asc(sampel.urutan));
  const tests = await db
    .select()
    .from(parameterSampel)
    .where(eq(parameterSampel.pengujianId, uuid))
    .orderBy(asc(parameterSampel.id));
  const baris = await db
    .select()
    .from(barisTagihan)
    .where(eq(barisTagihan.pengujianId, uuid))
    .orderBy(asc(barisTagihan.urutan));
  const invoices = await db
    .select()
    .from(invoice)
    .where(eq(invoice.pengujianId, uuid))
    .orderBy(asc(invoice.id));
  const returns = await db.select().from(pengembalian).where(eq(pengembalian.pengujianId, uuid));

  const total = totalTagihan(baris);
  const dibayar =
    jumlah(
      invoices.filter((satu) => satu.kdStatus === 3 && !satu.dibatalkan).map((satu) => satu.totalTagihan),
    ) - jumlah(returns.filter(({ sebab }) => sebab === 'pelunasan').map(({ nominal }) => nominal));
  return {
    uuid,
    rev: row.rev,
    row,
    sampel: samples.map((satu) => ({ ...satu, parameter: tests.filter((uji) => uji.sampelId === satu.id) })),
    baris,
    invoice: invoices,
    dibayar,
    kdStatusPengajuan: row.kdStatus,
    pendaftarUuid: row.pendaftarId,
    idLaboratorium: row.laboratoriumId,
    kalabUuid: row.kalabId,
    parameter: tests,
    totalTagihan: total,
    nominalAkhir: total - dibayar,
    kdStatusInvoice: invoices.findLast((satu) => !satu.dibatalkan)?.kdStatus ?? null,
  };
}

const jumlah = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** The code an act leads to. Refuses with 403 or 409 and the current record. */
export async function nilai(context: Context, aksi: PengujianAksi, record: LockedPengujian): Promise<number> {
  const current = () => bacaPengujian(context.db, record.uuid, context.actor);
  return pengujianWorkflow.states[await judge(context, pengujianWorkflow, aksi, record, current)].code;
}

/** A step of the history: the code it reached and what was said with it. */
export type Langkah = { kode: number; catatan?: string | null };

/**
 * Moves a submission along its steps, in the caller's transaction: code, history, revision, audit, and word to every
 * device that has it. `kolom` are columns that change with it, `perubahan` what the audit is told besides the code.
 */
export async function gerakkan(
  context: Context,
  record: LockedPengujian,
  langkah: readonly Langkah[],
  {
    kolom = {},
    perubahan = {},
  }: {
    kolom?: Partial<typeof pengujian.$inferInsert>;
    perubahan?: Record<string, [unknown, unknown]>;
  } = {},
) {
  const rev = record.rev + 1;
  const kode = langkah.at(-1)?.kode ?? record.row.kdStatus;
  await context.db
    .update(pengujian)
    .set({ ...kolom, kdStatus: kode, rev, updatedAt: context.received })
    .where(eq(pengujian.id, record.uuid));
  await tulisRiwayat(context, record.uuid, langkah);
  trace(context, {
    jenis: 'pengujian',
    record: record.uuid,
    rev,
    perubahan: {
      ...(kode === record.row.kdStatus ? {} : { kdStatus: [record.row.kdStatus, kode] }),
      ...perubahan,
    },
  });
  await umumkan(context, record, 'kalabId' in kolom ? (kolom.kalabId ?? null) : record.kalabUuid);
  return tetap(context, { uuid: record.uuid, rev });
}

/** The answer of an act, read when it is kept; of one that changes nothing, the record as it stands. */
export const tetap = ({ server, actor }: Context, { uuid, rev }: Pick<LockedPengujian, 'uuid' | 'rev'>) => ({
  record: uuid,
  rev: String(rev),
  data: () => bacaPengujian(server.db, uuid, actor),
});

/** History rows of one act; the first carries the act's own id, by which its author's device knows it again. */
export async function tulisRiwayat(
  context: Context,
  pengujianId: string,
  langkah: readonly Langkah[],
): Promise<void> {
  if (langkah.length === 0) return;
  const taken = await context.db.$count(riwayatPengujian, eq(riwayatPengujian.id, context.operasiId));
  const dari = await context.db.$count(riwayatPengujian, eq(riwayatPengujian.pengujianId, pengujianId));
  await context.db.insert(riwayatPengujian).values(
    langkah.map(({ kode, catatan }, at) => ({
      id: at === 0 && taken === 0 ? context.operasiId : uuidv7(),
      pengujianId,
      urut: dari + at + 1,
      kdStatus: kode,
      catatan: catatan ?? null,
      aktorId: context.actor.uuid,
      createdAt: context.received,
    })),
  );
}

/** Tells devices of a change that moves no code: to the owner and the Kalab it is something new to see. */
export async function sentuh(context: Context, record: LockedPengujian): Promise<void> {
  await context.db
    .update(pengujian)
    .set({ updatedAt: context.received })
    .where(eq(pengujian.id, record.uuid));
  await umumkan(context, record, record.kalabUuid);
}

/** Tells the owner, the Kalab asked before and now, and whoever works on a parameter before and now. */
async function umumkan(context: Context, lama: LockedPengujian, kalabBaru: string | null): Promise<void> {
  const owner = [forPerson(lama.pendaftarUuid)];
  announce(context, { collection: 'pendaftaran', record: lama.uuid, sebelum: owner, sesudah: owner });
  announce(context, {
    collection: 'tinjauan',
    record: lama.uuid,
    sebelum: tags(lama.kalabUuid),
    sesudah: tags(kalabBaru),
  });
  const baru = await context.db
    .select()
    .from(parameterSampel)
    .where(eq(parameterSampel.pengujianId, lama.uuid));
  for (const dulu of lama.sampel.flatMap(({ parameter }) => parameter)) {
    const kini = baru.find(({ id }) => id === dulu.id);
    announce(context, {
      collection: 'analisis',
      record: dulu.id,
      sebelum: tags(dulu.analisId, dulu.penyeliaId),
      sesudah: tags(kini?.analisId, kini?.penyeliaId),
    });
  }
}

const tags = (...ids: readonly (string | null | undefined)[]) =>
  ids.flatMap((id) => (id ? [forPerson(id)] : []));

/** The code of a submission whose bench moved it (W1 7, 8, 11, 12); its revision stays, for no decider judges by it. */
export async function catatKode(
  context: Context,
  { uuid, pendaftarUuid, kode: lama }: { uuid: string; pendaftarUuid: string; kode: number },
  kode: number,
): Promise<void> {
  const [row] = await context.db
    .update(pengujian)
    .set({ kdStatus: kode, updatedAt: context.received })
    .where(eq(pengujian.id, uuid))
    .returning({ kalabId: pengujian.kalabId });
  await tulisRiwayat(context, uuid, [{ kode }]);
  trace(context, { jenis: 'pengujian', record: uuid, rev: null, perubahan: { kdStatus: [lama, kode] } });
  for (const [collection, siapa] of [
    ['pendaftaran', tags(pendaftarUuid)],
    ['tinjauan', tags(row?.kalabId)],
  ] as const)
    announce(context, { collection, record: uuid, sebelum: siapa, sesudah: siapa });
}

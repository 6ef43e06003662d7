import { asc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import { totalTagihan } from '#domain/pengujian/biaya.ts';
import type { PengujianState } from '#domain/pengujian/keadaan.ts';
import { pengujianWorkflow, type PengujianAksi } from '#domain/pengujian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { announce, forLaboratory, trace } from '#server/core/trace.ts';
import { judge } from '#server/core/transition.ts';
import { barisTagihan, invoice, pengembalian } from '#server/db/tables/pembayaran.ts';
import { parameterSampel, pengujian, riwayatPengujian, sampel } from '#server/db/tables/pengujian.ts';
import { khalayakAnalisis } from '#server/modules/analisis/repository.ts';
import { bacaPengujian, khalayak } from './repository.ts';

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
  const tests = await bacaParameter(db, uuid);
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

const bacaParameter = (db: Db, pengujianId: string): Promise<Parameter[]> =>
  db
    .select()
    .from(parameterSampel)
    .where(eq(parameterSampel.pengujianId, pengujianId))
    .orderBy(asc(parameterSampel.id));

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
  const lama = { row: record.row, parameter: record.sampel.flatMap(({ parameter }) => parameter) };
  umumkan(context, lama, {
    row: { ...record.row, kalabId: 'kalabId' in kolom ? (kolom.kalabId ?? null) : record.kalabUuid },
    parameter: await bacaParameter(context.db, record.uuid),
  });
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

/** Tells devices of a change that moves no code and that the bench does not see: to owner and Kalab it is something new. */
export async function sentuh(context: Context, { row }: LockedPengujian): Promise<void> {
  await context.db.update(pengujian).set({ updatedAt: context.received }).where(eq(pengujian.id, row.id));
  umumkan(context, { row, parameter: [] });
}

/** A submission as far as it says who has it, and those of its parameters that show the change. */
type Pihak = {
  row: Pick<typeof pengujian.$inferSelect, 'id' | 'pendaftarId' | 'kalabId' | 'laboratoriumId'>;
  parameter: readonly Pick<Parameter, 'id' | 'analisId' | 'penyeliaId'>[];
};

/**
 * Tells everybody who has a submission or one of these parameters, before a change and after it: owner, Kalab, analysts
 * and supervisors on their devices, the laboratory's officers in the lists they read from the server.
 */
export function umumkan(context: Context, lama: Pihak, baru: Pihak = lama): void {
  const record = lama.row.id;
  const petugas = forLaboratory(lama.row.laboratoriumId);
  const { pendaftaran, tinjauan } = khalayak;
  announce(context, {
    collection: 'pendaftaran',
    record,
    sebelum: [...pendaftaran.tags(lama.row), petugas],
    sesudah: [...pendaftaran.tags(baru.row), petugas],
  });
  announce(context, {
    collection: 'tinjauan',
    record,
    sebelum: tinjauan.tags(lama.row),
    sesudah: tinjauan.tags(baru.row),
  });
  for (const dulu of lama.parameter)
    announce(context, {
      collection: 'analisis',
      record: dulu.id,
      sebelum: khalayakAnalisis.tags(dulu),
      sesudah: khalayakAnalisis.tags(baru.parameter.find(({ id }) => id === dulu.id)),
    });
}

/**
 * Tells everybody whose records show a person that they read differently now: as registrant or Kalab, at the bench, in a
 * history, on a report or an invoice.
 */
export async function umumkanOrang(context: Context, uuid: string): Promise<void> {
  const { db } = context;
  const rows = await db
    .select({
      id: pengujian.id,
      pendaftarId: pengujian.pendaftarId,
      kalabId: pengujian.kalabId,
      laboratoriumId: pengujian.laboratoriumId,
    })
    .from(pengujian)
    .where(
      sql`${pengujian.id} in (select id from pengujian where ${uuid} in (pendaftar_id, kalab_id)
        union select pengujian_id from parameter_sampel where ${uuid} in (analis_id, penyelia_id)
        union select ps.pengujian_id from riwayat_progres r join parameter_sampel ps on ps.id = r.parameter_id where r.aktor_id = ${uuid}
        union select pengujian_id from riwayat_pengujian where aktor_id = ${uuid}
        union select pengujian_id from lhu where penandatangan_id = ${uuid}
        union select pengujian_id from invoice where diubah_oleh = ${uuid})`,
    );
  const tests = await db
    .select()
    .from(parameterSampel)
    .where(
      inArray(
        parameterSampel.pengujianId,
        rows.map(({ id }) => id),
      ),
    );
  const parameter = Map.groupBy(tests, ({ pengujianId }) => pengujianId);
  for (const row of rows) umumkan(context, { row, parameter: parameter.get(row.id) ?? [] });
}

/** The code of a submission whose bench moved it (W1 7, 8, 11, 12); its revision stays, for no decider judges by it. */
export async function catatKode(context: Context, { id, kdStatus }: Kode, kode: number): Promise<void> {
  await context.db
    .update(pengujian)
    .set({ kdStatus: kode, updatedAt: context.received })
    .where(eq(pengujian.id, id));
  await tulisRiwayat(context, id, [{ kode }]);
  trace(context, { jenis: 'pengujian', record: id, rev: null, perubahan: { kdStatus: [kdStatus, kode] } });
}
type Kode = Pick<typeof pengujian.$inferSelect, 'id' | 'kdStatus'>;

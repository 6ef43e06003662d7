import { asc, eq } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { totalTagihan } from '#domain/pengujian/biaya.ts';
import type { PengujianState } from '#domain/pengujian/keadaan.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { announce, type Telling } from '#server/core/trace.ts';
import type { invoice } from '#server/db/tables/pembayaran.ts';
import { barisTagihan, parameterSampel, pengujian, sampel } from '#server/db/tables/pengujian.ts';
import { bacaBuku } from '#server/modules/pembayaran/perubahan.ts';
import {
  gerakan,
  lockKepala,
  perbaruiKepala,
  announceKepala,
  type Kepala,
} from '#server/modules/pendaftaran/perubahan.ts';
import { khalayak } from './policy.ts';
import { bacaPengujian } from './repository.ts';

/*
 * How a submission changes, whichever noun's call does it: lock, judge, move. The bench, payments and reports come
 * through here too, so that the code, its history and what devices are told never part (GAP-129).
 */

type Parameter = typeof parameterSampel.$inferSelect;

/** A submission with everything its rules look at, its head locked. */
export type LockedPengujian = PengujianState & {
  uuid: string;
  rev: number;
  kepala: Kepala;
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
export async function lockPengujian(db: Db, uuid: string, actor: Actor): Promise<LockedPengujian> {
  const kepala = await lockKepala(db, uuid, actor, 'pengujian');
  const [row] = await db.select().from(pengujian).where(eq(pengujian.id, uuid));
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
  const { invoice: invoices, dibayar } = await bacaBuku(db, uuid);
  const total = totalTagihan(baris);
  return {
    uuid,
    rev: kepala.rev,
    kepala,
    row: row!,
    sampel: samples.map((satu) => ({ ...satu, parameter: tests.filter((uji) => uji.sampelId === satu.id) })),
    baris,
    invoice: invoices,
    dibayar,
    kdStatusPengajuan: kepala.kdStatus,
    pendaftarUuid: kepala.pendaftarId,
    idLaboratorium: kepala.laboratoriumId,
    kalabUuid: row!.kalabId,
    parameter: tests,
    totalTagihan: total,
    nominalAkhir: total - dibayar,
    janji: row!.janji,
    jeda: row!.jeda,
    kdStatusInvoice: invoices.findLast((satu) => !satu.dibatalkan)?.kdStatus ?? null,
  };
}

const bacaParameter = (db: Db, pengujianId: string): Promise<Parameter[]> =>
  db
    .select()
    .from(parameterSampel)
    .where(eq(parameterSampel.pengujianId, pengujianId))
    .orderBy(asc(parameterSampel.id));

export const { judgeAct, gerakkan, tetap } = gerakan<LockedPengujian>()({
  workflow: pengujianWorkflow,
  table: pengujian,
  baca: bacaPengujian,
  announceAll: async (context, record, { kolom: { kalabId = record.kalabUuid }, bagian }) => {
    const dulu = record.sampel.flatMap(({ parameter }) => parameter);
    const lama = { ...pihakDari(record), parameter: bagian ? dulu : [] };
    announcePengujian(context, lama, {
      row: { ...lama.row, kalabId },
      parameter: bagian ? await bacaParameter(context.db, record.uuid) : [],
    });
  },
});

const pihakDari = ({ kepala, row }: Pick<LockedPengujian, 'kepala' | 'row'>) => ({
  row: {
    id: kepala.id,
    pendaftarId: kepala.pendaftarId,
    laboratoriumId: kepala.laboratoriumId,
    kalabId: row.kalabId,
  },
});

/** Tells devices of a change that moves no code and that the bench does not see: to owner and Kalab it is something new. */
export async function sentuh(context: Context, kepala: Kepala): Promise<void> {
  await perbaruiKepala(context, kepala.id);
  const [row] = await context.db.select().from(pengujian).where(eq(pengujian.id, kepala.id));
  announcePengujian(context, { ...pihakDari({ kepala, row: row! }), parameter: [] });
}

/** A submission as far as it says who has it, and those of its parameters that show the change. */
type Pihak = {
  row: Pick<Kepala, 'id' | 'pendaftarId' | 'laboratoriumId'> & { kalabId: string | null };
  parameter: readonly Pick<Parameter, 'id' | 'analisId' | 'penyeliaId'>[];
};

/**
 * Tells everybody who has a submission or one of these parameters, before a change and after it: owner, Kalab, analysts
 * and supervisors on their devices, the laboratory's officers in the lists they read from the server.
 */
export function announcePengujian(context: Telling, lama: Pihak, baru: Pihak = lama): void {
  const record = lama.row.id;
  announceKepala(context, baru.row);
  announce(context, {
    collection: 'tinjauan',
    record,
    sebelum: khalayak.tinjauan.tags(lama.row),
    sesudah: khalayak.tinjauan.tags(baru.row),
  });
  for (const dulu of lama.parameter)
    announce(context, {
      collection: 'analisis',
      record: dulu.id,
      sebelum: khalayak.analisis.tags(dulu),
      sesudah: khalayak.analisis.tags(baru.parameter.find(({ id }) => id === dulu.id)),
    });
}

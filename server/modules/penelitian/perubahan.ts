import { and, asc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import type { CaraPenambahan, PenelitianState } from '#domain/penelitian/keadaan.ts';
import { penelitianWorkflow, type PenelitianAksi } from '#domain/penelitian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { announce, type Telling } from '#server/core/trace.ts';
import { followed } from '#server/core/transition.ts';
import { alat } from '#server/db/tables/barang.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { penambahan, pengembalianAlat } from '#server/db/tables/penggunaan.ts';
import {
  catatKode,
  gerakan,
  lockKepala,
  perbaruiKepala,
  announceKepala,
  type Kepala,
} from '#server/modules/pendaftaran/perubahan.ts';
import { khalayak } from './policy.ts';
import { bacaPenelitian } from './repository.ts';

/*
 * How a research changes, whichever noun's call does it: lock, judge, move. Usage and money come through here too, so that
 * the code, its history and what devices are told never part (GAP-129).
 */

type Penambahan = typeof penambahan.$inferSelect;

/** A research with what the rules of most acts look at, its head locked. */
export type LockedPenelitian = PenelitianState & {
  uuid: string;
  rev: number;
  kepala: Kepala;
  row: typeof penelitian.$inferSelect;
  /** In the order they were recorded in. */
  tambahan: Penambahan[];
};

/** Locks a research and reads it with its additions. Refuses with 404 as for every submission (GAP-97). */
export async function lockPenelitian(db: Db, uuid: string, actor: Actor): Promise<LockedPenelitian> {
  const kepala = await lockKepala(db, uuid, actor, 'penelitian');
  const [row] = await db.select().from(penelitian).where(eq(penelitian.id, uuid));
  const tambahan = await bacaTambahan(db, uuid);
  return {
    uuid,
    rev: kepala.rev,
    kepala,
    row: row!,
    tambahan,
    kdStatusPengajuan: kepala.kdStatus,
    pendaftarUuid: kepala.pendaftarId,
    idLaboratorium: kepala.laboratoriumId,
    kdJenisPenelitian: row!.kdJenisPenelitian,
    penambahan: keadaanTambahan(tambahan, kepala.laboratoriumId),
    janji: row!.janji,
    jeda: row!.jeda,
  };
}

/** Whose an addition is (GAP-154). */
export const laboratoriumTambahan = (
  { idLaboratorium }: Pick<LockedPenelitian, 'idLaboratorium'>,
  { laboratoriumLain }: Pick<Penambahan, 'laboratoriumLain'>,
): number => laboratoriumLain ?? idLaboratorium;

const bacaTambahan = (db: Db, penelitianId: string): Promise<Penambahan[]> =>
  db.select().from(penambahan).where(eq(penambahan.penelitianId, penelitianId)).orderBy(asc(penambahan.urut));

/** Lent tools of one kind, with the laboratory they go back to (GAP-154). */
export type AlatTerkunci = typeof pengembalianAlat.$inferSelect & { idLaboratorium: number };

/** The tools that were lent to a research whose head is locked, with what became of them. */
export const bacaAlat = (db: Db, uuid: string): Promise<AlatTerkunci[]> =>
  db
    .select({ ...getTableColumns(pengembalianAlat), idLaboratorium: alat.laboratoriumId })
    .from(pengembalianAlat)
    .innerJoin(alat, eq(alat.id, pengembalianAlat.alatId))
    .where(eq(pengembalianAlat.penelitianId, uuid));

const caraDari = ({ flagWaktu, olehPetugas }: Penambahan): CaraPenambahan => {
  if (flagWaktu) return 'waktu';
  return olehPetugas ? 'petugas' : 'pendaftar';
};

/** Additions as the rules look at them: those that are approved in the order of their approval (GAP-125). */
const keadaanTambahan = (
  rows: readonly Penambahan[],
  idLaboratorium: number,
): PenelitianState['penambahan'] =>
  rows
    .toSorted((a, b) => waktuUrut(a) - waktuUrut(b) || a.urut - b.urut)
    .map((satu) => ({
      kdStatus: satu.kdStatus,
      cara: caraDari(satu),
      idLaboratorium: laboratoriumTambahan({ idLaboratorium }, satu),
    }));
const waktuUrut = ({ disetujuiPada, createdAt }: Penambahan): number =>
  (disetujuiPada ?? createdAt).getTime();

export const { judgeAct, gerakkan, tetap } = gerakan<LockedPenelitian>()({
  workflow: penelitianWorkflow,
  table: penelitian,
  baca: bacaPenelitian,
  announceAll: (context, { kepala }, { kdStatus }) =>
    announcePenelitian(context, kepala, { ...kepala, kdStatus }),
});

/**
 * The research follows what just became of its additions, under the same lock (GAP-129): `aksi` is the act of W2 that this
 * was, `catatan` what was said with it. Its own revision stays, for nobody decides the whole on the strength of one
 * addition. A verification is in the history even where it moves no code: by that its author's device knows it again, and
 * does not take a first refusal for a second one. Tells everybody who has it.
 */
export async function ikutiTambahan(
  context: Context,
  record: LockedPenelitian,
  aksi: PenelitianAksi,
  catatan: string | null = null,
): Promise<void> {
  const kode = await kodeMengikuti(context, record, aksi);
  const diam = aksi !== 'putuskanPenambahan' && catatan === null;
  if (kode === record.kepala.kdStatus && diam) return sentuh(context, record.kepala);
  await catatKode(context, record.kepala, kode, catatan);
  await announcePenelitian(context, record.kepala, { ...record.kepala, kdStatus: kode });
}

/** The code that the additions of a research, as they are by now, lead it to. */
export async function kodeMengikuti(
  context: Context,
  record: LockedPenelitian,
  aksi: PenelitianAksi,
): Promise<number> {
  const penambahanKini = keadaanTambahan(await bacaTambahan(context.db, record.uuid), record.idLaboratorium);
  return followed(context, penelitianWorkflow, aksi, { ...record, penambahan: penambahanKini });
}

/** Something of it changed that moves no code: told to everybody who has it. */
export async function sentuh(context: Context, kepala: Kepala): Promise<void> {
  await perbaruiKepala(context, kepala.id);
  await announcePenelitian(context, kepala, kepala);
}

type Pihak = Pick<Kepala, 'id' | 'pendaftarId' | 'laboratoriumId' | 'kdStatus'>;

const milikPetugas = ['tinjauan', 'penggunaan'] as const;

/**
 * Tells everybody who has a research, before a change and after it: owner, Kalab, the officers of its laboratory, and those
 * of every other one that an addition of it was ever of (GAP-154).
 */
export async function announcePenelitian(
  context: Telling & Pick<Context, 'db'>,
  lama: Pihak,
  baru: Pihak = lama,
  dalam: readonly (typeof milikPetugas)[number][] = milikPetugas,
): Promise<void> {
  const lain = await laboratoriumLainDari(context.db, baru.id);
  announceKepala(context, baru, lain);
  for (const nama of dalam) {
    const semua = nama === 'penggunaan' ? lain : [];
    const tags = (pihak: Pihak) =>
      [pihak.laboratoriumId, ...semua].flatMap((laboratoriumId) =>
        khalayak[nama].tags({ ...pihak, laboratoriumId }),
      );
    announce(context, { collection: nama, record: baru.id, sebelum: tags(lama), sesudah: tags(baru) });
  }
}

/** The other laboratories that the additions of a research are of, or were. */
async function laboratoriumLainDari(db: Db, penelitianId: string): Promise<number[]> {
  const found = await db
    .selectDistinct({ id: penambahan.laboratoriumLain })
    .from(penambahan)
    .where(and(eq(penambahan.penelitianId, penelitianId), isNotNull(penambahan.laboratoriumLain)));
  return found.map(({ id }) => id!);
}

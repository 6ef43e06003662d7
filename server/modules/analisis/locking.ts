import { asc, eq, inArray, sql } from 'drizzle-orm';
import { refusal } from '#domain/core/errors.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import type { Pernyataan } from '#domain/lembar-kerja/pernyataan.ts';
import type { LembarTersimpan } from '#domain/lembar-kerja/tulisan.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { rows } from '#server/core/database.ts';
import type { Transaction } from '#server/core/implement.ts';
import { holding } from '#server/core/journal.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { writeMoves } from './moves.ts';

type BarisRiwayat = { aksi: string; lembar: LembarTersimpan | null };

/** What the rules of W6 look at, read under lock: far less than the record a person sees. */
export type LockedAnalisis = {
  uuid: string;
  rev: number;
  urutBerikut: number;
  idStatusProgresParameter: number | null;
  metodeUji: string;
  hasilPengujian: string | null;
  pernyataan: Pernyataan | null;
  userAnalyst: { uuid: string } | null;
  userSupervisor: { uuid: string } | null;
  pengujian: {
    uuid: string;
    idLaboratorium: number;
    statusSubmission: { kdStatusPengajuan: number; statusPengajuan: string };
    user: { uuid: string };
  };
  /** Its acts, oldest first, each with what it wrote into the sheet. */
  history: BarisRiwayat[];
  /** The rows as tables name them: who has them, and where the submission stands. */
  parameter: { id: string; analisId: string | null; penyeliaId: string | null };
  induk: {
    id: string;
    kdStatus: number;
    laboratoriumId: number;
    pendaftarId: string;
    kalabId: string | null;
  };
};

type Row = {
  id: string;
  rev: number;
  kd_progres: number;
  kd_status: number;
  metode_uji: string;
  hasil_pengujian: string | null;
  pernyataan: Pernyataan | null;
  analis_id: string | null;
  penyelia_id: string | null;
  pengujian_id: string;
  laboratorium_id: number;
  kd_status_pengujian: number;
  pendaftar_id: string;
  kalab_id: string | null;
  riwayat: BarisRiwayat[];
};

const kolom =
  sql.raw(`ps.id, ps.rev, ps.kd_progres, ps.kd_status, ps.metode_uji, ps.hasil_pengujian, ps.pernyataan, ps.analis_id,
  ps.penyelia_id, ps.pengujian_id, k.laboratorium_id, k.kd_status as kd_status_pengujian, k.pendaftar_id, p.kalab_id,
  (select coalesce(jsonb_agg(jsonb_build_object('aksi', r.aksi, 'lembar', r.lembar) order by r.urut), '[]')
    from riwayat_progres r where r.parameter_id = ps.id) as riwayat`);

/** Rows locked ahead by a transaction for the writes of one queue; the first act on a record takes its row out. */
const dikunciDulu = holding('locked analyses', () => new Map<string, Row>());

/**
 * Locks every record a queue of writes is about in two statements instead of two for each, in one order for everybody.
 * Records that are not there are left to their own write to refuse.
 */
export async function lockBersama({ db, journal }: Transaction, uuids: readonly string[]): Promise<void> {
  const parameter = [...new Set(uuids)];
  const induk = sql`select pengujian_id from ${parameterSampel} where id in ${parameter}`;
  await db.execute(sql`select 1 from ${pendaftaran} where id in (${induk}) order by id for update`);
  const found = await rows<Row>(
    db,
    sql`select ${kolom} from parameter_sampel ps join pengujian p on p.id = ps.pengujian_id join pendaftaran k on k.id = ps.pengujian_id
        where ps.id in ${parameter} order by ps.id for update of ps`,
  );
  for (const row of found) dikunciDulu(journal).set(row.id, row);
}

/** What was read ahead no longer holds: an act has changed more than its own record. */
export const lupakanKunci = ({ journal }: Transaction): void => dikunciDulu(journal).clear();

/**
 * Locks the submission first, then the parameter, so that two last acts at once cannot both miss each other (GAP-129).
 * Two statements on purpose: the second sees what a transaction that held the lock before us has committed.
 */
async function kunci(transaction: Transaction, uuid: string): Promise<Row | undefined> {
  const { db, journal } = transaction;
  const ahead = dikunciDulu(journal).get(uuid);
  if (ahead) {
    dikunciDulu(journal).delete(uuid);
    return ahead;
  }
  await writeMoves(transaction);
  await db.execute(
    sql`select 1 from ${pendaftaran} where id = (select pengujian_id from ${parameterSampel} where id = ${uuid}) for update`,
  );
  const [row] = await rows<Row>(
    db,
    sql`select ${kolom} from parameter_sampel ps join pengujian p on p.id = ps.pengujian_id join pendaftaran k on k.id = ps.pengujian_id
        where ps.id = ${uuid} for update of ps`,
  );
  return row;
}

/** One record under lock, for an act on it. Refuses with 404 when it is not on the bench. */
export async function lockAnalisis(transaction: Transaction, uuid: string): Promise<LockedAnalisis> {
  const row = await kunci(transaction, uuid);
  if (!row || row.analis_id === null || row.kd_status !== 3)
    throw refusal.notFound('Parameter uji tidak ditemukan.');
  const status = pengujianWorkflow.states[stateByCode(pengujianWorkflow, row.kd_status_pengujian)];
  return {
    uuid: row.id,
    rev: row.rev,
    urutBerikut: row.riwayat.length + 1,
    idStatusProgresParameter: row.kd_progres === 0 ? null : row.kd_progres,
    metodeUji: row.metode_uji,
    hasilPengujian: row.hasil_pengujian,
    pernyataan: row.pernyataan,
    userAnalyst: { uuid: row.analis_id },
    userSupervisor: row.penyelia_id ? { uuid: row.penyelia_id } : null,
    pengujian: {
      uuid: row.pengujian_id,
      idLaboratorium: row.laboratorium_id,
      statusSubmission: { kdStatusPengajuan: status.code, statusPengajuan: status.label },
      user: { uuid: row.pendaftar_id },
    },
    history: row.riwayat,
    parameter: { id: row.id, analisId: row.analis_id, penyeliaId: row.penyelia_id },
    induk: {
      id: row.pengujian_id,
      kdStatus: row.kd_status_pengujian,
      laboratoriumId: row.laboratorium_id,
      pendaftarId: row.pendaftar_id,
      kalabId: row.kalab_id,
    },
  };
}

/** Progress codes of a submission's approved parameters, and who may see each: what its own code follows from. */
export async function saudara(transaction: Transaction, pengujianId: string) {
  await writeMoves(transaction);
  return transaction.db
    .select({
      id: parameterSampel.id,
      kdStatus: parameterSampel.kdStatus,
      kdProgres: parameterSampel.kdProgres,
      analisId: parameterSampel.analisId,
      penyeliaId: parameterSampel.penyeliaId,
    })
    .from(parameterSampel)
    .where(sql`${eq(parameterSampel.pengujianId, pengujianId)} and ${inArray(parameterSampel.kdStatus, [3])}`)
    .orderBy(asc(parameterSampel.id));
}

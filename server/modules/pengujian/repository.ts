import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { zoneOffset } from '#domain/core/clock.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { Pengujian, PengujianRingkas } from '#domain/pengujian/schema.ts';
import type { Db } from '#server/core/database.ts';
import { readingOne } from '#server/core/read-one.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { pengembalian } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengujian, riwayatProgres, sampel } from '#server/db/tables/pengujian.ts';
import {
  findRiwayat,
  idsDari,
  kepalaCocok,
  saringPendaftaran,
  type SaringPendaftaran,
} from '#server/modules/pendaftaran/repository.ts';
import { findPengembalian } from '#server/modules/pengembalian/repository.ts';
import { sudahSurvei } from '#server/modules/survei/repository.ts';
import { findLhu } from './lhu.ts';
import { terlihat } from './policy.ts';
import { bolehDilihat, statusPengajuan, toRingkas, type Ditemukan } from './presenter.ts';
import { findSampel, type DenganProgres } from './sampel.ts';
import { findUang } from './tagihan.ts';

const pendaftar = alias(pengguna, 'pendaftar');
const kalab = alias(pengguna, 'kalab');

/** Submissions by what every row shows, and by sample code. */
export const cocok = (search: string): SQL =>
  kepalaCocok(search, (cari) => sql`select s.pengujian_id from sampel s where s.kode_sampel ilike ${cari}`);

/** What a list's filters ask for. */
export const saring = (query: SaringPendaftaran): SQL | undefined => saringPendaftaran(query, cocok);

/**
 * A moment of the bench on the parameters of a submission: what `saat` says of every act of this kind that no later one of
 * kind `gugur` has undone.
 */
const waktuMeja = (saat: SQL, { aksi, gugur }: { aksi: string; gugur: string }, pada: SQL = sql`true`) =>
  sql<Date | null>`(select ${saat} from riwayat_progres r join parameter_sampel ps on ps.id = r.parameter_id
    where ps.pengujian_id = ${pengujian.id} and r.aksi = ${aksi} and ${pada} and not exists
      (select 1 from riwayat_progres k where k.parameter_id = r.parameter_id and k.urut > r.urut and k.aksi = ${gugur})
  )`.mapWith(riwayatProgres.dibuatPada);

const { selesai, lhuTersedia } = analisisWorkflow.states;
/** When the bench began what it did not cancel, by the clocks of who did it (GAP-170). */
const mulaiMeja = waktuMeja(sql`min(r.dibuat_pada)`, { aksi: 'mulai', gugur: 'batalkan' });
/** The last day and hour the bench gave in the final reports that were approved (GAP-170). */
const selesaiMeja = waktuMeja(
  sql`max((r.tanggal + r.jam::time) at time zone ${zoneOffset()}::interval)`,
  { aksi: 'laporanAkhir', gugur: 'laporanAkhir' },
  sql`ps.kd_progres in (${selesai.code}, ${lhuTersedia.code})`,
);

const kolom = {
  kepala: pendaftaran,
  pengujian,
  laboratorium,
  pendaftar,
  kalab: { uuid: kalab.id, nama: kalab.nama },
  dokumen: berkas,
  diterima: sql<
    string | null
  >`(select min(s.tgl_penerimaan)::text from sampel s where s.pengujian_id = ${pengujian.id})`,
  mulai: mulaiMeja,
  selesai: selesaiMeja,
};
/** The columns of a submission, and whether this person reads its report. */
const kolomUntuk = (actor: Actor) => ({ ...kolom, laporan: terlihat.laporan(actor).mapWith(Boolean) });

/** The submissions that fit, newest first, each whole, as this person may see them. */
export async function findPengujian(
  db: Db,
  actor: Actor,
  where: SQL | undefined,
  dengan?: DenganProgres,
): Promise<Pengujian[]> {
  const found = await findBaris(db, actor, where);
  if (found.length === 0) return [];
  const samples = await findSampel(
    db,
    found.map(({ row }) => row.uuid),
    dengan,
  );
  return found.map(({ row, laporan }) => ({
    ...row,
    sample: (samples.get(row.uuid) ?? []).map(bolehDilihat(row, actor, laporan)),
  }));
}

/** Submissions as rows of a list, without their samples. */
export const findDaftarPengujian = async (
  db: Db,
  actor: Actor,
  where: SQL | undefined,
): Promise<PengujianRingkas[]> => (await findBaris(db, actor, where)).map(({ row }) => row);

/** Rows as this person may see them, and whether they read the report of each. */
async function findBaris(
  db: Db,
  actor: Actor,
  where: SQL | undefined,
): Promise<{ row: PengujianRingkas; laporan: boolean }[]> {
  const found: Ditemukan[] = await db
    .select(kolomUntuk(actor))
    .from(pengujian)
    .innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id))
    .innerJoin(laboratorium, eq(laboratorium.id, pendaftaran.laboratoriumId))
    .innerJoin(pendaftar, eq(pendaftar.id, pendaftaran.pendaftarId))
    .leftJoin(kalab, eq(kalab.id, pengujian.kalabId))
    .leftJoin(berkas, eq(berkas.sha256, pengujian.dokumenSha256))
    .where(where)
    .orderBy(desc(pendaftaran.createdAt), desc(pendaftaran.id));
  const ids = found.map((row) => row.pengujian.id);
  if (ids.length === 0) return [];
  const history = await findRiwayat(db, ids, statusPengajuan);
  const uang = await findUang(db, ids);
  const returns = Map.groupBy(
    await findPengembalian(db, actor, inArray(pengembalian.pendaftaranId, ids)),
    ({ uuidPendaftaran }) => uuidPendaftaran,
  );
  const reports = await findLhu(db, ids);
  const surveyed = await sudahSurvei(db, ids);
  return found.map((satu) => {
    const { id } = satu.pengujian;
    const row = toRingkas(satu, actor, {
      history: history.get(id) ?? [],
      ...uang.get(id)!,
      pengembalian: returns.get(id) ?? [],
      lhu: reports.get(id) ?? [],
      flagSudahSurvei: surveyed.has(id) ? 1 : 0,
    });
    return { row, laporan: satu.laporan };
  });
}

export const idsPengujian = idsDari(pengujian);

export const { orRefuse: bacaPengujian, orNull: bacaBilaBoleh } = readingOne(pengujian, {
  name: 'Pengujian',
  foreign: 'Pengujian ini di luar laboratorium Anda.',
  find: (db, actor, satu, dengan?: DenganProgres) =>
    findPengujian(db, actor, and(satu, terlihat.semua(actor)), dengan),
});

/** The submissions with a sample that this file is a picture of. */
export async function pengujianDenganGambar(db: Db, sha256: string): Promise<string[]> {
  const found = await db
    .select({ id: sampel.pengujianId })
    .from(sampel)
    .where(eq(sampel.gambarSha256, sha256));
  return found.map(({ id }) => id);
}

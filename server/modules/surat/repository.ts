import { and, asc, desc, eq, exists, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { kodeDitunggu } from '#domain/core/workflow.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { statusSurat, suratWorkflow } from '#domain/surat/workflow.ts';
import { orderedIds, type IdPage } from '#server/core/collection.ts';
import { groupedAs, type Db } from '#server/core/database.ts';
import type { Standing } from '#server/core/implement.ts';
import { listPage, polaCari, type Halaman } from '#server/core/list.ts';
import { readingOne } from '#server/core/read-one.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { putusanSurat, riwayatSurat, surat } from '#server/db/tables/surat.ts';
import { pendaftarDari } from '#server/modules/pendaftaran/presenter.ts';
import { adaPutusan, sisaPetugas, tanpaLaboran, terbaru, terlihat } from './policy.ts';
import { detailDari, putusanDari, type Diputuskan } from './presenter.ts';

export type SaringSurat = {
  kode?: number | undefined;
  idLaboratorium?: number | undefined;
  search?: string | undefined;
};

/** What a list's filters ask for; search looks in what a row shows (GAP-70). */
export function saring(db: Db, { kode, idLaboratorium, search }: SaringSurat): SQL | undefined {
  const cari = polaCari(search);
  return and(
    kode === undefined ? undefined : eq(surat.kdStatus, kode),
    idLaboratorium === undefined
      ? undefined
      : adaPutusan(db, eq(putusanSurat.laboratoriumId, idLaboratorium)),
    cari
      ? or(
          ilike(surat.noSurat, cari),
          ilike(pengguna.nama, cari),
          ilike(pengguna.noInduk, cari),
          ilike(pengguna.namaProgramStudi, cari),
          exists(
            db
              .select({ satu: sql`1` })
              .from(putusanSurat)
              .innerJoin(laboratorium, eq(laboratorium.id, putusanSurat.laboratoriumId))
              .where(and(eq(putusanSurat.suratId, surat.id), ilike(laboratorium.namaLaboratorium, cari))),
          ),
        )
      : undefined,
  );
}

const dariSurat = (db: Db) =>
  db
    .select({ surat, pemohon: pengguna, terbaru })
    .from(surat)
    .innerJoin(pengguna, eq(pengguna.id, surat.pemohonId));

const urut = [desc(surat.diterimaPada), desc(surat.id)];

/** A list of letters, the last to arrive first. */
export const listSurat = (db: Db, query: Halaman & { search?: string | undefined }, where: SQL | undefined) =>
  listPage(db, query, {
    id: surat.id,
    gabung:
      query.search === undefined ? undefined : sql`join ${pengguna} on ${eq(pengguna.id, surat.pemohonId)}`,
    where,
    urut,
    menurut: { dibuat: [surat.diterimaPada, surat.id] },
    sejak: surat.diterimaPada,
    baca: (dipilih) => findSurat(db, dipilih),
  });

/** The letters that fit, the last to arrive first, each whole. */
export async function findSurat(db: Db, where: SQL | undefined): Promise<Surat[]> {
  const found = await dariSurat(db)
    .where(where)
    .orderBy(...urut);
  if (found.length === 0) return [];
  const ids = found.map((row) => row.surat.id);
  const decisions = await findPutusan(db, ids);
  const histories = await findRiwayat(db, ids);
  return found.map(({ surat: row, pemohon, terbaru: flagTerbaru }): Surat => {
    const user = pendaftarDari(pemohon);
    const rows = decisions.get(row.id) ?? [];
    const { id, noSurat, kode, isi } = row;
    return {
      uuid: id,
      rev: String(row.rev),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      user,
      statusSubmission: statusSurat(row.kdStatus),
      history: histories.get(id) ?? [],
      detail: rows.flatMap((satu) => (satu.lab ? [detailDari(satu, satu.lab, user)] : [])),
      putusanPembayaran: putusanDari(rows.find(({ lab }) => lab === null)!),
      flagTerbaru,
      terbit: isi && { noSurat: noSurat!, kode: kode!, ...isi },
    };
  });
}

async function findPutusan(db: Db, ids: readonly string[]): Promise<Map<string, Diputuskan[]>> {
  const found: Diputuskan[] = await db
    .select({ row: putusanSurat, lab: laboratorium, verifikator: pengguna, tanpaLaboran })
    .from(putusanSurat)
    .innerJoin(surat, eq(surat.id, putusanSurat.suratId))
    .leftJoin(laboratorium, eq(laboratorium.id, putusanSurat.laboratoriumId))
    .leftJoin(pengguna, eq(pengguna.id, putusanSurat.verifikatorId))
    .where(inArray(putusanSurat.suratId, [...ids]))
    .orderBy(asc(putusanSurat.laboratoriumId));
  return Map.groupBy(found, ({ row }) => row.suratId);
}

async function findRiwayat(db: Db, ids: readonly string[]): Promise<Map<string, Surat['history']>> {
  const found = await db
    .select({ entry: riwayatSurat, user: { uuid: pengguna.id, nama: pengguna.nama }, lab: laboratorium })
    .from(riwayatSurat)
    .innerJoin(pengguna, eq(pengguna.id, riwayatSurat.aktorId))
    .leftJoin(laboratorium, eq(laboratorium.id, riwayatSurat.laboratoriumId))
    .where(inArray(riwayatSurat.suratId, [...ids]))
    .orderBy(asc(riwayatSurat.suratId), asc(riwayatSurat.urut));
  return groupedAs(
    found,
    ({ entry }) => entry.suratId,
    ({ entry, user, lab }) => ({
      uuid: entry.id,
      createdAt: entry.createdAt.toISOString(),
      statusSubmissionLabFree: statusSurat(entry.kdStatus),
      idLaboratorium: entry.laboratoriumId,
      namaLaboratorium: lab?.namaLaboratorium ?? null,
      catatan: entry.catatan,
      user,
    }),
  );
}

/** The ids of letters that fit; a page of them in id order where one is asked for, to fill a device from the beginning. */
export const idsSurat = (db: Db, where: SQL | undefined, page?: IdPage): Promise<string[]> =>
  orderedIds(db, db.select({ id: surat.id }).from(surat).where(where), page);

export const { orRefuse: bacaSurat, orNull: bacaBilaBoleh } = readingOne(surat, {
  name: 'Surat',
  foreign: 'Surat ini tidak memuat laboratorium Anda.',
  find: (db, actor, satu) => findSurat(db, and(satu, terlihat.semua(db, actor))),
});

/**
 * How many letters no active, verified payment officer can decide if this person stands so from now on; without a person,
 * as everybody stands now (GAP-131). Of a person who never was a payment officer nothing stays open.
 */
export async function tanpaPetugas(db: Db, person: string | null, standing: Standing): Promise<number> {
  const petugas = sql`g.role = 'Petugas pembayaran' and g.flag_aktif and g.kd_status_verifikasi = 1`;
  const tetap = standing.aktif && standing.role === 'Petugas pembayaran';
  return db.$count(
    surat,
    and(
      inArray(
        surat.kdStatus,
        kodeDitunggu(suratWorkflow, (_, { roles }) => roles.includes('Petugas pembayaran')),
      ),
      sisaPetugas(db),
      sql`not exists (select 1 from pengguna g
        where ${petugas} and g.id <> ${surat.pemohonId} ${person ? sql`and g.id <> ${person}` : sql``})`,
      person
        ? and(
            sql`exists (select 1 from pengguna g where g.id = ${person} and g.role = 'Petugas pembayaran')`,
            tetap ? eq(surat.pemohonId, person) : undefined,
          )
        : undefined,
    ),
  );
}

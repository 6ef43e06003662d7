import { and, asc, desc, eq, exists, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { codesFrom, kodeDitunggu } from '#domain/core/workflow.ts';
import { putusanSurat as nilaiPutusan } from '#domain/surat/keadaan.ts';
import type { DetailSurat, PutusanSurat, Surat } from '#domain/surat/schema.ts';
import { statusSurat, suratWorkflow } from '#domain/surat/workflow.ts';
import { orderedIds, type IdPage } from '#server/core/collection.ts';
import type { Db } from '#server/core/database.ts';
import type { Standing } from '#server/core/implement.ts';
import { listPage, menungguPeran, polaCari, type Halaman } from '#server/core/list.ts';
import { readingOne } from '#server/core/read-one.ts';
import { forLaboratory, forPerson, forRole } from '#server/core/trace.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { putusanSurat, riwayatSurat, surat } from '#server/db/tables/surat.ts';
import { pendaftarDari } from '#server/modules/pendaftaran/repository.ts';

/** The code at which a letter is decided. */
const menungguPutusan = codesFrom(suratWorkflow, 'setujuiLaboran');

/** A decision row of this letter that fits. */
const adaPutusan = (db: Db, where: SQL | undefined): SQL =>
  exists(
    db
      .select({ satu: sql`1` })
      .from(putusanSurat)
      .where(and(eq(putusanSurat.suratId, surat.id), where)),
  );

const memuatLaboratorium = (db: Db, ids: readonly number[]): SQL =>
  adaPutusan(db, inArray(putusanSurat.laboratoriumId, [0, ...ids]));

/**
 * Nobody of the laboratory of a decision row can decide it: no active, verified Laboran has it but the applicant, and but
 * this person where one is named. Judged as things stand now (GAP-132).
 */
const tanpaLaboranSelain = (person: string | null) => sql<boolean>`not exists (
  select 1 from pengguna g join otoritas o on o.pengguna_id = g.id
  where o.laboratorium_id = ${putusanSurat.laboratoriumId} and g.role = 'Laboran' and g.flag_aktif
    and g.kd_status_verifikasi = 1 and g.id <> ${surat.pemohonId} ${person ? sql`and g.id <> ${person}` : sql``})`;
const tanpaLaboran = tanpaLaboranSelain(null);

/** Whether anything of a letter is left for a payment officer to decide. */
const sisaPetugas = (db: Db): SQL =>
  adaPutusan(
    db,
    and(
      eq(putusanSurat.flagVerif, nilaiPutusan.belum),
      or(isNull(putusanSurat.laboratoriumId), tanpaLaboran),
    ),
  );

/** A letter after which its applicant has applied for none. */
const terbaru = sql<boolean>`not exists (select 1 from surat kemudian where kemudian.pemohon_id = ${surat.pemohonId}
  and (kemudian.diterima_pada, kemudian.id) > (${surat.diterimaPada}, ${surat.id}))`;

/**
 * Who may see which letter (GAP-111, GAP-132): Admin and every payment officer all, a Laboran those that list a laboratory
 * of theirs, everybody their own.
 */
export const terlihat = {
  sendiri: (actor: Actor): SQL => eq(surat.pemohonId, actor.uuid),
  petugas: (db: Db, actor: Actor): SQL | undefined => {
    if (actor.role === 'Admin' || actor.role === 'Petugas pembayaran') return undefined;
    return actor.role === 'Laboran' ? memuatLaboratorium(db, actor.laboratorium) : sql`false`;
  },
  semua: (db: Db, actor: Actor): SQL | undefined => {
    const petugas = terlihat.petugas(db, actor);
    return petugas && or(terlihat.sendiri(actor), petugas);
  },
};

/** What this person keeps on their devices: own letters, and those that are open for their role (offline.md section 1). */
export const disimpan = (db: Db, actor: Actor): SQL => {
  const petugas = actor.role === 'Laboran' || actor.role === 'Petugas pembayaran';
  const terbuka = and(inArray(surat.kdStatus, menungguPutusan), terlihat.petugas(db, actor));
  return petugas ? or(terlihat.sendiri(actor), terbuka)! : terlihat.sendiri(actor);
};

/** The letters on which nobody but this person could decide for one of these laboratories (GAP-132). */
export const bergantungPada = (db: Db, person: string, ids: readonly number[]): SQL | undefined =>
  and(
    inArray(surat.kdStatus, menungguPutusan),
    adaPutusan(db, and(inArray(putusanSurat.laboratoriumId, [0, ...ids]), tanpaLaboranSelain(person))),
  );

/** Whom a change of a letter is told to: its applicant, those who may decide it, and lists that are read from the server. */
export const khalayak = ({ pemohonId, kdStatus, laboratorium: ids }: Pihak): string[] => [
  forPerson(pemohonId),
  ...ids.map(forLaboratory),
  ...(menungguPutusan.includes(kdStatus)
    ? [...ids.map((id) => forRole('Laboran', id)), forRole('Petugas pembayaran')]
    : []),
];
export type Pihak = { id: string; pemohonId: string; kdStatus: number; laboratorium: readonly number[] };

/** What waits for this person (GAP-151): of an officer a decision that is still theirs, of an applicant a newer letter. */
export function menunggu(db: Db, actor: Actor): SQL | undefined {
  if (actor.role === 'Pendaftar')
    return and(inArray(surat.kdStatus, codesFrom(suratWorkflow, 'ajukanLagi')), terbaru);
  const sisa =
    actor.role === 'Petugas pembayaran'
      ? sisaPetugas(db)
      : adaPutusan(
          db,
          and(
            eq(putusanSurat.flagVerif, nilaiPutusan.belum),
            inArray(putusanSurat.laboratoriumId, [0, ...actor.laboratorium]),
          ),
        );
  return and(menungguPeran(suratWorkflow, actor, { kode: surat.kdStatus, pemilik: surat.pemohonId }), sisa);
}

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

type Diputuskan = {
  row: typeof putusanSurat.$inferSelect;
  lab: typeof laboratorium.$inferSelect | null;
  verifikator: typeof pengguna.$inferSelect | null;
  tanpaLaboran: boolean;
};

const putusanDari = ({ row, verifikator }: Diputuskan): PutusanSurat => ({
  flagVerif: row.flagVerif as PutusanSurat['flagVerif'],
  tglVerif: row.tglVerif?.toISOString() ?? null,
  catatan: row.catatan,
  user: verifikator && {
    uuid: verifikator.id,
    nama: verifikator.nama,
    noInduk: verifikator.noInduk,
    role: row.role!,
  },
});

const detailDari = (
  satu: Diputuskan,
  { id, kdLaboratorium, namaLaboratorium }: typeof laboratorium.$inferSelect,
  { uuid, nama, noInduk, namaProgramStudi }: Surat['user'],
): DetailSurat => ({
  ...putusanDari(satu),
  uuid: satu.row.id,
  idLaboratorium: id,
  laboratory: { id, kdLaboratorium, namaLaboratorium },
  userRequest: { uuid, nama, noInduk, namaProgramStudi },
  jlhPenelitian: satu.row.penelitian.length,
  jlhRusak: satu.row.penelitian.reduce((sum, { jlhRusak }) => sum + jlhRusak, 0),
  tanpaLaboran: satu.tanpaLaboran,
  penelitian: satu.row.penelitian,
});

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
  const byLetter = Map.groupBy(found, ({ entry }) => entry.suratId);
  return new Map(
    [...byLetter].map(([id, rows]) => [
      id,
      rows.map(({ entry, user, lab }) => ({
        uuid: entry.id,
        createdAt: entry.createdAt.toISOString(),
        statusSubmissionLabFree: statusSurat(entry.kdStatus),
        idLaboratorium: entry.laboratoriumId,
        namaLaboratorium: lab?.namaLaboratorium ?? null,
        catatan: entry.catatan,
        user,
      })),
    ]),
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
 * How many letters no active, verified payment officer can decide if this one stands so from now on; without a person, as
 * everybody stands now (GAP-131). Of somebody who never was one nothing stays open.
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

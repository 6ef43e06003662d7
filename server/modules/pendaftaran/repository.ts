import { and, asc, desc, eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { RiwayatPendaftaranSchema, StatusSubmissionSchema } from '#domain/pendaftaran/pendaftar.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import { batasHariKerja } from '#domain/kabar/pengingat.ts';
import { kodeDijanjikan } from '#domain/penggunaan/kode.ts';
import { kodeBerjanji } from '#domain/pengujian/kode.ts';
import { batasMendesak, janjiPengujian } from '#domain/perjalanan/janji.ts';
import { kalenderDari } from '#domain/perjalanan/kalender.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { listLibur } from '#server/modules/acuan/repository.ts';
import { listProfil } from '#server/modules/laboratorium/repository.ts';
import { orderedIds, type IdPage } from '#server/core/collection.ts';
import { groupedAs, type Db } from '#server/core/database.ts';
import { tiba } from '#server/core/due.ts';
import type { SubjekTiba } from '#server/core/implement.ts';
import { listPage, polaCari, type Halaman } from '#server/core/list.ts';
import { pendaftaran, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';

type Riwayat = z.output<typeof RiwayatPendaftaranSchema>;

/** Histories by submission, oldest first (GAP-113); `status` says a code in the words of the workflow of their kind. */
export async function findRiwayat(
  db: Db,
  ids: readonly string[],
  status: (kode: number) => z.output<typeof StatusSubmissionSchema>,
): Promise<Map<string, Riwayat[]>> {
  const found = await db
    .select({ entry: riwayatPendaftaran, user: { uuid: pengguna.id, nama: pengguna.nama } })
    .from(riwayatPendaftaran)
    .leftJoin(pengguna, eq(pengguna.id, riwayatPendaftaran.aktorId))
    .where(inArray(riwayatPendaftaran.pendaftaranId, [...ids]))
    .orderBy(asc(riwayatPendaftaran.pendaftaranId), asc(riwayatPendaftaran.urut));
  return groupedAs(
    found,
    ({ entry }) => entry.pendaftaranId,
    ({ entry, user }) => ({
      uuid: entry.id,
      createdAt: entry.createdAt.toISOString(),
      statusSubmission: status(entry.kdStatus),
      catatan: entry.catatan,
      user,
    }),
  );
}

/**
 * Submissions by number and title, by who sent them in, by invoice number, and by what else a kind shows (`lain`: ids that
 * fit the pattern). Each is looked up by its own index and then joined: asked of every row in turn, none of them could be
 * used.
 */
export function kepalaCocok(search: string, lain?: (cari: string | null) => SQL): SQL {
  const cari = polaCari(search);
  return sql`${pendaftaran.id} in (${idsCocok(cari)}
    union select p.id from pendaftaran p join pengguna o on o.id = p.pendaftar_id where o.id_registrasi ilike ${cari}
    ${lain ? sql`union ${lain(cari)}` : sql``}
    union select i.pendaftaran_id from invoice i where i.no_invoice ilike ${cari})`;
}

/** The submissions that their number, their title or the name of who sent them in fits. */
export const idsCocok = (cari: string | null): SQL =>
  sql`select p.id from pendaftaran p join pengguna o on o.id = p.pendaftar_id where o.nama ilike ${cari}
    union select p.id from pendaftaran p where p.judul ilike ${cari} or p.nomor ilike ${cari}`;

export type SaringPendaftaran = {
  idLaboratorium?: number | undefined;
  kode?: number | undefined;
  /** This code and every later one. */
  mulaiKode?: number | undefined;
  salahSatuKode?: readonly number[] | undefined;
  search?: string | undefined;
};

/** What a list's filters ask for; search looks in what a row shows (GAP-70). */
export const saringPendaftaran = (
  { idLaboratorium, kode, mulaiKode, salahSatuKode, search }: SaringPendaftaran,
  cocok: (search: string) => SQL | undefined = kepalaCocok,
): SQL | undefined =>
  and(
    idLaboratorium === undefined ? undefined : eq(pendaftaran.laboratoriumId, idLaboratorium),
    kode === undefined ? undefined : eq(pendaftaran.kdStatus, kode),
    mulaiKode === undefined ? undefined : gte(pendaftaran.kdStatus, mulaiKode),
    salahSatuKode ? inArray(pendaftaran.kdStatus, [...salahSatuKode]) : undefined,
    search ? cocok(search) : undefined,
  );

/** The ids of submissions of one kind; a page of them in id order where one is asked for, to fill a device from the beginning. */
export const idsDari =
  (table: PgTable & { id: AnyPgColumn }) =>
  (db: Db, where: SQL | undefined, page?: IdPage): Promise<string[]> =>
    orderedIds(
      db,
      db
        .select({ id: table.id })
        .from(table as PgTable)
        .innerJoin(pendaftaran, eq(pendaftaran.id, table.id))
        .where(where),
      page,
    );

/**
 * Since when a submission stands where it stands, as a device knows it (sejakKeadaan): an act that leaves it there does not
 * begin its waiting anew.
 */
const sejakKeadaan = sql`coalesce((select min(r.created_at) from riwayat_pendaftaran r
  where r.pendaftaran_id = ${pendaftaran.id} and r.urut > coalesce((select max(l.urut) from riwayat_pendaftaran l
    where l.pendaftaran_id = ${pendaftaran.id} and l.kd_status <> ${pendaftaran.kdStatus}), 0)), ${pendaftaran.updatedAt})`;

/**
 * A list of submissions of some kinds, newest first. `where` looks at heads alone. Of what waits come first, where it is said
 * when (`pada`), promises that press, then what has waited longest.
 */
export const listKepala = async <R extends { uuid: string }>(
  db: Db,
  query: Halaman,
  jenis: readonly JenisPendaftaran[],
  where: SQL | undefined,
  baca: (dipilih: SQL) => Promise<R[]>,
  pada?: Date,
) =>
  listPage(db, query, {
    id: pendaftaran.id,
    dahulu: query.menunggu && pada ? await janjiMendesak(db, jenis, pada) : undefined,
    where: and(inArray(pendaftaran.jenis, [...jenis]), where),
    urut: [desc(pendaftaran.createdAt), desc(pendaftaran.id)],
    menurut: { dibuat: [pendaftaran.createdAt, pendaftaran.id] },
    sejak: sejakKeadaan,
    baca,
  });

/** Every laboratory and when it works, as it and the decrees say now. */
async function kalenderSemua(db: Db) {
  const libur = await listLibur(db);
  return (await listProfil(db)).map(({ profil }) => ({ lab: profil, kalender: kalenderDari(profil, libur) }));
}

export const kalenderLaboratorium = async (db: Db, id: number) =>
  (await kalenderSemua(db)).find(({ lab }) => lab.id === id)!;

/** By when a laboratory promises the report of what was paid for at a moment, by its own working days (BEYOND-28). */
export async function janjiSelesai(db: Db, idLaboratorium: number, pada: Date): Promise<string> {
  const { lab, kalender } = await kalenderLaboratorium(db, idLaboratorium);
  return janjiPengujian(lab, kalender, labDay(pada));
}

const dijanjikan: Record<
  JenisPendaftaran,
  { table: typeof pengujian | typeof penelitian; kode: readonly number[] }
> = {
  pengujian: { table: pengujian, kode: kodeBerjanji },
  penelitian: { table: penelitian, kode: kodeDijanjikan },
};

/** The promise of a submission of this kind that stands in the query, where it runs and lies before a day; else null. */
export const janjiSebelum = (jenis: JenisPendaftaran, batas: SQL): SQL => {
  const { table, kode } = dijanjikan[jenis];
  return sql`(select j.janji from ${table} j where j.id = ${pendaftaran.id} and ${eq(pendaftaran.jenis, jenis)}
    and ${inArray(pendaftaran.kdStatus, [...kode])} and j.janji < ${batas} and not j.jeda @> '[{"selesai": null}]')`;
};

/**
 * The promise of a submission where it is late or near by the working days of its laboratory, else null: of those that wait
 * such ones come first (BEYOND-32). What waits is few, whatever the table holds, so that it is put in order without an index.
 */
export async function janjiMendesak(db: Db, jenis: readonly JenisPendaftaran[], pada: Date): Promise<SQL> {
  const batas = await batasLaboratorium(db, pada);
  return sql`coalesce(${sql.join(
    jenis.map((satu) => janjiSebelum(satu, batas)),
    sql`, `,
  )})`;
}

/** Submissions of a kind of which one of the days before what they are promised for has come (BEYOND-41). */
export const janjiTiba =
  (jenis: JenisPendaftaran): SubjekTiba =>
  async (db, { hari, ingatkan }, sudah) => {
    const { table, kode } = dijanjikan[jenis];
    const perLab = (await kalenderSemua(db)).map(({ lab, kalender }) =>
      and(
        eq(pendaftaran.laboratoriumId, lab.id),
        tiba(table.janji, ingatkan.janji, hari, sudah, batasHariKerja(kalender)),
      ),
    );
    return db
      .select({ uuid: pendaftaran.id })
      .from(pendaftaran)
      .innerJoin(table, eq(table.id, pendaftaran.id))
      .where(and(inArray(pendaftaran.kdStatus, [...kode]), eq(pendaftaran.jenis, jenis), or(...perLab)));
  };

/** The day from which on a promise of its laboratory does not press, of a submission that stands in the query. */
export async function batasLaboratorium(db: Db, pada: Date): Promise<SQL> {
  const hari = labDay(pada);
  const batas = (await kalenderSemua(db)).map(
    ({ lab, kalender }) => sql`when ${lab.id} then ${batasMendesak(kalender, hari)}::date`,
  );
  return sql`case ${pendaftaran.laboratoriumId} ${sql.join(batas, sql` `)} end`;
}

import { statfs } from 'node:fs/promises';
import { and, asc, count, desc, eq, gt, lt, min, ne, sql, sum } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Kesehatan } from '#domain/kesehatan/endpoints.ts';
import { lamaTakTersambungHari } from '#domain/kesehatan/nilai.ts';
import { migrationsFolder, rows, type Db } from '#server/core/database.ts';
import type { Server } from '#server/core/server.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { kiriman } from '#server/db/tables/kiriman.ts';
import { pekerjaan } from '#server/db/tables/pekerjaan.ts';
import { pengguna, sesi } from '#server/db/tables/pengguna.ts';

const hariMs = 24 * 60 * 60 * 1000;
/** More would not be called one by one. */
const banyakPerangkat = 50;

/** What runs by itself, by name. */
export const bacaPekerjaan = (db: Db) => db.select().from(pekerjaan).orderBy(asc(pekerjaan.nama));

/** News on its way out of the house. */
export async function bacaKiriman(
  db: Db,
): Promise<{ menunggu: number; gagal: number; tertuaPada: Date | null }> {
  const [waiting] = await db
    .select({ menunggu: count(), tertuaPada: min(kiriman.createdAt) })
    .from(kiriman)
    .where(eq(kiriman.keadaan, 'menunggu'));
  return { ...waiting!, gagal: await db.$count(kiriman, eq(kiriman.keadaan, 'gagal')) };
}

/** Signed-in devices by how long ago they were in touch; each in the first group it fits. A session that ended is none. */
export async function hitungPerangkat(
  db: Db,
  kini: Date,
): Promise<{ under_1_day: number; under_7_days: number; under_30_days: number }> {
  const sejak = (hari: number) =>
    sql`${sesi.lastUsedAt} > ${new Date(kini.getTime() - hari * hariMs).toISOString()}::timestamptz`;
  const banyak = (which: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [row] = await db
    .select({
      under_1_day: banyak(sejak(1)),
      under_7_days: banyak(sql`${sejak(7)} and not ${sejak(1)}`),
      under_30_days: banyak(sql`not ${sejak(7)}`),
    })
    .from(sesi)
    .where(gt(sesi.expiresAt, kini));
  return row!;
}

/** Devices that were not in touch for long, officers' first, and how many they are. */
export async function bacaPerangkat(
  db: Db,
  kini: Date,
): Promise<Pick<Kesehatan, 'perangkat' | 'jumlahPerangkat'>> {
  const lama = and(
    gt(sesi.expiresAt, kini),
    lt(sesi.lastUsedAt, new Date(kini.getTime() - lamaTakTersambungHari * hariMs)),
  );
  const found = await db
    .select({ nama: pengguna.nama, role: pengguna.role, terakhir: sesi.lastUsedAt })
    .from(sesi)
    .innerJoin(pengguna, eq(pengguna.id, sesi.penggunaId))
    .where(lama)
    .orderBy(desc(sql`coalesce(${ne(pengguna.role, 'Pendaftar')}, false)`), asc(sesi.lastUsedAt))
    .limit(banyakPerangkat);
  return {
    perangkat: found.map(({ nama, role, terakhir }) => ({
      nama,
      role: role ?? '',
      terakhirPada: terakhir.toISOString(),
    })),
    jumlahPerangkat: await db.$count(sesi, lama),
  };
}

/** Engine, version and size of the database, and its migrations beside those that this process brings along. */
export async function bacaBasisData({ db, database }: Server): Promise<Kesehatan['basisData']> {
  const [row] = await rows<{ versi: string; ukuran: string; migrasi: number }>(
    db,
    sql`select current_setting('server_version') as versi, pg_database_size(current_database())::text as ukuran,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrasi`,
  );
  return {
    jenis: database.engine,
    versi: row!.versi,
    ukuran: Number(row!.ukuran),
    migrasi: row!.migrasi,
    migrasiDikenal: readMigrationFiles({ migrationsFolder }).length,
  };
}

/** How much is stored where, and how much room is left in a folder. */
export async function bacaPenyimpanan({ db, config }: Server): Promise<Kesehatan['penyimpanan']> {
  const [row] = await db.select({ jumlahFile: count(), ukuran: sum(berkas.size) }).from(berkas);
  const isi = { jumlahFile: row!.jumlahFile, ukuran: Number(row!.ukuran ?? 0) };
  if (config.FILES_URL) return { jenis: 'bucket', ...isi, sisa: null };
  return { jenis: 'folder', ...isi, sisa: await sisaDi(config.DATA_DIR) };
}

/** What is free on the disk of a folder; null where the system does not say. */
const sisaDi = async (folder: string): Promise<number | null> => {
  const disk = await statfs(folder).catch(() => null);
  return disk && disk.bavail * disk.bsize;
};

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationLock, migrationsFolder } from '#server/core/database.ts';
import type { FileStore } from '#server/core/files.ts';
import { beginFeedAnew } from '#server/modules/sync/cursor.ts';
import type { Engine } from './engine.ts';
import { Refused, type Manifest } from './manifest.ts';
import { checkBackup, hasSame, partsOf } from './read.ts';
import { inParts, Tally } from './tally.ts';
import { tablesOf } from './write.ts';

/**
 * Puts a backup into an empty database and its files into the store, all of it or nothing: checked before, loaded in one
 * transaction at the backup's migration, read again and compared, then brought to the newest one. Every device starts over
 * from there (docs/decisions/011). `endSessions`: nobody stays signed in.
 */
export async function restoreBackup(
  path: string,
  engine: Engine,
  files: FileStore | null,
  { endSessions = false } = {},
): Promise<Manifest> {
  const manifest = await checkBackup(path);
  const migrations = migrationsFor(manifest);
  const { query } = engine;
  await query('begin');
  try {
    // A server that starts meanwhile waits, and finds its tables.
    await query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await mustBeEmpty(engine);
    await query('create schema if not exists drizzle');
    await query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    await migrate(engine, migrations.before);
    await load(path, manifest, engine, files);
    await compare(manifest, engine);
    await migrate(engine, migrations.since);
    if (endSessions) await query('delete from sesi');
    await beginFeedAnew(engine.db);
    await query('commit');
  } catch (error) {
    await query('rollback').catch(() => undefined);
    throw error;
  }
  // The planner knows nothing of tables that came at once.
  await query('analyze');
  return manifest;
}

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** The migrations that the backup's database had had, and those that have come since. */
function migrationsFor({ migration, app }: Manifest): { before: Migration[]; since: Migration[] } {
  const all = readMigrationFiles({ migrationsFolder });
  const at = all.findIndex(({ folderMillis }) => folderMillis === migration);
  if (at < 0)
    throw new Refused(
      `Cadangan ini dari Mejalab ${app} dengan susunan basis data yang tidak dikenal di sini: versi yang lebih baru. Pasang versi itu dahulu, lalu pulihkan.`,
    );
  return { before: all.slice(0, at + 1), since: all.slice(at + 1) };
}

async function migrate({ query }: Engine, migrations: readonly Migration[]): Promise<void> {
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await query(statement);
    await query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

async function mustBeEmpty({ query }: Engine): Promise<void> {
  const [table] = await query(`select 1 from pg_tables where schemaname in ('public', 'drizzle') limit 1`);
  if (table)
    throw new Refused(
      'Basis data tujuan tidak kosong. Buat basis data baru yang kosong, isi DATABASE_URL dengannya, lalu ulangi.',
    );
}

/** Rows come in whatever order, so what refers to others is asked for at the end, of all of them at once. */
async function load(
  path: string,
  { tables, sequences, files }: Manifest,
  engine: Engine,
  store: FileStore | null,
) {
  const { query } = engine;
  const columns = new Map(tables.map((table) => [table.name, table]));
  const here = await tablesOf(engine);
  for (const { name, columns: own } of here)
    if (!hasSame(own, columns.get(name)?.columns ?? []))
      throw new Error(`table ${name} has other columns than in the backup`);
  // What migrations write by themselves stands in the backup, if it still stands.
  for (const { name } of here)
    if ((await query(`select 1 from "${name}" limit 1`)).length > 0) await query(`delete from "${name}"`);
  const references = await query<{ remove: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { remove } of references) await query(remove);
  const damaged = new Set(files.damaged);
  for await (const part of partsOf(path)) {
    if (part.kind === 'rows') await engine.write(columns.get(part.table)!, part.rows);
    else if (part.kind === 'file' && store && !damaged.has(part.sha256) && !(await store.has(part.sha256)))
      await store.put(part.content, part.sha256);
  }
  for (const { add } of references) await query(add);
  for (const { name, value } of sequences) await query('select setval($1::regclass, $2)', [name, value]);
}

/** What lies in the database now is what the backup said it holds. */
async function compare({ tables }: Manifest, engine: Engine): Promise<void> {
  for (const { sum, rows, ...table } of tables) {
    const tally = new Tally();
    for await (const part of inParts(engine.read(table))) tally.add(part);
    if (tally.lines !== rows || tally.sum !== sum) throw new Error(`table ${table.name} came back changed`);
  }
}

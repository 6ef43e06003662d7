import { createHash, hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack as createPack, type Pack } from 'tar-stream';
import { placeOf, writeAll, type FileStore } from '#server/core/files.ts';
import { version } from '#server/version.ts';
import type { Engine, Table } from './engine.ts';
import { format, Refused, type Manifest } from './manifest.ts';
import { checkBackup } from './read.ts';
import { inParts, Tally } from './tally.ts';

const zip = promisify(gzip);

/** How the name of a backup ends that is not whole yet. */
export const unfinished = '.baru';

/**
 * Writes the database as it is at one moment, and the files it knows, into one archive; without a store the files stay where
 * they are. It is written aside, synced and read again before it has its name: whole, or not there. For its owner's eyes.
 */
export async function writeBackup(engine: Engine, files: FileStore | null, path: string): Promise<Manifest> {
  if (existsSync(path)) throw new Refused(`${path} sudah ada. Pilih nama lain, atau hapus yang lama dahulu.`);
  const aside = path + unfinished;
  await rm(aside, { force: true });
  const file = await open(aside, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Refused(`${aside} tidak dapat dibuat (${error.code}). Beri hak tulis, atau pilih tempat lain.`);
  });
  const pack = createPack();
  try {
    await Promise.all([fill(pack, engine, files), writeAll(file, pack as AsyncIterable<Uint8Array>)]);
    await file.sync();
    await file.close();
    const manifest = await checkBackup(aside);
    await rename(aside, path);
    await syncFolder(dirname(path));
    return manifest;
  } catch (error) {
    pack.destroy();
    await file.close().catch(() => undefined);
    await rm(aside, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new Refused(
        `Tidak ada ruang lagi untuk ${basename(path)}. Kosongkan ruang, atau pilih tempat lain.`,
      );
    throw error;
  }
}

/** Without this a name may be gone after the machine lost its power, however whole its file. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync();
  await folder.close();
}

async function fill(pack: Pack, engine: Engine, store: FileStore | null): Promise<void> {
  const made = new Date();
  const put = (name: string, size: number, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) =>
    pipeline(content, pack.entry({ name, size, mode: 0o600, mtime: made }));

  // It writes nothing, so it keeps no news from any device (docs/decisions/004).
  await engine.query('begin isolation level repeatable read read only');
  const migration = await newestMigration(engine);
  const tables: Manifest['tables'] = [];
  for (const table of await tablesOf(engine)) {
    const tally = new Tally();
    let parts = 0;
    for await (const part of inParts(engine.read(table))) {
      tally.add(part);
      const packed = await zip(part);
      await put(`tabel/${table.name}/${String((parts += 1)).padStart(6, '0')}.copy.gz`, packed.length, [
        packed,
      ]);
    }
    tables.push({ name: table.name, columns: [...table.columns], rows: tally.lines, sum: tally.sum });
  }
  // These belong to no transaction: read last, they are behind no row.
  const sequences = await engine.query<Manifest['sequences'][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  const known = store
    ? await engine.query<StoredFile>(`select sha256, size from berkas order by sha256`)
    : [];
  await engine.query('commit');

  const all = store ? await putFiles(engine, store, known, put) : noFiles;
  const manifest: Manifest = {
    format,
    app: version,
    made: made.toISOString(),
    engine: engine.engine,
    migration,
    tables,
    sequences,
    files: all,
  };
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  await put(`manifest-${hash('sha256', text)}.json`, text.length, [text]);
  pack.finalize();
}

type StoredFile = { sha256: string; size: number };
const noFiles: Manifest['files'] = { count: 0, bytes: 0, sum: new Tally().sum, missing: [], damaged: [] };

async function putFiles(
  engine: Engine,
  store: FileStore,
  known: readonly StoredFile[],
  put: (name: string, size: number, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Manifest['files']> {
  const names = new Tally();
  const found = { count: 0, bytes: 0, missing: [] as string[], damaged: [] as string[] };
  for (const { sha256, size } of known) {
    const content = await store.get(sha256);
    if (content) {
      await put(
        `berkas/${placeOf(sha256)}`,
        size,
        fitting(content, size, (is) => {
          if (is !== sha256) found.damaged.push(sha256);
        }),
      );
      names.add(Buffer.from(sha256));
      found.count += 1;
      found.bytes += size;
      // Swept meanwhile, for nothing needed it: its row goes before its bytes.
    } else if ((await engine.query('select 1 from berkas where sha256 = $1', [sha256])).length > 0)
      found.missing.push(sha256);
  }
  return { ...found, sum: names.sum };
}

/** A file in the room that its row says it takes, whatever has become of it, and the hash of what it is. */
async function* fitting(
  content: AsyncIterable<Uint8Array>,
  size: number,
  tell: (sha256: string) => void,
): AsyncGenerator<Uint8Array> {
  const is = createHash('sha256');
  let left = size;
  for await (const piece of content) {
    is.update(piece);
    yield piece.subarray(0, left);
    left -= Math.min(left, piece.length);
  }
  if (left > 0) yield new Uint8Array(left);
  tell(is.digest('hex'));
}

/** Every table of ours, with the columns that are written: what is worked out from others is worked out again. */
export const tablesOf = ({ query }: Engine): Promise<Table[]> =>
  query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname order by c.relname`,
  );

async function newestMigration({ query }: Engine): Promise<number> {
  const [row] = await query<{ at: string | null }>(
    `select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  ).catch(() => []);
  if (!row?.at)
    throw new Refused(
      'Basis data ini bukan milik Mejalab, atau belum pernah dijalankan. Periksa DATABASE_URL dan DATA_DIR.',
    );
  return Number(row.at);
}

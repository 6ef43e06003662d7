import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';
import { format, Manifest, Refused } from './manifest.ts';
import { Tally } from './tally.ts';

/** One thing in a backup, in the order in which they lie there. */
export type Part =
  /** Whole rows of a table. */
  | { kind: 'rows'; table: string; rows: Uint8Array }
  | { kind: 'file'; sha256: string; content: AsyncIterable<Uint8Array> }
  | { kind: 'manifest'; sha256: string; text: Buffer };

/** What an archive holds, part by part; of a file what is not read before the next part is asked for is passed over. */
export async function* partsOf(path: string): AsyncGenerator<Part> {
  const extract = createExtract();
  // What breaks the reading breaks off what it is read into.
  pipeline(createReadStream(path), extract, () => undefined);
  for await (const entry of extract) {
    const [kind, name] = entry.header.name.split('/');
    const sha256 = /^manifest-([0-9a-f]{64})\.json$/.exec(kind!)?.[1];
    if (kind === 'tabel') yield { kind: 'rows', table: name!, rows: gunzipSync(await buffer(entry)) };
    else if (kind === 'berkas')
      yield {
        kind: 'file',
        sha256: basename(entry.header.name),
        content: entry as AsyncIterable<Uint8Array>,
      };
    else if (sha256) yield { kind: 'manifest', sha256, text: await buffer(entry) };
    else throw new Error(`${entry.header.name} is none of ours`);
    entry.resume();
  }
}

/** Reads a backup from its first byte to its last and gives what it holds; refuses one that is not whole. */
export async function checkBackup(path: string): Promise<Manifest> {
  await access(path).catch(() => {
    throw new Refused(`${path} tidak ada atau tidak boleh dibaca.`);
  });
  try {
    return await check(path);
  } catch (error) {
    if (error instanceof Refused) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new Refused(`${path} rusak atau terpotong, jadi tidak dipakai (${why}). Pakai cadangan lain.`);
  }
}

async function check(path: string): Promise<Manifest> {
  const tables = new Map<string, Tally>();
  const names = new Tally();
  const damaged = new Set<string>();
  let manifest: Manifest | null = null;
  for await (const part of partsOf(path)) {
    if (part.kind === 'rows') tables.set(part.table, (tables.get(part.table) ?? new Tally()).add(part.rows));
    else if (part.kind === 'manifest') manifest = readManifest(part.text, part.sha256);
    else {
      names.add(Buffer.from(part.sha256));
      if ((await hashOf(part.content)) !== part.sha256) damaged.add(part.sha256);
    }
  }
  if (!manifest) throw new Error('its end is missing');
  for (const { name, rows, sum } of manifest.tables) {
    const { lines, sum: found } = tables.get(name) ?? new Tally();
    if (lines !== rows || found !== sum) throw new Error(`table ${name}`);
  }
  if (names.lines !== manifest.files.count || names.sum !== manifest.files.sum) throw new Error('files');
  if (!hasSame(damaged, manifest.files.damaged)) throw new Error(`file ${[...damaged].join(', ')}`);
  return manifest;
}

function readManifest(text: Buffer, sha256: string): Manifest {
  if (hash('sha256', text) !== sha256) throw new Error('its manifest');
  const said = JSON.parse(text.toString()) as { format?: unknown; app?: unknown };
  if (said.format !== format)
    throw new Refused(
      `Cadangan ini dari Mejalab ${String(said.app)}, yang menyusunnya lain. Pakai versi itu atau yang lebih baru.`,
    );
  return Manifest.parse(said);
}

/** Whether two lists name the same, in whatever order. */
export const hasSame = (one: Iterable<string>, other: Iterable<string>): boolean =>
  [...one].sort().join() === [...other].sort().join();

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const is = createHash('sha256');
  for await (const piece of content) is.update(piece);
  return is.digest('hex');
}

import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { melebihiPiksel, rusak, terlaluLuas, terpotong } from '#domain/berkas/piksel.ts';
import { polos } from '#domain/berkas/polos.ts';
import { bedaAkhiran, jenisIsi, panjangAwalan } from '#domain/berkas/schema.ts';
import type { AnyEndpoint, FileRule } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { filePlaces, fileRuleOf } from '#domain/core/file-field.ts';
import { fromWireName, isPlain } from '#domain/core/wire.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { unggahan } from '#server/db/tables/unggahan.ts';
import type { Db } from './database.ts';
import { readBytes, type Content } from './files.ts';
import type { TakeFile } from './multipart.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import type { Server } from './server.ts';
import { Brought, type SentFile, type Spool } from './spool.ts';

/** A file as a handler gets it: its bytes are stored and checked, `name` is only ever shown. */
type Taken = { sha256: string; name: string };
/** What a call has just kept: which files nobody had before, and since when. */
export type Kept = { sha256: readonly string[]; since: Date };

/** What a name may end in, by what the content is: a PDF called .jpg is refused. */
const endings: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
};
const belumTerunggah = 'File ini belum terunggah. Pilih lagi filenya lalu simpan.';
const bukanFile = 'Isian ini tidak menerima file.';

const day = 24 * 60 * 60 * 1000;
/** How long an upload waits for the write that names it (offline.md section 4). */
export const keptMs = 30 * day;
/** How long one does that came with a form that was then refused: its next try brings it again. */
const keptRefusedMs = day;

/** How many files one person may bring in a while, with forms and one by one together. */
export const createUploadLimit = ({ clock }: Pick<Server, 'clock'>): RateLimit =>
  // A day's pictures and certificates of one person, sent at once after a day without a network.
  createRateLimit({ max: 300, windowMs: 5 * 60_000, now: () => clock.now() });

/**
 * Takes the files of a form while it is read. Each counts when its first byte is there, is written down no further than
 * its field's rule allows, and is judged before the next: size 413, kind 415, points of a picture 413.
 */
export const takeBrought =
  ({ files = [] }: AnyEndpoint, spool: Spool, count: () => void): TakeFile =>
  async (field, name, content) => {
    const rule = fileRuleOf(files, field, fromWireName);
    const file = await spool.take(checkedWhileSent(content, rule, field, count));
    // What a browser sends for a file field nothing was chosen in.
    if (file.size === 0 && name === '') return undefined;
    if (!rule) throw refusal.invalid([{ field, message: bukanFile }]);
    return new Brought(file, await judgeKind(file, rule, field, name), name);
  };

/** For a call that comes before there is a person whose files could be counted. */
export const takeNoFile: TakeFile = (field) =>
  Promise.reject(refusal.invalid([{ field, message: bukanFile }]));

async function* checkedWhileSent(
  content: AsyncIterable<Uint8Array>,
  rule: FileRule | undefined,
  field: string,
  count: () => void,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of content) {
    if (!rule) throw refusal.invalid([{ field, message: bukanFile }]);
    if (size === 0) count();
    size += piece.byteLength;
    if (size > rule.maxBytes) throw refusal.tooLarge(rule.terlaluBesar, field);
    yield piece;
  }
}

/** What a file is by its content; refuses what its rule does not take, and a picture that is too large to be shown or cut off. */
export async function judgeKind(
  file: SentFile,
  rule: Pick<FileRule, 'types' | 'salahJenis'>,
  field: string | undefined,
  name: string,
): Promise<string> {
  const mime = jenisIsi(await file.read(0, panjangAwalan)) ?? '';
  checkKind(rule, field, mime, name);
  const read = (from: number, length: number) => file.read(from, length);
  if (await melebihiPiksel(read)) throw refusal.tooLarge(terlaluLuas, field);
  if (await terpotong(read)) throw refusal.fileType(rusak, field);
  return mime;
}

/**
 * Checks the files a body names; afterwards every file field of the body holds `{ sha256, name }`, and `brought` is what
 * came along and is still to be kept. A named file must be one this person uploaded, or one `isThere` says the record has
 * already (offline.md section 4), else 422, and obeys its field's rule.
 */
export async function checkFiles(
  { db }: Pick<Server, 'db'>,
  endpoint: AnyEndpoint,
  penggunaId: string,
  body: unknown,
  isThere: (sha256: string) => Promise<boolean>,
): Promise<{ body: unknown; brought: Brought[] }> {
  if (!endpoint.files || typeof body !== 'object' || body === null) return { body, brought: [] };
  const copy = copyWithFiles(body);
  const brought: Brought[] = [];
  for (const rule of endpoint.files)
    for (const { holder, key, field } of filePlaces(copy, rule, fromWireName)) {
      const value = holder[key];
      if (value instanceof Brought) {
        brought.push(value);
        holder[key] = { sha256: value.file.sha256, name: value.name } satisfies Taken;
      } else if (isNamed(value)) await checkNamed(db, rule, field, penggunaId, value, isThere);
    }
  return { body: copy, brought };
}

/**
 * Puts in the place of each photo that a body names the same one without what its camera wrote beside it, where something
 * stands there. The app draws its photos anew before it sends them; others send them as they are.
 */
export async function keepBare(
  server: Pick<Server, 'files' | 'db' | 'clock'>,
  { files: rules = [] }: AnyEndpoint,
  penggunaId: string,
  body: unknown,
): Promise<void> {
  for (const rule of rules)
    for (const { holder, key } of rule.polos ? filePlaces(body, rule, fromWireName) : []) {
      const named = holder[key];
      const bytes = isNamed(named) && (await readBytes(server.files, named.sha256));
      if (!bytes) continue;
      const bare = polos(bytes);
      if (Buffer.compare(bare, bytes) === 0) continue;
      const sha256 = createHash('sha256').update(bare).digest('hex');
      const file = { sha256, size: bare.byteLength, content: () => [bare] };
      await keepFile(server, { file, mime: jenisIsi(bare)!, penggunaId, at: server.clock.now() });
      holder[key] = { ...named, sha256 };
    }
}

const isNamed = (value: unknown): value is Taken =>
  typeof value === 'object' && value !== null && typeof (value as Taken).sha256 === 'string';

function copyWithFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyWithFiles);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyWithFiles(inner)]));
}

/** Keeps what a form brought, before the transaction of its write begins. */
export async function keepBrought(
  server: Server,
  brought: readonly Brought[],
  penggunaId: string,
): Promise<Kept> {
  const since = server.clock.now();
  const sha256: string[] = [];
  for (const { file, mime } of brought)
    if ((await keepFile(server, { file, mime, penggunaId, at: since })).first) sha256.push(file.sha256);
  return { sha256, since };
}

/**
 * Lets go of what a form brought that was refused after all. Not at once: the same file may be on its way with another
 * form of this person. The sweep takes it after a day unless somebody has brought or named it meanwhile.
 */
export async function letGo(db: Db, { sha256, since }: Kept): Promise<void> {
  if (sha256.length === 0) return;
  await db
    .update(berkas)
    .set({ createdAt: new Date(since.getTime() - keptMs + keptRefusedMs) })
    .where(and(inArray(berkas.sha256, [...sha256]), eq(berkas.createdAt, since)));
}

/**
 * Keeps the bytes and who brought them, and when. `own`: this person brought them for the first time; `first`: nobody had
 * before. The bytes come first: a row without them would be a lie, bytes without a row cost nothing.
 */
export async function keepFile(
  { files, db }: Pick<Server, 'files' | 'db'>,
  {
    file,
    mime,
    penggunaId,
    at,
  }: {
    file: Pick<SentFile, 'sha256' | 'size'> & { content: () => Content };
    mime: string;
    penggunaId: string;
    at: Date;
  },
): Promise<{ own: boolean; first: boolean }> {
  const { sha256, size } = file;
  await files.put(file.content(), sha256);
  const kept = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(berkas)
      .values({ sha256, size, mime, createdAt: at })
      .onConflictDoUpdate({ target: berkas.sha256, set: { createdAt: at } })
      .returning({ first: sql<boolean>`xmax = 0` });
    const added = await tx
      .insert(unggahan)
      .values({ sha256, penggunaId, createdAt: at })
      .onConflictDoNothing()
      .returning({ sha256: unggahan.sha256 });
    return { own: added.length > 0, first: row!.first };
  });
  // The sweep may have removed the old bytes between the two. The one of us who looks last puts them back.
  if (!(await files.has(sha256))) await files.put(file.content(), sha256);
  return kept;
}

async function checkNamed(
  db: Db,
  rule: FileRule,
  field: string,
  penggunaId: string,
  { sha256, name }: Taken,
  isThere: (sha256: string) => Promise<boolean>,
): Promise<void> {
  const [known] = await db
    .select({ size: berkas.size, mime: berkas.mime, uploader: unggahan.penggunaId })
    .from(berkas)
    .leftJoin(unggahan, and(eq(unggahan.sha256, berkas.sha256), eq(unggahan.penggunaId, penggunaId)))
    .where(eq(berkas.sha256, sha256));
  if (!known || (known.uploader === null && !(await isThere(sha256))))
    throw refusal.invalid([{ field, message: belumTerunggah }]);
  checkKept(rule, field, known, typeof name === 'string' ? name : '');
}

/** Whether a stored file obeys a rule; also for a write whose record says which of two rules is meant. */
export function checkKept(
  rule: FileRule,
  field: string,
  { size, mime }: { size: number; mime: string },
  name: string,
): void {
  if (size > rule.maxBytes) throw refusal.tooLarge(rule.terlaluBesar, field);
  checkKind(rule, field, mime, name);
}

function checkKind(
  rule: Pick<FileRule, 'types' | 'salahJenis'>,
  field: string | undefined,
  mime: string,
  name: string,
): void {
  if (!rule.types.includes(mime)) throw refusal.fileType(rule.salahJenis, field);
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending && !endings[mime]?.includes(ending)) throw refusal.fileType(bedaAkhiran, field);
}

import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import { bedaAkhiran } from '#domain/berkas/schema.ts';
import type { AnyEndpoint, FileRule } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { filePlaces } from '#domain/core/file-field.ts';
import { fromWireName } from '#domain/core/wire.ts';
import { berkas, unggahan } from '#server/db/tables/berkas.ts';
import type { Db } from './database.ts';
import type { Server } from './server.ts';

/** A file as a handler gets it: its bytes are stored and checked, `name` is only ever shown. */
type Taken = { sha256: string; name: string };

/** What a name may end in, by what the content is: a PDF called .jpg is refused. */
const endings: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
};
const belumTerunggah = 'File ini belum terunggah. Pilih lagi filenya lalu simpan.';

/** Any number will do, as long as every process of the product takes the same one. */
const fileLock = 7_305_002;

/** Fields beside the files of a form. */
const maxFieldBytes = 1024 * 1024;
/** A form with a file for each of many samples. */
const maxManyBytes = 64 * 1024 * 1024;

/** How large a multipart form of this call may be, and what a larger one is told: with one file it is that file. */
export function multipartLimit({ files = [] }: AnyEndpoint): { maxBytes: number; info?: string } {
  const [only, ...others] = files;
  const one = only && others.length === 0 && !only.field.includes('[*]');
  return {
    maxBytes:
      maxFieldBytes +
      files.reduce((sum, { field, maxBytes }) => sum + (field.includes('[*]') ? maxManyBytes : maxBytes), 0),
    ...(one ? { info: only.terlaluBesar } : {}),
  };
}

/**
 * Stores the files a form brought and checks those it only names; afterwards every file field of the body holds
 * `{ sha256, name }`. Size 413 and kind 415 are the field's own rule, by content. A named file must be one this person
 * uploaded, or one `isThere` says the record has already (offline.md section 4); else 422.
 */
export async function takeFiles(
  server: Server,
  endpoint: AnyEndpoint,
  penggunaId: string,
  body: unknown,
  isThere: (sha256: string) => Promise<boolean>,
): Promise<unknown> {
  if (!endpoint.files || typeof body !== 'object' || body === null) return body;
  const copy = structuredCloneWithFiles(body);
  for (const rule of endpoint.files)
    for (const { holder, key, field } of filePlaces(copy, rule, fromWireName)) {
      const value = holder[key];
      if (value instanceof Blob)
        holder[key] = isEmptyInput(value) ? undefined : await store(server, rule, field, penggunaId, value);
      else if (isNamed(value)) await checkNamed(server.db, rule, field, penggunaId, value, isThere);
    }
  return copy;
}

const isNamed = (value: unknown): value is Taken =>
  typeof value === 'object' && value !== null && typeof (value as Taken).sha256 === 'string';

/** What a browser sends for a file field nothing was chosen in. */
const isEmptyInput = (value: Blob): boolean =>
  value.size === 0 && (!(value instanceof File) || value.name === '');

function structuredCloneWithFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCloneWithFiles);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, structuredCloneWithFiles(inner)]),
  );
}

async function store(
  server: Server,
  rule: FileRule,
  field: string,
  penggunaId: string,
  file: Blob,
): Promise<Taken> {
  if (file.size > rule.maxBytes) throw refusal.tooLarge(rule.terlaluBesar, field);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const name = file instanceof File ? file.name : '';
  checkKind(rule, field, mime, name);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await keepFile(server, { sha256, bytes, mime, penggunaId });
  return { sha256, name };
}

/** Keeps the bytes and who brought them, and when: 'baru' when this person brought them for the first time. */
export async function keepFile(
  { files, db, clock }: Pick<Server, 'files' | 'db' | 'clock'>,
  file: { sha256: string; bytes: Uint8Array; mime: string; penggunaId: string },
): Promise<'baru' | 'ada'> {
  const { sha256, bytes, mime, penggunaId } = file;
  const createdAt = clock.now();
  await files.put(sha256, bytes);
  return db.transaction(async (tx) => {
    await lockFile(tx, sha256);
    await tx
      .insert(berkas)
      .values({ sha256, size: bytes.byteLength, mime, createdAt })
      .onConflictDoUpdate({ target: berkas.sha256, set: { createdAt } });
    const added = await tx
      .insert(unggahan)
      .values({ sha256, penggunaId, createdAt })
      .onConflictDoNothing()
      .returning({ sha256: unggahan.sha256 });
    // The sweep may have removed the old bytes a moment after ours took their place.
    if (!(await files.has(sha256))) await files.put(sha256, bytes);
    return added.length > 0 ? 'baru' : 'ada';
  });
}

/** Who keeps and who removes a file take turns, until the end of the transaction. */
export async function lockFile(tx: Db, sha256: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${fileLock}, hashtext(${sha256}))`);
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
  if (known.size > rule.maxBytes) throw refusal.tooLarge(rule.terlaluBesar, field);
  checkKind(rule, field, known.mime, typeof name === 'string' ? name : '');
}

function checkKind(rule: FileRule, field: string, mime: string, name: string): void {
  if (!rule.types.includes(mime)) throw refusal.fileType(rule.salahJenis, field);
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending && !endings[mime]?.includes(ending)) throw refusal.fileType(bedaAkhiran, field);
}

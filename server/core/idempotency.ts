import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { FieldError } from '#domain/core/errors.ts';
import { Refusal, refusal } from '#domain/core/errors.ts';
import { wireField } from '#domain/core/wire.ts';
import { operasi } from '#server/db/tables/sync.ts';
import type { Db } from './database.ts';
import { Brought } from './spool.ts';

/** The final answer to a write, as it is kept and given again. */
export type Stored = {
  status: number;
  code: string | null;
  info: string;
  errors: FieldError[] | null;
  rev: string | null;
  record: string | null;
};

/** Statuses that are an answer for good; anything else may turn out differently next time and is not stored. */
export const isFinal = (status: number): boolean =>
  status < 300 || [403, 404, 409, 410, 422].includes(status);

/**
 * What makes two requests the same: method, path, query and body with sorted keys, files by their hash. Form text is
 * already decoded to its nested value; numbers and flags compare as text, since a form sends '1' where JSON sends 1.
 */
export function requestHash(method: string, path: string, query: unknown, body: unknown): string {
  const content = JSON.stringify([method, path, canonical(query), canonical(body)]);
  return createHash('sha256').update(content).digest('hex');
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || value === undefined) return null;
  if (value instanceof Brought) return value.file.sha256;
  if (typeof value !== 'object') return String(value as string | number | boolean);
  const known = Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null);
  const entries = known.map(([key, inner]) => [key, canonical(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** One sentence whatever the key was used for. */
const keyReused = () =>
  new Refusal({
    status: 422,
    code: 'KEY_REUSED',
    info: 'Kunci pengiriman ini sudah dipakai untuk tulisan lain. Kirim sebagai tulisan baru.',
  });

/**
 * The fault of a record that cannot be made because there is one of its uuid, as the refusal it is for the caller: a part of
 * it by the field that names it, the last where several do; of the record itself as of a key, which it may well be.
 */
export function takenUuid(error: unknown, body: unknown): Refusal | null {
  const { cause } = error as { cause?: { code?: string; constraint?: string; detail?: string } };
  if (cause?.code !== '23505' || !/(_pkey|_uuid_unique)$/.test(cause.constraint ?? '')) return null;
  const [, uuid] = /=\(([0-9a-f-]{36})\)/.exec(cause.detail ?? '') ?? [];
  const field = placesOf(uuid, body).findLast(({ length }) => length > 1);
  return field
    ? refusal.invalid([
        {
          field: wireField(field),
          message: 'Pengenal ini sudah dipakai data lain. Kirim dengan pengenal baru.',
        },
      ])
    : keyReused();
}

/** Where in a body this id stands, in its order. */
function placesOf(uuid: string | undefined, body: unknown, path: string[] = []): string[][] {
  if (typeof body === 'string') return body.toLowerCase() === uuid ? [path] : [];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, inner]) => placesOf(uuid, inner, [...path, key]));
}

export type Key = { id: string; penggunaId: string; call: string; hash: string };

/**
 * The answer already given under this key, or null. Another person's key and another body are refused alike with 422,
 * which reveals nothing (offline.md section 4).
 */
export async function storedAnswer(db: Db, key: Key): Promise<Stored | null> {
  const [row] = await db.select().from(operasi).where(eq(operasi.id, key.id));
  if (!row) return null;
  if (row.penggunaId !== key.penggunaId || row.hash !== key.hash || row.call !== key.call) throw keyReused();
  return { ...row, errors: row.errors as FieldError[] | null };
}

/** How many of these keys have an answer already. */
export async function knownKeys(db: Db, ids: readonly string[]): Promise<number> {
  return db.$count(operasi, inArray(operasi.id, [...ids]));
}

import { buffer } from 'node:stream/consumers';
import type { Context } from 'hono';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { Refusal, refusal } from '#domain/core/errors.ts';
import { fromWire, unflattenForm } from '#domain/core/wire.ts';
import { maxFields, readMultipart, terlaluBanyakIsian, type TakeFile } from './multipart.ts';

/** Fields and JSON together; files have limits of their own, by field. */
const maxFieldBytes = 1024 * 1024;
/** The files of a form with one for each of many samples. */
const maxManyBytes = 64 * 1024 * 1024;
const terlaluBesar = 'Isi permintaan terlalu besar.';

/**
 * The body of a writing call in code names, whether it came as JSON, form-encoded or multipart (architecture.md 2), with
 * what `take` made of each of its files. Refuses with 400 what cannot be read, 413 what is too large, 415 what is none of
 * the three.
 */
export async function readBody(c: Context, endpoint: AnyEndpoint, take: TakeFile): Promise<unknown> {
  const maxBytes = endpoint.maxBytes ?? maxFieldBytes;
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'multipart/form-data') return readForm(c.req.raw, endpoint, maxBytes, take);
  const bytes = await buffer(readLimited(c.req.raw, maxBytes));
  if (bytes.byteLength === 0) return {};
  if (type === 'application/json' || type === '') return inCodeNames(() => parseJson(bytes));
  if (type !== 'application/x-www-form-urlencoded')
    throw new Refusal({
      status: 415,
      code: 'BODY_TYPE',
      info: 'Kirim data sebagai JSON, form-urlencoded, atau multipart/form-data.',
    });
  return inCodeNames(() => unflattenForm(new URLSearchParams(withFewFields(bytes.toString()))));
}

/** Judged before it is taken apart: that is what takes long. */
function withFewFields(form: string): string {
  if (form.split('&', maxFields + 1).length > maxFields) throw refusal.tooLarge(terlaluBanyakIsian);
  return form;
}

async function readForm(
  request: Request,
  endpoint: AnyEndpoint,
  maxFieldBytes: number,
  take: TakeFile,
): Promise<unknown> {
  const { files = [] } = endpoint;
  const [only, ...others] = files;
  const isMany = ({ field }: { field: string }) => field.includes('[*]');
  // With one file it is that file that makes a form too large.
  const info = only && others.length === 0 && !isMany(only) ? only.terlaluBesar : terlaluBesar;
  const maxBytes = files.reduce(
    (sum, rule) => sum + (isMany(rule) ? maxManyBytes : rule.maxBytes),
    maxFieldBytes,
  );
  if (!request.body) return {};
  const contentType = request.headers.get('content-type')!;
  const pieces = readLimited(request, maxBytes, info);
  const entries = await readMultipart({ contentType, pieces }, maxFieldBytes, take);
  return inCodeNames(() => unflattenForm(entries));
}

/** Nesting deeper than the stack is nobody's form. */
function inCodeNames(read: () => unknown): unknown {
  try {
    return fromWire(read());
  } catch (error) {
    throw error instanceof RangeError ? refusal.malformed() : error;
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Falls through to the one refusal for everything that is not a JSON object.
  }
  throw refusal.malformed('Isi permintaan bukan objek JSON yang sah.');
}

/** A request's bytes as they come; refuses as soon as they exceed the limit, whatever Content-Length claims. */
export async function* readLimited(
  request: Request,
  limit: number,
  info = terlaluBesar,
): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw refusal.tooLarge(info);
  if (!request.body) return;
  let size = 0;
  for await (const piece of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    if (size > limit) throw refusal.tooLarge(info);
    yield piece;
  }
}

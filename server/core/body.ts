import type { Context } from 'hono';
import { Refusal, refusal } from '#domain/core/errors.ts';
import { fromWire, unflattenForm } from '#domain/core/wire.ts';

/** Fields and JSON together; files have limits of their own, by field. */
const maxBytes = 1024 * 1024;

/**
 * The body of a writing call in code names, whether it came as JSON, form-encoded or multipart (architecture.md 2).
 * Refuses with 400 what cannot be read, 413 what is too large (a multipart form above `ofMultipart`, in its words), 415
 * what is none of the three.
 */
export async function readBody(
  c: Context,
  ofMultipart: { maxBytes: number; info?: string },
): Promise<unknown> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const multipart = type === 'multipart/form-data';
  const limit = multipart ? ofMultipart : { maxBytes };
  const bytes = await readLimited(c.req.raw, limit.maxBytes, limit.info);
  if (bytes.byteLength === 0) return {};
  if (type === 'application/json' || type === '') return inCodeNames(() => parseJson(bytes));
  if (!multipart && type !== 'application/x-www-form-urlencoded')
    throw new Refusal({
      status: 415,
      code: 'BODY_TYPE',
      info: 'Kirim data sebagai JSON, form-urlencoded, atau multipart/form-data.',
    });
  const form = await new Response(bytes as BodyInit, {
    headers: { 'content-type': c.req.header('content-type')! },
  })
    .formData()
    .catch(() => {
      throw refusal.malformed();
    });
  return inCodeNames(() => unflattenForm(form.entries()));
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

/** Reads a request's bytes and stops as soon as they exceed the limit, whatever Content-Length claims. */
export async function readLimited(
  request: Request,
  limit: number,
  info = 'Isi permintaan terlalu besar.',
): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw refusal.tooLarge(info);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw refusal.tooLarge(info);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import { serverMark } from '#domain/core/endpoint.ts';

/** Whether our server said this, and nothing on the way to it. Only then may it say 401, 403, 413 or that it took something. */
export const dariServer = ({ headers }: Response): boolean => headers.has(serverMark);

/** What to say where it was not. */
export const jaringanMenjawab =
  'Jaringan menjawab sendiri, bukan server. Mungkin Anda perlu masuk ke jaringan ini dahulu, atau pakai jaringan lain.';

/** How long nothing of an answer may come before it is given up. */
const diamMs = 30_000;

/**
 * The whole body of an answer, however long it takes while it comes. Rejects when it breaks off, and when nothing of it
 * comes for half a minute: a network that goes without a word leaves its reader waiting for ever.
 */
export async function isiJawaban({ body }: Response): Promise<ArrayBuffer> {
  const reader = body?.getReader();
  const bagian: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (;;) {
      const { done, value } = reader ? await sebelumDiam(reader.read()) : { done: true };
      if (done) return await new Blob(bagian).arrayBuffer();
      bagian.push(value as Uint8Array<ArrayBuffer>);
    }
  } catch (error) {
    void reader?.cancel().catch(() => undefined);
    throw error;
  }
}

async function sebelumDiam<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const diam = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The answer stands still.', 'TimeoutError')), diamMs);
  });
  try {
    return await Promise.race([work, diam]);
  } finally {
    clearTimeout(timer);
  }
}

/** What an answer of our server says; null for what is no JSON: something in between has answered in its place. */
export function dariJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

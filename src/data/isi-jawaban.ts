import { serverMark } from '#domain/core/endpoint.ts';
import type { FieldError } from '#domain/core/errors.ts';

/** How every answer of our server is packed, but the bytes of a file. */
export type Amplop = {
  status: number;
  info: string;
  data?: unknown;
  meta?: unknown;
  code?: string;
  errors?: FieldError[];
};

/** Whether this bears the mark of our server. */
export const dariServer = ({ headers }: Response): boolean => headers.has(serverMark);

/**
 * What our server says, read whole: only its own envelope under its mark may say 401, 403, 413 or that it took something.
 * 'asing': something on the way has answered, or put its own words into our answer. 'putus': the answer broke off.
 */
export async function bacaAmplop(response: Response): Promise<Amplop | 'asing' | 'putus'> {
  if (!dariServer(response)) {
    void response.body?.cancel().catch(() => undefined);
    return 'asing';
  }
  const bytes = await isiJawaban(response).catch(() => null);
  if (!bytes) return 'putus';
  try {
    const isi = JSON.parse(new TextDecoder().decode(bytes)) as Amplop | null;
    return isi?.status === response.status ? isi : 'asing';
  } catch {
    return response.headers.get('content-type')?.includes('json') ? 'putus' : 'asing';
  }
}

/**
 * Where a redirect ends, no call of ours may follow, and it would look like no network at all: one of a portal is to be
 * seen as its answer. No call of this API redirects.
 */
export const tanpaAlihan = { redirect: 'manual' } as const;

/** Asks our server where there is no engine that would: before somebody is signed in, or before a page loads itself anew. */
export const tanya = (path: string): Promise<Amplop | 'asing' | 'putus'> =>
  fetch(path, { cache: 'no-store', ...tanpaAlihan }).then(bacaAmplop, () => 'putus' as const);

/** What a call tells of the server. */
export type Jangkauan = 'terhubung' | 'luring' | 'asing';

/** Whether our server answers just now. */
export async function tanyaJangkauan(): Promise<Jangkauan> {
  const jawaban = await tanya('/api/health');
  if (jawaban === 'asing') return 'asing';
  return jawaban !== 'putus' && jawaban.status === 200 ? 'terhubung' : 'luring';
}

/** What to say where something else has answered. */
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

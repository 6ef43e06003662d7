import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { Refusal } from '#domain/core/errors.ts';
import { kodeCek } from '#domain/pengujian/lhu.ts';
import { readLimited } from './body.ts';
import { readMultipart } from './multipart.ts';
import { facts, page, type Page } from './page.ts';
import { createRateLimit, TooMany } from './rate-limit.ts';
import type { Server } from './server.ts';

/** What a check page says above its facts. */
export type Said = Omit<Page, 'body'> & { kata: string };

/** The paper as it was issued. */
type Original = { name: string; bytes: ReadableStream<Uint8Array> | Uint8Array };

/** A kind of paper that carries the code of a public page of its own. */
export type CheckedPaper<T> = {
  /** Where its pages are, without the code: '/cek-lhu'. */
  path: string;
  /** What people call it: 'laporan'. */
  noun: string;
  find: (kode: string) => Promise<T | null>;
  /** What is said where no paper has the code. */
  missing: { title: string; says: string };
  /** It speaks of the number: what stands on the paper in somebody's hand it has not seen. */
  ofNumber: (found: T) => Said;
  /** It speaks of a file, known by its SHA-256. */
  ofFile: (found: T, sha256: string) => Said | Promise<Said>;
  facts: (found: T) => unknown[][];
  /** Reads the paper as it was issued; null where it is not for everybody who has the code. */
  original: (found: T) => (() => Promise<Original | null>) | null;
};

type DrawnAnew<T> = {
  noun: string;
  name: (found: T) => string;
  draw: (found: T) => Promise<Uint8Array>;
  /** What is said of a file that is that very paper. */
  ofSame: (found: T) => Said;
};

/**
 * The original of a paper that is not kept but drawn when it is wanted (decision 044), and what is said of a file beside it. One of
 * before a change of app or letterhead differs though nobody has touched it: no verdict is given of that.
 */
export const drawnAnew = <T>({
  noun,
  name,
  draw,
  ofSame,
}: DrawnAnew<T>): Pick<CheckedPaper<T>, 'noun' | 'ofFile' | 'original'> => ({
  noun,
  ofFile: async (found, sha256) =>
    sha256Of(await draw(found)) === sha256
      ? ofSame(found)
      : {
          title: 'File ini tidak sama persis',
          kata: `File ini tidak sama persis dengan ${noun} yang dibuat sekarang: isinya dapat sudah diubah, atau file ini hasil pindai, simpan ulang, atau unduhan dari sebelum kop surat berubah. Buka ${noun} asli di bawah dan cocokkan isinya.`,
        },
  original: (found) => async () => ({ name: name(found), bytes: await draw(found) }),
});

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const maxBytes = 10 * 1024 * 1024;
/** The form has no other field than its file. */
const maxFieldBytes = 1024;

/**
 * The public pages that the code on a paper opens (`:kode` of their address), drawn by the server, so that they open on any
 * phone without the app: what is known of the number, the original where that may be shown, and whether a file is that very
 * paper; a file that is sent is compared and not kept (GAP-169). Search engines leave them out; a code nobody issued is a 404.
 */
export function mountCheckPage<T>(app: Hono, server: Server, paper: CheckedPaper<T>): void {
  const { path, noun, missing, ofNumber, ofFile } = paper;
  const address = `${path}/:kode`;
  // Some are drawn whenever they are looked at, all in one thread: who has one paper must not keep others from theirs.
  const looks = createRateLimit({ max: 30, windowMs: 60_000, now: () => server.clock.now() });
  const find = async (c: Context) => {
    c.header('X-Robots-Tag', 'noindex');
    const kode = kodeCek.safeParse(c.req.param('kode'));
    const found = kode.success ? await paper.find(kode.data) : null;
    return found && { found, kode: kode.data! };
  };
  const notFound = (c: Context) =>
    page(c, server.config, {
      title: missing.title,
      status: 404,
      sign: { valid: false, word: 'Tidak ditemukan' },
      body: html`<p>${missing.says}</p>`,
    });
  const answer = async (c: Context, say: (found: T, kode: string) => Said | Promise<Said>) => {
    const known = await find(c);
    if (!known) return notFound(c);
    const { kata, ...said } = await say(known.found, known.kode);
    const original = paper.original(known.found) ? `${path}/${known.kode}/asli` : null;
    const body = html`<p>${kata}</p>
      ${facts(paper.facts(known.found))} ${original === null ? '' : link(noun, original)}
      ${compare(path, known.kode)}`;
    return page(c, server.config, { ...said, body });
  };
  app.get(address, (c) => answer(c, ofNumber));
  app.post(address, (c) =>
    answer(c, async (found, kode) => {
      try {
        looks.take(kode);
        const sha256 = await sentHash(c.req.raw);
        return sha256 === null ? noFile(noun) : await ofFile(found, sha256);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error instanceof TooMany) return tooOften(c, error);
        return error.status === 413 ? tooLarge(noun) : noFile(noun);
      }
    }),
  );
  app.get(`${address}/asli`, async (c) => {
    const known = await find(c);
    if (!known) return notFound(c);
    const read = paper.original(known.found);
    // Of a paper that is there but not for everybody, its page says what may be known.
    if (!read) return c.redirect(`${path}/${known.kode}`);
    try {
      looks.take(known.kode);
    } catch (error) {
      return answer(c, () => tooOften(c, error as TooMany));
    }
    const original = await read();
    if (!original) return notFound(c);
    return c.body(original.bytes as ReadableStream, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${original.name}"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      // What shows a PDF in a browser is an object of its page to some of them: no more is forbidden than to be framed.
      'Content-Security-Policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
  });
}

/**
 * The SHA-256 of the file a form brings, or null where it brings none. Taken while it comes in: anybody may send here, and
 * nobody's file is held.
 */
async function sentHash(request: Request): Promise<string | null> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!request.body || !contentType.startsWith('multipart/form-data')) return null;
  let sent: string | null = null;
  const pieces = readLimited(request, maxBytes);
  await readMultipart({ contentType, pieces }, maxFieldBytes, async (field, _name, content) => {
    const hash = createHash('sha256');
    let size = 0;
    for await (const piece of content) {
      hash.update(piece);
      size += piece.byteLength;
    }
    if (field === 'file' && size > 0) sent = hash.digest('hex');
  });
  return sent;
}

const noFile = (noun: string): Said => ({
  title: `Pilih file PDF ${noun}nya dulu`,
  status: 422,
  kata: `Belum ada file yang dibandingkan. Pilih file PDF ${noun} di perangkat Anda, lalu tekan Bandingkan.`,
});

function tooOften(c: Context, { message, retryAfter }: TooMany): Said {
  c.header('Retry-After', String(retryAfter));
  return { title: 'Terlalu sering dibuka', status: 429, kata: message };
}

const tooLarge = (noun: string): Said => ({
  title: 'File ini terlalu besar',
  status: 413,
  kata: `File yang diterbitkan tidak sebesar itu. Pilih file PDF ${noun}nya, paling besar ${maxBytes / 1024 / 1024} MB.`,
});

const link = (noun: string, address: string) =>
  html`<p class="asli"><a class="tombol" href="${address}">Lihat ${noun} asli</a></p>`;

const compare = (path: string, kode: string) =>
  html`<form class="banding" method="post" action="${path}/${kode}" enctype="multipart/form-data">
    <label for="file">Bandingkan file PDF</label>
    <input id="file" name="file" type="file" accept="application/pdf" required />
    <small>File hanya dibandingkan, tidak disimpan.</small>
    <button class="tombol">Bandingkan</button>
  </form>`;

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Hono } from 'hono';
import { readConfig } from '#server/config.ts';
import { createApi } from '#server/app.ts';
import { createLog } from '#server/core/log.ts';
import { openFiles } from '#server/open.ts';
import type { Server } from '#server/core/server.ts';
import { openSession } from '#server/core/session.ts';
import { databaseKosong, databaseTercetak } from './cetakan.ts';

/** A clock a test can set: rules about days are then shown, not hoped for. */
type JamUji = { now: () => Date; set: (moment: Date | string) => void; maju: (ms: number) => void };

/** What the clock shows at first: ten in the morning in Jakarta. */
export const awalJam = '2026-11-20T03:00:00Z';

function jamUji(start: Date | string = awalJam): JamUji {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    set: (moment) => void (at = new Date(moment).getTime()),
    maju: (ms) => void (at += ms),
  };
}

export type Permintaan = {
  /** E-mail of the demo account that calls; nobody when left out. */
  as?: string;
  body?: unknown;
  form?: Record<string, string | Blob>;
  headers?: Record<string, string>;
};

export type Jawaban<T = never> = {
  status: number;
  headers: Headers;
  info: string;
  code?: string;
  errors?: { field: string; message: string }[];
  meta?: { total: number; page: number; perPage: number };
  total?: number;
  data: [T] extends [never] ? Record<string, unknown> : T;
};

/** A way to speak to a server as its people do, in this process or over the network. */
export type JalurUji = {
  api: { request: (path: string, init?: RequestInit) => Response | Promise<Response> };
  jam: Pick<JamUji, 'now'>;
  request: <T = never>(method: string, path: string, options?: Permintaan) => Promise<Jawaban<T>>;
  /** A token of a real session. */
  signIn: (email: string) => Promise<string>;
};

/** The server in this process. It signs in without the provider: sign-in itself has tests of its own. */
export type ServerUji = JalurUji & {
  server: Server;
  api: Hono;
  jam: JamUji;
  close: () => Promise<void>;
};

/**
 * The real server over a real database of its own, with the reference lists, the demo accounts and the catalogue:
 * embedded PGlite, or in the Postgres that TEST_POSTGRES_URL names. Nothing of it is imitated. `kosong` is for tests of
 * what fills a database: there is nothing in it, and the migrations have run for it alone. `pglite` is a folder for the
 * embedded one, which otherwise lies in memory.
 */
export async function createTestServer(
  env: Record<string, string> = {},
  { kosong = false, pglite }: { kosong?: boolean; pglite?: string } = {},
): Promise<ServerUji> {
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-uji-'));
  const database = await (kosong ? databaseKosong() : databaseTercetak(pglite));
  const jam = jamUji();
  const config = readConfig({
    DEMO: '1',
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    ...bucketSettings(basename(folder)),
    ...env,
  });
  const server: Server = {
    database,
    db: database.db,
    clock: jam,
    config,
    files: await openFiles(config),
    log: createLog('fatal'),
  };
  const api = createApi(server);
  return {
    server,
    api,
    jam,
    ...bicara(server, api),
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** How a test speaks to a server whose database it can reach, wherever it answers. */
export function bicara(
  server: Pick<Server, 'db' | 'clock'>,
  api: JalurUji['api'],
): Pick<JalurUji, 'signIn' | 'request'> {
  const tokens = new Map<string, { token: string; at: number }>();
  const kini = () => server.clock.now().getTime();

  const signIn = async (email: string) => {
    const known = tokens.get(email);
    // A session ends after 30 days: a test that moves the clock further signs its people in again.
    if (known && kini() - known.at < 29 * 24 * 60 * 60 * 1000) return known.token;
    const { rows } = (await server.db.execute(
      `select id from pengguna where email = '${email.replaceAll("'", "''")}'`,
    )) as never as { rows: { id: string }[] };
    if (!rows[0]) throw new Error(`no account ${email}`);
    const token = await openSession(server as Server, rows[0].id);
    tokens.set(email, { token, at: kini() });
    return token;
  };

  return {
    signIn,
    request: async (method, path, options = {}) => {
      const headers = new Headers(options.headers);
      if (options.as) headers.set('authorization', `Bearer ${await signIn(options.as)}`);
      const response = await api.request(path, { method, headers, ...(await bodyOf(options, headers)) });
      const text = await response.text();
      return {
        headers: response.headers,
        ...(text.startsWith('{') ? JSON.parse(text) : { info: text }),
        status: response.status,
      };
    },
  };
}

async function bodyOf({ body, form }: Permintaan, headers: Headers): Promise<{ body?: BodyInit }> {
  if (form) {
    const data = new FormData();
    for (const [name, value] of Object.entries(form)) data.append(name, value);
    // As bytes, the way they come over a network: a form that is cut off has no writer that minds.
    const sent = new Response(data);
    headers.set('content-type', sent.headers.get('content-type')!);
    return { body: await sent.arrayBuffer() };
  }
  if (body === undefined) return {};
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return { body: typeof body === 'string' ? body : JSON.stringify(body) };
}

/** Settings for a place of its own in the bucket of the run; none where files go to a folder. */
export function bucketSettings(place: string): Record<string, string> {
  const given = process.env['TEST_BUCKET'];
  if (!given) return {};
  const settings = JSON.parse(given) as Record<string, string>;
  return { ...settings, FILES_URL: `${settings['FILES_URL']}/${place}` };
}

import type { Context as HonoContext, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { mayCall, type AnyEndpoint } from '#domain/core/endpoint.ts';
import { Refusal, refusal } from '#domain/core/errors.ts';
import { fromWire } from '#domain/core/wire.ts';
import { askers } from './asker.ts';
import { readBody } from './body.ts';
import { CommitUnknown, Fault, tellFault } from './fault.ts';
import { runCall, type Call, type Outcome } from './call.ts';
import { handlerOf, type Acting, type Module } from './implement.ts';
import { TooMany, type RateLimit } from './rate-limit.ts';
import type { Server } from './server.ts';
import { createSpool, type Spool } from './spool.ts';
import { takeBrought } from './uploads.ts';
import type { Actor } from '#domain/core/roles.ts';
import { activeActor, mayApply, requireFresh, whoIs, type Orang } from './session.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Puts every call of a module under /api, with its aliases (CONF-11 to CONF-13). `uploads` counts the files they bring. */
export function mount(app: Hono, server: Server, module: Module, uploads: RateLimit): void {
  for (const endpoint of Object.values(module.api)) {
    const handler = handlerOf(module, endpoint);
    const methods = [endpoint.method, ...(endpoint.alias ?? [])];
    app.on(methods, `/api${endpoint.path}`, async (c) => {
      const spool = createSpool(server.config);
      try {
        const call = { endpoint, handler, module };
        const incoming = { server, c, endpoint, spool, uploads };
        const outcome = await run(server, endpoint, async () => ({
          ...call,
          ...(await requestParts(incoming)),
        }));
        return await respond(c, endpoint, outcome);
      } finally {
        await spool.clear();
      }
    });
  }
}

/** Runs the call; a fault in it says whether its effect was kept. A piecewise call may have kept some of its pieces. */
async function run(server: Server, { piecewise }: AnyEndpoint, read: () => Promise<Call>): Promise<Outcome> {
  let isRunning = false;
  try {
    const call = await read();
    isRunning = true;
    return await runCall(server, call);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const isUnknown = error instanceof CommitUnknown || (piecewise === true && isRunning);
    throw new Fault(error, isUnknown ? 'unknown' : 'none');
  }
}

/** One request to one call, and what its files go through. */
type Incoming = { server: Server; c: HonoContext; endpoint: AnyEndpoint; spool: Spool; uploads: RateLimit };

async function requestParts(incoming: Incoming): Promise<Pick<Call, 'query' | 'body' | 'acting' | 'key'>> {
  const { server, c, endpoint } = incoming;
  const acting = await actingOf(server, c, endpoint);
  const query = fromWire(c.req.query());
  const body = () => bodyWithRevision(incoming, acting.orang.uuid, query);
  return { acting, query, body, key: keyOf(c, endpoint) };
}

/** DELETE and officer/activate name their record in the query; the body schema finds it in either place (GAP-103). */
async function bodyWithRevision(
  { c, endpoint, spool, uploads }: Incoming,
  penggunaId: string,
  query: unknown,
): Promise<unknown> {
  const count = () => uploads.take(penggunaId);
  const body = await readBody(c, endpoint, takeBrought(endpoint, spool, count));
  const ifMatch = c.req
    .header('if-match')
    ?.replace(/^(W\/)?"(.*)"$/, '$2')
    .replace(/^\*$/, '');
  return {
    ...(endpoint.query ? {} : (query as object)),
    ...(ifMatch ? { baseRev: ifMatch } : {}),
    ...(body as object),
  };
}

function keyOf(c: HonoContext, endpoint: AnyEndpoint): string | null {
  const key = c.req.header('idempotency-key');
  if (!key || endpoint.method === 'GET') return null;
  if (!uuidPattern.test(key)) throw refusal.malformed('Idempotency-Key harus berupa UUID.');
  return key.toLowerCase();
}

/** Who calls, judged as GAP-97 orders it: session, person named by X-Acting-User, state of the account. */
export async function actingOf(
  server: Server,
  c: HonoContext,
  endpoint: AnyEndpoint,
): Promise<Omit<Acting, 'operasiId'>> {
  const orang = endpoint.roles === 'publik' ? nobody : await whoIs(server, bearer(c));
  if (orang !== nobody) askers.getStore()?.become(orang.uuid);
  const named = c.req.header('x-acting-user');
  if (!named && endpoint.namesPerson)
    throw refusal.malformed('Sebutkan orang yang menulis di X-Acting-User.');
  if (named && endpoint.roles !== 'publik' && named.toLowerCase() !== orang.uuid)
    throw refusal.userMismatch();
  const actor = isOpenTo(endpoint, orang) ? (orang as Actor) : activeActor(orang);
  if (endpoint.segar && mayCall(endpoint, actor.role)) requireFresh(server, orang);
  const now = server.clock.now();
  const device = c.req.header('x-device-id');
  return {
    orang,
    actor,
    perangkatId: device && uuidPattern.test(device) ? device : null,
    captured: now,
    received: now,
    begun: now,
    baseRev: null,
    after: [],
    queued: false,
  };
}

/** Calls that come before a person is active; their handlers work with `orang`. */
const isOpenTo = ({ roles }: AnyEndpoint, orang: Orang): boolean =>
  roles === 'publik' || roles === 'masuk' || (roles === 'calon' && mayApply(orang));

const nobody: Orang = {
  uuid: '',
  nama: '',
  email: '',
  role: null,
  laboratorium: [],
  kdStatusVerifikasi: null,
  flagAktif: false,
  sesi: '',
  dibuktikanPada: null,
};

/** The token of the Authorization header, or null. */
export const bearer = (c: HonoContext): string | null =>
  /^Bearer ([\w-]+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null;

async function respond(c: HonoContext, endpoint: AnyEndpoint, outcome: Outcome) {
  if (outcome.replayed) c.header('Idempotency-Replayed', 'true');
  c.header('Cache-Control', 'no-store');
  const data = await outcome.data().catch((error: unknown) => {
    // The effect is kept by now, and this caller will not hear of it.
    throw error instanceof Refusal ? error : new Fault(error, endpoint.method === 'GET' ? 'none' : 'unknown');
  });
  const envelope = {
    status: outcome.status,
    info: outcome.info,
    data,
    ...(outcome.meta ? { meta: outcome.meta } : {}),
    ...(outcome.total === undefined ? {} : { total: outcome.total }),
  };
  return c.json(envelope, outcome.status as ContentfulStatusCode);
}

/** The envelope of a refusal, or of a fault of ours, whose inside stays in the log. */
export function refuseWith(server: Server, error: unknown, c: HonoContext) {
  c.header('Cache-Control', 'no-store');
  if (error instanceof TooMany) c.header('Retry-After', String(error.retryAfter));
  if (error instanceof Refusal) {
    const { status, info, code, errors, data } = error;
    const envelope = {
      status,
      info,
      ...(code ? { code } : {}),
      ...(errors ? { errors } : {}),
      ...(data === undefined ? {} : { data }),
    };
    return c.json(envelope, status);
  }
  const { status, code, info, retryAfter } = noteFault(server, error, c);
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  return c.json({ status, code, info }, status);
}

/** Writes a fault into the log, whose inside nobody else sees, and gives what may be said of it. */
export function noteFault(server: Server, error: unknown, c: HonoContext): ReturnType<typeof tellFault> {
  server.log.error({ err: error }, 'unexpected fault');
  return tellFault(error, { method: c.req.method, hasKey: c.req.header('idempotency-key') !== undefined });
}

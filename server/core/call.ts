import type { z } from 'zod';
import { v7 as uuidv7 } from 'uuid';
import { callName, mayCall, meantBy, namedIn, type AnyEndpoint } from '#domain/core/endpoint.ts';
import { Refusal, refusal } from '#domain/core/errors.ts';
import { wireField } from '#domain/core/wire.ts';
import type { Db } from './database.ts';
import {
  isFinal,
  knownKeys,
  requestHash,
  storedAnswer,
  takenUuid,
  type Key,
  type Stored,
} from './idempotency.ts';
import {
  handlerOf,
  type Acting,
  type Answer,
  type Context,
  type Handler,
  type Module,
  type Transaction,
} from './implement.ts';
import { emptyJournal, inTransaction, TwinCommitted, type Journal, type JournalAnswer } from './journal.ts';
import type { Server } from './server.ts';
import { checkFiles, keepBare, keepBrought, letGo, type Kept } from './uploads.ts';

/** One call, whichever way it came: over HTTP by itself, or as an operation in sync/push. */
export type Call = {
  endpoint: AnyEndpoint;
  handler: Handler<AnyEndpoint>;
  module: Module;
  query: unknown;
  /** Decoded, in code names, not yet checked. Read only when needed, since reading may be refused. */
  body: () => Promise<unknown>;
  acting: Omit<Acting, 'operasiId'>;
  key: string | null;
};

export type Outcome = {
  status: number;
  info: string;
  replayed: boolean;
  rev: string | null;
  meta?: Answer<unknown>['meta'];
  total?: number;
  /** Reads the data of the answer; a caller that does not show it does not pay for it. */
  data: () => Promise<unknown>;
};

/**
 * Runs one call in the order of GAP-97: key, role, body, then the handler (record, state). Session and account were
 * checked before. Gives the outcome or throws a Refusal; with a key, the answer is stored in the effect's transaction.
 */
export async function runCall(server: Server, call: Call): Promise<Outcome> {
  return call.endpoint.method === 'GET' || call.endpoint.piecewise
    ? runPlain(server, call)
    : runWrite(server, call);
}

/** Without a transaction of its own: a read, or a call that opens one for each of its pieces. */
async function runPlain(server: Server, call: Call): Promise<Outcome> {
  const { endpoint } = call;
  checkRole(call);
  const query = parse(endpoint.query, call.query);
  const body = endpoint.body ? parse(endpoint.body, await call.body()) : undefined;
  return outcome(
    call,
    await call.handler({ ...contextOf(server, call, server.db, emptyJournal(), null), query, body }),
  );
}

async function runWrite(server: Server, given: Call): Promise<Outcome> {
  if (!given.key) {
    checkRole(given);
    const body = await given.body();
    const call = meant(given, body);
    const ready = await makeReady(server, call, body, null);
    try {
      return await applied(server, call, ready, null);
    } catch (error) {
      throw takenUuid(error, body) ?? error;
    }
  }
  const body = await given.body();
  // The key is that of the request as it was sent.
  const key = keyOf(given, given.key, body);
  const call = meant(given, body);
  const earlier = await storedAnswer(server.db, key);
  if (earlier) return replay(server, call, earlier, key.id);
  try {
    checkRole(call);
    const ready = await makeReady(server, call, body, key.id);
    return await applied(server, call, ready, key);
  } catch (error) {
    const taken = takenUuid(error, body);
    if (error instanceof Refusal && isFinal(error.status)) await storeRefusal(server, call, key, body, error);
    else if (!(error instanceof TwinCommitted) && !taken) throw error;
    // A twin of this very write may have been applied between our look-up and our refusal: its answer is the answer.
    const first = await storedAnswer(server.db, key);
    if (first && (!(error instanceof Refusal) || first.status < 300))
      return replay(server, call, first, key.id);
    throw taken ?? error;
  }
}

/** The call that its body makes of it. */
function meant(call: Call, body: unknown): Call {
  const endpoint = meantBy(call.endpoint, body);
  return endpoint === call.endpoint ? call : { ...call, endpoint, handler: handlerOf(call.module, endpoint) };
}

/** The write in its transaction. What came with a form that is refused there is let go of again; after a fault it may be kept. */
async function applied(server: Server, call: Call, ready: Ready, key: Key | null): Promise<Outcome> {
  try {
    const answer = await inTransaction(server.db, (tx, journal) =>
      effect(server, call, tx, journal, ready, key),
    );
    return outcome(call, answer);
  } catch (error) {
    if (error instanceof Refusal) await letGo(server.db, ready.kept);
    throw error;
  }
}

/**
 * Runs several keyed writes as one transaction, in order. Null when any of them was seen before or does not go through:
 * then nothing has happened, and the caller runs them one by one. The usual case of a queue that is simply fine costs
 * far fewer round trips to the database this way.
 */
export async function runTogether(
  server: Server,
  calls: readonly (Call & { key: string })[],
): Promise<Outcome[] | null> {
  if (
    (await knownKeys(
      server.db,
      calls.map((call) => call.key),
    )) > 0
  )
    return null;
  try {
    const bodies = await Promise.all(calls.map((call) => call.body()));
    const ready = await Promise.all(calls.map((call, at) => makeReady(server, call, bodies[at], call.key)));
    return await inTransaction(server.db, async (tx, journal) => {
      await lockRecords({ db: tx, journal }, calls, bodies);
      const outcomes: Outcome[] = [];
      for (const [at, call] of calls.entries()) {
        checkRole(call);
        const key = keyOf(call, call.key, bodies[at]);
        outcomes.push(outcome(call, await effect(server, call, tx, journal, ready[at]!, key)));
      }
      return outcomes;
    });
  } catch {
    // Whatever it was, it is rolled back, and will be said of the one write it concerns.
    return null;
  }
}

/** A body whose files are all checked and kept, and what its handler has prepared. */
type Ready = { body: unknown; kept: Kept; prepared?: unknown };

/** What comes before the transaction of a write: nobody waits behind a lock for bytes. */
async function makeReady(server: Server, call: Call, given: unknown, id: string | null): Promise<Ready> {
  const ready = await withFiles(server, call, given);
  const { prepare } = call.handler;
  if (!prepare) return ready;
  try {
    const prepared = await prepare(argsOf(server, call, server.db, emptyJournal(), ready.body, id));
    return { ...ready, prepared };
  } catch (error) {
    if (error instanceof Refusal) await letGo(server.db, ready.kept);
    throw error;
  }
}

/** Nothing that came along is kept before its form itself is right. */
async function withFiles(server: Server, call: Call, given: unknown): Promise<Ready> {
  const { endpoint, module, acting } = call;
  const { body, brought } = await checkFiles(server, endpoint, acting.actor.uuid, given, async (sha256) => {
    const record = recordNamed(endpoint, given);
    return record !== null && module.hasFile !== undefined && module.hasFile(server.db, record, sha256);
  });
  if (brought.length > 0) parse(endpoint.body, body);
  const kept = await keepBrought(server, brought, acting.actor.uuid);
  await keepBare(server, endpoint, acting.actor.uuid, body);
  return { body, kept };
}

/** Locks ahead what the writes name, module by module. */
async function lockRecords(
  transaction: Transaction,
  calls: readonly Call[],
  bodies: readonly unknown[],
): Promise<void> {
  const records = calls.map(({ endpoint }, at) => recordNamed(endpoint, bodies[at]));
  const locks = new Set(calls.flatMap(({ module }) => module.lockTogether ?? []));
  for (const lock of locks)
    await lock(
      transaction,
      records.filter((record, at) => record !== null && calls[at]!.module.lockTogether === lock) as string[],
    );
}

const keyOf = ({ endpoint, acting, query }: Call, id: string, body: unknown): Key => ({
  id,
  penggunaId: acting.actor.uuid,
  call: callName(endpoint),
  hash: requestHash(endpoint.method, endpoint.path, query, body),
});

const contextOf = (server: Server, call: Call, db: Db, journal: Journal, id: string | null): Context => ({
  ...call.acting,
  operasiId: id ?? uuidv7(),
  server,
  db,
  journal,
  endpoint: call.endpoint,
});

/** What a handler works with: its call's query and body as their schemas read them. */
function argsOf(server: Server, call: Call, db: Db, journal: Journal, rawBody: unknown, id: string | null) {
  const query = parse(call.endpoint.query, call.query);
  const body = parse(call.endpoint.body, rawBody);
  const { baseRev = null } = (body ?? {}) as { baseRev?: string | null };
  const context = contextOf(server, call, db, journal, id);
  return { ...context, baseRev: context.baseRev ?? baseRev, query, body };
}

async function effect(
  server: Server,
  call: Call,
  tx: Db,
  journal: Journal,
  { body, prepared }: Ready,
  key: Key | null,
): Promise<Answer<unknown> | Refusal> {
  const args = argsOf(server, call, tx, journal, body, key?.id ?? null);
  const answer = await call.handler({ ...args, ready: prepared });
  const stored = answer instanceof Refusal ? refused(call, answer, body) : granted(call, answer);
  if (key) journal.answers.push(journalAnswer(key, stored, call.acting.received));
  return answer;
}

const granted = ({ endpoint }: Call, { info, rev, record }: Answer<unknown>): Stored => ({
  status: endpoint.success.status,
  code: null,
  info: info ?? endpoint.success.info,
  errors: null,
  rev: rev ?? null,
  record: record ?? null,
});

const refused = ({ endpoint }: Call, { status, code, info, errors }: Refusal, body: unknown): Stored => ({
  status,
  code: code ?? null,
  info,
  errors: errors ?? null,
  rev: null,
  record: recordNamed(endpoint, body),
});

async function storeRefusal(
  server: Server,
  call: Call,
  key: Key,
  body: unknown,
  refusal: Refusal,
): Promise<void> {
  await inTransaction(server.db, async (_tx, journal) => {
    journal.answers.push(journalAnswer(key, refused(call, refusal, body), call.acting.received));
  }).catch((error: unknown) => {
    // The twin was first, or it is kept already with what it left; which answer counts is looked up next.
    if (!(error instanceof TwinCommitted)) throw error;
  });
}

const journalAnswer = ({ penggunaId, ...key }: Key, stored: Stored, at: Date): JournalAnswer => ({
  ...key,
  ...stored,
  pengguna_id: penggunaId,
  at: at.toISOString(),
});

function outcome(call: Call, answer: Answer<unknown> | Refusal): Outcome {
  if (answer instanceof Refusal) throw answer;
  const { data } = answer;
  return {
    status: call.endpoint.success.status,
    info: answer.info ?? call.endpoint.success.info,
    replayed: false,
    rev: answer.rev ?? null,
    ...(answer.meta ? { meta: answer.meta } : {}),
    ...(answer.total === undefined ? {} : { total: answer.total }),
    data: typeof data === 'function' ? (data as () => Promise<unknown>) : async () => data,
  };
}

/** The stored answer again. Its data is read afresh, within what the caller may see now. */
async function replay(server: Server, call: Call, stored: Stored, key: string): Promise<Outcome> {
  const context = contextOf(server, call, server.db, emptyJournal(), key);
  const read = async () =>
    stored.record && call.module.readRecord ? call.module.readRecord(context, stored.record) : null;
  if (stored.status >= 300)
    throw new Refusal({
      status: stored.status as 409,
      info: stored.info,
      // A refusal for what the record had become shows what it is now; one for who may see it shows nothing.
      ...(stored.status === 409 ? { data: await read() } : {}),
      ...(stored.code ? { code: stored.code } : {}),
      ...(stored.errors ? { errors: stored.errors } : {}),
    });
  return { status: stored.status, info: stored.info, replayed: true, rev: stored.rev, data: read };
}

/** The record a write names, when its answer is a refusal and the handler could not say. */
function recordNamed({ record }: AnyEndpoint, body: unknown): string | null {
  const named = namedIn(record?.field, body);
  return named !== undefined && uuidPattern.test(named) ? named : null;
}
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function checkRole({ endpoint, acting }: Call): void {
  if (!mayCall(endpoint, acting.actor.role)) throw refusal.role();
}

/** Reads a value by its schema; a value that does not fit is 422 with every field named as it was sent. */
export function parse<S extends z.ZodType>(schema: S | undefined, value: unknown): z.output<S> {
  if (!schema) return undefined as z.output<S>;
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({
    field: wireField(issue.path),
    message: issue.message,
  }));
  // One sentence a field, the first: an empty field is empty, whatever else it also is.
  throw refusal.invalid(
    errors.filter(({ field }, at) => errors.findIndex((other) => other.field === field) === at),
  );
}

import { callName, meantBy, namedIn, offlineOf, type AnyEndpoint } from '#domain/core/endpoint.ts';
import { capturedMoment } from '#domain/core/clock.ts';
import { Refusal, type FieldError } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import { filePlaces } from '#domain/core/file-field.ts';
import { fromWire, fromWireName } from '#domain/core/wire.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import { OperasiSchema, type HasilOperasi, type Operasi } from '#domain/sync/endpoints.ts';
import { halanganTulisan } from '#domain/sync/tulisan.ts';
import { runCall, runTogether, type Call, type Outcome } from '#server/core/call.ts';
import { handlerOf, type Context, type Module } from '#server/core/implement.ts';
import { notQueueable } from '#server/core/transition.ts';

type Target = { endpoint: AnyEndpoint; module: Module };

/** Every writing call by the name the outbox knows it by. */
export const callTable = (modules: readonly Module[]): Map<string, Target> =>
  new Map(
    modules.flatMap((module) =>
      Object.values(module.api).map((endpoint) => [callName(endpoint), { endpoint, module }] as const),
    ),
  );

/** An operation ready to run, or the result that says why it cannot. */
type Prepared =
  | { op: Operasi; lane: string; call: Call & { key: string } }
  | { op: null; lane: string; result: HasilOperasi };

/**
 * Applies operations in order through the very handlers of their REST calls: together while all is well, else each in a
 * transaction of its own. After one that does not end well the rest of its lane is answered 424 'held', which is never
 * stored, so that nothing overtakes an unresolved write (offline.md section 4). Other lanes go on.
 */
export async function applyOperations(
  context: Context,
  calls: Map<string, Target>,
  ops: readonly unknown[],
): Promise<HasilOperasi[]> {
  const prepared = ops.map((raw) => prepare(context, calls, raw));
  const sound = prepared.filter((one) => one.op !== null);
  if (sound.length > 1 && sound.length === prepared.length) {
    const outcomes = await runTogether(
      context.server,
      sound.map((one) => one.call),
    );
    if (outcomes) return outcomes.map((outcome, at) => applied(sound[at]!.op.id, outcome));
  }
  return oneByOne(context, prepared);
}

async function oneByOne(context: Context, prepared: readonly Prepared[]): Promise<HasilOperasi[]> {
  const results: HasilOperasi[] = [];
  const heldLanes = new Set<string>();
  for (const one of prepared) {
    const id = one.op === null ? one.result.id : one.op.id;
    const result = heldLanes.has(one.lane)
      ? refused(id, 424, 'held', 'Menunggu tulisan sebelumnya pada data yang sama.')
      : one.op === null
        ? one.result
        : await applyOne(context, one.op, one.call);
    if (result.status >= 300) heldLanes.add(one.lane);
    results.push(result);
  }
  return results;
}

/** The record an operation acts on; a creating call opens the lane of the record it makes. */
function laneOf(calls: Map<string, Target>, op: Pick<Operasi, 'id' | 'call' | 'body'>): string {
  const body = fromWire(op.body);
  const target = calls.get(op.call);
  const record = target && meantBy(target.endpoint, body).record;
  return `${record?.lane ?? op.call}:${namedIn(record?.field ?? 'uuid', body) ?? op.id}`;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function prepare(context: Context, calls: Map<string, Target>, raw: unknown): Prepared {
  const parsed = OperasiSchema.safeParse(raw);
  if (!parsed.success) {
    // What follows it on its record waits for its author too, so whatever names that record is still looked for.
    const { id, call, body } = (raw ?? {}) as { id?: unknown; call?: unknown; body?: unknown };
    const named = { id: text(id), call: text(call), body: (body ?? {}) as Operasi['body'] };
    const result = refused(named.id, 422, 'rejected', 'Tulisan ini rusak dan tidak dapat dibaca server.');
    return { op: null, lane: laneOf(calls, named), result };
  }
  const op = parsed.data;
  const lane = laneOf(calls, op);
  const no = (status: number, code: string, info: string, errors?: FieldError[]): Prepared => ({
    op: null,
    lane,
    result: { ...refused(op.id, status, code, info), ...(errors ? { errors } : {}) },
  });
  const target = calls.get(op.call);
  if (!target || op.v > versiKontrak)
    return no(426, 'update', 'Server belum mengenal tulisan ini. Perbarui aplikasi lalu kirim lagi.');
  const body = fromWire(op.body);
  const endpoint = meantBy(target.endpoint, body);
  const asing = letakkanBerkas(body, endpoint, (raw as { files?: Record<string, string> }).files);
  if (asing) return no(422, 'rejected', asing.message, [asing]);
  if (!mayWait(endpoint, body, context.actor)) return no(422, 'NOT_QUEUEABLE', notQueueable);
  const { module } = target;
  return {
    op,
    lane,
    call: {
      endpoint,
      handler: handlerOf(module, endpoint),
      module,
      query: {},
      body: async () => body,
      acting: actingFor(context, op),
      key: op.id,
    },
  };
}

/** Whether a call may come out of an outbox at all; a broken one that may goes on to the check that says what is wrong. */
function mayWait(endpoint: AnyEndpoint, body: unknown, actor: Actor): boolean {
  const { method, carries } = endpoint;
  if (method === 'GET') return false;
  const read = endpoint.body?.safeParse(body);
  if (read?.success !== false || !carries) return offlineOf(endpoint, read?.data, actor) === 'queued';
  return carries.actions.some((name) => carries.workflow.actions[name]?.offline === 'queued');
}

/**
 * Puts every file that `files` names where it belongs; one that the body names itself, by the same hash, stays as it is
 * (GAP-99). Gives what is wrong with a key that is no place of a file in this body, or names another file than the body.
 */
function letakkanBerkas(
  body: unknown,
  endpoint: AnyEndpoint,
  files: Record<string, string> = {},
): FieldError | null {
  const places = new Map(
    (endpoint.files ?? [])
      .flatMap((rule) => filePlaces(body, rule, fromWireName))
      // By its name as it is sent and by its code name, as every other field is understood.
      .flatMap((place) => [place.field, fromWireName(place.field)].map((name) => [name, place] as const)),
  );
  for (const [field, sha256] of Object.entries(files)) {
    const place = places.get(field);
    if (!place) return { field, message: 'Tulisan ini menyebut file di tempat yang tidak ada di isinya.' };
    const { holder, key } = place;
    const own = Object.hasOwn(holder, key) ? holder[key] : null;
    if (own === null || own === undefined || own === '') holder[key] = { sha256, name: '' };
    else if ((own as { sha256?: unknown }).sha256 !== sha256)
      return { field: place.field, message: 'Tulisan ini menyebut dua file yang berbeda di satu tempat.' };
  }
  return null;
}

async function applyOne(context: Context, op: Operasi, call: Call): Promise<HasilOperasi> {
  try {
    return applied(op.id, await runCall(context.server, call));
  } catch (error) {
    const { log } = context.server;
    const which = { operation: op.id, carries: call.endpoint.path };
    if (error instanceof Refusal) {
      const { status, code } = error;
      if (status === 403) log.warn({ ...which, status, code }, 'operation refused');
      return refusedBy(op.id, error);
    }
    log.error({ ...which, err: error }, 'operation failed');
    return refused(op.id, 500, 'retry', 'Server sedang terganggu. Tulisan akan dikirim lagi.');
  }
}

/** The same person and device as the push itself, at the moment the device says the write was made. */
function actingFor({ orang, actor, perangkatId, received }: Context, op: Operasi) {
  const captured = capturedMoment(op.capturedAt, op.clockOffsetMs, received);
  const begun = op.begunAt ? capturedMoment(op.begunAt, op.clockOffsetMs, captured) : captured;
  return {
    orang,
    actor,
    perangkatId,
    received,
    captured,
    begun,
    baseRev: op.baseRev ?? null,
    after: op.after ?? [],
    queued: true,
  };
}

const applied = (id: string, outcome: Outcome): HasilOperasi => ({
  id,
  status: outcome.status,
  code: outcome.replayed ? 'replayed' : 'applied',
  info: outcome.info,
  ...(outcome.rev ? { rev: outcome.rev } : {}),
});

const refused = (id: string, status: number, code: string, info: string): HasilOperasi => ({
  id,
  status,
  code,
  info,
});

const kataSendiri = [...halanganTulisan, 'BASE_REV_REQUIRED', 'NOT_QUEUEABLE', 'KEY_REUSED'];

/** A refusal keeps its own machine word where it has one that says more than its status. */
function refusedBy(id: string, { status, code, info, errors, data }: Refusal): HasilOperasi {
  const general = status === 409 ? 'conflict' : status === 429 ? 'retry' : 'rejected';
  const own = code && kataSendiri.includes(code) ? code : general;
  return {
    id,
    status,
    code: own,
    info,
    ...(errors ? { errors } : {}),
    ...(data === undefined ? {} : { data }),
  };
}

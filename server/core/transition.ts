import { and, eq, gt } from 'drizzle-orm';
import { policyOf } from '#domain/core/endpoint.ts';
import { Refusal, refusal } from '#domain/core/errors.ts';
import { check, target, type Workflow } from '#domain/core/workflow.ts';
import { revisi } from '#server/db/tables/sync.ts';
import type { Context } from './implement.ts';

/** Said of an act that the server has to take at once. */
export const notQueueable = 'Tindakan ini hanya dapat dilakukan saat tersambung.';

/**
 * Judges one act on a record the caller has locked: person and state by the workflow, then the revision the decision
 * was based on. Gives the state it leads to; refuses with 403 or with 409 and the current record (`current` reads it).
 * Which act a call is, only the record may tell: one that has to be live is refused here where it was queued.
 */
export async function judge<S extends string, A extends string, R>(
  context: Context,
  workflow: Workflow<S, A, R>,
  action: A,
  record: R & { uuid: string; rev: number },
  current: () => Promise<unknown>,
): Promise<S> {
  const { carries } = context.endpoint;
  // What follows from a queued act by itself is no act of its author.
  const isTheirs = carries?.actions.includes(action) && workflow.name === carries.workflow.name;
  if (context.queued && isTheirs && workflow.actions[action].offline !== 'queued')
    throw new Refusal({ status: 422, code: 'NOT_QUEUEABLE', info: notQueueable });
  const verdict = check(workflow, action, record, context.actor);
  if (!verdict.ok)
    throw verdict.status === 403
      ? refusal.forbidden(verdict.reason)
      : refusal.state(verdict.reason, await current());
  if (context.baseRev !== null && !(await sawLatest(context, record))) throw refusal.stale(await current());
  return target(workflow, action, record);
}

/**
 * True when nothing happened to the record that its decider did not know of: it is still at the revision they saw, or
 * every change since is one of their own earlier writes that their form already showed (`after`).
 */
export async function sawLatest(
  context: Pick<Context, 'db' | 'baseRev' | 'after'>,
  record: { uuid: string; rev: number },
): Promise<boolean> {
  if (context.baseRev === String(record.rev)) return true;
  const base = Number(context.baseRev);
  if (!Number.isInteger(base) || context.after.length === 0) return false;
  const since = await context.db
    .select({ operasiId: revisi.operasiId })
    .from(revisi)
    .where(and(eq(revisi.record, record.uuid), gt(revisi.rev, base)));
  return (
    since.length === record.rev - base && since.every((change) => context.after.includes(change.operasiId))
  );
}

/** In sync/push a decision must say which revision it was based on (offline.md section 5). */
export function requireRevision(
  context: Pick<Context, 'endpoint' | 'actor' | 'baseRev'>,
  body: unknown,
): void {
  if (policyOf(context.endpoint, body, context.actor).revision && context.baseRev === null)
    throw new Refusal({
      status: 422,
      code: 'BASE_REV_REQUIRED',
      info: 'Keputusan ini harus menyebut versi data yang dilihat. Buka lagi datanya lalu putuskan kembali.',
    });
}

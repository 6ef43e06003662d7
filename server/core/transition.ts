import { and, eq, gt } from 'drizzle-orm';
import type { Offline } from '#domain/core/endpoint.ts';
import { Refusal, refusal } from '#domain/core/errors.ts';
import { check, follow, target, type Workflow } from '#domain/core/workflow.ts';
import { revisi } from '#server/db/tables/sync.ts';
import type { Context } from './implement.ts';

/** Said of an act that the server has to take at once. */
export const notQueueable = 'Tindakan ini hanya dapat dilakukan saat tersambung.';

/**
 * Judges one act on a record the caller has locked: what the act itself asks for, whatever call it came by, then person and
 * state by the workflow, then the revision the decision was based on. Gives the code it leads to; refuses with 422, 403, or
 * 409 and the current record (`current` reads it). One that only follows from another act is judged `following` that.
 */
export async function judge<S extends string, A extends string, R>(
  context: Context,
  workflow: Workflow<S, A, R>,
  action: A,
  record: R & { uuid: string; rev: number },
  current: () => Promise<unknown>,
): Promise<number> {
  if (context.queued) mayWait(workflow.actions[action], context);
  const verdict = check(workflow, action, record, context.actor);
  if (!verdict.ok)
    throw verdict.status === 403
      ? refusal.forbidden(verdict.reason)
      : refusal.state(verdict.reason, await current());
  if (context.baseRev !== null && !(await sawLatest(context, record))) throw refusal.stale(await current());
  note(context, workflow, action, record);
  return workflow.states[target(workflow, action, record)].code;
}

/** An act that follows from one that was judged: gives the code it leads to. A refusal is a fault of ours, and throws. */
export function followed<S extends string, A extends string, R>(
  context: Context,
  workflow: Workflow<S, A, R>,
  action: A,
  record: R & { uuid: string },
): number {
  const code = follow(workflow, action, record, context.actor);
  note(context, workflow, action, record);
  return code;
}

/** Keeps an act for those who are told of it (modules/kabar). */
function note<S extends string, A extends string, R>(
  { journal }: Pick<Context, 'journal'>,
  workflow: Workflow<S, A, R>,
  aksi: A,
  record: R & { uuid: string },
): void {
  journal.acts.push({ alur: workflow.name, aksi, ke: target(workflow, aksi, record), record: record.uuid });
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

/** Out of a device's outbox comes only what may wait there, and a decision with the revision it saw (offline.md section 5). */
function mayWait(
  { offline, revision }: { offline: Offline; revision?: true },
  { baseRev }: Pick<Context, 'baseRev'>,
): void {
  if (offline !== 'queued') throw new Refusal({ status: 422, code: 'NOT_QUEUEABLE', info: notQueueable });
  if (revision && baseRev === null)
    throw new Refusal({
      status: 422,
      code: 'BASE_REV_REQUIRED',
      info: 'Keputusan ini harus menyebut versi data yang dilihat. Buka lagi datanya lalu putuskan kembali.',
    });
}

/** For what follows from an act that was judged: its author decided nothing more, and saw no revision of it. */
export const following = (context: Context): Context => ({
  ...context,
  baseRev: null,
  after: [],
  queued: false,
});

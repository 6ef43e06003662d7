import type { z } from 'zod';
import type { Actor, Role } from './roles.ts';

/**
 * What a state means to its reader; the theme turns it into a colour and an icon (look.md, Identity). No state is declared
 * 'giliran': that one's own act is what comes next is decided for each reader (GAP-150).
 */
export type Warna = 'netral' | 'menunggu' | 'giliran' | 'berjalan' | 'selesai' | 'ditolak' | 'info';

export type State = {
  code: number;
  label: string;
  prosesSelanjutnya: string;
  warna: Exclude<Warna, 'giliran'>;
  /** A code that only history rows carry: no record ever stands in it. */
  hanyaRiwayat?: true;
};

export type Action<S extends string, R> = {
  label: string;
  from: readonly S[];
  /** Where it leads: one state, one of several that the record decides, or null: the record stays where it is. */
  to: S | { anyOf: readonly S[]; decide: (record: R) => S } | null;
  roles: readonly Role[];
  /** The states in which this act is what the record waits for, and not merely something that may be done (GAP-150). */
  ditunggu?: readonly S[];
  /** Of the records in those states the ones that wait for it, or for this person's, where not all of them do. */
  ditungguBila?: (record: R, actor: Actor) => boolean;
  /** Refused with 403: the person is not the one the record names. Answers with the reason, or null. */
  who?: (record: R, actor: Actor) => string | null;
  /** Refused with 409: the record is not ready. Answers with the reason, or null. */
  refuse?: (record: R, actor: Actor) => string | null;
  /** What the person must give with it, apart from naming the record. */
  input?: z.ZodObject;
  offline: 'live' | 'queued';
  /** A decision on what was seen: the app must say which revision that was. */
  revision?: true;
  danger?: true;
  /** The record this one belongs to may follow it (GAP-129). */
  movesParent?: true;
};

export type Workflow<S extends string, A extends string, R> = {
  name: string;
  initial: S;
  states: Record<S, State>;
  actions: Record<A, Action<S, R>>;
  /** The code a record stands at. */
  codeOf: (record: R) => number;
};

/** Any workflow, asked about states and acts by name, not about a record. */
export type AnyWorkflow = Workflow<string, string, never>;

/** Declares a workflow over records of type `R`. A wrong state name or an unknown action is a type error. */
export const workflowFor =
  <R>() =>
  <const S extends string, const A extends string>(declared: {
    name: string;
    initial: NoInfer<S>;
    states: Record<S, State>;
    actions: Record<A, Action<NoInfer<S>, R>>;
    codeOf: (record: R) => number;
  }): Workflow<S, A, R> =>
    declared;

export type Verdict = { ok: true } | { ok: false; status: 403 | 409; reason: string };

/**
 * May this person do this to this record now? The same answer disables the button (with its reason) and refuses the call.
 * Order as in GAP-97: role, person, state, then the record's own rule.
 */
export function check<S extends string, A extends string, R>(
  workflow: Workflow<S, A, R>,
  action: A,
  record: R,
  actor: Actor,
): Verdict {
  const declared = workflow.actions[action];
  if (!declared.roles.includes(actor.role))
    return { ok: false, status: 403, reason: `Hanya untuk ${declared.roles.join(', ')}.` };
  const notTheirs = declared.who?.(record, actor);
  if (notTheirs) return { ok: false, status: 403, reason: notTheirs };
  const state = stateOf(workflow, record);
  if (!declared.from.includes(state))
    return { ok: false, status: 409, reason: wrongState(workflow, action, state) };
  const reason = declared.refuse?.(record, actor);
  return reason ? { ok: false, status: 409, reason } : { ok: true };
}

/** Where the record stands instead, and what comes next there: what the person wants to know of it. */
function wrongState<S extends string, A extends string, R>(
  workflow: Workflow<S, A, R>,
  action: A,
  state: S,
): string {
  const { label, prosesSelanjutnya } = workflow.states[state];
  const berikutnya = ['-', 'Selesai'].includes(prosesSelanjutnya) ? '' : ` Berikutnya: ${prosesSelanjutnya}.`;
  return `${workflow.actions[action].label} tidak dapat dilakukan sekarang: statusnya '${label}'.${berikutnya}`;
}

/** The state a record stands in; throws on a code the table does not have, which only a broken record carries. */
function stateOf<S extends string, A extends string, R>(workflow: Workflow<S, A, R>, record: R): S {
  return stateByCode(workflow, workflow.codeOf(record));
}

/** The state an action leads to from this record. */
export function target<S extends string, A extends string, R>(
  workflow: Workflow<S, A, R>,
  action: A,
  record: R,
): S {
  const { to } = workflow.actions[action];
  if (to === null) return stateOf(workflow, record);
  return typeof to === 'string' ? to : to.decide(record);
}

/**
 * The code a record comes to by an act that follows from another one, under the same lock. What was judged there must
 * allow it here: a refusal is a fault of ours, and throws.
 */
export function follow<S extends string, A extends string, R>(
  workflow: Workflow<S, A, R>,
  action: A,
  record: R,
  actor: Actor,
): number {
  const verdict = check(workflow, action, record, actor);
  if (!verdict.ok) throw new Error(`${workflow.name}, ${action}: ${verdict.reason}`);
  return workflow.states[target(workflow, action, record)].code;
}

/**
 * The act that this record waits for from this person, or null: it waits for somebody else, or for nobody (GAP-150).
 * Whose turn it is follows from who may do what from here.
 */
export function giliran<S extends string, A extends string, R>(
  workflow: Workflow<S, A, R>,
  record: R,
  actor: Actor,
): A | null {
  const state = stateOf(workflow, record);
  const awaited = (Object.keys(workflow.actions) as A[]).find(
    (action) =>
      workflow.actions[action].ditunggu?.includes(state) &&
      workflow.actions[action].ditungguBila?.(record, actor) !== false &&
      check(workflow, action, record, actor).ok,
  );
  return awaited ?? null;
}

/** The codes at which records wait for an act of people who act so: what their lists are filtered and counted by. */
export const kodeDitunggu = <S extends string, A extends string, R>(
  { states, actions }: Workflow<S, A, R>,
  acts: (name: A, action: Action<S, R>) => boolean,
): number[] =>
  (Object.keys(actions) as A[])
    .filter((name) => acts(name, actions[name]))
    .flatMap((name) => actions[name].ditunggu ?? [])
    .map((name) => states[name].code);

/** The codes an act is done from. */
export const codesFrom = <S extends string, A extends string, R>(
  { states, actions }: Workflow<S, A, R>,
  action: A,
): number[] => actions[action].from.map((name) => states[name].code);

/** What a code is called. */
export const labelByCode = <S extends string, A extends string, R>(
  workflow: Workflow<S, A, R>,
  code: number,
): string => workflow.states[stateByCode(workflow, code)].label;

/** The name of the state with this code. */
export function stateByCode<S extends string, A extends string, R>(
  workflow: Workflow<S, A, R>,
  code: number,
): S {
  const found = (Object.keys(workflow.states) as S[]).find((name) => workflow.states[name].code === code);
  if (!found) throw new Error(`${workflow.name}: no state with code ${code}`);
  return found;
}

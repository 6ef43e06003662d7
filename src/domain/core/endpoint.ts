import type { z } from 'zod';
import type { Actor, Role } from './roles.ts';
import type { AnyWorkflow } from './workflow.ts';

/**
 * The header of every answer of this API. What comes without it was said by something in between, a guest network, a
 * firewall, a gateway, and says nothing of session, account or what was sent (offline.md section 2, Retry).
 */
export const serverMark = 'X-Mejalab';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What the app does with a call when there is no network: refuse with a reason, show the last answer, or queue it. */
export type Offline = 'live' | 'cached' | 'queued';

/**
 * 'publik': no session. 'masuk': any live session, also of a waiting or inactive account (own profile, GAP-109).
 * 'calon': who may fill in the profile form, having none yet or having been turned down, and every active person.
 * A list of roles: an active, verified person with one of them. 'semua': such a person of any role.
 */
type Access = 'publik' | 'masuk' | 'calon' | 'semua' | readonly Role[];

/**
 * A call that carries workflow actions names, from its body and the person, which one is meant. Where only the record
 * tells, the server asks again once it has it; before that the answer is the one whose policy they share.
 */
type Carries<B> = {
  workflow: AnyWorkflow;
  actions: readonly string[];
  select(body: B, actor: Actor, record?: never): string;
};

/**
 * A file field of a writing call: where it sits in wire notation ('sampel[*][file_gambar]', * for any index), what it may
 * be by its content, how large, and what a person is told otherwise.
 */
export type FileRule = {
  field: string;
  types: readonly string[];
  maxBytes: number;
  terlaluBesar: string;
  salahJenis: string;
  /** A photo: what its camera wrote beside it, above all where it was taken, is not kept. */
  polos?: true;
};

/**
 * `field`: the body field that names it; of several, the one that a body has. `induk`: the record it is a part of, whose readers see the write as well. `terakhir`: it closes what came before it, and
 * waits on the device for every unsent write of its record and of that record's parts (GAP-130).
 */
export type RecordOf = {
  lane: string;
  field?: string | readonly string[];
  induk?: { lane: string; field: string };
  terakhir?: true;
};

export type Endpoint<
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> = {
  method: Method;
  /** Other methods the same call answers to (CONF-11 to CONF-13). */
  alias?: readonly Method[];
  /** Below /api, as the requirements spell it. */
  path: string;
  summary: string;
  roles: Access;
  offline: Offline;
  query?: Q;
  body?: B;
  output: O;
  success: { status: 200 | 201; info: string };
  /** The record a write acts on: its lane in the outbox and the body field that names it. A creating call has no field. */
  record?: RecordOf;
  carries?: Carries<z.output<B>>;
  /** A body that makes it another call: all that is declared of that one holds then, and nothing of this (CONF-12). */
  variant?: { of: AnyEndpoint; when: (body: unknown) => boolean };
  files?: readonly FileRule[];
  /** The largest body it takes, files aside; without it that of every call. */
  maxBytes?: number;
  /** Its body or its answer is a file's bytes instead of JSON in the envelope; such a call is mounted by hand. */
  bytes?: 'body' | 'answer';
  /** Commits piece by piece by itself instead of as one transaction (sync/push). */
  piecewise?: true;
  /**
   * Cannot be undone: where FRESH_SIGNIN_MINUTES is set, its person must have signed in anew within them (BEYOND-50). Only of a
   * call that is made live: one that waits on a device would wait for somebody to sign in.
   */
  segar?: true;
  /** Must name its person in X-Acting-User; 400 without (offline.md section 4). */
  namesPerson?: true;
};

/** Declares one call. Server mounting, client call, outbox replay, OpenAPI and the all-endpoints tests derive from it. */
export const endpoint = <
  O extends z.ZodType,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
>(
  declared: Endpoint<Q, B, O>,
): Endpoint<Q, B, O> => declared;

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType>;
/** What making a call takes of its declaration, for what is loaded before any schema; `declared` only ever names its type. */
export type CallTo<E> = Pick<AnyEndpoint, 'method' | 'path'> & { readonly declared?: E };
export type Api = Record<string, AnyEndpoint>;

export type QueryOf<E> = E extends Endpoint<infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
export type ParsedQuery<E> = E extends Endpoint<infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type ParsedBody<E> = E extends Endpoint<z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type OutputOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer O> ? z.output<O> : never;

/** 'POST test-analysis/report': the name of a call in the outbox, in sync/push and in the audit. */
export const callName = (declared: Pick<AnyEndpoint, 'method' | 'path'>): string =>
  `${declared.method} ${declared.path.slice(1)}`;

/** The call that this body makes of it. The body is in code names and need not be checked yet. */
export const meantBy = (declared: AnyEndpoint, body: unknown): AnyEndpoint =>
  declared.variant?.when(body) ? declared.variant.of : declared;

/** Whether this very call may wait on a device: as its act has it, where it carries some. Its body is a checked one. */
export function offlineOf(declared: AnyEndpoint, body: unknown, actor: Actor): Offline {
  const { carries, offline } = meantBy(declared, body);
  // A role that has no such act is told so where acts are judged; until then the call's own policy counts.
  return carries?.workflow.actions[carries.select(body, actor)]?.offline ?? offline;
}

/** The same call where it is known which of its acts it is, as only the record tells. */
export const carrying = <E extends { carries?: Carries<never> }>(declared: E, action: string): E => ({
  ...declared,
  carries: { ...declared.carries!, select: () => action },
});

/** The record that a body names in one of these fields, however its letters are written; undefined for a call that makes one, and for a broken body. */
export function namedIn(field: RecordOf['field'], body: unknown): string | undefined {
  const isi = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return [field ?? []]
    .flat()
    .map((name) => isi[name])
    .find((value) => typeof value === 'string')
    ?.toLowerCase();
}

/** May this person call it at all? A role matter only; record and state are judged later. */
export const mayCall = (declared: AnyEndpoint, role: Role): boolean =>
  typeof declared.roles === 'string' || declared.roles.includes(role);

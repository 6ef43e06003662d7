import type { SQL } from 'drizzle-orm';
import type { Api, AnyEndpoint, OutputOf, ParsedBody, ParsedQuery } from '#domain/core/endpoint.ts';
import type { Refusal } from '#domain/core/errors.ts';
import type { PokokKabar, SaatGiliran } from '#domain/kabar/giliran.ts';
import type { PengingatTanggal } from '#domain/kabar/pengingat.ts';
import type { JenisPokok } from '#domain/kabar/pokok.ts';
import type { Actor, Role } from '#domain/core/roles.ts';
import type { Collection } from './collection.ts';
import type { Db } from './database.ts';
import type { Journal } from './journal.ts';
import type { Sweep } from './retention.ts';
import type { Server } from './server.ts';
import type { Orang } from './session.ts';

/** One write, or one read, as it happens: who, when by both clocks, on which seen revision, under which name. */
export type Acting = {
  /** The person of the session, whatever the state of their account; what calls open to 'masuk' work with. */
  orang: Orang;
  /** The same person as an active, verified one; every other call may rely on it. */
  actor: Actor;
  /** The idempotency key where one came, else made for this call; the uuid of the first record a write makes. */
  operasiId: string;
  perangkatId: string | null;
  captured: Date;
  received: Date;
  /** The moment by which the write's own dates are judged: when its draft was begun. */
  begun: Date;
  baseRev: string | null;
  after: readonly string[];
  /** It comes out of a device's outbox, where only what may wait is kept (GAP-99). */
  queued: boolean;
};

export type Context<E extends AnyEndpoint = AnyEndpoint> = Acting & {
  server: Server;
  /** The transaction of a write, the plain connection of a read. */
  db: Db;
  endpoint: E;
  /** What the transaction leaves behind, written at its end. */
  journal: Journal;
};

/** The transaction a write runs in, with what it leaves behind. */
export type Transaction = Pick<Context, 'db' | 'journal'>;

/**
 * `data` may be a function, run after the commit on the plain connection: sync/push does not need the record of an
 * applied write, so it is never read there.
 */
export type Answer<O> = {
  data: O | (() => Promise<O>);
  meta?: { total: number; page: number; perPage: number };
  /** A sum of what the rows say, beside them in the envelope (API-062). */
  total?: number;
  info?: string;
  record?: string;
  rev?: string;
};

/** The answer of a write on a record: what is read by `shown`, where that is another one than it was on. */
export const answerOf = <R>(
  { server, actor }: Pick<Context, 'server' | 'actor'>,
  read: (db: Db, uuid: string, actor: Actor) => Promise<R>,
  { record, rev, shown = record }: { record: string; rev: number; shown?: string },
) => ({ record, rev: String(rev), data: () => read(server.db, shown, actor) });

type Args<E extends AnyEndpoint> = Context<E> & { query: ParsedQuery<E>; body: ParsedBody<E> };

/**
 * A refusal that is thrown undoes what the write did; one that is given back stays with what was written, once however often
 * the write comes. `prepare` runs before the transaction; what it gives is `ready` for the handler.
 */
export type Handler<E extends AnyEndpoint> = ((
  args: Args<E> & { ready?: unknown },
) => Promise<Answer<OutputOf<E>> | Refusal>) & {
  prepare?: ((args: Args<E>) => Promise<unknown>) | undefined;
};
export type Handlers<A extends Api> = { [K in keyof A]: Handler<A[K]> };

/**
 * A handler of which the slow part (drawing, storing bytes) comes before its transaction, so that nobody waits for it
 * behind a lock. `commit` must make sure under its locks that what was prepared is still right.
 */
export const inTwoSteps = <E extends AnyEndpoint, P>(
  prepare: (args: Args<E>) => Promise<P>,
  commit: (args: Args<E>, ready: P) => Promise<Answer<OutputOf<E>>>,
): Handler<E> =>
  Object.assign((args: Args<E> & { ready?: unknown }) => commit(args, args.ready as P), { prepare });

/** Reads the record an earlier write was about, within the caller's present scope; what a replayed answer shows. */
type ReadRecord = (context: Context, record: string) => Promise<unknown>;

/** What a module has besides its calls. */
type OfRecords = {
  readRecord?: ReadRecord;
  /** Locks, in the transaction, every record that a queue of writes names: one round trip for all of them. */
  lockTogether?: (transaction: Transaction, records: readonly string[]) => Promise<void>;
  /** Whether a record has this file already, so that a write may name it again. */
  hasFile?: (db: Db, record: string, sha256: string) => Promise<boolean>;
  /** What of its own it keeps for a time only. */
  sweeps?: readonly Sweep[];
  /** Work sets that devices keep. */
  collections?: readonly Collection[];
  /** The submissions a stored file belongs to. */
  filesOf?: (db: Db, sha256: string) => Promise<string[]>;
  /** Of submissions that somebody may see, those of which they read this file as well. Without it all. */
  readsFiles?: (db: Db, actor: Actor, ids: readonly string[], sha256: string) => Promise<string[]>;
  /** Whether a stored file is one that everybody who is signed in reads: of no submission. */
  isOpenFile?: (db: Db, sha256: string) => Promise<boolean>;
  /** What its officers hold, kind by kind (GAP-131). */
  work?: readonly WorkKind[];
  /** Records that show people. */
  showing?: Showing;
  /** What of it people are told of. */
  pokok?: PembacaPokok | readonly PembacaPokok[];
  /** A person may do other work than before. */
  standingChanged?: (context: Context, person: string, before: Standing, after: Standing) => Promise<void>;
};

/** How subjects of one kind are read for those who are told of them, as they stand; what is gone is not given. */
export type PembacaPokok = {
  jenis: JenisPokok;
  baca: (db: Db, ids: readonly string[], saat: SaatGiliran) => Promise<PokokKabar[]>;
  /**
   * By the kind of reminder that a date brings, the subjects of which one of its days has come since a day that was looked at
   * already; without one, of which any has (BEYOND-41).
   */
  tanggal?: Partial<Record<PengingatTanggal, SubjekTiba>>;
};
export type SubjekTiba = (db: Db, saat: SaatGiliran, sudah: string | null) => Promise<{ uuid: string }[]>;

/** Records of one kind that show people. */
export type Showing = {
  name: string;
  /** Queries for the ids of those that show this person and that some device may have: all of them together. */
  found: (person: string, now: Date, db: Db) => readonly SQL[];
  tell: (context: Transaction & Pick<Context, 'received'>, ids: readonly string[]) => Promise<void>;
};

/** What an officer may still do: nothing without a role, else the work of these laboratories. */
export type Standing = { role: Role | null; aktif: boolean; laboratorium: readonly number[] };

/** One kind of work that officers hold (GAP-131). */
export type WorkKind = {
  jenis: string;
  /** What it is, to the person who hands it over. */
  keterangan: string;
  /** Who may do it. */
  roles: readonly Role[];
  /**
   * How much of it stays open if this person stands so from now on: theirs alone, or by laboratory what no other officer
   * may do there either. Without a person, as everybody stands now.
   */
  open: (db: Db, person: string | null, standing: Standing) => Promise<OpenWork[]>;
  /** Gives what stays open to another officer. What belongs to a laboratory goes along with the laboratory. */
  handOver?: (context: Context, handing: Handing) => Promise<HandedOver>;
  /** The ids of those who hold some of it and may not do it as they stand. */
  stranded?: SQL;
};
/** How much stays open, and in which laboratory where it is not one person's. */
export type OpenWork = { idLaboratorium: number | null; jumlah: number };
/** Whose work passes to whom, and how the first of them stands from then on. */
export type Handing = {
  dari: Pick<Orang, 'uuid' | 'nama'>;
  kepada: Pick<Orang, 'uuid' | 'nama'>;
  kelak: Standing;
};
/** How much has passed, and what could not, each by its number with the reason. */
export type HandedOver = { diserahkan: number; tertinggal: { nomor: string; alasan: string }[] };

export type Module = OfRecords & { api: Api; handlers: Record<string, Handler<AnyEndpoint>> };

/** Joins calls and their handlers. A missing handler or an answer of the wrong shape does not compile. */
export const implement = <A extends Api>(
  api: A,
  handlers: Handlers<A>,
  ofRecords: OfRecords = {},
): Module => ({
  api,
  handlers: handlers as unknown as Module['handlers'],
  ...ofRecords,
});

/** What carries out a call of a module. */
export function handlerOf({ api, handlers }: Module, endpoint: AnyEndpoint): Handler<AnyEndpoint> {
  const [name] = Object.entries(api).find(([, declared]) => declared === endpoint) ?? [];
  const handler = name === undefined ? undefined : handlers[name];
  if (!handler) throw new Error(`${endpoint.path}: no handler`);
  return handler;
}

import { sql } from 'drizzle-orm';
import type { FieldError } from '#domain/core/errors.ts';
import { rows, type Db } from './database.ts';
import { behindOthers } from './fault.ts';
import { kejadianDari, type JournalAct } from './kejadian.ts';

/** One change as the audit keeps it, and as devices hear of it. */
export type JournalChange = {
  operasi_id: string;
  pengguna_id: string | null;
  role: string | null;
  perangkat_id: string | null;
  call: string;
  jenis: string;
  record: string;
  pendaftaran_id: string | null;
  perubahan: Record<string, [unknown, unknown]>;
  terlambat: 0 | 1;
  dibuat_pada: string;
  diterima_pada: string;
  /** The revision it made, or null. */
  rev: number | null;
};

/** A record devices have to hear of: in which work set, and the tags that saw it before and after. */
export type JournalBerita = {
  collection: string;
  record: string;
  sebelum: readonly string[];
  sesudah: readonly string[];
  at: string;
};

/** The final answer to one keyed write. */
export type JournalAnswer = {
  id: string;
  pengguna_id: string;
  call: string;
  hash: string;
  status: number;
  code: string | null;
  info: string;
  errors: FieldError[] | null;
  rev: string | null;
  record: string | null;
  at: string;
};

/** What a transaction leaves behind besides its effect, gathered while it runs and written at its end. */
export type Journal = {
  changes: JournalChange[];
  berita: JournalBerita[];
  answers: JournalAnswer[];
  /** Acts of workflows, for what people are told of them. */
  acts: JournalAct[];
  /** Effects that were put off to be written together, run first. */
  before: (() => Promise<void>)[];
  /** What modules hold from one write of the transaction to the next, each under a key of its own (`holding`). */
  held: Map<symbol, unknown>;
};

export const emptyJournal = (): Journal => ({
  changes: [],
  berita: [],
  answers: [],
  acts: [],
  before: [],
  held: new Map(),
});

/** A place of a module's own in the journal, which begins anew with each transaction. */
export function holding<T>(name: string, begin: () => T): (journal: Pick<Journal, 'held'>) => T {
  const key = Symbol(name);
  return ({ held }) => {
    if (!held.has(key)) held.set(key, begin());
    return held.get(key) as T;
  };
}

/** Thrown when a write's twin committed first: the transaction is rolled back and the twin's answer given instead. */
export class TwinCommitted extends Error {}

/**
 * Writes audit, feed, revisions and answers in one statement, as the last thing of the transaction they belong to: a
 * queue of fifty writes costs one round trip here instead of two hundred. A key that exists already makes it throw.
 */
async function writeJournal(db: Db, { changes, berita, acts, answers, before }: Journal): Promise<void> {
  for (const write of before) await write();
  const news = tanpaUlangan(berita);
  const kejadian = kejadianDari(changes, acts);
  if (changes.length === 0 && news.length === 0 && answers.length === 0) return;
  const stored = await rows<{ id: string }>(
    db,
    sql`with perubahan as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as x(operasi_id uuid, pengguna_id uuid, role text,
        perangkat_id uuid, call text, jenis text, record text, pendaftaran_id uuid, perubahan jsonb, terlambat int, dibuat_pada timestamptz,
        diterima_pada timestamptz, rev int)
    ), jejak as (
      insert into audit (operasi_id, pengguna_id, role, perangkat_id, call, jenis, record, pendaftaran_id, perubahan, terlambat, dibuat_pada, diterima_pada)
      select operasi_id, pengguna_id, role, perangkat_id, call, jenis, record, pendaftaran_id, perubahan, terlambat, dibuat_pada, diterima_pada from perubahan
    ), berita as (
      insert into umpan (collection, record, sebelum, sesudah, at)
      select * from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as x(collection text, record text, sebelum text[],
        sesudah text[], at timestamptz)
    ), kejadian_baru as (
      insert into kejadian (pokok, jenis, alur, aksi, ke, oleh, at)
      select * from jsonb_to_recordset(${JSON.stringify(kejadian)}::jsonb) as x(pokok uuid, jenis text, alur text, aksi text,
        ke text, oleh uuid, at timestamptz)
    ), versi as (
      insert into revisi (record, rev, operasi_id, at)
      select record::uuid, rev, operasi_id, diterima_pada from perubahan where rev is not null
    )
    insert into operasi (id, pengguna_id, call, hash, status, code, info, errors, rev, record, at)
    select * from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as x(id uuid, pengguna_id uuid, call text, hash text,
      status int, code text, info text, errors jsonb, rev text, record uuid, at timestamptz)
    on conflict (id) do nothing returning id`,
  );
  if (stored.length < answers.length) throw new TwinCommitted();
}

/** Runs some work in one transaction, and writes what it leaves behind as the last thing of it. */
export const inTransaction = <T>(db: Db, work: (tx: Db, journal: Journal) => Promise<T>): Promise<T> =>
  behindOthers(() =>
    db.transaction(async (tx) => {
      const journal = emptyJournal();
      const result = await work(tx as unknown as Db, journal);
      await writeJournal(tx as unknown as Db, journal);
      return result;
    }),
  );

/** A queue of acts on one submission tells its people once: word of a record whose audience stays is the same word again. */
function tanpaUlangan(berita: readonly JournalBerita[]): JournalBerita[] {
  const told = new Set<string>();
  return berita.filter(({ collection, record, sebelum, sesudah }) => {
    const [before, after] = [sebelum.join(), sesudah.join()];
    if (before !== after) return true;
    const word = `${collection} ${record} ${after}`;
    return !told.has(word) && told.add(word);
  });
}

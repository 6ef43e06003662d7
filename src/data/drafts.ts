import type { Draf, OrangDb } from './db.ts';

/** The form version a draft is written in; raise it with an upgrade where a form's fields change. */
const versiDraf = 1;

/** One draft per call, record and purpose: 'baru', what it was begun from, or the write being repaired. */
export const kunciDraf = (call: string, record: string | null, untuk = 'baru'): string =>
  `${call}|${record ?? ''}|${untuk}`;

/** The Web Lock of the tab that writes this draft. */
export const namaKunciDraf = (userId: string, kunci: string): string => `draf:${userId}:${kunci}`;

/**
 * The writes of this person that are being corrected in some tab just now (I15): an open form holds the lock of its draft,
 * whose key ends in what it corrects. Others' keys end in words no write is named by.
 */
export async function sedangDiperbaiki(
  kunci: Pick<LockManager, 'query'>,
  userId: string,
): Promise<ReadonlySet<string>> {
  const { held = [] } = await kunci.query();
  const milik = namaKunciDraf(userId, '');
  return new Set(
    held.flatMap(({ name = '' }) => (name.startsWith(milik) ? [name.slice(name.lastIndexOf('|') + 1)] : [])),
  );
}

/** The purpose of a draft of a new write that was begun from what an earlier record held. */
export const untukDari = (record: string): string => `dari:${record}`;

/** Whether a draft becomes a new write: all others repair the one they name. */
export const drafBaru = ({ untuk }: Pick<Draf, 'untuk'>): boolean =>
  untuk === 'baru' || untuk.startsWith(untukDari(''));

/** What a draft is about; everything but what is typed. Without `untuk` it is a new write, not one being repaired. */
export type Pokok = Pick<Draf, 'call' | 'record' | 'label'> & {
  untuk?: string | undefined;
  alamat?: Draf['alamat'];
  baseRev?: Draf['baseRev'];
  after?: Draf['after'];
  dibuka?: Draf['dibuka'];
};

/** A draft begun at this moment. */
export function susunDraf(
  { call, record, label, alamat, untuk = 'baru', baseRev = null, after = [], dibuka }: Pokok,
  isi: Record<string, unknown>,
  now: number,
): Draf {
  const moment = new Date(now).toISOString();
  return {
    kunci: kunciDraf(call, record, untuk),
    call,
    record,
    label,
    untuk,
    alamat,
    baseRev,
    after,
    dibuka,
    versi: versiDraf,
    dimulai: moment,
    diubah: moment,
    isi,
  };
}

/** Keeps what is typed. The day it was begun stays from the first time. Rejects when the device cannot keep it. */
export async function simpanDraf(
  db: OrangDb,
  pokok: Pokok,
  isi: Record<string, unknown>,
  now: number,
): Promise<Draf> {
  const baru = susunDraf(pokok, isi, now);
  return db.transaction('rw', db.draf, async () => {
    const earlier = await db.draf.get(baru.kunci);
    const draf = { ...baru, dimulai: earlier?.dimulai ?? baru.dimulai };
    await db.draf.put(draf);
    return draf;
  });
}

/** The draft under this key, or undefined. */
export const bacaDraf = (db: OrangDb, kunci: string): Promise<Draf | undefined> => db.draf.get(kunci);

/** Throws a draft away: only ever by its author's word. */
export const hapusDraf = (db: OrangDb, kunci: string): Promise<void> => db.draf.delete(kunci);

/** Asked of every open form before something takes the page away (update, sign-in elsewhere, sign-out). */
export const simpanDrafEvent = 'mejalab:simpan-draf';

/** Makes every open form of this tab keep what was typed. Resolves when the device has it, or has said that it cannot. */
export async function simpanSemuaDraf(): Promise<void> {
  const work: Promise<unknown>[] = [];
  window.dispatchEvent(new CustomEvent(simpanDrafEvent, { detail: work }));
  await Promise.allSettled(work);
}

import { v7 as uuidv7 } from 'uuid';
import { toWire } from '#domain/core/wire.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { OrangDb } from '#data/db.ts';
import { rekamanDari, tulisanPada } from '#data/koleksi.ts';
import { sha256Hex } from '#data/sha256.ts';
import {
  rujukanBerkas,
  type AturanBerkas,
  type BerkasTulisan,
  type RujukanBerkas,
} from '#data/berkas-tulisan.ts';
import {
  belumSelesai,
  bertanya,
  dapatDiubah,
  menutup,
  namanya,
  urutanLane,
  type Baris,
} from '#data/baris.ts';

/** A write as a form hands it over. `body` is in code names and already checked by the call's own schema. */
export type Tulisan = {
  /** Given where the write makes a record: its id is the record's, and names the lane it opens. */
  opId?: string;
  call: string;
  lane: string;
  induk?: string;
  /** It closes its record: it waits for every earlier write on it (GAP-130). */
  terakhir?: boolean;
  /** Earlier writes on parts of its record that it cannot do without. */
  setelah?: readonly string[] | undefined;
  body: Record<string, unknown>;
  /** The file fields of its call. */
  aturan?: AturanBerkas;
  /** How /kotak-keluar names it: '<act> · <code or title of the record>'. */
  label: string;
  /** The revision the form was opened on, for a decision; null otherwise. */
  baseRev: string | null;
  after: readonly string[];
  begunAt: string | null;
  /** The draft that becomes this write; it is removed in the same transaction. */
  draf?: string;
};

export type Asal = { userId: string; deviceId: string; clockOffsetMs: number; now: () => number };

type Milik = NonNullable<Awaited<ReturnType<typeof rekamanDari>>>;

/** The hash a row's body keeps, to notice when storage gave back something else than was put in. */
export const hashBody = (body: unknown): Promise<string> =>
  sha256Hex(new TextEncoder().encode(JSON.stringify(body)));

/**
 * Puts a write into the outbox and takes its draft away, in one durable transaction: when this resolves, the device has
 * it. Rejects when the device cannot keep it (full or closed storage) or lacks the bytes of a file it names
 * (BerkasTidakAda); then nothing has changed and the form stays open.
 * `menggantikan` names a refused or never sent write whose place in its lane the new one takes (Perbaiki).
 */
export async function enqueue(
  db: OrangDb,
  asal: Asal,
  tulisan: Tulisan,
  menggantikan?: string,
): Promise<Baris> {
  const body = toWire(tulisan.body) as Record<string, unknown>;
  const [bodyHash, base] = await Promise.all([hashBody(body), rekamanDari(db, tulisan)]);
  const row: Baris = {
    pos: 0,
    opId: tulisan.opId ?? uuidv7(),
    call: tulisan.call,
    v: versiKontrak,
    lane: tulisan.lane,
    ...(tulisan.induk === undefined ? {} : { induk: tulisan.induk }),
    ...(tulisan.setelah?.length ? { setelah: [...tulisan.setelah] } : {}),
    after: [...tulisan.after],
    baseRev: tulisan.baseRev,
    body,
    bodyHash,
    userId: asal.userId,
    deviceId: asal.deviceId,
    capturedAt: new Date(asal.now()).toISOString(),
    begunAt: tulisan.begunAt,
    clockOffsetMs: asal.clockOffsetMs,
    state: 'menunggu',
    lease: null,
    attempts: 0,
    gagal: 0,
    nextAt: 0,
    error: null,
    label: tulisan.label,
    diterimaPada: null,
    ...(await riwayatDilihat(db, base)),
  };
  const rujukan = rujukanBerkas(body, tulisan.aturan ?? []);
  return db.transaction('rw', db.antrean, db.draf, db.berkas, async () => {
    // Looked at in here, so that no cleaning up takes a file away before the row names it.
    const files = await berkasDiPerangkat(db, rujukan);
    const place = menggantikan ? await takePlace(db, menggantikan) : { pos: await lastPlace(db) };
    const sebelum = await yangMenutup(db, place.pos, tulisan, base);
    const placed = { ...row, ...place, ...sebelum, ...(files.length > 0 ? { files } : {}) };
    const queued = (await showedDropped(db, placed)) ? bertanya(placed) : placed;
    const seq = await db.antrean.add(queued);
    if (tulisan.draf) await db.draf.delete(tulisan.draf);
    return { ...queued, seq };
  });
}

/** Its files with their size and kind. Throws BerkasTidakAda for one whose bytes this device does not have. */
async function berkasDiPerangkat(db: OrangDb, rujukan: readonly RujukanBerkas[]): Promise<BerkasTulisan[]> {
  const files: BerkasTulisan[] = [];
  // One after the other: all the pictures of a registration together may be more than a phone's memory takes.
  for (const satu of rujukan) {
    const held = await db.berkas.get(satu.sha256);
    if (!held) throw new BerkasTidakAda(satu.name);
    files.push({ ...satu, size: held.size, mime: held.mime, terunggah: false });
  }
  return files;
}

/** What the author had before them: the history as pulled, and their own writes that are still on their way. */
async function riwayatDilihat(db: OrangDb, base: Milik | undefined): Promise<Pick<Baris, 'dilihat'>> {
  if (!base) return {};
  const own = await tulisanPada(db, base.lanes).toArray();
  return { dilihat: [...base.row.data.history.map(({ uuid }) => uuid), ...own.map(({ opId }) => opId)] };
}

/** What has to be over first: all that came before one that closes its record; what closed it before one on a part of it. */
async function yangMenutup(
  db: OrangDb,
  pos: number,
  tulisan: Tulisan,
  base: Milik | undefined,
): Promise<Pick<Baris, 'dependsOn'>> {
  if (tulisan.terakhir) return { dependsOn: await yangMendahului(db, pos, tulisan, base) };
  if (tulisan.induk === undefined) return {};
  const rows = await db.antrean.where('lane').equals(tulisan.induk).toArray();
  const dependsOn = rows
    .filter((row) => menutup(row) && row.pos < pos && belumSelesai(row))
    .map(({ opId }) => opId);
  return dependsOn.length > 0 ? { dependsOn } : {};
}

/** The open writes on its record that come before this place: in any lane of the record, or on a part of it. */
async function yangMendahului(
  db: OrangDb,
  pos: number,
  { lane }: Pick<Tulisan, 'lane'>,
  base: Milik | undefined,
): Promise<string[]> {
  const own = await tulisanPada(db, [...new Set([lane, ...(base?.lanes ?? [])])]).toArray();
  return own
    .filter((row) => row.pos < pos && belumSelesai(row))
    .sort(urutanLane)
    .map(({ opId }) => opId);
}

async function lastPlace(db: OrangDb): Promise<number> {
  const last = await db.antrean.orderBy('seq').last();
  return (last?.seq ?? 0) + 1;
}

/** Frees the place of the write that is being repaired. It must still be one its author may change. */
async function takePlace(db: OrangDb, opId: string): Promise<Pick<Baris, 'pos' | 'menggantikan'>> {
  const old = await db.antrean.get({ opId });
  if (!old || !dapatDiubah(old)) throw new SudahDikirim();
  await db.antrean.delete(old.seq!);
  return { pos: old.pos, menggantikan: namanya(old) };
}

/** True when the form showed a write that its author has dropped since: it may have been decided on the strength of it. */
async function showedDropped(db: OrangDb, { lane, after }: Baris): Promise<boolean> {
  if (after.length === 0) return false;
  const dropped = await db.antrean
    .where('lane')
    .equals(lane)
    .filter((row) => row.state === 'dibuang')
    .toArray();
  return dropped.some((row) => namanya(row).some((id) => after.includes(id)));
}

/** The write that was to be repaired has left meanwhile: its outcome comes first. */
export class SudahDikirim extends Error {
  constructor() {
    super('Tulisan ini sudah dikirim. Tunggu jawaban server sebelum memperbaikinya.');
  }
}

/** A file the write names is not on this device, or not any more. */
export class BerkasTidakAda extends Error {
  constructor(name: string) {
    super(`File '${name}' tidak ada lagi di perangkat ini. Pilih lagi filenya, lalu simpan.`);
  }
}

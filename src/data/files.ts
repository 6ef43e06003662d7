import type { OrangDb } from './db.ts';
import { Luring, type Klien } from './client.ts';
import { berkasKoleksi } from './koleksi.ts';
import { berkasDalam } from './berkas-tulisan.ts';
import { sha256Hex } from './sha256.ts';

/**
 * What did not come when it was last asked for, and is asked for last: a network that keeps one file back does not keep
 * back those after it.
 */
const tertinggal = new WeakMap<OrangDb, Set<string>>();

/** As many leave room for what is asked for meanwhile: a browser opens six connections to a server. */
const sekaligus = 3;

/** Above this share of the quota attachments are no longer fetched ahead and kept answers go (offline.md section 6). */
const penuh = 0.8;

/** Whether storage runs short; where the browser does not tell, it does not. */
async function hampirPenuh(): Promise<boolean> {
  const estimate = await navigator.storage?.estimate?.();
  return estimate?.quota ? (estimate.usage ?? 0) / estimate.quota > penuh : false;
}

/** How long a file stays that a form has taken and nothing names yet. */
const tenggangMs = 24 * 60 * 60 * 1000;

/**
 * Puts a file a person has chosen on the device, before any form or write names it. Rejects when the device cannot read
 * or keep it; then nothing has changed.
 */
export async function simpanBerkasLokal(
  db: OrangDb,
  file: Blob,
  name: string,
): Promise<{ sha256: string; name: string; size: number; mime: string }> {
  const bytes = await file.arrayBuffer();
  const sha256 = await sha256Hex(bytes);
  const moment = new Date().toISOString();
  const { size, type: mime } = file;
  await db.berkas.put({ sha256, bytes, mime, size, diambil: moment, dipilih: moment });
  return { sha256, name, size, mime };
}

/**
 * Lets go of the files that nothing names any more: no draft, no write of the outbox (copies of dropped ones too), no
 * record (`dipakai`). What was chosen within the last day may belong to a form that is still open.
 */
export async function lepasBerkas(
  db: OrangDb,
  dipakai: ReadonlySet<string>,
  sekarang: number,
): Promise<void> {
  // In one transaction, so that no form or write names a file while it is being let go.
  await db.transaction('rw', db.draf, db.antrean, db.berkas, async () => {
    const milik = new Set(dipakai);
    await db.draf.each(({ isi }) => berkasDalam(isi).forEach(({ sha256 }) => milik.add(sha256)));
    await db.antrean.each(({ files = [] }) => files.forEach(({ sha256 }) => milik.add(sha256)));
    for (const sha256 of await db.berkas.toCollection().primaryKeys()) {
      if (milik.has(sha256)) continue;
      const { dipilih } = (await db.berkas.get(sha256))!;
      // A clock that jumped says nothing.
      if (!dipilih || Math.abs(sekarang - Date.parse(dipilih)) > tenggangMs) await db.berkas.delete(sha256);
    }
  });
}

/**
 * Fetches the files of the work set that the device lacks, so that previews open without a network, and lets go of those
 * nothing names any more. Stops quietly when the network does, or with `berhenti`: the next time goes on. A device that runs
 * short of storage fetches none and lets go of the answers it kept to questions asked live; drafts and the outbox are never
 * touched.
 */
export async function prefetchBerkas(
  db: OrangDb,
  klien: Pick<Klien, 'ambilBerkas'>,
  berhenti?: AbortSignal,
): Promise<void> {
  if (await hampirPenuh()) await db.tilikan.where('kunci').startsWith('live:').delete();
  const wanted = new Map((await berkasKoleksi(db)).map((berkas) => [berkas.sha256, berkas]));
  await lepasBerkas(db, new Set(wanted.keys()), Date.now());
  const held = new Set(await db.berkas.toCollection().primaryKeys());
  const susah = tertinggal.get(db) ?? new Set<string>();
  tertinggal.set(db, susah);
  const antre = [...wanted.values()]
    .filter(({ sha256 }) => !held.has(sha256))
    .sort((a, b) => Number(susah.has(a.sha256)) - Number(susah.has(b.sha256)));
  const satuJalur = async () => {
    for (let berkas = antre.shift(); berkas; berkas = antre.shift()) {
      if (await hampirPenuh()) return;
      susah.add(berkas.sha256);
      await simpanBerkas(db, klien, berkas, berhenti);
      susah.delete(berkas.sha256);
    }
  };
  const jalur = Array.from({ length: sekaligus }, () =>
    satuJalur().catch((error: unknown) => {
      // What keeps one from the device keeps the others, too.
      antre.length = 0;
      if (!(error instanceof Luring)) throw error;
    }),
  );
  const gagal = (await Promise.allSettled(jalur)).find(({ status }) => status === 'rejected');
  if (gagal) throw (gagal as PromiseRejectedResult).reason;
}

async function simpanBerkas(
  db: OrangDb,
  klien: Pick<Klien, 'ambilBerkas'>,
  { url, sha256, mime }: { url: string; sha256: string; mime: string },
  berhenti?: AbortSignal,
): Promise<ArrayBuffer | null> {
  const bytes = await klien.ambilBerkas(url, berhenti);
  if (!bytes || (await sha256Hex(bytes)) !== sha256) return null;
  await db.berkas.put({ sha256, bytes, mime, size: bytes.byteLength, diambil: new Date().toISOString() });
  return bytes;
}

/**
 * A file's bytes: from the device when it has them whole, else from the server (then kept). Null when neither has it; one
 * without `url` is only on the device, in a form or write of its owner.
 * Bytes are checked against their hash on reading: IndexedDB on some devices gives back less than it took.
 */
export async function bacaBerkas(
  db: OrangDb,
  klien: Klien,
  { url, sha256, mime }: { url?: string | undefined; sha256: string; mime: string },
): Promise<ArrayBuffer | null> {
  const held = await db.berkas.get(sha256);
  if (held && (await sha256Hex(held.bytes)) === sha256) return held.bytes;
  return url === undefined ? null : simpanBerkas(db, klien, { url, sha256, mime });
}

import type { OrangDb } from './db.ts';
import type { Klien } from './client.ts';
import { Luring } from './client.ts';

/** Above this share of the quota attachments are no longer fetched ahead and kept answers go (offline.md section 6). */
const penuh = 0.8;

/** Whether storage runs short; where the browser does not tell, it does not. */
async function hampirPenuh(): Promise<boolean> {
  const estimate = await navigator.storage?.estimate?.();
  return estimate?.quota ? (estimate.usage ?? 0) / estimate.quota > penuh : false;
}

async function sha256Hex(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Fetches the files of the work set that the device lacks, so that previews open without a network, and lets go of those
 * nothing names any more. Stops quietly when the network does: the next round goes on. A device that runs short of storage
 * fetches none and lets go of the answers it kept to questions asked live; drafts and the outbox are never touched.
 */
export async function prefetchBerkas(db: OrangDb, klien: Pick<Klien, 'ambilBerkas'>): Promise<void> {
  if (await hampirPenuh()) await db.tilikan.where('kunci').startsWith('live:').delete();
  const wanted = new Map<string, { mime: string; size: number }>();
  await db.analisis.each(({ data }) => {
    const berkas = data.sampel.fileGambar;
    if (berkas) wanted.set(berkas.sha256, berkas);
  });
  const held = new Set(await db.berkas.toCollection().primaryKeys());
  await db.berkas.bulkDelete([...held].filter((sha256) => !wanted.has(sha256)));
  for (const [sha256, { mime }] of wanted) {
    if (held.has(sha256)) continue;
    if (await hampirPenuh()) return;
    try {
      await simpanBerkas(db, klien, sha256, mime);
    } catch (error) {
      if (error instanceof Luring) return;
      throw error;
    }
  }
}

async function simpanBerkas(
  db: OrangDb,
  klien: Pick<Klien, 'ambilBerkas'>,
  sha256: string,
  mime: string,
): Promise<ArrayBuffer | null> {
  const bytes = await klien.ambilBerkas(sha256);
  if (!bytes || (await sha256Hex(bytes)) !== sha256) return null;
  await db.berkas.put({ sha256, bytes, mime, size: bytes.byteLength, diambil: new Date().toISOString() });
  return bytes;
}

/**
 * A file's bytes: from the device when it has them whole, else from the server (then kept). Null when neither has it.
 * Bytes are checked against their hash on reading: IndexedDB on some devices gives back less than it took.
 */
export async function bacaBerkas(
  db: OrangDb,
  klien: Klien,
  { sha256, mime }: { sha256: string; mime: string },
): Promise<ArrayBuffer | null> {
  const held = await db.berkas.get(sha256);
  if (held && (await sha256Hex(held.bytes)) === sha256) return held.bytes;
  return simpanBerkas(db, klien, sha256, mime);
}

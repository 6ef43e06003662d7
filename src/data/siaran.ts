import type { HasilPutaran, Kabar } from './outbox/engine.ts';

/** What an engine tells the others of its person on this device; never a token. */
export type Berita =
  | { jenis: 'terhubung' }
  | { jenis: 'luring' }
  | { jenis: 'asing' }
  | { jenis: 'akunDitolak'; info: string }
  | { jenis: 'akunBerubah' }
  /** A round of sending and pulling is over. What it changed is in the storage they share. */
  | { jenis: 'putaran'; hasil: HasilPutaran };

export type Siaran = { siarkan: (berita: Berita) => void; tutup: () => void };

/**
 * The channel between the pages and the worker of one person: what one of them learns of the server is true for all of
 * them at once (offline.md section 3). `dengar` is told what the others say, never one's own words. That a session is
 * over and what became of the rows they read from the storage they share.
 */
export function bukaSiaran(userId: string, dengar?: (berita: Berita) => void): Siaran {
  const channel = new BroadcastChannel(`mejalab-engine:${userId}`);
  if (dengar) channel.onmessage = ({ data }: MessageEvent<Berita>) => dengar(data);
  return { siarkan: (berita) => channel.postMessage(berita), tutup: () => channel.close() };
}

/** What of an answer concerns the others, or null. */
export function beritaDari(kabar: Kabar): Berita | null {
  if (kabar.jenis === 'sesiDiterima' || kabar.jenis === 'sesiDitolak') return null;
  return kabar.jenis === 'akunDitolak' ? { jenis: 'akunDitolak', info: kabar.info } : { jenis: kabar.jenis };
}

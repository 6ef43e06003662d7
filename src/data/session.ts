import type { OrangDb, PerangkatDb, Sesi } from './db.ts';
import { v7 as uuidv7 } from 'uuid';
import { isTertunda, perluKeputusan } from './baris.ts';

/** After this long without a confirmed answer the device locks until its person signs in again. */
const luringMaksMs = 30 * 24 * 60 * 60 * 1000;
/** How long work goes on after the server refused the session. */
const tenggangMs = 12 * 60 * 60 * 1000;

const channelName = 'mejalab-orang';

/** What every answer says is written this often: contact and clock, which need no more, and which a full device cannot keep. */
const catatTiapMs = 60_000;
/** What was written last of each and when, for as long as this page or worker lives. */
const tercatat = new WeakMap<PerangkatDb, Map<string, { nilai: string | number; pada: number }>>();

/** The Date header has whole seconds and travelled: a difference of less says nothing. */
const jamMs = 2000;

/** Whether this is to be written anew: it is another one, or it was long ago. A clock that was set counts as time gone by. */
function saatnya(db: PerangkatDb, apa: string, satu: string | number, now: number): boolean {
  const semua = tercatat.get(db) ?? new Map<string, { nilai: string | number; pada: number }>();
  tercatat.set(db, semua);
  const dulu = semua.get(apa);
  const isSama =
    typeof satu === 'number' ? Math.abs(satu - Number(dulu?.nilai)) < jamMs : satu === dulu?.nilai;
  if (dulu && isSama && Math.abs(now - dulu.pada) < catatTiapMs) return false;
  semua.set(apa, { nilai: satu, pada: now });
  return true;
}

async function nilai<T>(db: PerangkatDb, kunci: string): Promise<T | null> {
  return ((await db.nilai.get(kunci))?.nilai as T | undefined) ?? null;
}

const perangkatIni = new WeakMap<PerangkatDb, Promise<string>>();

/** This browser's own id, made once. Where the device cannot be read it is asked for again. */
export function deviceId(db: PerangkatDb): Promise<string> {
  const known = perangkatIni.get(db) ?? bacaDeviceId(db);
  perangkatIni.set(db, known);
  known.catch(() => perangkatIni.delete(db));
  return known;
}

async function bacaDeviceId(db: PerangkatDb): Promise<string> {
  return db.transaction('rw', db.nilai, async () => {
    const known = await nilai<string>(db, 'deviceId');
    if (known) return known;
    const made = uuidv7();
    await db.nilai.put({ kunci: 'deviceId', nilai: made });
    return made;
  });
}

/** Who is signed in on this device; the token lives here and nowhere else. */
export const sesiSekarang = (db: PerangkatDb): Promise<Sesi | null> => nilai<Sesi>(db, 'sesi');

/** The token for this person's calls, or null when nobody or somebody else is signed in. */
export async function tokenUntuk(db: PerangkatDb, userId: string): Promise<string | null> {
  const sesi = await sesiSekarang(db);
  return sesi?.userId === userId && sesi.ditolakSejak === null ? sesi.token : null;
}

/** Makes this person the current one. Other tabs hear of it and ask to reload (offline.md section 1). */
export async function masuk(
  db: PerangkatDb,
  sesi: Omit<Sesi, 'ditolakSejak' | 'terakhirTerhubung'>,
  now: number,
): Promise<void> {
  await db.nilai.put({
    kunci: 'sesi',
    nilai: { ...sesi, terakhirTerhubung: now, ditolakSejak: null } satisfies Sesi,
  });
  await db.nilai.delete('dikeluarkan');
  umumkan(sesi.userId);
}

/** Nobody is signed in any more. What waits stays on the device, named by initials and count. */
export async function keluar(db: PerangkatDb): Promise<void> {
  await db.nilai.delete('sesi');
  umumkan(null);
}

/**
 * Notes what the server said of the session with this token: still good, or refused since now. An answer that comes
 * late, to a token from before the last sign-in, says nothing of the present session.
 */
export async function catatSesi(
  db: PerangkatDb,
  token: string,
  apa: 'diterima' | 'ditolak',
  now: number,
  dikeluarkan?: string | null,
): Promise<void> {
  if (apa === 'diterima' && !saatnya(db, 'sesi', token, now)) return;
  await db.transaction('rw', db.nilai, async () => {
    const sesi = await sesiSekarang(db);
    if (sesi?.token !== token) return;
    const next: Sesi =
      apa === 'diterima'
        ? { ...sesi, terakhirTerhubung: now }
        : {
            ...sesi,
            ditolakSejak: sesi.ditolakSejak ?? now,
            ...(dikeluarkan ? { dikeluarkan } : {}),
          };
    await db.nilai.put({ kunci: 'sesi', nilai: next });
  });
}

/** What an answer says of why the session is over: that it was ended from elsewhere, or nothing. */
export const alasanDikeluarkan = ({
  code,
  info,
}: {
  code?: string | undefined;
  info: string;
}): string | null => (code === 'PUT_OUT' ? info : null);

/** Why the last one here was put out, for the page to sign in on; until somebody does. */
export const alasanTerakhir = (db: PerangkatDb): Promise<string | null> => nilai<string>(db, 'dikeluarkan');

/** True when the screen must lock until sign-in; drafts and rows stay (offline.md section 6). */
export const terkunci = (sesi: Sesi, now: number): boolean =>
  sesi.dikeluarkan !== undefined ||
  now - sesi.terakhirTerhubung > luringMaksMs ||
  (sesi.ditolakSejak !== null && now - sesi.ditolakSejak > tenggangMs);

/** Clock difference to the server, from the Date header of its answers. Kept on the device for work offline. */
export async function catatJam(db: PerangkatDb, date: string | null, now: number): Promise<void> {
  const server = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(server)) return;
  const offset = Math.abs(server - now) < jamMs ? 0 : server - now;
  if (!saatnya(db, 'jam', offset, now)) return;
  await db.nilai.put({ kunci: 'selisihJam', nilai: offset });
}

export const selisihJam = async (db: PerangkatDb): Promise<number> =>
  (await nilai<number>(db, 'selisihJam')) ?? 0;

/** How much of this person is not on the server: rows not done, and drafts. */
export async function pekerjaanTertinggal(
  db: OrangDb,
): Promise<{ tulisan: number; keputusan: number; draf: number }> {
  const rows = await db.antrean.toArray();
  return {
    tulisan: rows.filter(isTertunda).length,
    keputusan: rows.filter(perluKeputusan).length,
    draf: await db.draf.count(),
  };
}

/** Names a person's waiting work on the sign-in page by initials and count, or takes the name away when none is left. */
export async function catatMenunggu(
  db: PerangkatDb,
  userId: string,
  nama: string,
  jumlah: number,
): Promise<void> {
  if (jumlah === 0) await db.menunggu.delete(userId);
  else await db.menunggu.put({ userId, inisial: inisial(nama), jumlah });
}

/** 'Siti Nur Aini' → 'SA': first and last word. */
export function inisial(nama: string): string {
  const words = nama
    .replace(/,.*$/, '')
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
}

/** Which tab speaks: a channel is also heard by the page that spoke. */
const tab = uuidv7();
type Pergantian = { tab: string; userId: string | null };

function umumkan(userId: string | null): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ tab, userId } satisfies Pergantian);
  channel.close();
}

/** Tells when another tab changes the person. Gives the way to stop listening. */
export function dengarPergantian(heard: (userId: string | null) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Pergantian>) => {
    if (data.tab !== tab) heard(data.userId);
  };
  return () => channel.close();
}

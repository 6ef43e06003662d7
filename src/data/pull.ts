import { barisHalaman, kabarAkun, maksDitanyakan } from '#domain/sync/batas.ts';
import { TarikanSchema, type Tarikan } from '#domain/sync/endpoints.ts';
import type { Kursor, OrangDb } from './db.ts';
import { didahulukan } from './didahulukan.ts';
import { kursorNama } from './kursor.ts';
import { lupakanHilang, namaKoleksi, sapu, tabelKoleksi, terima } from './koleksi.ts';
import {
  berhentiKarena,
  kabarkan,
  kepala,
  panggil,
  sendirian,
  takTerjangkau,
  tolakanPintu,
  type HasilPutaran,
  type Engine,
} from './outbox/engine.ts';
import type { Baris } from './baris.ts';

const dikenal = namaKoleksi.toSorted().join();

/** Where this app goes on from: nowhere when another version of it, which kept other collections, came this far. */
const tempat = (kursor: Kursor | undefined): string => (kursor?.koleksi === dikenal ? kursor.cursor : '');

/**
 * Takes over what changed on the server since last time, page by page. A page and its cursor are stored in one
 * transaction, so a pull that breaks off goes on where it stopped; a page another tab was quicker with is dropped. One that
 * the network could not bring whole is asked for in smaller pieces: on a slow link it never would.
 */
export async function pull(engine: Engine): Promise<HasilPutaran> {
  let baris = barisHalaman;
  for (;;) {
    const round = await sendirian(engine, 'tarik', () => pullPage(engine, baris));
    if (round === 'putus') baris = Math.ceil(baris / 4);
    else if (round !== 'lanjut') return round;
  }
}

async function pullPage(engine: Engine, baris: number): Promise<HasilPutaran | 'lanjut' | 'putus'> {
  const token = await engine.token();
  if (!token) return 'sesi';
  const dari = tempat(await engine.db.kursor.get(kursorNama));
  const terkirim = await engine.db.antrean.where('state').equals('terkirim').limit(maksDitanyakan).toArray();
  const query = new URLSearchParams({
    ...(baris < barisHalaman ? { limit: String(baris) } : {}),
    ...(dari ? { cursor: dari } : {}),
    ...(terkirim.length > 0 ? { sent: terkirim.map(({ opId }) => opId).join() } : {}),
  });
  const path = `/api/sync/pull${query.size > 0 ? `?${query}` : ''}`;
  const headers = kepala(engine, token);
  // Only the asking comes before what the worker fetches: for its turn a page may wait a minute, at rest.
  const jawaban = await didahulukan(() =>
    panggil(engine, path, { method: 'GET', headers, cache: 'no-store' }),
  );
  // Our server has begun to answer, and the network could not bring it all.
  if (jawaban === 'putus' && baris > 1 && !engine.berhenti?.aborted) return 'putus';
  if (typeof jawaban === 'string') return takTerjangkau(engine, jawaban);
  const { response, amplop } = jawaban;
  const tolakan = tolakanPintu(amplop, token);
  if (tolakan) return berhentiKarena(engine, tolakan);
  const page = TarikanSchema.safeParse(amplop.data);
  if (!response.ok || !page.success) return 'luring';
  await kabarkan(engine, { jenis: 'sesiDiterima', token });
  await storePage(engine.db, page.data, dari);
  if (page.data.reset || kabarAkun in page.data.changes) await kabarkan(engine, { jenis: 'akunBerubah' });
  return page.data.more ? 'lanjut' : 'selesai';
}

/**
 * Stores one page. Outbox rows named by `done` go in the same transaction. While a device is filled anew its old rows
 * stay visible and are swept when the new set is complete; drafts, outbox and files are never touched by that.
 */
export async function storePage(db: OrangDb, page: Tarikan, from: string): Promise<void> {
  await db.transaction('rw', [db.kursor, db.antrean, ...tabelKoleksi(db)], async () => {
    const kursor = await db.kursor.get(kursorNama);
    if (tempat(kursor) !== from) return;
    const beginning = page.reset || from === '' || !kursor;
    const generasi = (kursor?.generasi ?? 0) + (beginning ? 1 : 0);
    // First, so that a record that went with these writes does not seem to have open ones.
    await finish(db, page.done);
    await sendAgain(db, page.unknown ?? []);
    if (page.reset) await uploadAgain(db);
    for (const [name, changes] of Object.entries(page.changes)) await terima(db, name, changes, generasi);
    const mengisi = (beginning || kursor.mengisi) && page.more;
    if ((beginning || kursor.mengisi) && !page.more) await sapu(db, generasi);
    await db.kursor.put({
      nama: kursorNama,
      cursor: page.cursor,
      generasi,
      mengisi,
      koleksi: dikenal,
      tanda: page.tanda,
    });
  });
}

/** Writes the server has applied and shown back leave the outbox. A refused one stays: its author has to see it. */
async function finish(db: OrangDb, done: Tarikan['done']): Promise<void> {
  const opIds = done.filter(({ status }) => status < 300).map(({ id }) => id);
  const rows = await db.antrean.where('opId').anyOf(opIds).toArray();
  await db.antrean.bulkDelete(rows.map((row) => row.seq!));
  const tempat = new Map(rows.map((row) => [`${row.lane} ${row.induk}`, row]));
  for (const satu of tempat.values()) await lupakanHilang(db, satu);
}

/**
 * Confirmed writes that the server does not know any more: its database was put back to an earlier day. They wait again
 * under their old keys, in their places.
 */
async function sendAgain(db: OrangDb, opIds: readonly string[]): Promise<void> {
  await db.antrean
    .where('opId')
    .anyOf(opIds)
    .filter(({ state }) => state === 'terkirim')
    .modify((row) => {
      row.state = 'menunggu';
      row.diterimaPada = null;
      row.gagal = 0;
      row.nextAt = 0;
      forgetUploads(row);
    });
}

/** A device that is filled anew may face a server without the files that were brought before. */
const uploadAgain = (db: OrangDb) => db.antrean.where('state').equals('menunggu').modify(forgetUploads);

function forgetUploads(row: Baris): void {
  if (row.files) row.files = row.files.map((file) => ({ ...file, terunggah: false }));
}

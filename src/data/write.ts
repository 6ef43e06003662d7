import { liveQuery } from 'dexie';
import { v7 as uuidv7 } from 'uuid';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { callName, meantBy, namedIn } from '#domain/core/endpoint.ts';
import type { PerangkatDb } from './db.ts';
import { enqueue, type Tulisan } from './outbox/enqueue.ts';
import { perbaiki } from './outbox/decide.ts';
import { laneDari } from './lane.ts';
import type { Engine } from './outbox/engine.ts';
import { perluKeputusan, type Kesalahan } from './baris.ts';
import type { PageEngine } from './page-engine.ts';
import { selisihJam } from './session.ts';

/** Follows a kept write until the server has spoken: its words, or null where it refused. Gives the way to stop. */
type Pantau = (selesai: (info: string | null) => void) => () => void;

/** How a queued write came out by the time its screen goes on. */
export type HasilTulis =
  | { jenis: 'terkirim'; info: string }
  /** The device has it (decision 015); the server has not spoken yet. */
  | { jenis: 'tersimpan'; info: string; pantau: Pantau }
  | { jenis: 'ditolak'; opId: string; error: Kesalahan };

const tersimpanDiPerangkat = 'Tersimpan di perangkat, dikirim saat tersambung';
const sedangDikirim = 'Tersimpan di perangkat, sedang dikirim';

/** What a form says of a write; the rest follows from its call. */
type IsiTulisan = Omit<Tulisan, 'opId' | 'call' | 'lane' | 'induk' | 'terakhir' | 'aturan'>;

export type Permintaan = IsiTulisan & {
  endpoint: AnyEndpoint;
  /** The refused or never sent write this one takes the place of. */
  menggantikan?: string;
};

/**
 * A write of a queued call as the outbox takes it. Its lane follows from the record its body names; one that makes a
 * record names none: its own id is the record's, and opens the lane (offline.md section 2, Ids). One on a part of a record
 * says of which.
 */
export function susunTulisan(declared: AnyEndpoint, isi: IsiTulisan): Tulisan {
  const endpoint = meantBy(declared, isi.body);
  const { record, files = [] } = endpoint;
  const opId = uuidv7();
  const lane = laneDari(record?.lane ?? '', namedIn(record?.field, isi.body) ?? opId);
  const induk = namedIn(record?.induk?.field, isi.body);
  return {
    ...isi,
    opId,
    call: callName(endpoint),
    lane,
    ...(record?.induk && induk ? { induk: laneDari(record.induk.lane, induk) } : {}),
    ...(record?.terakhir ? { terakhir: true } : {}),
    aturan: files,
  };
}

/** The writes whose screen waits for the server or has been told of its refusal, with what that screen was told. */
const dijawab = new Map<string, Promise<HasilTulis>>();

/** Whether the screen that made this write said by itself that it was refused. */
export const ditolakDiLayar = async (opId: string): Promise<boolean> =>
  (await dijawab.get(opId))?.jenis === 'ditolak';

/** A write the device has, and how it comes out by the time its screen goes on. */
type Diantrekan = { opId: string; akhir: Promise<HasilTulis> };

/**
 * Queues a write, and at the end of `akhir` has given the server the moment that is left until `engine.tunggu` is over; not
 * even that while it is out of reach. Rejects when the device cannot keep it; then nothing has changed. `endpoint` must be
 * a queued call.
 */
export async function antrekan(
  pageEngine: PageEngine,
  perangkat: PerangkatDb,
  permintaan: Permintaan,
): Promise<Diantrekan> {
  const { endpoint, menggantikan, ...isi } = permintaan;
  const { engine } = pageEngine;
  const sampai = performance.now() + engine.tunggu;
  const tulisan = susunTulisan(endpoint, isi);
  const asal = {
    userId: engine.userId,
    deviceId: engine.deviceId,
    clockOffsetMs: await selisihJam(perangkat),
    now: engine.now,
  };
  const { opId } = menggantikan
    ? await perbaiki(engine, asal, menggantikan, tulisan)
    : await enqueue(engine.db, asal, tulisan);
  void mintaBackgroundSync();
  // A server that did not answer last time is not waited for: the device has it, and that is what the screen says.
  const luring = pageEngine.status().tersambung === false;
  const hasil = luring ? Promise.resolve(null) : tungguHasil(engine, opId, sampai);
  void pageEngine.picu();
  const akhir = hasil.then((baris): HasilTulis => {
    if (baris?.error) return { jenis: 'ditolak', opId, error: baris.error };
    dijawab.delete(opId);
    const { info } = endpoint.success;
    if (baris) return { jenis: 'terkirim', info };
    const pantau: Pantau = (selesai) => ikuti(engine, opId, (satu) => selesai(satu.error ? null : info));
    return { jenis: 'tersimpan', info: luring ? tersimpanDiPerangkat : sedangDikirim, pantau };
  });
  dijawab.set(opId, akhir);
  return { opId, akhir };
}

/** The same for a screen that goes on only then. */
export async function tulis(
  pageEngine: PageEngine,
  perangkat: PerangkatDb,
  permintaan: Permintaan,
): Promise<HasilTulis> {
  const { akhir } = await antrekan(pageEngine, perangkat, permintaan);
  return akhir;
}

/** What the server made of a write: why it refused, or null where it took it. */
type Jawaban = { error: Kesalahan | null };

/** The server's answer, or null when the wait is over first. */
async function tungguHasil(engine: Engine, opId: string, sampai: number): Promise<Jawaban | null> {
  const { promise, resolve } = Promise.withResolvers<Jawaban | null>();
  const stop = ikuti(engine, opId, resolve);
  const timer = setTimeout(resolve, Math.max(0, sampai - performance.now()), null);
  return promise.finally(() => {
    stop();
    clearTimeout(timer);
  });
}

/** Watches the row until the server has spoken. A removed row was applied and shown back. */
function ikuti({ db }: Engine, opId: string, selesai: (jawaban: Jawaban) => void): () => void {
  const subscription = liveQuery(() => db.antrean.get({ opId })).subscribe({
    next: (row) => {
      if (!row || row.state === 'terkirim') selesai({ error: null });
      else if (perluKeputusan(row) && row.error) selesai({ error: row.error });
    },
    // A storage that cannot be read: what is known is that the device has it.
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

/** Asks the browser to wake the worker when the network returns. Where it cannot, the page's own triggers carry it. */
async function mintaBackgroundSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | { sync?: { register: (tag: string) => Promise<void> } }
    | undefined;
  // A browser that has it may still refuse (private window, permission); nothing depends on it.
  await registration?.sync?.register('antrean').catch(() => undefined);
}

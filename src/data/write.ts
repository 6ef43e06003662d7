import { liveQuery } from 'dexie';
import { v7 as uuidv7 } from 'uuid';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { PerangkatDb } from './db.ts';
import { enqueue, type Tulisan } from './outbox/enqueue.ts';
import { perbaiki } from './outbox/decide.ts';
import { laneDari } from './outbox/lane.ts';
import type { Baris, Kesalahan } from './outbox/row.ts';
import type { MesinHalaman } from './page-engine.ts';
import { selisihJam } from './session.ts';

/** How a queued write came out while its screen waited for the server. */
export type HasilTulis =
  | { jenis: 'terkirim'; info: string }
  | { jenis: 'tersimpan' }
  | { jenis: 'ditolak'; opId: string; error: Kesalahan };

export const tersimpanDiPerangkat = 'Tersimpan di perangkat, dikirim saat tersambung';

/** How long a screen waits for a server within reach before it says that the device has it (offline.md section 1, Writing). */
const tungguMs = 2000;

/** What a form says of a write; the rest follows from its call. */
type IsiTulisan = Omit<Tulisan, 'opId' | 'call' | 'lane' | 'aturan'>;

type Permintaan = IsiTulisan & {
  endpoint: AnyEndpoint;
  /** The refused or never sent write this one takes the place of. */
  menggantikan?: string;
};

/**
 * A write of a queued call as the outbox takes it. Its lane follows from the record its body names; one that makes a
 * record names none: its own id is the record's, and opens the lane (offline.md section 2, Ids).
 */
export function susunTulisan(endpoint: AnyEndpoint, isi: IsiTulisan): Tulisan {
  const { record, files = [] } = endpoint;
  const opId = uuidv7();
  const named = record?.field ? isi.body[record.field] : undefined;
  const lane = laneDari(record?.lane ?? '', typeof named === 'string' ? named : opId);
  return { ...isi, opId, call: callName(endpoint), lane, aturan: files };
}

/**
 * Queues a write and waits up to 2 s for what the server says, not at all while it is out of reach. Rejects when the
 * device cannot keep it; then nothing has changed. `endpoint` must be a queued call.
 */
export async function tulis(
  halaman: MesinHalaman,
  perangkat: PerangkatDb,
  permintaan: Permintaan,
): Promise<HasilTulis> {
  const { endpoint, menggantikan, ...isi } = permintaan;
  const { mesin } = halaman;
  const tulisan = susunTulisan(endpoint, isi);
  const asal = {
    userId: mesin.userId,
    deviceId: mesin.deviceId,
    clockOffsetMs: await selisihJam(perangkat),
    now: mesin.now,
  };
  const row = menggantikan
    ? await perbaiki(mesin, asal, menggantikan, tulisan)
    : await enqueue(mesin.db, asal, tulisan);
  void mintaBackgroundSync();
  // A server that did not answer last time is not waited for: the device has it, and that is what the screen says.
  const luring = halaman.status().tersambung === false;
  void halaman.picu();
  return luring ? { jenis: 'tersimpan' } : tungguHasil(halaman, row, endpoint.success.info);
}

/** Watches the row until the server has spoken or the wait is over. A removed row was applied and shown back. */
async function tungguHasil({ mesin }: MesinHalaman, { opId }: Baris, info: string): Promise<HasilTulis> {
  return new Promise((resolve) => {
    const give = (hasil: HasilTulis) => {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve(hasil);
    };
    const timer = setTimeout(() => give({ jenis: 'tersimpan' }), tungguMs);
    const subscription = liveQuery(() => mesin.db.antrean.get({ opId })).subscribe({
      next: (row) => {
        if (!row || row.state === 'terkirim') queueMicrotask(() => give({ jenis: 'terkirim', info }));
        else if ((row.state === 'ditolak' || row.state === 'bentrok') && row.error) {
          const { error } = row;
          queueMicrotask(() => give({ jenis: 'ditolak', opId, error }));
        }
      },
      error: () => queueMicrotask(() => give({ jenis: 'tersimpan' })),
    });
  });
}

/** Asks the browser to wake the worker when the network returns. Where it cannot, the page's own triggers carry it. */
async function mintaBackgroundSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | { sync?: { register: (tag: string) => Promise<void> } }
    | undefined;
  // A browser that has it may still refuse (private window, permission); nothing depends on it.
  await registration?.sync?.register('antrean').catch(() => undefined);
}

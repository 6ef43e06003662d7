import type { Page } from '@playwright/test';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Baris, Kesalahan } from '#data/baris.ts';
import { openOrangDb } from '#data/db.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
import { susunTulisan } from '#data/write.ts';
import { sha256 } from '#tests/support/berkas.ts';

export type TulisanUji = { endpoint: AnyEndpoint; body: Record<string, unknown> };

/** A file that a write names; its bytes lie on the device beside it. */
export const berkasUji = (name: string, mime: string, bytes: Uint8Array) => ({
  rujukan: { sha256: sha256(bytes), name },
  mime,
  bytes,
});
type BerkasUji = ReturnType<typeof berkasUji>;

/** A write as the app's own outbox makes it, never sent; refused where the server's word on it is given. */
export async function barisAntrean(
  userId: string,
  { endpoint, body }: TulisanUji,
  berkas: readonly BerkasUji[],
  ditolak: Kesalahan | null,
): Promise<Baris> {
  const db = openOrangDb(userId, { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.berkas.bulkPut(berkas.map(isiBerkas));
  const asal = { userId, deviceId: 'uji', clockOffsetMs: 0, now: Date.now };
  const tulisan = susunTulisan(endpoint, {
    body,
    label: 'Tulisan uji',
    baseRev: null,
    after: [],
    begunAt: null,
  });
  const { seq: _seq, ...row } = await enqueue(db, asal, tulisan);
  db.close();
  return ditolak ? { ...row, state: 'ditolak', error: ditolak } : row;
}

const isiBerkas = ({ rujukan, mime, bytes }: BerkasUji) => ({
  sha256: rujukan.sha256,
  bytes: bytes.slice().buffer,
  mime,
  size: bytes.length,
  diambil: new Date().toISOString(),
});

/** Leaves this one write in the outbox of the person, with the bytes of its files, and no drafts. The app must look again. */
export const taruhAntrean = (page: Page, row: Baris, berkas: readonly BerkasUji[]): Promise<void> =>
  page.evaluate(
    async ([name, satu, files]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const kerja = db.transaction(['antrean', 'draf', 'berkas'], 'readwrite');
      kerja.objectStore('antrean').clear();
      kerja.objectStore('draf').clear();
      kerja.objectStore('antrean').add(satu);
      for (const { bytes, ...file } of files)
        kerja.objectStore('berkas').put({ ...file, bytes: Uint8Array.from(bytes).buffer });
      await new Promise<void>((resolve, reject) => {
        kerja.oncomplete = () => resolve();
        kerja.onabort = () => reject(kerja.error!);
      });
      db.close();
    },
    [
      `mejalab-${row.userId}`,
      row,
      berkas.map((satu) => ({ ...isiBerkas(satu), bytes: [...satu.bytes] })),
    ] as const,
  );

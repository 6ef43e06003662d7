import type { Klien } from '#data/client.ts';
import type { OrangDb } from '#data/db.ts';
import { bacaBerkas } from '#data/files.ts';
import type { StoredPhoto } from './PhotoList.tsx';

/** Photos as papers take them: with the bytes that this device has or can fetch, without where it cannot. */
export const printedPhotos = (db: OrangDb, klien: Klien, photos: readonly StoredPhoto[]) =>
  Promise.all(
    photos.map(async ({ keterangan, file }) => {
      const bytes = await bacaBerkas(db, klien, file).catch(() => null);
      return { keterangan, mime: file.mime, bytes: bytes && new Uint8Array(bytes) };
    }),
  );

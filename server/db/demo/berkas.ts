import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { FileStore } from '#server/core/files.ts';
import type { Db } from '#server/core/database.ts';
import { berkas } from '#server/db/tables/berkas.ts';

const folder = new URL('./berkas/', import.meta.url);
const mime: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' };

/** Stores the sample pictures, certificates and the logo that come with the demo. Gives each one's SHA-256 by its file name. */
export async function simpanBerkas(db: Db, files: FileStore): Promise<Map<string, string>> {
  const stored = await Promise.all(
    (await readdir(folder)).map(async (nama) => {
      const bytes = await readFile(new URL(nama, folder));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await files.put([bytes], sha256);
      return {
        nama,
        sha256,
        size: bytes.byteLength,
        mime: mime[nama.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      };
    }),
  );
  await db.insert(berkas).values(stored.map(({ sha256, size, mime }) => ({ sha256, size, mime })));
  return new Map(stored.map(({ nama, sha256 }) => [nama, sha256]));
}

/** Stores papers that were drawn just now. Gives each one's SHA-256 in their order; two that are alike are one file. */
export async function simpanPdf(
  db: Db,
  files: FileStore,
  semua: readonly { bytes: Uint8Array; createdAt: Date }[],
): Promise<string[]> {
  const drawn = semua.map(({ bytes, createdAt }) => ({
    bytes,
    createdAt,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  const each = [...new Map(drawn.map((one) => [one.sha256, one])).values()];
  await Promise.all(each.map(({ bytes, sha256 }) => files.put([bytes], sha256)));
  await db
    .insert(berkas)
    .values(
      each.map(({ bytes, sha256, createdAt }) => ({
        sha256,
        size: bytes.byteLength,
        mime: 'application/pdf',
        createdAt,
      })),
    )
    .onConflictDoNothing();
  return drawn.map(({ sha256 }) => sha256);
}

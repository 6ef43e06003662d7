import type { Berkas } from '#domain/berkas/schema.ts';
import type { berkas } from '#server/db/tables/berkas.ts';

/** A stored file as records name it: its hash is also its address, `nama` is only ever shown. */
export const fileDari = (
  { sha256, size, mime }: typeof berkas.$inferSelect,
  nama: string | null,
): Berkas => ({ url: sha256, sha256, size, mime, name: nama ?? sha256 });

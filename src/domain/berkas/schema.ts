import { z } from 'zod';

/** The name a file is stored under: the SHA-256 of its content, never a path (GAP-77). */
export const namaSimpan = z.string().regex(/^[0-9a-f]{64}$/, 'Nama file tidak sah.');

/** A stored file as records carry it. */
export const BerkasSchema = z.object({
  url: z.string(),
  sha256: namaSimpan,
  size: z.number().int(),
  mime: z.string(),
  name: z.string(),
});

export const maksBerkas = 5 * 1024 * 1024; // FILES-01
/** Everything any field of the product takes: what an upload is checked against before it belongs to a field. */
export const jenisBerkas = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export const terlaluBesar = 'Ukuran file tidak boleh lebih dari 5MB'; // MSG-13

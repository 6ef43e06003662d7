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
export type Berkas = z.output<typeof BerkasSchema>;

export const maksBerkas = 5 * 1024 * 1024; // FILES-01
/** Everything any field of the product takes: what an upload is checked against before it belongs to a field. */
export const jenisBerkas = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export const terlaluBesar = 'Ukuran file tidak boleh lebih dari 5MB'; // MSG-13
export const bedaAkhiran = 'Isi file tidak sesuai dengan akhiran namanya. Pilih file aslinya.';

/** How the content of each kind begins. */
const awalan: Record<(typeof jenisBerkas)[number], readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
};
/** As many bytes as tell one kind from another. */
export const panjangAwalan = 8;

/** What a file is by its first bytes, whatever it is called; undefined for what the product takes nowhere. */
export const jenisIsi = (awal: Uint8Array): string | undefined =>
  jenisBerkas.find((jenis) => awalan[jenis].every((byte, at) => awal[at] === byte));

import { z } from 'zod';
import { BerkasSchema } from '#domain/berkas/schema.ts';

/** The opening of the public page of a report: 128 random bits as hex digits (issue of the LHU, GAP-139). */
export const kodeCek = z.string().regex(/^[0-9a-f]{32}$/);

/** One issued report. `noSurat` is whole: '0012/LHU/LPOMK/2026 Rev. 1'; `file` are the bytes every download gives. */
export const LhuSchema = z.object({
  uuid: z.uuid(),
  revisi: z.number().int(),
  noSurat: z.string(),
  kode: kodeCek,
  keterangan: z.string().nullable(),
  /** 'Pendapat dan tafsiran', a part of its own (ISO/IEC 17025, 7.8.7). */
  pendapat: z.string().nullable(),
  /** What this revision changed, one thing each; null where that is not known, and of the first issue. */
  perubahan: z.array(z.string()).nullable(),
  /** Why this revision was issued (GAP-139); of the first issue a note between officers (GAP-164). */
  catatanSurat: z.string().nullable(),
  /** The number of the report it replaces, and of the one that replaced it. */
  menggantikan: z.string().nullable(),
  digantikan: z.string().nullable(),
  signer: z.object({ nama: z.string(), noInduk: z.string().nullable(), createdAt: z.string() }),
  file: BerkasSchema,
  /** Who brought it with an electronic signature, and when: `file` is that one then. */
  bertandaTangan: z.object({ nama: z.string(), createdAt: z.string() }).nullable(),
});
export type Lhu = z.output<typeof LhuSchema>;

/**
 * What an issued report said: the things it speaks of, found again by `kunci`, and what it says of each, only what is there.
 * Kept with it, so that its revision can name what changed (ISO/IEC 17025, 7.8.8).
 */
export const IsiTerbitSchema = z.array(
  z.object({ kunci: z.string(), sebutan: z.string(), isi: z.record(z.string(), z.string()) }),
);
export type IsiTerbit = z.output<typeof IsiTerbitSchema>;

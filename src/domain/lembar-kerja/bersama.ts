import { z } from 'zod';
import { formatDate } from '#domain/core/format.ts';
import { OrangSchema } from '#domain/core/orang.ts';
import { alasanCoret } from './sel.ts';

/** Data of a day and a method, as sheets refer to it and people read it (BEYOND-09). */
export const DataBersamaSchema = z.object({
  uuid: z.uuid(),
  rev: z.string(),
  /** The version whose kind of this name it fills; versions that ask for the same may use it, too. */
  versi: z.uuid(),
  nama: z.string(),
  label: z.string(),
  parameterUji: z.object({ uuid: z.uuid(), namaParameterUji: z.string() }),
  idLaboratorium: z.number(),
  tanggal: z.string(),
  isian: z.array(
    z.object({
      kunci: z.string(),
      nilai: z.string(),
      dicoret: z.object({ alasan: z.enum(alasanCoret), keterangan: z.string() }).nullable(),
      catatan: z.string().nullable(),
      pada: z.string(),
    }),
  ),
  keterangan: z.string().nullable(),
  /** The one it takes the place of, why, and the one that took its place. */
  gantikan: z.uuid().nullable(),
  alasan: z.string().nullable(),
  digantiOleh: z.uuid().nullable(),
  /** Oldest first: that it was written, and once it is replaced, by whom and why. The ids are those of the writes. */
  history: z.array(
    z.object({
      uuid: z.uuid(),
      createdAt: z.string(),
      user: OrangSchema,
      catatan: z.string().nullable(),
    }),
  ),
  user: OrangSchema,
  dibuatPada: z.string(),
  updatedAt: z.string(),
});
export type DataBersama = z.output<typeof DataBersamaSchema>;

/** 'Senin pagi, 24 November 2026, Sri'. */
export const sebutData = ({
  tanggal,
  keterangan,
  user,
}: Pick<DataBersama, 'tanggal' | 'keterangan'> & { user: { nama: string } }): string =>
  [keterangan, formatDate(tanggal), user.nama].filter(Boolean).join(', ');

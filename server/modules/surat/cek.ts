import { eq } from 'drizzle-orm';
import type { CekSurat } from '#domain/surat/schema.ts';
import type { Db } from '#server/core/database.ts';
import { surat } from '#server/db/tables/surat.ts';

/** What the QR code of a letter tells whoever holds it, or null where no letter has this code. */
export async function bacaCekSurat(db: Db, kode: string): Promise<CekSurat | null> {
  const [row] = await db
    .select({ noSurat: surat.noSurat, isi: surat.isi })
    .from(surat)
    .where(eq(surat.kode, kode));
  if (!row?.isi || !row.noSurat) return null;
  const { terbitPada, pemohon, laboratorium } = row.isi;
  const { nama, noInduk, namaProgramStudi } = pemohon;
  return {
    noSurat: row.noSurat,
    terbitPada,
    nama,
    noInduk,
    namaProgramStudi,
    laboratorium: laboratorium.map(({ namaLaboratorium }) => namaLaboratorium),
  };
}

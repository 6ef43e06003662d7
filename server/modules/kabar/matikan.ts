import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { NamaKanal } from '#domain/kabar/pilihan.ts';
import { langgananKabar } from '#server/db/tables/kiriman.ts';
import type { AlamatDitolak } from './kanal.ts';
import { simpanKabar, type Saat } from './simpan.ts';

/**
 * An address was refused for good: nothing more goes there, and its person reads so in the app, once however many messages
 * were refused.
 */
export async function matikan(
  saat: Saat,
  kanal: NamaKanal,
  { uuid, alamat }: { uuid: string; alamat: string },
  { galat, kabar }: AlamatDitolak,
): Promise<void> {
  const { db, received } = saat;
  const mati = await db
    .update(langgananKabar)
    .set({ mati: 'ditolak', matiPada: received, galat, alamat })
    .where(
      and(
        eq(langgananKabar.penggunaId, uuid),
        eq(langgananKabar.kanal, kanal),
        sql`(${langgananKabar.mati} is null or ${langgananKabar.alamat} <> ${alamat})`,
      ),
    )
    .returning({ kanal: langgananKabar.kanal });
  if (mati.length === 0) return;
  await simpanKabar(saat, [
    {
      id: uuidv7(),
      penggunaId: uuid,
      jenis: 'perubahan',
      pokok: uuid,
      ...kabar,
      halaman: 'profil',
      record: uuid,
      createdAt: received,
    },
  ]);
}

import { eq } from 'drizzle-orm';
import type { Db } from '#server/core/database.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';

const gedung = (lantai: number) => `Gedung B lantai ${lantai}, Jalan Kampus Contoh 1, Kota Contoh 12345`;

/** How each laboratory is reached, by its number; one of them has a letterhead and is accredited. */
const alamat: Readonly<Record<number, Partial<typeof laboratorium.$inferInsert>>> = {
  1: { alamat: gedung(1), telepon: '0215550111' },
  2: { alamat: gedung(2), telepon: '0215550112' },
  3: { alamat: gedung(2), telepon: '0215550113' },
  4: { alamat: gedung(3), telepon: '0215550114', email: 'kimia@kampus.example' },
  5: { alamat: gedung(3), telepon: '0215550115' },
  6: { alamat: gedung(4), telepon: '0215550116' },
  7: {
    alamat: 'Gedung LPOMK, Jalan Kampus Contoh 3, Kota Contoh 12345',
    telepon: '0215550117',
    whatsapp: '081255501170',
    email: 'lpomk@kampus.example',
    noAkreditasi: 'LP-000-IDN',
  },
};

/** Says of the laboratories how they are reached. `logo`: the SHA-256 of the one that has been drawn for LPOMK. */
export async function simpanLaboratorium(db: Db, logo: string): Promise<void> {
  for (const [id, kolom] of Object.entries(alamat))
    await db
      .update(laboratorium)
      .set({ ...kolom, kota: 'Kota Contoh', logoSha256: id === '7' ? logo : null })
      .where(eq(laboratorium.id, Number(id)));
}

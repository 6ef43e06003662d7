import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/core/database.ts';
import { buktiPembayaran, invoice, kwitansi } from '#server/db/tables/pembayaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { kodeBaru, nomorKwitansi, seriKwitansi } from '#server/modules/pembayaran/kwitansi.ts';
import { berikut } from './nomor.ts';
import { idPada } from './waktu.ts';

/**
 * Receipts of every payment that the demo has verified, in the order of that: an invoice has not changed since. Gives how far
 * each series of their numbers has come.
 */
export async function simpanKwitansi(db: Db): Promise<Map<string, number>> {
  const dibayar = await db
    .select({
      buktiId: buktiPembayaran.id,
      nominal: invoice.totalTagihan,
      petugas: { nama: pengguna.nama, noInduk: pengguna.noInduk },
      createdAt: invoice.updatedAt,
    })
    .from(buktiPembayaran)
    .innerJoin(invoice, eq(invoice.id, buktiPembayaran.invoiceId))
    .innerJoin(pengguna, eq(pengguna.id, buktiPembayaran.diputusOleh))
    .where(eq(buktiPembayaran.diterima, true))
    .orderBy(asc(invoice.updatedAt), asc(buktiPembayaran.id));
  const terakhir = new Map<string, number>();
  await db.insert(kwitansi).values(
    dibayar.map((satu) => {
      const { createdAt: pada } = satu;
      const noKwitansi = nomorKwitansi(berikut(terakhir, seriKwitansi(pada)), pada);
      return { ...satu, id: idPada(pada, 800), noKwitansi, kode: kodeBaru() };
    }),
  );
  return terakhir;
}

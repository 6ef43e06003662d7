import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/core/database.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { buktiPembayaran, invoice, kwitansi } from '#server/db/tables/pembayaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { janjiSelesai } from '#server/modules/pendaftaran/repository.ts';
import { kodeBaru, nomorKwitansi, seriKwitansi } from '#server/modules/pembayaran/kwitansi.ts';
import { berikut } from './nomor.ts';
import { idPada } from './waktu.ts';

/**
 * Receipts of every payment that the demo has verified, in the order of that, and what was promised then: an invoice has
 * not changed since. Gives how far
 * each series of their numbers has come.
 */
export async function simpanKwitansi(db: Db): Promise<Map<string, number>> {
  const dibayar = await db
    .select({
      buktiId: buktiPembayaran.id,
      nominal: invoice.totalTagihan,
      petugas: { nama: pengguna.nama, noInduk: pengguna.noInduk },
      createdAt: invoice.updatedAt,
      jenis: invoice.jenis,
      pendaftaranId: invoice.pendaftaranId,
      laboratoriumId: pendaftaran.laboratoriumId,
    })
    .from(buktiPembayaran)
    .innerJoin(invoice, eq(invoice.id, buktiPembayaran.invoiceId))
    .innerJoin(pendaftaran, eq(pendaftaran.id, invoice.pendaftaranId))
    .innerJoin(pengguna, eq(pengguna.id, buktiPembayaran.diputusOleh))
    .where(eq(buktiPembayaran.diterima, true))
    .orderBy(asc(invoice.updatedAt), asc(buktiPembayaran.id));
  const terakhir = new Map<string, number>();
  const baris = [];
  for (const { jenis, pendaftaranId, laboratoriumId, ...satu } of dibayar) {
    const { createdAt: pada } = satu;
    const noKwitansi = nomorKwitansi(berikut(terakhir, seriKwitansi(pada)), pada);
    const janji = jenis === 'dp' ? await janjiSelesai(db, laboratoriumId, pada) : null;
    if (janji) await db.update(pengujian).set({ janji }).where(eq(pengujian.id, pendaftaranId));
    baris.push({ ...satu, janji, id: idPada(pada, 800), noKwitansi, kode: kodeBaru() });
  }
  await db.insert(kwitansi).values(baris);
  return terakhir;
}

import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { invoice } from '#server/db/tables/pembayaran.ts';
import { barisTagihan, parameterSampel, pengujian, riwayatProgres } from '#server/db/tables/pengujian.ts';
import { akun } from './akun.ts';
import { buatAnalisis } from './analisis.ts';
import { admin, analis, penyelia } from './layanan.ts';
import type { ServerUji } from './server.ts';

/**
 * What analis@ has registered, beside the bench: one submission that waits for the decision of penyelia@ (W1 2), one with
 * an invoice to pay (5), one whose survey is open (14).
 */
export async function buatPengujian(uji: ServerUji): Promise<void> {
  const { db } = uji.server;
  await menungguKalab(uji);
  const ditagih = await terdaftar(uji, 5);
  await db.insert(barisTagihan).values({
    ...ditagih,
    id: uuidv7(),
    urutan: 1,
    jumlahReplikasi: 1,
    hargaPengujian: 150_000,
    hargaReplikasi: 0,
    hargaTotal: 150_000,
    pembagian: [],
  });
  await db.insert(invoice).values({
    id: uuidv7(),
    pendaftaranId: ditagih.pengujianId,
    noInvoice: 'INV/PG/2026/90001',
    jenis: 'dp',
    totalRincian: 150_000,
    sudahDibayar: 0,
    totalTagihan: 75_000,
    rincian: [],
    createdAt: uji.jam.now(),
    updatedAt: uji.jam.now(),
  });
  await terdaftar(uji, 14);
  // Their sessions are among what every history begins with.
  for (const email of [admin, analis]) await uji.signIn(email);
}

/**
 * Whoever is reported on has a final report already: what a history would have to write first, before it may ask for the
 * end, it nearly never did.
 */
export async function buatLaporanAkhir({ server: { db }, jam }: ServerUji): Promise<void> {
  const [reported] = await db
    .update(parameterSampel)
    .set({ kdProgres: 4, hasilPengujian: 'Kadar 99,2 %' })
    .where(eq(parameterSampel.kdProgres, 2))
    .returning({ id: parameterSampel.id });
  await db.insert(riwayatProgres).values({
    id: uuidv7(),
    urut: 1,
    parameterId: reported!.id,
    aksi: 'laporanAkhir',
    kdProgres: 4,
    jenisLaporan: 'akhir',
    tanggal: '2026-11-19',
    jam: '09:30',
    isi: '<p>Kadar 99,2 %</p>',
    hasilPengujian: 'Kadar 99,2 %',
    aktorId: akun(analis).uuid,
    dibuatPada: jam.now(),
    createdAt: jam.now(),
  });
}

/** A submission of analis@ that waits for the decision of penyelia@ (W1 2). */
export async function menungguKalab(uji: ServerUji): Promise<void> {
  const { pengujianId } = await terdaftar(uji, 2, 2);
  await uji.server.db
    .update(pengujian)
    .set({ kalabId: akun(penyelia).uuid })
    .where(eq(pengujian.id, pengujianId));
}

/** A submission of analis@ at this code (W1) that nobody works on. */
export async function terdaftar(
  { server }: ServerUji,
  kdStatusPengujian: number,
  kdParameter = 3,
): Promise<{ pengujianId: string; parameterId: string }> {
  const made = await buatAnalisis(server, { pendaftar: analis, kdStatusPengujian });
  const [parameterId = ''] = made.parameter;
  await server.db
    .update(parameterSampel)
    .set({ kdStatus: kdParameter, analisId: null, penyeliaId: null })
    .where(eq(parameterSampel.id, parameterId));
  return { pengujianId: made.pengujian, parameterId };
}

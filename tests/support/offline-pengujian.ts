import { and, eq, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/core/database.ts';
import { invoice } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import {
  barisTagihan,
  parameterSampel,
  parameterUji,
  pengujian,
  sampel,
} from '#server/db/tables/pengujian.ts';
import { akun } from './akun.ts';
import { admin, analis, kalab, layanan, penyelia } from './layanan.ts';
import type { ServerUji } from './server.ts';
import type { Waktu } from './offline-waktu.ts';

/**
 * What analis@ has registered, beside the bench: one submission that waits for the decision of penyelia@ (W1 2), one with
 * an invoice to pay (5), one whose survey is open (14).
 */
export async function buatPengujian(uji: ServerUji): Promise<void> {
  const { db } = uji.server;
  await buat(uji, { kdStatus: 2, kdParameter: 2, kalabId: akun(penyelia).uuid });
  const ditagih = await buat(uji, { kdStatus: 5, kdParameter: 3 });
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
  await buat(uji, { kdStatus: 14, kdParameter: 3 });
  // Their sessions are among what every history begins with.
  for (const email of [admin, analis]) await uji.signIn(email);
}

async function buat(
  { server: { db }, jam }: ServerUji,
  {
    kdStatus,
    kdParameter,
    kalabId = null,
  }: { kdStatus: number; kdParameter: number; kalabId?: string | null },
): Promise<{ pengujianId: string; parameterId: string }> {
  const now = jam.now();
  const [pengujianId, sampelId, parameterId] = [uuidv7(), uuidv7(), uuidv7()];
  await db.insert(pendaftaran).values({
    id: pengujianId,
    nomor: `UJI-${pengujianId}`,
    jenis: 'pengujian',
    pendaftarId: akun(analis).uuid,
    laboratoriumId: 7,
    judul: 'Sirup parasetamol',
    kdStatus,
    createdAt: now,
    updatedAt: now,
  });
  await db.insert(pengujian).values({ id: pengujianId, kalabId, golonganTarif: 'internal' });
  await db.insert(sampel).values({
    id: sampelId,
    pengujianId,
    urutan: 1,
    nama: 'Sirup parasetamol',
    jumlah: 2,
    bentuk: 1,
    penyimpanan: 1,
    kondisi: 1,
    kemasan: 'Botol',
    kdStatusSampel: 2,
    tglPenerimaan: '2026-11-20',
  });
  await db.insert(parameterSampel).values({
    id: parameterId,
    sampelId,
    pengujianId,
    parameterUjiId: await idUji(db),
    kdStatus: kdParameter,
    metodeUji: 'KCKT (HPLC), FI VI',
    updatedAt: now,
  });
  return { pengujianId, parameterId };
}

async function idUji(db: Db): Promise<number> {
  const [found] = await db.select({ id: parameterUji.id }).from(parameterUji);
  return found!.id;
}

/** What others do meanwhile, at their desks and with a network. */
export const tindakanLuar = ['mintaKalab', 'gantiKalab', 'batalkan', 'terimaBukti', 'tolakBukti'] as const;
export type TindakanLuar = (typeof tindakanLuar)[number];

type Calon = { uuid: string; kalab: string | null };

/** Does one of them to one of the records it can be done to. Whether the server takes it is the server's to say. */
export async function lakukanLuar(
  uji: ServerUji,
  waktu: Waktu,
  apa: TindakanLuar,
  at: number,
): Promise<void> {
  uji.jam.set(new Date(waktu.now()));
  const alur = layanan(uji);
  const pilih = <T>(semua: readonly T[]): T | undefined => semua[at % Math.max(1, semua.length)];
  if (apa === 'terimaBukti' || apa === 'tolakBukti') {
    const found = await uji.server.db
      .select()
      .from(invoice)
      .where(and(eq(invoice.kdStatus, 2), ne(invoice.jenis, 'penggunaan')));
    const satu = pilih(found.map(({ id: uuid, noInvoice }) => ({ uuid, noInvoice })));
    if (satu) await alur.putuskanBukti(satu, apa === 'terimaBukti' ? 1 : 0);
    return;
  }
  const kode = { mintaKalab: [1], gantiKalab: [2], batalkan: [1, 2, 5] }[apa];
  const calon: Calon[] = await uji.server.db
    .select({ uuid: pengujian.id, kalab: pengujian.kalabId })
    .from(pengujian)
    .innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id))
    .where(sql`${pendaftaran.kdStatus} in ${kode} and ${pendaftaran.pendaftarId} = ${akun(analis).uuid}`)
    .orderBy(pengujian.id);
  const satu = pilih(calon);
  if (!satu) return;
  const { uuid } = satu;
  const lain = akun(satu.kalab === akun(penyelia).uuid ? kalab : penyelia).uuid;
  if (apa === 'mintaKalab') await alur.mintaKalab(uuid, { id_user_verifikasi_kalab: akun(penyelia).uuid });
  else if (apa === 'gantiKalab')
    await alur.panggil('POST', 'test/verification', {
      uuid,
      flag_persetujuan: 2,
      id_user_verifikasi_kalab: lain,
    });
  else await alur.panggil('POST', 'test/verification', { uuid, flag_persetujuan: 0 }, { as: analis });
}

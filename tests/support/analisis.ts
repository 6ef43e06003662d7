import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Server } from '#server/core/server.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { parameterSampel, parameterUji, pengujian, sampel } from '#server/db/tables/pengujian.ts';
import { akun } from './akun.ts';

type Pilihan = {
  analis?: string;
  penyelia?: string;
  pendaftar?: string;
  idLaboratorium?: number;
  kdStatusPengujian?: number;
  kdProgres?: number;
  /** How many parameters the submission has. */
  banyak?: number;
  /** The test that they all are, by its uuid; the first of the catalogue unless said otherwise. */
  uji?: string;
};

/**
 * A submission of one sample waiting at the bench (W1 7 unless said otherwise), all its parameters with analis@ and
 * penyelia@ unless said otherwise. Gives the uuids of the submission and of its parameters in order.
 */
export async function buatAnalisis(
  { db, clock }: Pick<Server, 'db' | 'clock'>,
  pilihan: Pilihan = {},
): Promise<{ pengujian: string; parameter: string[] }> {
  const now = clock.now();
  const id = uuidv7();
  const sampelId = uuidv7();
  const idLaboratorium = pilihan.idLaboratorium ?? 7;
  await db.insert(pendaftaran).values({
    id,
    nomor: `UJI-${id}`,
    jenis: 'pengujian',
    pendaftarId: akun(pilihan.pendaftar ?? 'mahasiswa@kampus.example').uuid,
    laboratoriumId: idLaboratorium,
    judul: 'Tablet parasetamol 500 mg',
    kdStatus: pilihan.kdStatusPengujian ?? 7,
    createdAt: now,
    updatedAt: now,
  });
  await db.insert(pengujian).values({ id, golonganTarif: 'internal' });
  await db.insert(sampel).values({
    id: sampelId,
    pengujianId: id,
    urutan: 1,
    kodeSampel: `UJI-${sampelId.slice(-12)}`,
    nama: 'Tablet parasetamol 500 mg',
    jumlah: 10,
    bentuk: 1,
    penyimpanan: 1,
    kondisi: 1,
    kemasan: 'Strip',
    noBets: 'AB-12',
    tglKedaluwarsa: '2028-06-01',
    kdStatusSampel: 2,
    tglPenerimaan: '2026-11-18',
  });
  const uji = await idUji(db, pilihan.uji);
  const parameter = Array.from({ length: pilihan.banyak ?? 1 }, () => uuidv7());
  await db.insert(parameterSampel).values(
    parameter.map((uuid) => ({
      id: uuid,
      sampelId,
      pengujianId: id,
      parameterUjiId: uji,
      kdStatus: 3,
      kdProgres: pilihan.kdProgres ?? 0,
      metodeUji: 'KCKT (HPLC), FI VI',
      analisId: akun(pilihan.analis ?? 'analis@kampus.example').uuid,
      penyeliaId: akun(pilihan.penyelia ?? 'penyelia@kampus.example').uuid,
      updatedAt: now,
    })),
  );
  return { pengujian: id, parameter };
}

/** Which test it is does not matter to most: the first of the catalogue. */
async function idUji(db: Server['db'], uuid: string | undefined): Promise<number> {
  const [found] = await db
    .select({ id: parameterUji.id })
    .from(parameterUji)
    .where(uuid === undefined ? undefined : eq(parameterUji.uuid, uuid))
    .orderBy(asc(parameterUji.id))
    .limit(1);
  return found!.id;
}

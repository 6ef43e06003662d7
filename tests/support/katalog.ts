import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/core/database.ts';
import { satuan } from '#server/db/tables/barang.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';

/** Tests on offer at LPOMK: with and without replication, and one for nothing; and one of another laboratory. */
const kode = { kadar: 'UJI-KADAR', air: 'UJI-AIR', gratis: 'UJI-GRATIS', lain: 'UJI-LAIN' } as const;
export type Katalog = Record<keyof typeof kode, number>;

/** The numbers of the tests on offer. */
export async function katalog({ server }: { server: { db: Db } }): Promise<Katalog> {
  const found = await server.db
    .select({ id: parameterUji.id, kd: parameterUji.kdParameterUji })
    .from(parameterUji);
  const nomor = (kd: string) => found.find((satu) => satu.kd === kd)!.id;
  return {
    kadar: nomor(kode.kadar),
    air: nomor(kode.air),
    gratis: nomor(kode.gratis),
    lain: nomor(kode.lain),
  };
}

/** Puts the tests on offer into an empty catalogue. */
export async function semuaParameterUji(db: Db): Promise<void> {
  const dasar = { metodeUji: 'KCKT (HPLC), FI VI', satuanHasil: '%' };
  await db.insert(parameterUji).values([
    {
      ...dasar,
      uuid: uuidv7(),
      laboratoriumId: 7,
      kdParameterUji: kode.kadar,
      namaParameterUji: 'Kadar parasetamol',
      hargaInternal: 150_000,
      hargaEksternal: 225_000,
      flagReplikasi: true,
      hargaReplikasiInternal: 50_000,
      hargaReplikasiEksternal: 75_000,
      pembagian: [
        { idPeran: 1, persenPembagian: 60 },
        { idPeran: 2, persenPembagian: 40 },
      ],
    },
    {
      ...dasar,
      uuid: uuidv7(),
      laboratoriumId: 7,
      kdParameterUji: kode.air,
      namaParameterUji: 'Kadar air',
      hargaInternal: 75_001,
      hargaEksternal: 90_000,
      flagReplikasi: false,
    },
    {
      ...dasar,
      uuid: uuidv7(),
      laboratoriumId: 7,
      kdParameterUji: kode.gratis,
      namaParameterUji: 'Organoleptik',
      hargaInternal: 0,
      hargaEksternal: 0,
      flagReplikasi: false,
    },
    {
      ...dasar,
      uuid: uuidv7(),
      laboratoriumId: 4,
      kdParameterUji: kode.lain,
      namaParameterUji: 'Titik lebur',
      hargaInternal: 60_000,
      hargaEksternal: 80_000,
      flagReplikasi: false,
    },
  ]);
}

export const sampelDaftar = (parameter: readonly object[], lain: object = {}) => ({
  nama: 'Tablet parasetamol 500 mg',
  jumlah: 10,
  id_pengujian_bentuk_sampel: 5,
  id_pengujian_penyimpanan_sampel: 1,
  id_pengujian_kondisi_sampel: 1,
  kemasan: 'Strip',
  parameter_uji: parameter,
  ...lain,
});

/** Puts what materials are counted in into every laboratory. */
export async function semuaSatuan(db: Db): Promise<void> {
  const nama = ['mL', 'g', 'mg'];
  await db
    .insert(satuan)
    .values(
      [1, 2, 3, 4, 5, 6, 7].flatMap((laboratoriumId) =>
        nama.map((satu, at) => ({ uuid: uuidv7(), laboratoriumId, kd: `S-00${at + 1}`, nama: satu })),
      ),
    );
}

import { v7 as uuidv7 } from 'uuid';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import type { ServerUji } from './server.ts';

/** Tests on offer at LPOMK: with and without replication, and one for nothing; and one of another laboratory. */
export type Katalog = { kadar: number; air: number; gratis: number; lain: number };
const katalogKe = new WeakMap<ServerUji, Promise<Katalog>>();
export const katalog = (uji: ServerUji): Promise<Katalog> => {
  const known = katalogKe.get(uji) ?? buatKatalog(uji);
  katalogKe.set(uji, known);
  return known;
};

async function buatKatalog({ server }: ServerUji): Promise<Katalog> {
  const dasar = { metodeUji: 'KCKT (HPLC), FI VI', namaSatuan: '%' };
  const made = await server.db
    .insert(parameterUji)
    .values([
      {
        ...dasar,
        uuid: uuidv7(),
        laboratoriumId: 7,
        kdParameterUji: 'UJI-KADAR',
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
        kdParameterUji: 'UJI-AIR',
        namaParameterUji: 'Kadar air',
        hargaInternal: 75_001,
        hargaEksternal: 90_000,
        flagReplikasi: false,
      },
      {
        ...dasar,
        uuid: uuidv7(),
        laboratoriumId: 7,
        kdParameterUji: 'UJI-GRATIS',
        namaParameterUji: 'Organoleptik',
        hargaInternal: 0,
        hargaEksternal: 0,
        flagReplikasi: false,
      },
      {
        ...dasar,
        uuid: uuidv7(),
        laboratoriumId: 4,
        kdParameterUji: 'UJI-LAIN',
        namaParameterUji: 'Titik lebur',
        hargaInternal: 60_000,
        hargaEksternal: 80_000,
        flagReplikasi: false,
      },
    ])
    .returning({ id: parameterUji.id });
  const [kadar, air, gratis, lain] = made.map(({ id }) => id) as [number, number, number, number];
  return { kadar, air, gratis, lain };
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

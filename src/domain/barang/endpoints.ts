import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { bilangan } from '#domain/core/fields.ts';

const angka = z.number();
const nama = z.string();
const query = z.object({ idLaboratorium: bilangan(1).optional() });

/** The active ones of a laboratory, or of all: what forms choose from (API-029 to API-031, DATA-43). */
const pilihan = <O extends z.ZodType>(path: string, summary: string, item: O) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    roles: 'semua',
    offline: 'cached',
    query,
    output: z.array(item),
    success: { status: 200, info: summary },
  });

const pokok = { id: angka, uuid: z.uuid(), idLaboratorium: angka };

export const barangApi = {
  jenis: endpoint({
    method: 'GET',
    path: '/object-type',
    summary: 'Daftar jenis barang',
    roles: 'semua',
    offline: 'cached',
    output: z.array(z.object({ id: angka, kdJenisBarang: angka, namaJenisBarang: nama })),
    success: { status: 200, info: 'Daftar jenis barang' },
  }),
  alat: pilihan('/tool', 'Alat aktif', z.object({ ...pokok, kdAlat: nama, namaAlat: nama })),
  bahan: pilihan(
    '/item',
    'Bahan aktif',
    z.object({
      ...pokok,
      kdBahan: nama,
      namaBahan: nama,
      satuan: nama,
      jmlStok: angka,
      tarifInternal: angka,
      tarifEksternal: angka,
      tglExpired: nama.nullable(),
    }),
  ),
  instrumen: pilihan(
    '/instrument',
    'Instrumen aktif',
    z.object({
      ...pokok,
      kdInstrumen: nama,
      namaInstrumen: nama,
      satuan: nama,
      durasi: angka,
      tarifInternal: angka,
      tarifEksternal: angka,
    }),
  ),
};

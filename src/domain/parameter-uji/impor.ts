import { imporApi } from '#domain/core/impor.ts';
import { isianKode, isianRupiah, isianTeks, type ImporFields } from '#domain/core/master.ts';

const yaTidak = [
  { value: '1', label: 'Ya' },
  { value: '0', label: 'Tidak' },
] as const;

const fields = {
  kdParameterUji: isianKode('Kode parameter uji', { contoh: 'PU-001' }),
  namaParameterUji: isianTeks('Nama parameter uji', { contoh: 'Kadar vitamin C' }),
  metodeUji: isianTeks('Metode uji', { contoh: 'Titrasi iodimetri, FI VI' }),
  hargaInternal: isianRupiah('Harga internal', { contoh: 100_000 }),
  hargaEksternal: isianRupiah('Harga eksternal', { contoh: 160_000 }),
  idSatuan: { label: 'Satuan', kind: 'pilihan', required: true, acuan: 'satuan-uji', contoh: 'Sampel' },
  satuanHasil: { label: 'Satuan hasil', kind: 'teks', required: false, contoh: 'mg' },
  flagReplikasi: {
    label: 'Terdapat replikasi',
    kind: 'pilihan',
    required: true,
    options: yaTidak,
    contoh: 'Ya',
  },
  hargaReplikasiInternal: {
    ...isianRupiah('Harga replikasi internal', { contoh: 50_000 }),
    required: false,
  },
  hargaReplikasiEksternal: {
    ...isianRupiah('Harga replikasi eksternal', { contoh: 80_000 }),
    required: false,
  },
  flagAkreditasi: {
    label: 'Terakreditasi',
    kind: 'pilihan',
    required: false,
    options: yaTidak,
    contoh: 'Tidak',
  },
} as const satisfies ImporFields;

const kind = { jenis: 'parameter-uji', judul: 'Parameter uji' } as const;

/** Tests as a file brings them in: how each price is shared is entered in its form. */
export const parameterUjiImpor = {
  ...kind,
  fields,
  kode: 'kdParameterUji',
  nama: 'namaParameterUji',
  api: imporApi({ ...kind, path: '/test-parameter', roles: ['Admin'], fields }),
};

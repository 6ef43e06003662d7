import { z } from 'zod';
import { pengurusBarang } from '#domain/alat/master.ts';
import type { SatuanInstrumen } from '#domain/barang/schema.ts';
import { bilangan, bolehKosong, kosong } from '#domain/core/fields.ts';
import {
  isianCatatan,
  isianKode,
  isianRupiah,
  isianTanggal,
  isianTeks,
  master,
  type MasterField,
  type MasterRow,
} from '#domain/core/master.ts';

/** MASTER-15 */
const satuanInstrumen = [
  { value: 'menit', label: '30 menit' },
  { value: 'formula', label: 'Formula' },
  { value: 'plate', label: 'Plate' },
] as const satisfies readonly { value: SatuanInstrumen; label: string }[];

const satuan = {
  label: 'Satuan',
  kind: 'pilihan',
  required: true,
  options: satuanInstrumen,
  contoh: '30 menit',
  input: z.enum(['menit', 'formula', 'plate'], {
    error: ({ input }) => (input ? 'Pilih satuan dari daftar.' : kosong),
  }),
  output: z.string(),
} as const satisfies MasterField;

/** Follows from the unit, whatever a call says of it (MASTER-16). */
const durasi = {
  label: 'Durasi',
  kind: 'bilangan',
  required: false,
  generated: true,
  input: bolehKosong(bilangan(1)),
  output: z.number().int(),
} as const satisfies MasterField;

/** Instruments: booked or counted, and calibrated (MASTER-12 to MASTER-18, DATA-32). */
export const instrumenMaster = master({
  jenis: 'instrumen',
  judul: 'Instrumen',
  path: '/instrument',
  listPath: '/instrument-master',
  alamat: '/instrumen',
  roles: pengurusBarang,
  fields: {
    kdInstrumen: isianKode('Kode instrumen', { contoh: 'IN-001' }),
    namaInstrumen: isianTeks('Nama instrumen', { contoh: 'Spektrofotometer UV-Vis' }),
    satuan,
    durasi,
    tarifInternal: isianRupiah('Harga internal', { contoh: 15_000 }),
    tarifEksternal: isianRupiah('Harga eksternal', { contoh: 27_500 }),
    tglKalibrasi: {
      ...isianTanggal('Jadwal kalibrasi terakhir', { contoh: '2026-08-31' }),
      clears: 'tglKalibrasiSelanjutnya',
    }, // MASTER-17
    tglKalibrasiSelanjutnya: isianTanggal('Jadwal kalibrasi berikutnya', { contoh: '2027-08-31' }),
    keterangan: isianCatatan('Keterangan', { detail: 'Spesifikasi', contoh: '190 sampai 1100 nm' }), // MASTER-13
  },
  kode: 'kdInstrumen',
  nama: 'namaInstrumen',
  columns: ['kdInstrumen', 'namaInstrumen', 'satuan', 'tarifInternal', 'tarifEksternal', 'lab'],
  check: ({ tglKalibrasi, tglKalibrasiSelanjutnya }, context) => {
    if (tglKalibrasiSelanjutnya <= tglKalibrasi)
      context.addIssue({
        code: 'custom',
        path: ['tglKalibrasiSelanjutnya'],
        message: 'Jadwal berikutnya harus setelah kalibrasi terakhir.',
      });
  },
});

export type Instrumen = MasterRow<typeof instrumenMaster>;

import { z } from 'zod';
import { pengurusBarang } from '#domain/alat/master.ts';
import { bolehKosong, flag } from '#domain/core/fields.ts';
import { isianKodeOtomatis, isianTeks, master, type MasterField } from '#domain/core/master.ts';

/** What is counted by the piece is never less than one: half a tablet is none (GAP-155). */
const flagDihitungSatuan = {
  label: 'Dihitung satuan',
  kind: 'pilihan',
  required: false,
  options: [
    { value: 1, label: 'Ya' },
    { value: 0, label: 'Tidak' },
  ],
  initial: 0,
  help: 'Ya untuk benda yang dihitung, misalnya tablet: paling sedikit 1. Lainnya boleh kurang dari 1, misalnya 0,5 mL.',
  contoh: 'Tidak',
  input: bolehKosong(flag()),
  output: z.number().int(),
} as const satisfies MasterField;

/** What the materials of a laboratory are counted in (MASTER-10, DATA-31, CONF-49). */
export const satuanMaster = master({
  jenis: 'satuan',
  judul: 'Satuan',
  path: '/unit',
  listPath: '/unit-master',
  alamat: '/bahan?daftar=satuan',
  roles: pengurusBarang,
  fields: {
    kdSatuan: isianKodeOtomatis('Kode satuan'),
    namaSatuan: isianTeks('Nama satuan', { help: 'Misalnya mL, g, atau butir', contoh: 'botol 100 mL' }),
    flagDihitungSatuan,
  },
  kode: 'kdSatuan',
  nama: 'namaSatuan',
  columns: ['kdSatuan', 'namaSatuan', 'flagDihitungSatuan', 'lab'],
});

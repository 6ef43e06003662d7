import { pengurusBarang } from '#domain/alat/master.ts';
import { isianKodeOtomatis, isianTeks, master } from '#domain/core/master.ts';

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
  },
  kode: 'kdSatuan',
  nama: 'namaSatuan',
  columns: ['kdSatuan', 'namaSatuan', 'lab'],
});

import { isianCatatan, isianKode, isianTeks, master } from '#domain/core/master.ts';

/** Who keeps what a laboratory lends and sells (NAV-15). */
export const pengurusBarang = ['Admin', 'Laboran'] as const;

/** Tools: lent and brought back, without a price (MASTER-01 to MASTER-04, DATA-29). */
export const alatMaster = master({
  jenis: 'alat',
  judul: 'Alat',
  path: '/tool',
  listPath: '/tool-master',
  alamat: '/alat',
  roles: pengurusBarang,
  fields: {
    kdAlat: isianKode('Kode alat', { contoh: 'AL-001' }),
    namaAlat: isianTeks('Nama alat', { contoh: 'Labu takar 25 mL' }),
    keterangan: isianCatatan('Keterangan', { contoh: 'Kelas A' }),
  },
  kode: 'kdAlat',
  nama: 'namaAlat',
  columns: ['kdAlat', 'namaAlat', 'keterangan'],
});

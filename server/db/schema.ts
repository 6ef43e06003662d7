/** Every table, for drizzle-kit and for the relational types. The one file that gathers. */
export * from './tables/acuan.ts';
export * from './tables/berkas.ts';
export * from './tables/pengguna.ts';
export * from './tables/unggahan.ts';
export * from './tables/pendaftaran.ts';
export * from './tables/pengujian.ts';
export * from './tables/lembar-kerja.ts';
export * from './tables/barang.ts';
export * from './tables/penelitian.ts';
export * from './tables/penggunaan.ts';
export * from './tables/sync.ts';
export * from './tables/pembayaran.ts';
export * from './tables/lhu.ts';
export * from './tables/survei.ts';
export * from './tables/surat.ts';
export * from './tables/kabar.ts';
export * from './tables/kiriman.ts';

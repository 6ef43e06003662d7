import { banyak, laboratorium, pilihan, tulisan, uang, type KataRekaman } from '#domain/jejak/kata.ts';

/** A test of the catalogue, as the trail tells of it. */
export const jejakParameterUji: KataRekaman = {
  label: 'Parameter uji',
  bidang: {
    kdParameterUji: tulisan('Kode parameter uji'),
    namaParameterUji: tulisan('Nama parameter uji'),
    laboratoriumId: laboratorium('Laboratorium'),
    metodeUji: tulisan('Metode uji'),
    satuanId: pilihan('Satuan', { 1: 'Sampel' }), // MASTER-24
    satuanHasil: tulisan('Satuan hasil'),
    hargaInternal: uang('Harga internal'),
    hargaEksternal: uang('Harga eksternal'),
    flagReplikasi: pilihan('Terdapat replikasi', { true: 'Ya', false: 'Tidak' }),
    hargaReplikasiInternal: uang('Harga replikasi internal'),
    hargaReplikasiEksternal: uang('Harga replikasi eksternal'),
    pembagian: banyak('Pembagian biaya', 'peran'),
    flagAkreditasi: pilihan('Terakreditasi', { true: 'Ya', false: 'Tidak' }),
    flagAktif: pilihan('Keaktifan', { true: 'Aktif', false: 'Tidak aktif' }),
  },
};

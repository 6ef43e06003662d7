import { hanyaAda, pilihan, tulisan, type KataRekaman } from '#domain/jejak/kata.ts';

/** A laboratory, as the trail tells of it. */
export const jejakLaboratorium: KataRekaman = {
  label: 'Laboratorium',
  bidang: {
    alamat: tulisan('Alamat'),
    kota: tulisan('Kota'),
    telepon: tulisan('Telepon'),
    whatsapp: tulisan('WhatsApp'),
    email: tulisan('Email'),
    logoSha256: hanyaAda('Logo', 'ada'),
    tandaSha256: hanyaAda('Tanda akreditasi', 'ada'),
    noAkreditasi: tulisan('Nomor akreditasi'),
    flagLaporanAsli: pilihan('Laporan asli pada halaman cek', { true: 'Terlihat', false: 'Tidak terlihat' }),
  },
};

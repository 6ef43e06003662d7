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
    hariSeminggu: tulisan('Hari kerja seminggu'),
    flagCutiBersama: pilihan('Cuti bersama', { true: 'Tutup', false: 'Buka' }),
    hariPengujian: tulisan('Hari kerja pengujian'),
    hariReview: tulisan('Hari kerja review'),
    hariPelaporan: tulisan('Hari kerja pelaporan'),
    hariPenyelesaian: tulisan('Hari kerja penyelesaian penelitian'),
  },
};

import type { Bagian } from './bab.ts';

export const jadwal: Bagian = {
  judul: 'Jadwal instrumen',
  roles: ['Pendaftar', 'Kalab', 'Laboran', 'Petugas pembayaran'],
  bab: [
    {
      kode: 'jadwal',
      judul: 'Melihat jadwal instrumen',
      ringkas: 'Kapan instrumen dipakai, per minggu, per hari, atau sebagai daftar.',
      halaman: ['/jadwal'],
      langkah: [
        'Buka **Jadwal instrumen**, pilih laboratorium dan, bila perlu, satu instrumen.',
        'Ganti tampilan minggu, hari, atau daftar. Waktu yang terisi menunjukkan pemakainya hanya kepada petugas.',
        'Pesanan Anda sendiri dapat diunduh ke kalender perangkat.',
      ],
      catatan: ['Tanpa jaringan, jadwal menunjukkan yang terakhir diketahui perangkat dan kapan itu dimuat.'],
    },
  ],
};

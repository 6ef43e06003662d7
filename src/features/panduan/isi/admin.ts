import type { Bagian } from '../bab.ts';

export const admin: Bagian = {
  judul: 'Admin: pendaftaran, tagihan, dan penugasan',
  roles: ['Admin'],
  bab: [
    {
      kode: 'admin-verifikasi',
      judul: 'Memverifikasi pendaftaran pengujian',
      ringkas: 'Fakta, parameter, dan keputusan di satu layar; server membuat tagihannya.',
      halaman: ['/persetujuan-pengujian', '/persetujuan-pengujian/detail', '/persetujuan-pengujian/edit'],
      langkah: [
        'Buka **Persetujuan pengujian**; saringan **Menunggu saya** sudah terpasang dari menu.',
        'Tekan **Edit** dan putuskan tiap parameter, atau tekan **Setujui semua parameter**. **Pratinjau tagihan** ikut berubah.',
        'Ragu? Minta verifikasi kepala laboratorium: pilih kalabnya, dan pendaftaran kembali kepada Anda setelah dijawab.',
        'Setelah uang muka terverifikasi, terima sampelnya dan tentukan analis serta penyelia per parameter.',
        'Setelah semua parameter selesai, buat tagihan pelunasan.',
      ],
      gambar: {
        nama: 'admin-verifikasi',
        perangkat: 'laptop',
        alt: 'Halaman verifikasi di laptop: fakta dalam kolom, parameter sebagai tabel, satu bilah tindakan',
      },
    },
    {
      kode: 'admin-uang',
      judul: 'Pembayaran dan pengembalian dana pengujian',
      ringkas: 'Bukti diperiksa di samping invoice; dana yang harus kembali terdaftar sendiri.',
      halaman: ['/pembayaran-pengujian', '/pengembalian-dana-pengujian'],
      langkah: [
        'Buka **Pembayaran pengujian**, tekan **Verifikasi** pada bukti yang menunggu, cocokkan, dan putuskan.',
        'Pengujian yang dibatalkan setelah dibayar muncul di **Pengembalian dana**. Transfer, lalu catat buktinya.',
      ],
    },
  ],
};

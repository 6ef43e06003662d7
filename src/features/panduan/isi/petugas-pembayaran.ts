import type { Bagian } from './bab.ts';

export const petugasPembayaran: Bagian = {
  judul: 'Petugas pembayaran: uang penelitian',
  roles: ['Petugas pembayaran'],
  bab: [
    {
      kode: 'verifikasi-pembayaran',
      judul: 'Memverifikasi pembayaran',
      ringkas: 'Bukti di samping invoice; keputusan menyebut jumlah dan akibatnya.',
      halaman: [
        '/petugas-pembayaran-pembayaran',
        '/petugas-pembayaran-pembayaran/detail',
        '/riwayat-pembayaran-petugas-pembayaran',
      ],
      langkah: [
        'Buka **Verifikasi pembayaran**. Yang kuning sudah mengirim bukti.',
        'Buka penelitiannya, lalu tekan **Verifikasi** pada invoice yang menunggu.',
        'Cocokkan jumlah, tanggal, dan pengirim dengan bukti, lalu pilih diterima atau tidak. Tidak ada yang terpilih lebih dahulu.',
        'Bank atau kas negara memberi nomor untuk satu invoice? Buka invoice yang belum dibayar, isi **Nomor pembayaran**, lalu **Simpan nomor**.',
        'Invoice yang salah dapat dibatalkan; tagihannya kembali dan dapat dibuatkan invoice baru.',
      ],
      catatan: [
        'Kwitansi terbit sendiri saat bukti diterima; Anda dan pendaftar mengunduhnya dari invoicenya.',
        'Yang sudah selesai ada di **Riwayat pembayaran**.',
      ],
      gambar: {
        nama: 'petugas-verifikasi',
        perangkat: 'laptop',
        alt: 'Daftar pembayaran penelitian di laptop; yang sudah mengirim bukti ditandai kuning',
      },
    },
    {
      kode: 'kembalikan-deposit',
      judul: 'Mengembalikan deposit',
      ringkas: 'Kredit yang tersisa setelah penelitian selesai dikembalikan kepada pendaftar.',
      halaman: ['/pengembalian-deposit-petugas-pembayaran'],
      langkah: [
        'Buka **Pengembalian deposit** dan pilih yang belum dikembalikan.',
        'Transfer ke rekening pendaftar, lalu catat tanggal, jumlah, dan buktinya.',
        'Tanda terimanya dapat diunduh oleh Anda dan pendaftar.',
      ],
    },
    {
      kode: 'surat-petugas',
      judul: 'Memverifikasi surat bebas lab',
      ringkas: 'Petugas pembayaran memastikan tidak ada yang belum dibayar.',
      halaman: ['/surat-petugas-pembayaran'],
      langkah: [
        'Buka **Surat bebas lab**; yang kuning menunggu keputusan petugas pembayaran.',
        'Periksa pemohon dan penelitiannya, lalu pilih **Disetujui** atau **Ditolak** dengan catatan.',
        'Laboratorium tanpa laboran aktif diputuskan bersama keputusan Anda; itu disebut di layar.',
      ],
    },
  ],
};

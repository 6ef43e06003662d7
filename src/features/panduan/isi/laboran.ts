import type { Bagian } from './bab.ts';

export const laboran: Bagian = {
  judul: 'Laboran: penggunaan laboratorium',
  roles: ['Laboran', 'Petugas pembayaran'],
  bab: [
    {
      kode: 'laboran-setujui',
      judul: 'Menyetujui penelitian dan mengubah waktunya',
      ringkas: 'Setelah kepala laboratorium, laboran menetapkan kapan laboratorium dipakai.',
      halaman: ['/persetujuan-laboran'],
      langkah: [
        'Buka **Persetujuan laboran** dan pilih pendaftarannya.',
        'Periksa waktu dan rencana, pilih **Disetujui** atau **Ditolak** dengan catatan, lalu **Simpan**.',
        'Waktunya tidak cocok? **Ubah waktu penggunaan** mengganti tanggal dan jamnya; pendaftar melihat perubahannya.',
        'Persetujuan Anda menjanjikan hari selesai kepada pendaftar: hari kerja penyelesaian laboratorium setelah hari terakhir penggunaan. Ia ikut bergeser bila waktunya diubah atau ditambah.',
        'Beberapa yang biasa sekaligus: **Pilih beberapa**, tekan setiap pendaftaran, lalu **Setujui** di bilah bawah.',
      ],
    },
    {
      kode: 'laboran-verifikasi',
      judul: 'Memverifikasi dan mencatat penggunaan',
      ringkas: 'Stok berkurang satu kali, saat penambahan disetujui.',
      halaman: ['/penggunaan-laboran', '/riwayat-laboran', '/riwayat-laboran/detail'],
      langkah: [
        'Buka **Penggunaan lab** dan pilih penelitiannya.',
        'Penambahan dari pendaftar ada paling atas. Tekan **Verifikasi penambahan** dan pilih **Disetujui** atau **Ditolak**: penolakan pertama mengembalikannya untuk diperbaiki, yang kedua berlaku seterusnya.',
        'Catat sendiri yang dipakai di meja dengan **Tambah alat/bahan/instrumen**.',
        'Perlu waktu lebih? **Tambah waktu sewa lab** menghitung tagihannya.',
        'Penyelesaian tertahan karena menunggu pendaftar atau alat rusak? Tekan **Jeda janji** dan tulis alasannya bagi pendaftar. **Akhiri jeda** menggeser janji sebanyak hari kerja jeda itu.',
        'Salah mencatat? Koreksi penambahan yang sudah disetujui: stok dan tagihan ikut dibetulkan.',
      ],
      catatan: [
        'Selama tulisan Anda sendiri belum terkirim, stok ditandai perkiraan.',
        'Stok kurang, bahan kedaluwarsa, atau instrumen yang sedang dipakai ditolak dengan angkanya.',
      ],
      gambar: {
        nama: 'laboran-penggunaan',
        perangkat: 'tablet',
        alt: 'Meja penggunaan di tablet: penambahan yang perlu diverifikasi di atas daftar barang',
      },
    },
    {
      kode: 'laboran-kembali',
      judul: 'Mencatat pengembalian alat',
      ringkas: 'Dua puluh alat kembali dengan satu tindakan: semua kembali, lalu pengecualiannya.',
      halaman: [],
      langkah: [
        'Di halaman penggunaan, tekan **Ubah status pengembalian alat**.',
        'Tekan **Semua kembali**, lalu ubah yang rusak atau diganti saja.',
        'Kembali, rusak, dan diganti tidak dapat melebihi yang dipinjam. Simpan sekali untuk semuanya.',
      ],
      catatan: [
        'Bila dua orang mengisi alat yang sama, yang kedua melihat perbedaannya dan memilih; tidak ada yang tertimpa.',
      ],
    },
    {
      kode: 'laboran-selesai',
      judul: 'Menutup penggunaan',
      ringkas: 'Penggunaan ditutup bila tidak ada yang masih dipinjam atau belum dibayar.',
      halaman: [],
      langkah: [
        'Pendaftar mengajukan selesai; barisnya menjadi kuning di **Penggunaan lab**.',
        'Periksa yang masih menghalangi: alat yang belum kembali atau tagihan yang belum lunas disebut satu per satu.',
        'Tekan **Selesai penggunaan lab**, atau **Kembalikan permintaan** dengan alasan.',
        'Kredit yang tersisa menjadi deposit yang dikembalikan petugas pembayaran.',
      ],
    },
    {
      kode: 'surat-laboran',
      judul: 'Memverifikasi surat bebas lab di laboratorium',
      ringkas: 'Laboran memutuskan untuk laboratoriumnya sendiri; juga tanpa jaringan.',
      halaman: ['/surat-laboran'],
      langkah: [
        'Buka **Surat bebas lab**; yang kuning menunggu laboratorium Anda.',
        'Periksa penelitian pemohon di laboratorium Anda, termasuk alat yang rusak.',
        'Pilih **Disetujui** atau **Ditolak** dengan catatan. Satu penolakan mengakhiri pengajuan itu.',
      ],
    },
  ],
};

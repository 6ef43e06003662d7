import type { Bagian } from './bab.ts';

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
        'Tekan **Edit** dan putuskan tiap parameter, atau tekan **Setujui semua parameter**. **Tagihan yang akan dibuat** ikut berubah.',
        'Ragu? Minta verifikasi kepala laboratorium: pilih kalabnya, dan pendaftaran kembali kepada Anda setelah dijawab.',
        'Setelah uang muka terverifikasi, terima sampelnya dan tentukan analis serta penyelia per parameter.',
        'Setelah semua parameter selesai, buat tagihan pelunasan.',
        'Janji selesai tertahan karena menunggu pendaftar atau alat rusak? Buka pengujiannya, tekan **Jeda janji**, dan tulis alasannya bagi pendaftar. **Akhiri jeda** menggeser janji sebanyak hari kerja jeda itu.',
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
        'Buka **Pembayaran pengujian**, tekan **Verifikasi** pada bukti yang menunggu, cocokkan, dan putuskan. Kwitansi terbit sendiri saat bukti diterima; Anda dan pendaftar mengunduhnya dari invoicenya.',
        'Bank atau kas negara memberi nomor untuk satu invoice? Buka invoice yang belum dibayar, isi **Nomor pembayaran**, lalu **Simpan nomor**.',
        'Pengujian yang dibatalkan setelah dibayar muncul di **Pengembalian dana**. Transfer, lalu catat buktinya.',
      ],
    },
    {
      kode: 'petugas',
      judul: 'Mengurus petugas dan serah terima',
      ringkas: 'Verifikasi akun, otoritas laboratorium, dan pekerjaan yang ditinggalkan.',
      halaman: ['/petugas'],
      langkah: [
        'Buka **Petugas**; akun yang perlu diverifikasi ditandai kuning.',
        'Tekan **Edit** untuk menyetujui akun dan menentukan **Otoritas laboratorium**.',
        'Yang meminta perbaikan datanya menunggu di sini dengan batas 3 x 24 jam: **Koreksi data diri** bila memang salah, lalu **Jawab**.',
        'Menonaktifkan akun memutus sesinya saat itu juga. **Pekerjaan yang ditinggalkan** ditunjukkan lebih dahulu, dan dapat diserahkan kepada petugas lain.',
      ],
    },
    {
      kode: 'laboratorium',
      judul: 'Mengisi kop surat dan hari kerja laboratorium',
      ringkas: 'Alamat, logo, dan akreditasi yang tercetak pada dokumennya, dan kapan laboratorium bekerja.',
      halaman: ['/laboratorium'],
      langkah: [
        'Buka **Laboratorium**, lalu pilih laboratoriumnya.',
        'Isi **Alamat** dan kontaknya. **Kota** tercetak di depan tanggal tanda tangan.',
        'Pilih gambar **Logo**; ukurannya disesuaikan di perangkat. Isi **Nomor akreditasi** dan **Tanda akreditasi KAN** bila laboratorium terakreditasi.',
        'Matikan **Lihat laporan asli pada halaman cek** bila laporan tidak boleh dibuka lewat kode QR-nya.',
        'Atur **Hari kerja** dan lama tiap tahap: dari situ dihitung hari selesai yang dijanjikan saat DP diverifikasi, dan dari **Penyelesaian penelitian** yang dijanjikan saat penelitian disetujui.',
      ],
      catatan: ['Laporan yang sudah terbit tetap seperti saat diterbitkan.'],
    },
    {
      kode: 'hari-libur',
      judul: 'Menjaga daftar hari libur',
      ringkas:
        'Hari libur nasional dan cuti bersama tiap tahun, yang dilewati saat menghitung janji selesai.',
      halaman: ['/hari-libur'],
      langkah: [
        'Buka **Hari libur** dan pilih tahunnya. Tahun yang belum ditetapkan ditandai kuning, juga di **Beranda**.',
        'Tekan **Impor kalender** dan pilih file .ics. Periksa **Baru**, **Sudah ada**, dan **Dilewati**; pilih **Nasional**, **Cuti bersama**, atau **Lewati** untuk tiap hari, lalu simpan.',
        'Atau tekan **Tambah hari** untuk satu hari. **Ubah** dan **Hapus** ada di tiap baris.',
        'Cocokkan dengan SKB tiga menteri, lalu **Sebutkan dasar**: sejak itu libur tahun itu dianggap lengkap.',
      ],
      catatan: [
        'Janji yang sudah diberikan tidak berubah bila hari libur ditambah atau dihapus.',
        'Apakah sebuah laboratorium tutup pada cuti bersama diatur di **Laboratorium**.',
        'Mengubah daftar ini perlu sambungan ke server; membacanya tidak.',
      ],
    },
    {
      kode: 'hari-pengingat',
      judul: 'Mengatur hari pengingat',
      ringkas: 'Kapan orang diingatkan lagi tentang yang belum dikerjakan atau yang mendekati tanggalnya.',
      halaman: ['/hari-pengingat'],
      langkah: [
        'Buka **Hari pengingat**. Tiap baris menyebut apa, kepada siapa, dan pada hari ke berapa.',
        'Tekan **Ubah**, lalu isi harinya; **Tambah hari** sampai lima, atau hapus semuanya agar tidak diingatkan.',
        '**Kembalikan ke awal** mengisi hari-hari semula; tekan **Simpan** agar berlaku.',
      ],
      catatan: [
        'Pengingat berhenti sendiri begitu yang dimaksud dikerjakan, oleh siapa pun.',
        'Hari yang diubah berlaku juga untuk yang sedang menunggu. Yang sudah terlewat saat server mati diingatkan sekali.',
        'Pada pengingat kalibrasi dan kedaluwarsa hari dihitung sebelum tanggalnya; pada janji selesai dihitung hari kerja laboratoriumnya.',
      ],
    },
    {
      kode: 'kesehatan',
      judul: 'Memeriksa kesehatan layanan',
      ringkas:
        'Apakah server, cadangan, dan pengiriman kabar berjalan, dan perangkat mana yang lama tidak tersambung.',
      halaman: ['/kesehatan'],
      langkah: [
        'Buka **Kesehatan layanan**. Yang perlu diperhatikan berdiri paling atas, dengan apa yang harus dilakukan.',
        'Di **Pekerjaan berkala** tiap pekerjaan menyebut kapan terakhir berhasil. Jenis galatnya diberikan kepada pengelola server.',
        'Di **Perangkat yang lama tidak tersambung** hubungi orangnya: yang belum terkirim hanya ada di perangkat itu.',
      ],
      catatan: [
        'Halaman ini hanya dapat dibaca dengan jaringan.',
        'Perangkat yang 30 hari tidak tersambung harus masuk lagi, dan tidak tercantum lagi. Isinya tetap ada di perangkat itu.',
      ],
    },
    {
      kode: 'jejak',
      judul: 'Membaca jejak perubahan',
      ringkas: 'Siapa mengubah apa dan kapan, dalam kata-kata yang dikenal.',
      halaman: ['/jejak'],
      langkah: [
        'Buka **Jejak perubahan** dari menu, atau dari halaman sebuah data.',
        'Saring menurut orang, nomor, tindakan, atau waktu. Tiap baris menunjukkan isi sebelum dan sesudahnya.',
      ],
    },
  ],
};

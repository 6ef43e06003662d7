import type { Bagian } from './bab.ts';

export const pendaftar: Bagian = {
  judul: 'Pendaftar: meneliti dan menguji sampel',
  roles: ['Pendaftar', 'Kalab', 'Laboran'],
  bab: [
    {
      kode: 'daftar-penelitian',
      judul: 'Mendaftarkan penelitian di laboratorium',
      ringkas:
        'Satu isian untuk satu atau beberapa laboratorium; tiap laboratorium menjadi pendaftaran tersendiri.',
      halaman: ['/pendaftaran'],
      langkah: [
        'Buka **Pendaftaran**, tekan **Daftar**, pilih **Penelitian**.',
        'Isi judul, dosen pembimbing, dan siapa yang membiayai. Isian tersimpan sendiri selama Anda mengetik.',
        'Tambahkan laboratorium dengan **Tambah laboratorium**: tanggal, jam, dan alat, bahan, atau instrumen yang akan dipakai. Rencana boleh dikosongkan.',
        'Tekan **Lihat jadwal** untuk melihat kapan sebuah instrumen sudah dipakai orang lain.',
        'Unggah dokumen yang diminta sebagai PDF, periksa **Ringkasan**, lalu kirim.',
        'Kepala laboratorium memeriksa rencana Anda, kemudian laboran. Ikuti di **Perjalanan penelitian**, juga tanpa jaringan: apa yang sudah, siapa yang memegangnya sekarang dan sejak kapan, dan apa berikutnya.',
        'Setelah disetujui, halamannya menyebut **Janji selesai**: paling lambat hari itu pengembalian dan tagihan Anda selesai diperiksa. Bila waktu penggunaan berubah, atau janji itu dijeda, ia bergeser; sebab dan harinya tertulis di sana.',
      ],
      catatan: [
        'Tanpa jaringan pun pendaftaran dapat dikirim; ia menunggu di kotak keluar bersama dokumennya.',
        'Selama belum disetujui laboran, pendaftaran dapat ditarik dengan **Batalkan pendaftaran**.',
        'Yang ditolak tidak perlu diisi dari awal: buka, lalu tekan **Daftar lagi**. Isiannya disalin ke pendaftaran baru.',
      ],
      gambar: {
        nama: 'pendaftar-daftar',
        perangkat: 'ponsel',
        alt: 'Daftar pendaftaran seorang mahasiswa dengan status dan proses selanjutnya',
      },
    },
    {
      kode: 'daftar-pengujian',
      judul: 'Mendaftarkan pengujian sampel',
      ringkas: 'Sampel, parameter uji, dan gambarnya; perkiraan biaya tampak selama Anda mengisi.',
      halaman: ['/pendaftaran/tambah'],
      langkah: [
        'Buka **Pendaftaran**, tekan **Daftar**, pilih **Pengujian sampel**.',
        'Isi tiap sampel: nama, bentuk, kemasan, penyimpanan, jumlah, dan fotonya. Nomor bets, pembuat, dan tanggalnya, bila ada, di **Keterangan lain**; semuanya ikut tercetak di laporan. **Tambah sampel** menambah sampel berikutnya.',
        'Pilih parameter uji. **Perkiraan biaya** di bawah ikut berubah.',
        'Periksa **Ringkasan**; tiap bagian dapat diubah. Lalu kirim.',
        'Setelah disetujui, tagihan **DP 50%** muncul di **Pembayaran**. Pengujian dimulai setelah uang muka terverifikasi dan sampel diterima; hari selesai yang dijanjikan tertulis di kwitansinya dan di **Perjalanan pengujian**. Bila janji itu dijeda, sebabnya tertulis di sana, dan setelahnya janji bergeser sebanyak hari kerja jeda itu.',
      ],
    },
    {
      kode: 'catat-penggunaan',
      judul: 'Mencatat penggunaan laboratorium',
      ringkas: 'Alat, bahan, dan instrumen yang Anda pakai dicatat di meja lab, juga tanpa jaringan.',
      halaman: ['/pendaftaran/edit', '/pendaftaran/detail'],
      langkah: [
        'Buka **Pendaftaran** dan tekan **Penggunaan** pada penelitian yang berlangsung.',
        'Tekan **Tambah penggunaan**, pilih barang dan jumlahnya; jumlah bahan boleh pecahan dengan koma, misalnya 0,5. Untuk instrumen, pilih juga waktunya; yang sudah dipakai orang lain tampak di sampingnya.',
        'Laboran memeriksa setiap penambahan. Yang perlu diperbaiki kembali kepada Anda dengan catatannya.',
        'Setelah semuanya selesai dan lunas, isi survei lalu tekan **Selesai penggunaan**.',
      ],
      catatan: [
        'Penambahan yang belum diperiksa masih dapat ditarik.',
        'Ringkasan penggunaan dapat diunduh sebagai PDF kapan saja.',
      ],
      gambar: {
        nama: 'pendaftar-penggunaan',
        perangkat: 'ponsel',
        alt: 'Halaman penggunaan sebuah penelitian dengan tiga tab dan daftar penambahan',
      },
    },
    {
      kode: 'bayar',
      judul: 'Membayar dan mengirim bukti',
      ringkas: 'Tagihan dijadikan invoice, dibayar lewat transfer, dan buktinya difoto atau diunggah.',
      halaman: ['/pembayaran', '/pembayaran/detail'],
      langkah: [
        'Buka **Pembayaran** dan pilih penelitian atau pengujiannya.',
        'Untuk penelitian: pilih tagihan lalu tekan **Buat invoice**. Kredit dari pembayaran lebih sebelumnya memotong invoice itu.',
        'Transfer tepat sebesar jumlah yang tertulis ke rekening pada invoice, paling lambat pada jatuh temponya. Bila ada **Nomor virtual account**, **Kode billing**, atau QRIS, bayar dengan itu.',
        'Tekan **Kirim bukti**, isi pengirim dan tanggal, lalu foto atau unggah buktinya.',
        'Petugas memeriksa bukti. Bila tidak diterima, alasannya tampak dan Anda dapat mengirim bukti lagi.',
        'Setelah diterima, **Unduh kwitansi** ada pada invoicenya di **Riwayat invoice**, juga tanpa jaringan.',
      ],
      gambar: {
        nama: 'pendaftar-bayar',
        perangkat: 'ponsel',
        alt: 'Halaman pembayaran: yang harus dibayar sekarang, rekening tujuan, dan tombol kirim bukti',
      },
    },
    {
      kode: 'ikuti',
      judul: 'Mengikuti pendaftaran, dan membagikan statusnya',
      ringkas:
        'Apa yang sudah, siapa yang memegangnya sekarang, apa berikutnya, dan kapan dijanjikan selesai.',
      halaman: ['/pendaftaran/detail-pengujian'],
      langkah: [
        'Buka **Pendaftaran**, tekan pendaftarannya. **Perjalanan pengujian** di bagian atas terbaca juga tanpa jaringan.',
        'Ada yang menunggu hasilnya tanpa akun? Tekan **Bagikan status**, lalu **Buat tautan**, dan kirim tautannya. Halamannya hanya menunjukkan tahap dan janji selesai.',
        'Tekan **Status dibagikan**, lalu **Tarik tautan**, bila tidak lagi perlu: tautan itu tidak dapat dibuka siapa pun lagi.',
      ],
    },
    {
      kode: 'ambil-lhu',
      judul: 'Mengambil laporan hasil uji (LHU)',
      ringkas:
        'LHU terbit setelah lunas dan diambil sendiri, lengkap dengan kode untuk memeriksa keasliannya.',
      halaman: ['/pendaftaran/lhu'],
      langkah: [
        'Buka pengujian yang berstatus **LHU tersedia**, lalu tekan **Cetak LHU**.',
        'Cetak LHU kapan saja; survei kepuasan terbuka di tepi laporan tanpa menutupinya, dan dapat diisi nanti.',
        'Perlu dokumen lain? Tekan **Ajukan dokumen tambahan** dan tulis kebutuhan Anda.',
      ],
      catatan: ['Siapa pun dapat memeriksa keaslian LHU dengan memindai kode QR di halaman akhirnya.'],
    },
    {
      kode: 'surat',
      judul: 'Mengajukan surat bebas lab',
      ringkas: 'Satu surat untuk semua laboratorium; yang masih menghalangi disebut dengan tautannya.',
      halaman: ['/surat', '/surat/ajukan'],
      langkah: [
        'Buka **Surat bebas lab**, lalu tekan **Ajukan**.',
        'Periksa **Data pribadi** dan **Riwayat penelitian** Anda di tiap laboratorium.',
        'Ada yang menghalangi (penelitian berjalan, alat belum kembali, tagihan)? Tiap halangan membawa Anda ke halaman tempat menyelesaikannya.',
        'Setelah diajukan, laboran tiap laboratorium dan petugas pembayaran memutuskan bersamaan. Ikuti di **Riwayat status**.',
        'Surat yang terbit diunduh sebagai PDF, juga tanpa jaringan. Kode QR-nya membuka halaman pemeriksaan keaslian.',
      ],
      catatan: ['Ditolak? Baca catatannya, selesaikan, lalu ajukan lagi.'],
      gambar: {
        nama: 'pendaftar-surat',
        perangkat: 'ponsel',
        alt: 'Halaman pengajuan surat bebas lab: data pribadi, syarat, dan riwayat penelitian tiap laboratorium',
      },
    },
  ],
};

import { roleList } from '#domain/core/roles.ts';
import type { Bagian } from './bab.ts';

export const semua: Bagian = {
  judul: 'Untuk semua orang',
  roles: roleList,
  bab: [
    {
      kode: 'mulai',
      judul: 'Mulai: Beranda, menu, dan pencarian',
      ringkas: 'Beranda menunjukkan apa yang menunggu Anda sekarang, juga tanpa jaringan.',
      halaman: ['/beranda', '/profile'],
      langkah: [
        'Buka **Beranda**: setiap baris adalah satu pekerjaan yang menunggu Anda, sekali tekan dari tindakannya.',
        'Angka di menu menunjukkan berapa yang menunggu. Tekan menunya: daftar terbuka pada saringan **Menunggu saya**. Pilih **Semua** untuk melihat yang lain.',
        'Warna kuning selalu berarti giliran Anda. Abu-abu: menunggu orang lain. Hijau: selesai. Merah: ditolak atau terlambat.',
        '**Proses selanjutnya** di setiap baris dan halaman mengatakan apa yang terjadi berikutnya dan siapa yang mengerjakannya.',
        'Cari apa pun dengan **Cari** di Beranda (di laptop: tombol / atau Ctrl+K): nomor, kode, nama, judul, tombol di layar, atau halaman menu. Yang tidak ada di perangkat dicari di server, begitu tersambung.',
      ],
      catatan: [
        'Data diri Anda ada di **Profil**, lewat tombol akun. Bila ada yang keliru, tekan **Ajukan perbaikan data** di sana: Admin menjawab dalam 3 x 24 jam. **Unduh data saya** memberi salinan semua data dan file Anda, dan **Data pribadi Anda** mengatakan apa yang disimpan dan untuk apa.',
        'Tablet atau ponsel hilang? Di perangkat lain, buka Profil dan di bagian **Perangkat yang masuk**, tekan **Keluarkan perangkat**; Admin dapat melakukannya untuk Anda. Sesinya berakhir seketika, dan data di sana dihapus begitu perangkat itu tersambung lagi.',
        'Pendaftar dari luar universitas mengisi alamat, dan NPWP bila dari perusahaan, sendiri: tekan **Ubah alamat** di Profil. Alamat dicetak pada invoice dan laporan hasil uji; yang sudah terbit tidak ikut berubah.',
        'Tampilan terang atau gelap dipilih di tempat yang sama.',
      ],
      gambar: {
        nama: 'beranda',
        perangkat: 'ponsel',
        alt: 'Beranda seorang laboran: daftar pekerjaan yang menunggunya, dikelompokkan menurut menu',
      },
    },
    {
      kode: 'kabar',
      judul: 'Kabar: apa yang menunggu Anda dan apa yang berubah',
      ringkas: 'Lonceng menghitung kabar yang belum Anda lihat, juga tanpa jaringan.',
      halaman: ['/kabar'],
      langkah: [
        'Tekan lonceng di sudut layar (di laptop: di samping nama aplikasi).',
        '**Menunggu Anda** berarti giliran Anda: tekan kabarnya, dan Anda sampai di tempat mengerjakannya. Begitu selesai, oleh siapa pun, kabar itu berkata **Sudah ditangani**.',
        'Kabar lain mengatakan apa yang dilakukan orang lain pada pendaftaran Anda: disetujui, dibayar, dijeda, selesai, terbit.',
        'Yang sudah Anda buka terhitung dibaca di semua perangkat Anda. **Tandai semua dibaca** mengosongkan lonceng; yang menunggu Anda tetap ada di Beranda.',
      ],
      catatan: [
        'Agar ponsel memberi tahu juga saat aplikasi tertutup, nyalakan **Pemberitahuan di perangkat** di Profil, di tiap perangkat sendiri. Di iPhone dan iPad tambahkan dulu aplikasi ke layar utama.',
        'Bila laboratorium Anda mengirim kabar lewat surel atau WhatsApp, di Profil Anda memilih untuk tiap jenisnya: segera, ringkasan harian pada pagi hari kerja, atau tidak. WhatsApp baru mengabari Anda setelah Anda menyetujuinya di sana, dan berhenti bila Anda membalas BERHENTI. Semua kabar tetap terbaca di aplikasi.',
        'Kabar disimpan 90 hari.',
      ],
    },
    {
      kode: 'luring',
      judul: 'Bekerja tanpa jaringan',
      ringkas: 'Yang sudah dikatakan tersimpan tidak hilang, dan sampai di server tepat satu kali.',
      halaman: [],
      langkah: [
        'Lencana di sudut layar selalu mengatakan keadaannya: **Tersambung**, atau **Luring** dan berapa tulisan yang menunggu.',
        'Teruslah bekerja saat luring. Yang Anda simpan ditandai **Menunggu dikirim** dan langsung tampak di daftar.',
        'Begitu jaringan kembali, semuanya dikirim sendiri menurut urutan Anda menulisnya. Anda tidak perlu menunggu atau menekan apa pun.',
        'Isian yang belum disimpan pun tidak hilang: setiap ketikan disimpan di perangkat, dan kembali saat formulir dibuka lagi.',
      ],
      catatan: [
        'Yang dapat dikerjakan tanpa jaringan: mendaftar, mencatat dan memverifikasi penggunaan, mengembalikan alat, menyetujui, menulis laporan, dan mereview.',
        'Yang menyangkut uang dan nomor resmi (invoice, verifikasi pembayaran, penerbitan LHU) memerlukan jaringan; tombolnya mengatakan alasannya.',
        'Jangan menghapus data situs atau aplikasi dari perangkat selama lencana masih menunjukkan tulisan yang menunggu.',
      ],
    },
    {
      kode: 'kotak-keluar',
      judul: 'Kotak keluar: yang menunggu dan yang perlu keputusan',
      ringkas: 'Di sini semua tulisan Anda yang belum sampai di server, dan apa yang dapat Anda lakukan.',
      halaman: ['/kotak-keluar'],
      langkah: [
        'Tekan lencana di sudut layar untuk membuka **Kotak keluar**.',
        'Kelompok **Perlu keputusan** selalu di atas: server menolak tulisan itu, atau datanya sudah berubah sejak Anda melihatnya.',
        'Tekan **Bandingkan** untuk melihat versi Anda di samping versi server. Yang berbeda ditandai.',
        'Pilih **Pertahankan milik saya**, **Gabungkan**, atau **Ambil versi server**. Tidak ada yang berubah sebelum Anda memilih.',
        'Tekan **Perbaiki** untuk membuka formulir dengan isian Anda, lalu simpan lagi.',
        '**Buang** hanya bila tulisan itu memang tidak diperlukan lagi. Yang dibuang masih dapat diunduh dari daftar di bawahnya.',
      ],
      catatan: [
        'Tulisan lain pada data yang sama menunggu keputusan Anda, supaya urutannya tetap benar. Data lain tetap terkirim.',
        '**Unduh semua** menyimpan salinan isi kotak keluar sebagai file.',
      ],
      gambar: {
        nama: 'kotak-keluar',
        perangkat: 'tablet',
        alt: 'Kotak keluar dengan tulisan yang menunggu dikirim',
      },
    },
    {
      kode: 'pasang',
      judul: 'Memasang aplikasi di perangkat',
      ringkas:
        'Terpasang, aplikasi terbuka seperti aplikasi lain dan datanya lebih aman dari pembersihan otomatis.',
      halaman: [],
      langkah: [
        'Buka tombol akun (di ponsel: **Lainnya**), lalu tekan **Pasang di perangkat**.',
        'Di iPhone dan iPad: buka alamat ini di Safari, tekan tombol Bagikan, lalu Tambah ke Layar Utama.',
        'Buka aplikasi dari ikonnya dan masuk sekali selagi tersambung. Setelah itu aplikasi terbuka juga tanpa jaringan.',
      ],
    },
  ],
};

import type { Bagian } from './bab.ts';

export const meja: Bagian = {
  judul: 'Pengujian sampel: kepala laboratorium, analis, dan penyelia',
  roles: ['Kalab', 'Laboran', 'Admin', 'Petugas pembayaran'],
  bab: [
    {
      kode: 'kalab-pengujian',
      judul: 'Menjawab permintaan verifikasi pengujian',
      ringkas: 'Admin bertanya apakah laboratorium Anda dapat menguji sampel; Anda memutuskan per parameter.',
      halaman: [
        '/persetujuan-kalab-lpmok',
        '/persetujuan-kalab-lpmok/analis',
        '/persetujuan-kalab-lpmok/terbuka',
      ],
      langkah: [
        'Buka **Persetujuan pengujian lab**. Pertanyaan Admin ada paling atas.',
        'Putuskan tiap parameter, atau setujui sekaligus semua yang belum diputuskan. **Pratinjau tagihan** ikut berubah.',
        'Simpan. Tanpa jaringan keputusan menunggu di kotak keluar.',
        'Beberapa yang biasa sekaligus: **Pilih beberapa**, tekan setiap pengujian, lalu **Setujui** di bilah bawah, yang menyebut jumlah tagihannya. Yang perlu dibuka dahulu mengatakan sebabnya.',
        'Siapa mengerjakan berapa? **Per analis** menghitung pekerjaan yang menunggu tiap analis, berapa yang terlambat atau hampir, dan yang menunggu terlama. Tekan satu analis untuk melihat pekerjaannya; daftarnya dapat diunduh.',
        'Janji selesai tertahan karena menunggu pendaftar atau alat rusak? Buka pengujiannya dari **Tugas semua orang**, tekan **Jeda janji**, dan tulis alasannya bagi pendaftar. **Akhiri jeda** menggeser janji sebanyak hari kerja jeda itu.',
      ],
    },
    {
      kode: 'analis',
      judul: 'Menguji parameter dan menulis laporan',
      ringkas: 'Dari antrian sampai pengajuan selesai, seluruhnya dapat dikerjakan tanpa jaringan.',
      halaman: ['/analisis-sampel'],
      langkah: [
        'Buka **Analisis sampel**. Parameter dikelompokkan menurut sampelnya, dengan kemajuan masing-masing.',
        'Tekan **Kerjakan**, lalu **Mulai pengujian**.',
        'Tulis **Laporan progres** sebanyak yang perlu; setiap ketikan tersimpan di perangkat.',
        'Tulis **Laporan akhir** dengan hasil dan satuannya.',
        'Foto ditambahkan pada laporan, atau pada satu sel lembar kerja lewat titik tiga di sampingnya; penyelia membacanya tanpa jaringan.',
        'Tekan **Ajukan selesai pengujian**. Penyelia memeriksanya.',
        'Beberapa parameter dari satu sampel? Tekan **Buka sampel**: semuanya dimulai sekaligus, dan tiap laporan akhir disimpan dan diajukan di satu layar.',
      ],
      catatan: [
        'Tab yang tertutup di tengah kalimat tidak menghapus apa pun: buka lagi laporannya, drafnya ada.',
      ],
      gambar: {
        nama: 'analis',
        perangkat: 'tablet',
        alt: 'Daftar parameter seorang analis di tablet, dikelompokkan per sampel',
      },
    },
    {
      kode: 'data-bersama',
      judul: 'Mencatat data bersama: kurva baku, pembakuan, blangko',
      ringkas:
        'Yang diukur sekali untuk satu hari dan satu metode dicatat sekali, lalu dirujuk lembar kerja semua sampelnya.',
      halaman: ['/data-bersama'],
      langkah: [
        'Buka **Data bersama**, lalu **Tambah data bersama**. Pilih metode, jenis data, dan tanggalnya.',
        'Isi selnya; setiap sel tersimpan di perangkat begitu ditinggalkan. Kemiringan, korelasi, atau normalitasnya dihitung sambil diisi.',
        'Simpan. Tanpa jaringan datanya menunggu di kotak keluar, dan sudah dapat dirujuk di perangkat ini.',
        'Ada yang salah? Buka datanya, tekan **Koreksi**, dan tulis alasannya. Data yang lama tetap terbaca sebagai **Sudah diganti**.',
      ],
      catatan: [
        'Lembar kerja yang memakai data yang diganti ditandai, dan hasilnya tidak dihitung ulang dengan sendirinya.',
      ],
    },
    {
      kode: 'pengingat',
      judul: 'Memasang pengingat: oven, inkubasi, maserasi',
      ringkas: 'Yang ditunggu di meja berdering di perangkat Anda, dan tercatat pada parameternya.',
      halaman: [],
      langkah: [
        'Buka parameternya, lalu tekan **Ingatkan**.',
        'Pilih untuk apa, lalu **Setelah beberapa lama**, atau **Pada jam tertentu**: baca besok pukul 08:00, misalnya.',
        'Tekan **Mulai**. Beberapa pengingat boleh berjalan sekaligus, juga tanpa jaringan; di **Beranda** semuanya tampak dengan sampelnya.',
        'Saat berdering: **Selesai** bila sudah diangkat, tambah 15 menit bila belum, atau **Diamkan** untuk menghentikan bunyinya saja. Selesai yang terlanjur ditekan: **Urungkan** di pemberitahuannya.',
      ],
      catatan: [
        'Pengingat berdering selama aplikasi terbuka di perangkat itu, juga di tab belakang. Peramban yang ditutup dan tablet yang tidur tidak dapat berdering: yang jatuh sementara itu berdering begitu aplikasi dibuka lagi, dan menyebut sudah berapa lama.',
        'Bunyi baru boleh keluar setelah layar disentuh sekali. Izinkan pemberitahuan saat peramban bertanya, agar pengingat tampak juga saat aplikasi lain di depan.',
        'Pengingat ikut ke tablet Anda yang lain. Yang parameternya diajukan, dibatalkan, atau dialihkan tidak berdering lagi.',
      ],
    },
    {
      kode: 'penyelia',
      judul: 'Mereview dan memutuskan pengujian',
      ringkas: 'Penyelia membaca laporan, memberi review, dan memutuskan pengajuan selesai.',
      halaman: ['/review-sampel-lpmok'],
      langkah: [
        'Buka **Review sampel**; yang diajukan menunggu di atas.',
        'Baca laporan akhir di layar yang sama, lalu tekan **Putuskan**.',
        'Belum cukup? **Buat review** mengirim catatan kepada analis, dan **Buka kembali** membuka pengujian yang sudah disetujui.',
      ],
    },
  ],
};

import type { Bagian } from './bab.ts';

export const parameterUji: Bagian = {
  judul: 'Parameter uji dan lembar kerjanya',
  roles: ['Admin', 'Kalab'],
  bab: [
    {
      kode: 'parameter-uji',
      judul: 'Mengurus parameter uji dan tarifnya',
      ringkas: 'Metode, harga, replikasi, dan pembagian biaya menurut peran, oleh Admin.',
      halaman: ['/parameter-uji'],
      langkah: [
        'Buka **Parameter uji**, lalu tekan **Tambah**.',
        'Isi nama, kode, metode, dan harganya. Dengan replikasi, harga replikasi berlaku mulai ulangan kedua.',
        'Pembagian biaya diisi dalam persen; jumlah rupiahnya untuk kedua harga tampak di sampingnya.',
      ],
      catatan: ['Harga pendaftaran yang sudah masuk tidak berubah.'],
    },
    {
      kode: 'versi-lembar-kerja',
      judul: 'Menulis dan merilis lembar kerja',
      ringkas: 'Lembar kerja menghitung di meja; satu orang menulis versinya, orang lain merilisnya.',
      halaman: ['/parameter-uji/lembar', '/parameter-uji/lembar/edit'],
      langkah: [
        'Admin membuka satu parameter uji dan menekan **Buat lembar kerja**, lalu memilih lembar siap pakai, versi terakhir, atau **Lembar kosong**.',
        'Tulis masukan, rumus, pembulatan, dan batasnya. Yang keliru ditunjukkan di tempatnya selagi diketik.',
        'Tulis sedikitnya satu contoh di **Contoh kerja** dengan hasil yang diharapkan, lalu simpan.',
        'Kalab atau Admin lain melihatnya menunggu di Beranda, memeriksa **Bagaimana lembar ini menghitung**, mencoba contohnya dengan **Coba di lembar**, lalu menekan **Rilis**.',
        'Ada yang berubah? Tekan **Buat versi berikutnya**: versi yang dirilis tidak pernah diubah.',
      ],
      catatan: [
        'Pengujian yang sudah dimulai tetap memakai versinya.',
        'Batas tanpa edisi dan halaman ditandai **Belum diperiksa**.',
        'Batas dapat menyangkut beberapa baris sekaligus, misalnya jumlah aflatoksin dan B1: tambahkan di **Baris lain yang dibatasi**.',
        'Masukan yang boleh kosong, misalnya volume setelah buret diisi ulang, diperiksa rumus dengan ada(nama).',
        'Pengujian bertahap, misalnya disolusi 6, 12, lalu 24 wadah, memakai lengkap(daftar; banyak): di antaranya hasil belum lengkap.',
        'APM tiga kali tiga tabung (0,1; 0,01; 0,001 g) dibaca dari tabel FDA BAM dengan apm(n1; n2; n3).',
      ],
    },
  ],
};

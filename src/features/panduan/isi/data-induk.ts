import type { Bagian } from './bab.ts';

export const dataInduk: Bagian = {
  judul: 'Data induk: alat, bahan, dan instrumen',
  roles: ['Laboran', 'Admin'],
  bab: [
    {
      kode: 'data-induk',
      judul: 'Mengurus alat dan instrumen',
      ringkas: 'Yang tercatat di sini muncul sebagai pilihan saat penggunaan dicatat.',
      halaman: ['/alat', '/instrumen'],
      langkah: [
        'Buka **Alat** atau **Instrumen**, lalu tekan **Tambah**. Kode tidak boleh sama dengan yang sudah ada.',
        'Ubah dengan **Edit**. Yang tidak dipakai lagi cukup dijadikan **Tidak aktif**: riwayatnya tetap ada.',
        '**Hapus** hanya tampak selama data itu belum pernah dipakai.',
        'Instrumen mendekati atau melewati jadwal kalibrasinya ditandai di daftar dan dihitung di menu.',
        'Banyak sekaligus: tekan **Impor**, isi templatnya, pilih filenya. Tiap kesalahan ditunjukkan di tempatnya sebelum ada yang disimpan, dan baris yang keliru dapat diunduh untuk diperbaiki tersendiri.',
        '**Unduh daftar** memberi isi daftar, menurut saringannya, sebagai file Excel atau CSV.',
      ],
      catatan: [
        'Instrumen yang melewati jadwal kalibrasi dan bahan kedaluwarsa ditolak saat dipakai, kecuali laboran atau kepala laboratoriumnya menulis alasan; alasan itu tercatat di riwayat.',
      ],
    },
    {
      kode: 'stok-bahan',
      judul: 'Mengurus bahan dan stoknya',
      ringkas: 'Stok hanya berubah lewat penggunaan yang disetujui atau penyesuaian dengan alasan.',
      halaman: ['/bahan'],
      langkah: [
        'Buka **Bahan**. Yang stoknya sampai **Limit**, mendekati, atau melewati tanggal expired ditandai dan dihitung di menu.',
        'Bahan baru memerlukan satuan; satuan diurus di tab **Satuan**. Pilih **Dihitung satuan** untuk benda yang tidak dibagi, misalnya tablet; yang lain boleh dipakai kurang dari 1, misalnya 0,5 mL.',
        'Tekan **Stok dan pergerakannya** untuk melihat setiap perubahan: kapan, oleh siapa, karena apa, sebelum dan sesudahnya.',
        'Hasil hitung di rak berbeda? Tekan **Sesuaikan stok**, isi jumlah yang ada dan alasannya.',
      ],
      gambar: {
        nama: 'stok-bahan',
        perangkat: 'laptop',
        alt: 'Daftar bahan di laptop, dengan tanda pada stok yang sampai limit dan tanggal expired yang dekat',
      },
    },
  ],
};

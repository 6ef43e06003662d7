import type { Bagian } from './bab.ts';

export const kalab: Bagian = {
  judul: 'Kepala laboratorium: memutuskan',
  roles: ['Kalab'],
  bab: [
    {
      kode: 'kalab-penelitian',
      judul: 'Memutuskan pendaftaran penelitian',
      ringkas: 'Rencana, dokumen, dan keputusan di satu layar; juga tanpa jaringan.',
      halaman: ['/persetujuan-kalab', '/riwayat', '/riwayat/detail'],
      langkah: [
        'Buka **Persetujuan penelitian**. Yang kuning menunggu Anda.',
        'Tekan **Putuskan** pada satu pendaftaran, lalu periksa rencana, waktu yang sudah terpakai, dan dokumennya.',
        'Pilih **Disetujui** atau **Ditolak**, tulis catatan bila perlu (tampak bagi pendaftar), lalu **Simpan**. Pertanyaan sesudahnya menyebut akibatnya.',
        'Pemberitahuan sesudahnya menawarkan pendaftaran **Berikutnya**.',
        'Beberapa yang biasa sekaligus: **Pilih beberapa**, tekan setiap pendaftaran, lalu **Setujui** di bilah bawah. Yang perlu dibuka dahulu mengatakan sebabnya.',
      ],
      catatan: [
        'Keputusan berlaku atas versi yang Anda lihat. Bila pendaftarannya berubah sebelum keputusan sampai, keputusan itu tidak berlaku dan kembali kepada Anda untuk diputuskan lagi.',
        'Keputusan sebelumnya ada di **Riwayat**.',
      ],
      gambar: {
        nama: 'kalab-penelitian',
        perangkat: 'laptop',
        alt: 'Pendaftaran penelitian di laptop: rencana dan dokumen, dengan keputusan di bilah bawah',
      },
    },
    {
      kode: 'terbitkan-lhu',
      judul: 'Menerbitkan laporan hasil uji',
      ringkas: 'Menerbitkan berarti memberi nomor dan menyerahkan laporan kepada pendaftar.',
      halaman: ['/lhu-kalab-lpmok'],
      langkah: [
        'Buka **Laporan hasil uji**, pilih pengujian yang sudah lunas dan selesai.',
        'Periksa hasil tiap parameter dan **Pratinjau LHU**.',
        'Bila perlu isi **Catatan kaki** sebuah parameter: penyimpangan metode, laboratorium lain yang mengerjakannya, tempatnya, atau mengapa tidak diuji. **Lampirkan foto** di sana mencetak foto laporan akhirnya di halaman terakhir.',
        'Isi **Nomor**, bila perlu **Pendapat dan tafsiran** serta **Keterangan**, lalu simpan. Pertanyaan sesudahnya menyebut nomor yang akan terbit.',
        'Ada yang salah setelah terbit? Perbaiki laporannya: terbit sebagai revisi yang menyebut apa yang berubah, dan yang lama dinyatakan digantikan.',
      ],
      catatan: ['Penerbitan memerlukan jaringan, karena nomor diberikan server.'],
    },
  ],
};

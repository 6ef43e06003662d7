import { formatNumber, withZone } from '#domain/core/format.ts';
import { angka, daftar, hari, kode, tulisan, type KataRekaman } from '#domain/jejak/kata.ts';
import { penambahanWorkflow } from './workflow.ts';

/** An addition to the usage of a research, as the trail tells of it. */
export const jejakPenambahan: KataRekaman = {
  label: 'Penambahan penggunaan',
  bidang: {
    kdStatus: kode('Status', penambahanWorkflow.states),
    tglPenggunaan: hari('Tanggal penggunaan'),
    tglMulai: hari('Waktu diperpanjang dari'),
    tglSelesai: hari('Waktu diperpanjang sampai'),
    baris: daftar(
      'Barang',
      // Rows of before say a bare number.
      ({ barang, jumlah, banyak, jam }) =>
        `${String(barang)} ${banyak ?? `× ${formatNumber(Number(jumlah))}`}${jam ? ` pukul ${withZone(String(jam))}` : ''}`,
    ),
    catatan: tulisan('Catatan'),
    pengecualian: tulisan('Alasan dipakai lewat tanggal'),
  },
};

/** A tool that is out, as the trail tells of it. */
export const jejakPengembalianAlat: KataRekaman = {
  label: 'Pengembalian alat',
  bidang: { kembali: angka('Kembali'), rusak: angka('Rusak'), diganti: angka('Diganti') },
};

import { hari, pilihan, tulisan, type KataRekaman } from '#domain/jejak/kata.ts';
import { namaJenisLibur } from './schema.ts';

/** A holiday, as the trail tells of it. */
export const jejakHariLibur: KataRekaman = {
  label: 'Hari libur',
  bidang: {
    tanggal: hari('Tanggal'),
    namaLibur: tulisan('Nama'),
    jenisLibur: pilihan('Jenis', namaJenisLibur),
  },
};

/** The decree of a year. */
export const jejakDasarLibur: KataRekaman = {
  label: 'Dasar libur',
  bidang: { dasar: tulisan('Ditetapkan dengan') },
};

import { angka, hanyaAda, hari, tulisan, type KataRekaman } from '#domain/jejak/kata.ts';

/** Shared data of the bench, as the trail tells of them; their values are read where they are. */
export const jejakDataBersama: KataRekaman = {
  label: 'Data bersama',
  bidang: {
    tanggal: hari('Tanggal'),
    sel: angka('Banyaknya sel'),
    keterangan: tulisan('Keterangan'),
    gantikan: hanyaAda('Menggantikan', 'data sebelumnya'),
    alasan: tulisan('Alasan koreksi'),
    digantiOleh: hanyaAda('Diganti', 'dengan koreksi'),
  },
};

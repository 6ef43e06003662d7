import { angka, type KataRekaman } from '#domain/jejak/kata.ts';

/** A material, as the trail tells of it. */
export const jejakBahan: KataRekaman = { label: 'Bahan', bidang: { jmlStok: angka('Jumlah stok') } };

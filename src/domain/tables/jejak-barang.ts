import { alatMaster } from '#domain/alat/master.ts';
import { bahanMaster } from '#domain/bahan/master.ts';
import { instrumenMaster } from '#domain/instrumen/master.ts';
import { tulisan, type KataRekaman } from '#domain/jejak/kata.ts';
import { jejakMaster } from '#domain/jejak/master.ts';
import { satuanMaster } from '#domain/satuan/master.ts';

const bahan = jejakMaster(bahanMaster);

/** Master data of a laboratory, as the trail tells of it; of a material also why its stock was adjusted (GAP-143). */
export const jejakBarang = {
  alat: jejakMaster(alatMaster),
  bahan: { ...bahan, bidang: { ...bahan.bidang, alasan: tulisan('Alasan') } },
  satuan: jejakMaster(satuanMaster),
  instrumen: jejakMaster(instrumenMaster),
} as const satisfies Record<string, KataRekaman>;

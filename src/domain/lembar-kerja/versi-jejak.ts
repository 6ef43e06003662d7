import { banyak, isian, kode, orang, tulisan, type KataRekaman } from '#domain/jejak/kata.ts';
import { versiWorkflow } from './versi-workflow.ts';

const jumlah = (isi: unknown): number => (Array.isArray(isi) ? isi.length : 0);

/** A version of a sheet, as the trail tells of it; what it computes is read where it is. */
export const jejakVersiLembar: KataRekaman = {
  label: 'Lembar kerja',
  bidang: {
    nomor: tulisan('Versi'),
    kdStatus: kode('Status lembar kerja', versiWorkflow.states),
    isi: isian(
      'Isi lembar kerja',
      ({ perSampel, perUlangan, rumusUlangan, rumusAkhir }) =>
        `${jumlah(perSampel) + jumlah(perUlangan)} masukan, ${jumlah(rumusUlangan) + jumlah(rumusAkhir)} rumus`,
    ),
    contoh: banyak('Contoh kerja', 'contoh'),
    alasan: tulisan('Alasan berhenti'),
    dirilisOleh: orang('Dirilis oleh'),
  },
};

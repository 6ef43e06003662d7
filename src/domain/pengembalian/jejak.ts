import { formatDate } from '#domain/core/format.ts';
import { berakhir, ekor, isian, kode, uang, type KataRekaman } from '#domain/jejak/kata.ts';
import { pengembalianWorkflow } from './workflow.ts';

/** Money that goes back, as the trail tells of it; whose account it was only its last figures say, and those not to all. */
export const jejakPengembalian: KataRekaman = {
  label: 'Pengembalian dana',
  bidang: {
    kdStatus: kode('Status pengembalian', pengembalianWorkflow.states),
    nominal: uang('Jumlah'),
    tujuan: {
      ...isian(
        'Dikembalikan',
        ({ namaBankTujuan, noRekeningTujuan, tglPengembalian }, { rekening }) =>
          formatDate(String(tglPengembalian)) +
          (rekening ? `, ${String(namaBankTujuan)}, rekening ${berakhir(String(noRekeningTujuan))}` : ''),
      ),
      disimpan: (nilai) => {
        const { namaBankTujuan, noRekeningTujuan, tglPengembalian } = nilai as Record<string, unknown>;
        return { namaBankTujuan, noRekeningTujuan: ekor(String(noRekeningTujuan)), tglPengembalian };
      },
    },
  },
};

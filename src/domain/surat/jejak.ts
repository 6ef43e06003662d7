import {
  daftarLaboratorium,
  hanyaAda,
  kode,
  pilihan,
  tulisan,
  type KataRekaman,
} from '#domain/jejak/kata.ts';
import { putusanSurat } from './keadaan.ts';
import { suratWorkflow } from './workflow.ts';

/** A lab-free letter, as the trail tells of it. */
export const jejakSurat: KataRekaman = {
  label: 'Surat bebas lab',
  bidang: {
    kdStatus: kode('Status', suratWorkflow.states),
    laboratorium: daftarLaboratorium('Laboratorium'),
    putusan: pilihan('Putusan', { [putusanSurat.disetujui]: 'Disetujui', [putusanSurat.ditolak]: 'Ditolak' }),
    pembayaran: hanyaAda('Pembayaran', 'diperiksa'),
    catatan: tulisan('Catatan'),
    noSurat: tulisan('Nomor surat'),
  },
};

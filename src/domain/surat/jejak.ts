import { daftarLaboratorium, isian, kode, tulisan, type KataRekaman } from '#domain/jejak/kata.ts';
import { putusanSurat } from './keadaan.ts';
import { suratWorkflow } from './workflow.ts';

/** A lab-free letter, as the trail tells of it. */
export const jejakSurat: KataRekaman = {
  label: 'Surat bebas lab',
  bidang: {
    kdStatus: kode('Status', suratWorkflow.states),
    laboratorium: daftarLaboratorium('Laboratorium'),
    putusan: isian('Putusan', ({ flagVerif, lingkup, catatan }, rujukan) => {
      const untuk = (lingkup as (number | 'pembayaran')[]).map((satu) =>
        satu === 'pembayaran' ? 'pembayaran' : rujukan.laboratorium(satu),
      );
      const kata = flagVerif === putusanSurat.disetujui ? 'Disetujui' : 'Ditolak';
      return `${kata} untuk ${untuk.join(', ')}${catatan ? `: ${String(catatan)}` : ''}`;
    }),
    noSurat: tulisan('Nomor surat'),
  },
};

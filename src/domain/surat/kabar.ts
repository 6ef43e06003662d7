import { giliran } from '#domain/core/workflow.ts';
import { sebutPerihal, type PokokKabar } from '#domain/kabar/giliran.ts';
import { keadaanSurat } from './keadaan.ts';
import type { Surat } from './schema.ts';
import { suratWorkflow } from './workflow.ts';

/** A lab-free letter: each who still has to decide is told, and whoever applied for it where it was refused. */
export const pokokSurat = (record: Surat): PokokKabar => ({
  uuid: record.uuid,
  pemilik: record.user.uuid,
  perihal: sebutPerihal(record.terbit?.noSurat ?? null, `Surat bebas lab ${record.user.nama}`),
  rumah: { halaman: 'surat', record: record.uuid },
  giliran: (orang) => {
    const aksi = giliran(suratWorkflow, keadaanSurat(record), orang);
    // Its applicant hears of a refusal by what was said with it.
    if (aksi === null || aksi === 'ajukanLagi') return [];
    return [
      {
        kunci: aksi,
        pengingat: 'lain',
        kalimat: record.statusSubmission.prosesSelanjutnya,
        halaman: aksi === 'setujuiLaboran' ? 'suratLaboran' : 'suratPetugas',
        record: record.uuid,
      },
    ];
  },
});

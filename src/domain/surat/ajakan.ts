import type { Surat } from './schema.ts';
import { suratWorkflow } from './workflow.ts';

const { disetujui, ditolak } = suratWorkflow.states;

/** The same of a letter (ajakanPengujian): that it is there, or why not; null while officers decide. */
export function ajakanSurat({ statusSubmission }: Surat): string | null {
  switch (statusSubmission.kdStatusBebasLab) {
    case disetujui.code:
      return 'Surat sudah terbit. Silakan unduh di sini:';
    case ditolak.code:
      return 'Pengajuan surat ini ditolak. Alasannya dapat dibaca di sini:';
    default:
      return null;
  }
}

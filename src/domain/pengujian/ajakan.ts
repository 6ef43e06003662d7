import { stateByCode } from '#domain/core/workflow.ts';
import { ajakanBayar } from '#domain/pendaftaran/pesan.ts';
import { perluBayar, perluSampel } from './pendaftar.ts';
import type { Pengujian } from './schema.ts';
import { pengujianWorkflow } from './workflow.ts';

/** What states of W1 tell the registrant; of money the invoice says whether it waits for them. */
const ajakan: Partial<Record<keyof typeof pengujianWorkflow.states, string>> = {
  ditolak: 'Pengujian ini ditolak. Alasannya dapat dibaca di sini:',
  lhuTersedia: 'Laporan hasil uji sudah tersedia. Silakan unduh dan isi surveinya di sini:',
  dokumenTersedia: 'Dokumen tambahan sudah tersedia. Silakan unduh di sini:',
};

/**
 * The sentence that asks its registrant for what a submission waits for from them, before the address of it; null: it waits
 * for somebody else. Never a result, a sum or an account number: it goes over other people's servers.
 */
export const ajakanPengujian = (record: Pengujian): string | null =>
  perluBayar(record)
    ? ajakanBayar
    : perluSampel(record)
      ? 'Sampelnya belum kami terima. Silakan serahkan ke laboratorium; alamatnya dapat dibaca di sini:'
      : (ajakan[stateByCode(pengujianWorkflow, record.idPengujianStatusPengajuan)] ?? null);

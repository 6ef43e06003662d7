import { ajakanBayar } from '#domain/pendaftaran/pesan.ts';
import { langkahPendaftar, type LangkahPendaftar } from './giliran.ts';
import type { Penelitian } from './schema.ts';
import { penelitianWorkflow } from './workflow.ts';

const ajakan: Record<LangkahPendaftar, string> = {
  perbaikiPenambahan: 'Penambahan penggunaan perlu diperbaiki. Catatannya dapat dibaca di sini:',
  bayar: ajakanBayar,
  buatInvoice: 'Tagihan penggunaan sudah ada. Silakan buat invoicenya di sini:',
};

/** The same of a research (ajakanPengujian): what it asks of its registrant now, or null. */
export function ajakanPenelitian(record: Penelitian): string | null {
  const langkah = langkahPendaftar(record);
  if (langkah) return ajakan[langkah];
  return record.idStatusPengajuan === penelitianWorkflow.states.ditolak.code
    ? 'Penelitian ini ditolak. Alasannya dapat dibaca di sini:'
    : null;
}

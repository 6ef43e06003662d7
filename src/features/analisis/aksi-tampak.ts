import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { codesFrom } from '#domain/core/workflow.ts';

/** The buttons of an analyst, as they read. 'laporan' stands for both reports: the form asks which. */
export const namaTombol = {
  mulai: analisisWorkflow.actions.mulai.label,
  laporan: 'Buat laporan',
  ajukan: analisisWorkflow.actions.ajukanSelesai.label,
  batalkan: analisisWorkflow.actions.batalkan.label,
} as const;

export type TombolAnalis = keyof typeof namaTombol;

/**
 * What an analyst does next at a progress code, in words; null where nothing is left to do. A sheet comes before the report
 * that it makes.
 */
export function langkahBerikut(kode: number, denganLembar: boolean): string | null {
  const { utama, lainnya } = aksiTampak(kode, denganLembar);
  if (utama) return namaTombol[utama];
  return lainnya.length > 0 ? 'Isi lembar kerja' : null;
}

/**
 * Which acts an analyst is shown at a progress code, the main one first named: start while it waits; report, request
 * completion and cancel together for as long as it can be called off (ANALYSIS-05); nothing at 5, 6 and 7 (ANALYSIS-11, CONST-19).
 * A sheet that is written makes its report itself.
 */
export function aksiTampak(
  kode: number,
  denganLembar = false,
): { utama: TombolAnalis | null; lainnya: readonly TombolAnalis[] } {
  if (codesFrom(analisisWorkflow, 'mulai').includes(kode)) return { utama: 'mulai', lainnya: [] };
  if (!codesFrom(analisisWorkflow, 'batalkan').includes(kode)) return { utama: null, lainnya: [] };
  // With a final report made, handing in is what comes next.
  if (kode === analisisWorkflow.states.laporanAkhir.code)
    return { utama: 'ajukan', lainnya: ['batalkan', 'laporan'] };
  return denganLembar
    ? { utama: null, lainnya: ['laporan', 'ajukan', 'batalkan'] }
    : { utama: 'laporan', lainnya: ['batalkan', 'ajukan'] };
}

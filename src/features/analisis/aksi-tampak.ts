export type TombolAnalis = 'mulai' | 'laporan' | 'ajukan' | 'batalkan';

/**
 * Which acts an analyst is shown at a progress code, the main one first named: start while it waits; report, request
 * completion and cancel once it runs (ANALYSIS-05); nothing at 5, 6 and 7 (ANALYSIS-11, CONST-19).
 */
export function aksiTampak(kode: number): { utama: TombolAnalis | null; lainnya: readonly TombolAnalis[] } {
  if (kode === 0) return { utama: 'mulai', lainnya: [] };
  if (kode > 4) return { utama: null, lainnya: [] };
  // With a final report made, handing in is what comes next.
  return kode === 4
    ? { utama: 'ajukan', lainnya: ['batalkan', 'laporan'] }
    : { utama: 'laporan', lainnya: ['batalkan', 'ajukan'] };
}

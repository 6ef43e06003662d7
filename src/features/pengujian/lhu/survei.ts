import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';

const { lhuTersedia, permintaanDokumen, dokumenTersedia } = pengujianWorkflow.states;
const terbit: readonly number[] = [lhuTersedia.code, permintaanDokumen.code, dokumenTersedia.code];

/** The report is out: it can be printed, and the survey is open (GAP-42, GAP-141). */
export const laporanTerbit = ({ idPengujianStatusPengajuan: kode }: Pengujian): boolean =>
  terbit.includes(kode);

/** The survey waits for this owner; it opens by itself at 14 only (SURVEY-07). */
export const surveiTerbuka = (data: Pengujian): boolean => data.flagSudahSurvei === 0 && laporanTerbit(data);
export const surveiMenyapa = (data: Pengujian): boolean =>
  surveiTerbuka(data) && data.idPengujianStatusPengajuan === lhuTersedia.code;

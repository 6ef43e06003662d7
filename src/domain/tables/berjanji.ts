import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kodeDijanjikan } from '#domain/penggunaan/kode.ts';
import { kodeBerjanji } from '#domain/pengujian/kode.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { adalahPenelitian } from './pendaftaran.ts';

/** Whether what was promised of a submission is still to be kept (BEYOND-29): its report is not out, its use not ended. */
export const berjanji = (record: Penelitian | PengujianRingkas): boolean =>
  adalahPenelitian(record)
    ? kodeDijanjikan.includes(record.idStatusPengajuan)
    : kodeBerjanji.includes(record.idPengujianStatusPengajuan);

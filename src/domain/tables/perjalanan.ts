import { perjalananPenelitian } from '#domain/penelitian/perjalanan.ts';
import { perjalananPengujian } from '#domain/pengujian/perjalanan.ts';
import type { Konteks, Perjalanan } from '#domain/perjalanan/perjalanan.ts';
import { adalahPenelitian, type Pendaftaran } from './pendaftaran.ts';

/** The journey of a submission of either kind, on device and server alike (BEYOND-39). */
export const perjalananDari = (record: Pendaftaran, konteks: Konteks): Perjalanan =>
  adalahPenelitian(record) ? perjalananPenelitian(record, konteks) : perjalananPengujian(record, konteks);

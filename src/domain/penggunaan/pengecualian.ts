import { lewatTanggal } from '#domain/barang/rules.ts';
import type { Barang } from '#domain/barang/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import { petugasLab, type PenelitianPokok } from './pelaku.ts';

/** Who answers for something that is past its date: Laboran and Kalab of its laboratory, never of their own research. */
export const dapatMengecualikan = (
  record: Pick<PenelitianPokok, 'pendaftarUuid' | 'idLaboratorium'>,
  actor: Actor,
): boolean => (actor.role === 'Laboran' || actor.role === 'Kalab') && petugasLab(record, actor) === null;

/** What of these is past its date on the day it is used: an expired material, an instrument whose calibration is due. */
export const yangLewat = (barang: Iterable<Barang>, hari: string): Barang[] => [
  ...new Set([...barang].filter((satu) => lewatTanggal(satu, hari) !== null)),
];

/** 'Agar (kedaluwarsa 24 November 2026)': what is past its date, each with its day. */
export const sebutanLewat = (lewat: readonly Barang[], hari: string): string =>
  lewat.map((satu) => `${satu.namaBarang} (${lewatTanggal(satu, hari)})`).join('; ');

/** What the history of the research says of it. */
export const catatanPengecualian = (lewat: readonly Barang[], hari: string, alasan: string): string =>
  `Tetap dipakai: ${sebutanLewat(lewat, hari)}. Alasan: ${alasan}`;

/** What was said with an act, and what follows from it, as the history has them. */
export const gabungCatatan = (...semua: readonly (string | null)[]): string | null =>
  semua.filter(Boolean).join('\n') || null;

import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import { formatDate } from '#domain/core/format.ts';
import { jenisBarang, type Barang } from './schema.ts';

/** How a line says how much of it was used: by an amount, by a time of the day, or by both (USAGE-07, USAGE-08, CONF-42, CONF-43). */
export type CaraHitung = 'jumlah' | 'waktu' | 'waktuDanJumlah';

/** How lines of this tool, material or instrument are counted. */
export function caraHitung({ idJenisBarang, satuan }: Pick<Barang, 'idJenisBarang' | 'satuan'>): CaraHitung {
  if (idJenisBarang !== jenisBarang.instrumen || satuan === 'formula') return 'jumlah';
  return satuan === 'menit' ? 'waktu' : 'waktuDanJumlah';
}

/** CONST-24: half an hour where time is booked, else one run or one plate. */
export const durasiSatuan = (satuan: string | null): number => (satuan === 'menit' ? 30 : 1);

/** What one unit costs somebody of this tariff, in whole rupiah: tools nothing (GAP-12). */
export const tarifBarang = (
  barang: Pick<Barang, 'tarifInternal' | 'tarifEksternal'>,
  golongan: GolonganTarif,
): number => (golongan === 'internal' ? barang.tarifInternal : barang.tarifEksternal);

/**
 * How many units a line counts: what it says, or of an instrument booked by the minute every begun stretch of its duration
 * (CONF-43, GAP-13). `jumlah` is what was typed and `menit` how long it is held, where anything was said of it.
 */
export function jumlahUnit(
  barang: Pick<Barang, 'idJenisBarang' | 'satuan' | 'durasi'>,
  { jumlah, menit }: { jumlah: number | null; menit: number | null },
): number {
  if (caraHitung(barang) !== 'waktu') return jumlah ?? 0;
  return Math.ceil((menit ?? 0) / (barang.durasi ?? 1));
}

/** What is known of a material on the day it is used: past its date it may not be (GAP-15). */
export const kedaluwarsa = ({ tglExpired }: Pick<Barang, 'tglExpired'>, hari: string): boolean =>
  tglExpired !== null && tglExpired < hari;

/** The same of an instrument: past its calibration it may not be used. */
export const kalibrasiLewat = (
  { tglKalibrasiSelanjutnya }: Pick<Barang, 'tglKalibrasiSelanjutnya'>,
  hari: string,
): boolean => tglKalibrasiSelanjutnya !== null && tglKalibrasiSelanjutnya < hari;

/** In words why something is not used on a day unless an officer answers for it, or null (docs/decisions/023). */
export function lewatTanggal(
  barang: Pick<Barang, 'tglExpired' | 'tglKalibrasiSelanjutnya'>,
  hari: string,
): string | null {
  if (kedaluwarsa(barang, hari)) return `kedaluwarsa ${formatDate(barang.tglExpired)}`;
  return kalibrasiLewat(barang, hari)
    ? `jadwal kalibrasi lewat ${formatDate(barang.tglKalibrasiSelanjutnya)}`
    : null;
}

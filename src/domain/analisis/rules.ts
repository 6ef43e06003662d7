import { labDay } from '#domain/core/clock.ts';
import { adaTulisan } from '#domain/core/tulisan.ts';
import { kodePengujian } from '#domain/pengujian/kode.ts';
import { kodeProgres } from '#domain/progres/kode.ts';
import type { Analisis } from './schema.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';

/** The newest final report that counts: newer than the latest start, a cancelled run's does not (GAP-138). */
export function laporanAkhirTerbaru<R extends Pick<RiwayatProgres, 'aksi'>>({
  history,
}: {
  history: readonly R[];
}): R | undefined {
  const lastStart = history.findLastIndex((entry) => entry.aksi === 'mulai');
  return history.slice(lastStart + 1).findLast((entry) => entry.aksi === 'laporanAkhir');
}

export const adaLaporanAkhir = (history: readonly Pick<RiwayatProgres, 'aksi'>[]): boolean =>
  laporanAkhirTerbaru({ history }) !== undefined;

/** The row a supervisor decides on: the newest completion request, and only while it is still open (GAP-138). */
export function pengajuanTerbuka(record: Analisis): RiwayatProgres | undefined {
  return record.idStatusProgresParameter === kodeProgres.pengajuanSelesai
    ? record.history.findLast((entry) => entry.aksi === 'ajukanSelesai')
    : undefined;
}

/**
 * When the end of the test was asked for, of a report that was written anew after that: its correction took its place in
 * the order of writes and bears its own time. Null of any other row.
 */
export function diajukanSebelumDiubah(
  history: readonly Pick<RiwayatProgres, 'uuid' | 'aksi' | 'jenisLaporan' | 'dibuatPada'>[],
  { uuid, jenisLaporan, dibuatPada }: Pick<RiwayatProgres, 'uuid' | 'jenisLaporan' | 'dibuatPada'>,
): string | null {
  if (jenisLaporan === null) return null;
  const at = history.findIndex((entry) => entry.uuid === uuid);
  const pengajuan = history.slice(at + 1).find((entry) => entry.aksi === 'ajukanSelesai');
  return pengajuan && pengajuan.dibuatPada < dibuatPada ? pengajuan.dibuatPada : null;
}

/** The testing section exists only from code 7 on: before that nobody is assigned (ANALYSIS-04, REVIEW-09, W1). */
export const bagianPengujianTampak = (kdStatusPengajuan: number): boolean =>
  kdStatusPengajuan >= kodePengujian.antrian;

/** A report may not be dated before the day it was begun (ANALYSIS-09, offline.md section 5). Gives the sentence or null. */
export const tanggalLaporanDitolak = (tanggal: string, begun: Date): string | null =>
  tanggal < labDay(begun) ? 'Tanggal tidak boleh sebelum hari ini' : null;

/** Largest report the outbox sends; the editor says so before the server would (offline.md section 4). */
export const maksIsiLaporan = 300 * 1024;

/**
 * True for rich text of at most 10,000 elements, more than any report has: cleaning nested elements takes time by the
 * square of their number, and one request must not hold up everybody's.
 */
export const tidakTerlaluRumit = (html: string): boolean => (html.match(/</g)?.length ?? 0) <= 20_000;

/** True when rich text holds something a reader would see. */
export const adaIsi = (html: string): boolean =>
  adaTulisan(
    html
      .replace(/<[^<>]*>/g, '') // Without '<' inside: a tag that never ends would take time by the square of its length.
      .replaceAll('&nbsp;', ' '),
  );

/** A record with what its reports say and show taken from another reading of its history, where it has none itself. */
export const denganIsi = (record: Analisis, history: Analisis['history']): Analisis => ({
  ...record,
  history: record.history.map((row) => {
    if (row.isi !== undefined) return row;
    const { isi, foto, lembar } = history.find(({ uuid }) => uuid === row.uuid) ?? {};
    return { ...row, isi, foto, lembar };
  }),
});

import type { Analisis } from '#domain/analisis/schema.ts';
import type { Draf } from '#data/db.ts';
import { dapatDiubah, type Baris } from '#data/outbox/row.ts';
import { paths } from '#paths';

/** The record an outbox row of the analysis work set is about, by its lane. */
export const recordDari = (lane: string): string | null =>
  lane.startsWith('analisis:') ? lane.slice('analisis:'.length) : null;

export const panggilanLaporan = 'POST test-analysis/report';
/** Writes of the supervisor; all others of an analysis are the analyst's. */
const milikPenyelia = ['PUT test-analysis/method', 'PUT test-analysis/verification-done'];

/** The two sub-views of /kotak-keluar, in the address: the back button closes them and a reload keeps them. */
export const tampilkan = {
  banding: (opId: string) => ({ banding: opId }),
  perbaiki: (opId: string) => ({ perbaiki: opId }),
} as const;

const dengan = (path: string, perbaiki: string | null) =>
  perbaiki ? `${path}&perbaiki=${encodeURIComponent(perbaiki)}` : path;

/** The form in which a refused report is offered again: the supervisor's for a review, the analyst's for the rest. */
export const alamatLaporan = (uuid: string, jenisLaporan: unknown, perbaiki: string | null): string =>
  dengan(jenisLaporan === 'review' ? paths.review.edit(uuid) : paths.analisis.edit(uuid), perbaiki);

/**
 * Where a draft goes on being written, or null: no page of this version writes such drafts, or the write it was to repair
 * has left. A report whose kind is not chosen yet belongs to whoever this person is for the record.
 */
export function alamatDraf(
  draf: Draf,
  rows: readonly Baris[],
  record: Analisis | undefined,
  userId: string,
): string | null {
  const { call, record: uuid, untuk, isi } = draf;
  if (!uuid || !call.includes('test-analysis/')) return null;
  const perbaiki = untuk === 'baru' ? null : untuk;
  if (perbaiki && !rows.some((row) => row.opId === perbaiki && dapatDiubah(row))) return null;
  if (call === panggilanLaporan) {
    const jenis =
      isi['jenisLaporan'] || (record && record.userAnalyst?.uuid !== userId ? 'review' : 'progres');
    return alamatLaporan(uuid, jenis, perbaiki);
  }
  if (perbaiki) return `${paths.kotakKeluar()}?${new URLSearchParams(tampilkan.perbaiki(perbaiki))}`;
  return milikPenyelia.includes(call) ? paths.review.edit(uuid) : paths.analisis.edit(uuid);
}

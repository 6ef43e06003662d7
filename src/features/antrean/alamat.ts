import type { Analisis } from '#domain/analisis/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { Draf } from '#data/db.ts';
import { dapatDiubah, type Baris } from '#data/outbox/row.ts';
import { paths } from '#paths';

/** The lane of the writes on one analysis. */
export const laneAnalisis = (uuid: string): string => `analisis:${uuid}`;

/** The record an outbox row of the analysis work set is about, by its lane. */
export const recordDari = (lane: string): string | null =>
  lane.startsWith(laneAnalisis('')) ? lane.slice(laneAnalisis('').length) : null;

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

/** Who reads the outbox, and their own registrations by their id and by those of their invoices. */
export type Pembaca = { actor: Actor; milik: ReadonlyMap<string, string> };

const panggilanDaftar = 'POST test';

/** The page of a submission on which a call has its form. */
const formulirPengujian: Record<string, (uuid: string, pembaca: Pembaca) => string> = {
  'POST test-payment/invoice/payment': paths.pembayaran.detail,
  // Owners of other roles have report and survey on the record (GAP-141).
  'POST survey': (uuid, { actor }) =>
    actor.role === 'Pendaftar' ? paths.pendaftaran.lhu(uuid) : paths.pendaftaran.pengujian(uuid),
  'POST test/verification': (uuid, { actor, milik }) => {
    if (milik.has(uuid)) return paths.pendaftaran.pengujian(uuid);
    return actor.role === 'Admin' ? paths.persetujuan.edit(uuid) : paths.kalabPengujian.edit(uuid);
  },
};

/**
 * Where a write or draft about samples to be tested has its form, or null: it has none of that kind. `record` is what it
 * is about, a submission or an invoice of one; a registration that is not on the server yet is about nothing.
 */
export function alamatPengujian(
  call: string,
  record: string | null,
  perbaiki: string | null,
  pembaca: Pembaca,
): string | null {
  if (call === panggilanDaftar)
    return perbaiki ? paths.pendaftaran.perbaiki(perbaiki) : paths.pendaftaran.tambah();
  const formulir = formulirPengujian[call];
  return formulir && record ? dengan(formulir(pembaca.milik.get(record) ?? record, pembaca), perbaiki) : null;
}

/**
 * Where a draft goes on being written, or null: no page of this version writes such drafts, or the write it was to repair
 * has left. A report whose kind is not chosen yet belongs to whoever this person is for the record.
 */
export function alamatDraf(
  draf: Draf,
  rows: readonly Baris[],
  record: Analisis | undefined,
  pembaca: Pembaca,
): string | null {
  const { call, record: uuid, untuk, isi } = draf;
  const perbaiki = untuk === 'baru' ? null : untuk;
  if (perbaiki && !rows.some((row) => row.opId === perbaiki && dapatDiubah(row))) return null;
  if (!uuid || !call.includes('test-analysis/')) return alamatPengujian(call, uuid, perbaiki, pembaca);
  if (call === panggilanLaporan) {
    const jenis =
      isi['jenisLaporan'] ||
      (record && record.userAnalyst?.uuid !== pembaca.actor.uuid ? 'review' : 'progres');
    return alamatLaporan(uuid, jenis, perbaiki);
  }
  if (perbaiki) return `${paths.kotakKeluar()}?${new URLSearchParams(tampilkan.perbaiki(perbaiki))}`;
  return milikPenyelia.includes(call) ? paths.review.edit(uuid) : paths.analisis.edit(uuid);
}

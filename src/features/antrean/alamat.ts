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

/** The two sub-views of /kotak-keluar, in the address: the back button closes them and a reload keeps them. */
export const tampilkan = {
  banding: (opId: string) => ({ banding: opId }),
  perbaiki: (opId: string) => ({ perbaiki: opId }),
} as const;

const dengan = (path: string, perbaiki: string) => `${path}&perbaiki=${encodeURIComponent(perbaiki)}`;

/** The form in which a refused report is offered again: the supervisor's for a review, the analyst's for the rest. */
export const alamatLaporan = (uuid: string, jenisLaporan: unknown, perbaiki: string): string =>
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
 * The form in which a refused write about samples to be tested is offered again, or null: it has none. `record` is what it
 * is about, a submission or an invoice of one; a registration that is not on the server yet is about nothing.
 */
export function alamatPengujian(
  call: string,
  record: string | null,
  perbaiki: string,
  pembaca: Pembaca,
): string | null {
  if (call === panggilanDaftar) return paths.pendaftaran.perbaiki(perbaiki);
  const formulir = formulirPengujian[call];
  return formulir && record ? dengan(formulir(pembaca.milik.get(record) ?? record, pembaca), perbaiki) : null;
}

/**
 * Where a draft goes on being written: a new write on the page where it was begun, a repair in the form of the write it
 * corrects. Null when that write has left, or an earlier version did not keep the page.
 */
export function alamatDraf(
  { call, record, untuk, isi, alamat }: Draf,
  rows: readonly Baris[],
  pembaca: Pembaca,
): string | null {
  if (untuk === 'baru') return alamat ?? null;
  if (!rows.some((row) => row.opId === untuk && dapatDiubah(row))) return null;
  if (record && call === panggilanLaporan) return alamatLaporan(record, isi['jenisLaporan'], untuk);
  return (
    alamatPengujian(call, record, untuk, pembaca) ??
    `${paths.kotakKeluar()}?${new URLSearchParams(tampilkan.perbaiki(untuk))}`
  );
}

import type { Actor } from '#domain/core/roles.ts';
import type { BarisRekaman } from '#data/koleksi/adapter.ts';
import { perluKeputusan, type Baris } from '#data/outbox/row.ts';
import { sandingAnalisis } from './banding.ts';
import { sandingPengujian } from './banding-pengujian.ts';

/** One line of the comparison. `beda`: mine would change what stands on the server. */
export type Bidang = { label: string; milik: string | null; server: string | null; beda: boolean };

/** Something that happened to the record. */
type Perubahan = {
  uuid: string;
  waktu: string;
  nama: string | undefined;
  judul: string;
  catatan: string | null;
};

/** What is made of mine and the server's together: a text in the form of its record, or `null` for a small form here. */
export type Gabungan = { dapat: boolean; teks: { isi: Record<string, unknown>; to: string } | null };

/** The way out besides taking the server's version: mine as it was or merged, or deciding anew on what stands there. */
export type Cara =
  | { jenis: 'pertahankan'; baseRev: string | null; gabungan: Gabungan | null }
  | { jenis: 'putuskanLagi'; to: string };

/** A write that needs its author, laid beside the record as the server has it. */
export type Sandingan = {
  /** The revision of that record. */
  rev: string;
  bidang: readonly Bidang[];
  /** For a report: both texts; the server's is null while it has none. */
  teks: { milik: string; server: string | null } | null;
  /** What happened to the record that the author had not seen, oldest first. */
  perubahan: readonly Perubahan[];
  /** Who decided meanwhile what this write was about, and when, in a sentence: mine is void. */
  batal: string | null;
  /** Why mine can no longer take effect, or null. */
  halangan: string | null;
  /** When the same person had already started it elsewhere: nothing to compare, only to go on (offline.md section 5). */
  sudahDimulai: string | null;
  cara: Cara;
};

/** How a write and its record are read by the kind of record; null when it is none that can be compared. */
type Penyanding = (row: Baris, base: BarisRekaman | undefined, actor: Actor) => Sandingan | null;

/** By the lane of the write. A new kind of record that people decide about is a line here. */
const perLane: Record<string, Penyanding> = { analisis: sandingAnalisis, pengujian: sandingPengujian };

/** Mine and the server's for a write that needs a decision; null where nothing can be put beside it. */
export function sandingkan(row: Baris, base: BarisRekaman | undefined, actor: Actor): Sandingan | null {
  const [lane = ''] = row.lane.split(':');
  return perluKeputusan(row) ? (perLane[lane]?.(row, base, actor) ?? null) : null;
}

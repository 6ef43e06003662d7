import type { Actor } from '#domain/core/roles.ts';
import type { BarisRekaman } from '#data/koleksi/adapter.ts';
import { perluKeputusan, type Baris } from '#data/outbox/row.ts';
import { panggilanDari } from './rekaman-table.ts';

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

/** Mine and the server's for a write that needs a decision; null where nothing can be put beside it. */
export function sandingkan(row: Baris, base: BarisRekaman | undefined, actor: Actor): Sandingan | null {
  return perluKeputusan(row) ? (panggilanDari(row.call)?.sandingkan?.(row, base, actor) ?? null) : null;
}

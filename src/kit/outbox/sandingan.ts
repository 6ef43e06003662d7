import type { ReactNode } from 'react';
import type { Baris } from '#data/baris.ts';
import { formatDateTime } from '#domain/core/format.ts';
import type { Verdict } from '#domain/core/workflow.ts';

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

/** A part of a write that stands otherwise on the server, and of which mine may be used or not. */
export type BarisPilihan = { nama: string; label: ReactNode; milik: string; server: string };

/** A write of many parts that is decided part by part; what stands in no line is taken as it is. */
export type PerBaris = {
  baris: readonly BarisPilihan[];
  /** The body to send, with mine of the named parts. */
  susun: (milik: ReadonlySet<string>) => Record<string, unknown>;
};

/** The way out besides taking the server's version: mine as it was or merged, or deciding anew on what stands there. */
export type Cara =
  | { jenis: 'pertahankan'; baseRev: string | null; gabungan: Gabungan | null; perBaris?: PerBaris }
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

/** Entries of a history that were not before the author when they wrote. */
export const belumDilihat = <E extends { uuid: string }>(
  { opId, dilihat = [] }: Baris,
  history: readonly E[],
): E[] => history.filter(({ uuid }) => uuid !== opId && !dilihat.includes(uuid));

/** A line of mine and the server's; what one of them says nothing about is null there: 'Tidak diubah'. */
export const bidang = (label: string, milik: string | null, server: string | null): Bidang => ({
  label,
  milik,
  server,
  beda: milik !== null && server !== null && milik !== server,
});

/** The note that goes with mine, where it has one. */
export const bidangCatatan = (catatan: string | null, label = 'Catatan'): Bidang[] =>
  catatan ? [bidang(label, catatan, null)] : [];

/** An entry of the history of a submission or letter. */
type Entri = { uuid: string; createdAt: string; user: { nama: string } | null; catatan: string | null };

/** What lies beside a write on a record whose history is known: all that is the same of every kind of it. */
export const sandinganDari = <E extends Entri>(
  row: Baris,
  history: readonly E[],
  judul: (entry: E) => string,
  {
    dapat,
    batal = null,
    ...isi
  }: Pick<Sandingan, 'rev' | 'bidang' | 'cara'> & { dapat: Verdict; batal?: string | null },
): Sandingan => ({
  ...isi,
  teks: null,
  perubahan: belumDilihat(row, history).map((entry) => ({
    uuid: entry.uuid,
    waktu: entry.createdAt,
    nama: entry.user?.nama,
    judul: judul(entry),
    catatan: entry.catatan,
  })),
  batal,
  halangan: dapat.ok ? null : dapat.reason,
  sudahDimulai: null,
});

/** Who has decided, when and what, in a sentence; null where nobody has. */
export const sudahDiputuskan = <E extends Entri>(
  entry: E | undefined,
  judul: (entry: E) => string,
): string | null =>
  entry
    ? `Sudah diputuskan oleh ${entry.user?.nama ?? 'sistem'} pada ${formatDateTime(entry.createdAt)}: ${judul(entry)}.`
    : null;

import type { Role } from '#domain/core/roles.ts';

/** What a picture shows is taken from the real screen by tests/e2e/lengkap/panduan.spec.ts, which knows how to get there. */
export type Gambar = {
  /** Its file is /panduan/<nama>.webp. */
  nama: string;
  perangkat: 'ponsel' | 'tablet' | 'laptop';
  /** What is seen on it, for who does not see it. */
  alt: string;
};

/**
 * One chapter: how one piece of work is done. Words that stand on the screen are written **so**; a test looks each of them
 * up in the screens of `halaman`.
 */
export type Bab = {
  /** In its address: /panduan/<kode>. */
  kode: string;
  judul: string;
  /** What it is for, in a sentence. */
  ringkas: string;
  /** Addresses of the pages it explains: the link 'Panduan' of those pages leads here. */
  halaman: readonly string[];
  langkah: readonly string[];
  /** What one asks afterwards. */
  catatan?: readonly string[];
  gambar?: Gambar;
};

/** The chapters of one kind of work, and whose it is. */
export type Bagian = { judul: string; roles: readonly Role[]; bab: readonly Bab[] };

import type { Table } from 'dexie';
import { reducePengujian } from '#domain/pengujian/reduce.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Bacaan, SaringDaftar } from './baca.ts';
import type { BarisPengujian, JenisPendaftaran } from './koleksi/pengujian.ts';
import { koleksiRekaman } from './koleksi/table.ts';

/** The own registrations that the server has, with own writes of all their lanes on top. */
export const pengujianSaya: Bacaan<Pengujian, BarisPengujian> = {
  adapter: koleksiRekaman.pendaftaran,
  table: (db) => db.pendaftaran,
  reduce: reducePengujian,
};

/** What a list of submissions is searched and filtered by. */
type SaringanPengujian = { cari: string; idLaboratorium: number | null; jenis?: JenisPendaftaran | null };
export type SaringPengujian = SaringDaftar & SaringanPengujian;

export const semuaPengujian: SaringanPengujian = { cari: '', idLaboratorium: null };

/**
 * The submissions of a table that fit, newest first. It is walked whole: what one registrant sent in and what waits for one
 * Kalab are tens, not thousands.
 */
export function pilihPengujian({ cari, idLaboratorium, jenis = null }: SaringanPengujian) {
  const text = cari.trim().toLowerCase();
  return {
    urut: (table: Table<BarisPengujian, string>) => table.orderBy('urut').reverse(),
    cocok: (row: BarisPengujian) =>
      row.cari.includes(text) &&
      (jenis === null || row.jenis === jenis) &&
      (idLaboratorium === null || row.idLaboratorium === idLaboratorium),
  };
}

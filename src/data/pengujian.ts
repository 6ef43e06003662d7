import type { Table } from 'dexie';
import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { sejakPendaftar } from '#domain/penelitian/giliran.ts';
import { sejakKeadaan } from '#domain/perjalanan/sejak.ts';
import { reducePengujian } from '#domain/pengujian/reduce.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { berurut, type Bacaan, type Daftar, type SaringDaftar, type Urut } from './baca.ts';
import type { BarisPendaftaran } from './koleksi/kedua-jenis.ts';
import { koleksiRekaman } from './koleksi/table.ts';
import type { Tampilan } from './view.ts';

/** How own writes lie on a submission of testing; those on research are for its own reading. */
export const reduceBilaPengujian: Bacaan<Pendaftaran, BarisPendaftaran>['reduce'] = (data, tulisan, actor) =>
  adalahPenelitian(data) ? data : reducePengujian(data, tulisan, actor);

/** The own registrations of testing that the server has, with own writes of all their lanes on top. */
export const pengujianSaya: Bacaan<Pendaftaran, BarisPendaftaran> = {
  adapter: koleksiRekaman.pendaftaran,
  table: (db) => db.pendaftaran,
  reduce: reduceBilaPengujian,
};

/** What a list of submissions is searched and filtered by. */
export type SaringanPengujian = {
  cari: string;
  idLaboratorium: number | null;
  jenis?: JenisPendaftaran | null;
  urut?: Urut | null;
  /** Only what waits for the reader: what has waited longest comes first (GAP-151). */
  menunggu?: boolean;
};
export type SaringPengujian = SaringDaftar & SaringanPengujian;

export const semuaPengujian: SaringanPengujian = { cari: '', idLaboratorium: null };

/** Since when a submission has waited; on a device that is known of what waits for its registrant too. */
export const sejakMenunggu = (data: Pendaftaran): string =>
  adalahPenelitian(data) ? sejakPendaftar(data) : sejakKeadaan(data);

/**
 * The submissions of a table that fit, of both kinds, newest first. It is walked whole: what one registrant sent in and what
 * waits for one Kalab are tens, not thousands.
 */
export function pilihPendaftaran(saring: SaringanPengujian) {
  const { cari, idLaboratorium, jenis = null, urut = null, menunggu = false } = saring;
  const text = cari.trim().toLowerCase();
  return {
    urut: (table: Table<BarisPendaftaran, string>) => berurut(table.orderBy('urut'), urut),
    sejak: menunggu && urut === null ? sejakMenunggu : undefined,
    cocok: (row: BarisPendaftaran) =>
      row.cari.includes(text) &&
      (jenis === null || row.jenis === jenis) &&
      (idLaboratorium === null || row.idLaboratorium === idLaboratorium),
  };
}

/** The same of testing alone. */
export function pilihPengujian(saring: SaringanPengujian) {
  const { cocok, ...pilihan } = pilihPendaftaran(saring);
  return { ...pilihan, cocok: (row: BarisPendaftaran) => row.jenis === 'pengujian' && cocok(row) };
}

/** A question about a submission of testing, asked of one of either kind. */
export const bilaPengujian =
  (tanya: (data: Pengujian) => boolean) =>
  (data: Pendaftaran): boolean =>
    !adalahPenelitian(data) && tanya(data);

const adalahTampilanPengujian = (tampilan: Tampilan<Pendaftaran>): tampilan is Tampilan<Pengujian> =>
  !adalahPenelitian(tampilan.data);

/** One record, when it is of testing. */
export const satuPengujian = (tampilan: Tampilan<Pendaftaran> | null): Tampilan<Pengujian> | null =>
  tampilan && adalahTampilanPengujian(tampilan) ? tampilan : null;

/** A list of testing alone as such. */
export const daftarPengujian = ({ baris, ...daftar }: Daftar<Pendaftaran>): Daftar<Pengujian> => ({
  ...daftar,
  baris: baris.filter(adalahTampilanPengujian),
});

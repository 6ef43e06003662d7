import type { Laboratorium } from '#domain/laboratorium/schema.ts';
import type { BarisKoleksi, Koleksi } from './adapter.ts';

/** One choice of a reference list; `uuid` is 'jenis:kode'. */
export type Acuan = BarisKoleksi & {
  jenis: string;
  kode: number;
  nama: string;
  induk: number | null;
  urutan: number;
  /** Of a laboratory that is none: research done elsewhere is decided there (GAP-22). */
  tanpaRuang?: true;
  /** Of a laboratory, from a server that tells: what its papers say of it. */
  profil?: Laboratorium;
  /** Of a holiday or a decree, from a server that tells: its revision. */
  rev?: string;
};

export const acuan: Koleksi<Omit<Acuan, 'generasi'>, Acuan> = {
  skema: { sejak: 2, kolom: 'uuid, jenis, generasi' },
  row: (record, generasi) => ({ ...record, generasi }),
};

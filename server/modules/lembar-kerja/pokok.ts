import { inArray } from 'drizzle-orm';
import { pokokVersi } from '#domain/lembar-kerja/kabar.ts';
import { cobaSemua, contohKeliru } from '#domain/lembar-kerja/coba.ts';
import type { PembacaPokok } from '#server/core/implement.ts';
import { versiLembar } from '#server/db/tables/lembar-kerja.ts';
import { findVersi } from './repository.ts';

/** Versions of sheets as their author and their second person are told of them. */
export const pokok: PembacaPokok = {
  jenis: 'versiLembar',
  baca: async (db, ids) =>
    (await findVersi(db, inArray(versiLembar.id, [...ids]))).map((versi) =>
      pokokVersi(versi, contohKeliru(cobaSemua(versi.isi, versi.contoh))),
    ),
};

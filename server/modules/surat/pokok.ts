import { inArray } from 'drizzle-orm';
import { pokokSurat } from '#domain/surat/kabar.ts';
import type { PembacaPokok } from '#server/core/implement.ts';
import { surat } from '#server/db/tables/surat.ts';
import { findSurat } from './repository.ts';

/** Letters as those are told of them who decide them. */
export const pokok: PembacaPokok = {
  jenis: 'surat',
  baca: async (db, ids) => (await findSurat(db, inArray(surat.id, [...ids]))).map(pokokSurat),
};

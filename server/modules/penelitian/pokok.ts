import { inArray } from 'drizzle-orm';
import { pokokPenelitian } from '#domain/penelitian/kabar.ts';
import type { PembacaPokok } from '#server/core/implement.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { nobody } from '#server/core/nobody.ts';
import { janjiTiba } from '#server/modules/pendaftaran/repository.ts';
import { findPenelitianUtuh } from './repository.ts';

/** Research as those are told of it who have to do with it. */
export const pokok: PembacaPokok = {
  jenis: 'pendaftaran',
  baca: async (db, ids, saat) =>
    (await findPenelitianUtuh(db, nobody, inArray(penelitian.id, [...ids]))).map((record) =>
      pokokPenelitian(record, saat),
    ),
  tanggal: { janji: janjiTiba('penelitian') },
};

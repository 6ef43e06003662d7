import { inArray } from 'drizzle-orm';
import { giliranMeja } from '#domain/analisis/kabar.ts';
import { pokokPengujian } from '#domain/pengujian/kabar.ts';
import type { PembacaPokok } from '#server/core/implement.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { nobody } from '#server/core/nobody.ts';
import { janjiTiba } from '#server/modules/pendaftaran/repository.ts';
import { findPengujian } from './repository.ts';

/** Tests as those are told of them who have to do with them, at the bench and elsewhere. */
export const pokok: PembacaPokok = {
  jenis: 'pendaftaran',
  baca: async (db, ids, saat) => {
    const found = await findPengujian(db, nobody, inArray(pendaftaran.id, [...ids]), {
      denganProgres: false,
    });
    return found.map((record) => pokokPengujian(record, saat, giliranMeja));
  },
  tanggal: { janji: janjiTiba('pengujian') },
};

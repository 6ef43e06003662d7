import { inArray } from 'drizzle-orm';
import { pokokPengujian } from '#domain/kabar/pengujian.ts';
import type { PembacaPokok } from '#server/core/implement.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { nobody } from '#server/core/nobody.ts';
import { findPengujian } from './repository.ts';

/** Tests as those are told of them who have to do with them. */
export const pokok: PembacaPokok = {
  jenis: 'pendaftaran',
  baca: async (db, ids) =>
    (await findPengujian(db, nobody, inArray(pendaftaran.id, [...ids]), { denganProgres: false })).map(
      pokokPengujian,
    ),
};

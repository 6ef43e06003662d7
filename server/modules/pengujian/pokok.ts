import { and, eq, inArray, or } from 'drizzle-orm';
import { giliranMeja } from '#domain/analisis/kabar.ts';
import { batasHariKerja } from '#domain/kabar/pengingat.ts';
import { kodeBerjanji } from '#domain/pengujian/kode.ts';
import { pokokPengujian } from '#domain/pengujian/kabar.ts';
import { tiba } from '#server/core/due.ts';
import type { PembacaPokok } from '#server/core/implement.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { nobody } from '#server/core/nobody.ts';
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
  tanggal: {
    janji: async (db, saat, sudah) => {
      const lab = await db.select({ id: laboratorium.id }).from(laboratorium);
      return db
        .select({ uuid: pengujian.id })
        .from(pengujian)
        .innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id))
        .where(
          and(
            inArray(pendaftaran.kdStatus, [...kodeBerjanji]),
            or(
              ...lab.map(({ id }) =>
                and(
                  eq(pendaftaran.laboratoriumId, id),
                  tiba(
                    pengujian.janji,
                    saat.ingatkan.janji,
                    saat.hari,
                    sudah,
                    batasHariKerja(saat.kalender(id)),
                  ),
                ),
              ),
            ),
          ),
        );
    },
  },
};

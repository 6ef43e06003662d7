import { lembarSiap } from '#domain/lembar-kerja/siap/semua.ts';
import { kodeVersi } from '#domain/lembar-kerja/versi-workflow.ts';
import type { Db } from '#server/core/database.ts';
import { versiLembar } from '#server/db/tables/lembar-kerja.ts';
import { akunDari } from './akun.ts';
import { katalog } from './parameter-uji/katalog.ts';
import { idPada, type Kalender } from './waktu.ts';

/** Of tests of the Kalab of the laboratory; the other laboratories have another one. */
const kalabDari = (laboratoriumId: number): string =>
  akunDari('kalab').laboratorium.includes(laboratoriumId) ? 'kalab' : 'kalab2';

/** A sheet for every test that a ready one fits, written by Admin and released by the Kalab of its laboratory. */
export async function simpanVersiLembar(
  db: Db,
  parameterUjiId: ReadonlyMap<string, number>,
  kalender: Kalender,
): Promise<void> {
  const penulis = akunDari('admin').uuid;
  const dibuatPada = kalender.saat(60, 9 * 60);
  const dirilisPada = kalender.saat(59, 10 * 60);
  const semua = [...katalog].flatMap(([laboratoriumId, uji]) =>
    uji.flatMap(({ kd }) => {
      const siap = lembarSiap.find(({ untuk }) => untuk.includes(kd));
      return siap ? [{ kd, siap, dirilisOleh: akunDari(kalabDari(laboratoriumId)).uuid }] : [];
    }),
  );
  await db.insert(versiLembar).values(
    semua.map(({ kd, siap, dirilisOleh }, urutan) => ({
      id: idPada(dibuatPada, urutan),
      parameterUjiId: parameterUjiId.get(kd)!,
      nomor: 1,
      isi: siap.isi,
      contoh: siap.contoh,
      kdStatus: kodeVersi.dirilis,
      dibuatOleh: penulis,
      dibuatPada,
      penulis: [penulis],
      dirilisOleh,
      dirilisPada,
      rev: 2,
      updatedAt: dirilisPada,
    })),
  );
}

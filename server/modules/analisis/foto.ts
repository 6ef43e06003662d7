import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import type { FotoTulisan } from '#domain/berkas/foto.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { unlessTaken } from '#server/core/taken.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { fotoProgres, parameterSampel, riwayatProgres } from '#server/db/tables/pengujian.ts';
import { terlihat } from '#server/modules/pengujian/policy.ts';
import { writeMoves } from './moves.ts';
import { milik } from './policy.ts';

/** Keeps the photos of an act beside the row that its history gained. Refuses with 422 one that is kept already. */
export async function simpanFoto(context: Context, foto: readonly FotoTulisan[]): Promise<void> {
  // The row is only noted so far, and they point to it.
  await writeMoves(context);
  await unlessTaken({ foto_progres_pkey: { field: 'foto', message: sudahAda } }, () =>
    context.db.insert(fotoProgres).values(
      foto.map(({ uuid, keterangan, sel, fileFoto: { sha256, name } }, urutan) => ({
        id: uuid,
        riwayatId: context.operasiId,
        urutan,
        sha256,
        nama: name,
        keterangan,
        sel,
      })),
    ),
  );
}

const sudahAda = 'Foto ini sudah ada di laporan lain. Hapus lalu tambahkan lagi fotonya.';

/** The submissions of photos, each with the row of the history that brought it. */
const pengujianFoto = (db: Db) =>
  db
    .selectDistinct({ id: parameterSampel.pengujianId })
    .from(fotoProgres)
    .innerJoin(riwayatProgres, eq(riwayatProgres.id, fotoProgres.riwayatId))
    .innerJoin(parameterSampel, eq(parameterSampel.id, riwayatProgres.parameterId))
    .innerJoin(pendaftaran, eq(pendaftaran.id, parameterSampel.pengujianId));

/** The submissions with a history that this file is a photo of. */
export async function pengujianDenganFoto(db: Db, sha256: string): Promise<string[]> {
  const found = await pengujianFoto(db).where(eq(fotoProgres.sha256, sha256));
  return found.map(({ id }) => id);
}

/**
 * Of submissions that somebody may see, those in which they read the row that this photo came with: of their own
 * parameters all, of others what reports say where they read these; never who registered it (bolehDilihat).
 */
export async function membacaFoto(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  sha256: string,
): Promise<string[]> {
  const dilaporkan = and(
    isNull(riwayatProgres.lembar),
    ne(pendaftaran.pendaftarId, actor.uuid),
    terlihat.laporan(actor),
  );
  const found = await pengujianFoto(db).where(
    and(
      eq(fotoProgres.sha256, sha256),
      inArray(parameterSampel.pengujianId, [...ids]),
      or(milik({ actor }, 'keduanya'), dilaporkan),
    ),
  );
  return found.map(({ id }) => id);
}

import { and, asc, desc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Orang } from '#domain/core/orang.ts';
import type { Actor } from '#domain/core/roles.ts';
import { giliran, stateByCode } from '#domain/core/workflow.ts';
import { cobaSemua, contohKeliru } from '#domain/lembar-kerja/coba.ts';
import type { VersiDicoba, VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { kodeVersi } from '#domain/lembar-kerja/kode-versi.ts';
import { versiWorkflow } from '#domain/lembar-kerja/versi-workflow.ts';
import type { Db } from '#server/core/database.ts';
import { readingOne } from '#server/core/read-one.ts';
import { versiLembar as tabel } from '#server/db/tables/lembar-kerja.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';

/** Released at some time: what the bench may have begun with. */
export const pernahDirilis = isNotNull(tabel.dirilisPada);

/** What this person reads: what was released, and of the laboratories they keep what is being written as well. */
export const terbaca = (actor: Actor): SQL | undefined => {
  if (actor.role === 'Admin' && actor.laboratorium.length === 0) return undefined;
  return actor.role === 'Admin' || actor.role === 'Kalab'
    ? or(pernahDirilis, inArray(parameterUji.laboratoriumId, [...actor.laboratorium]))
    : pernahDirilis;
};

/** Versions that fit, newest first. */
export async function findVersi(db: Db, where: SQL | undefined): Promise<VersiLembar[]> {
  const found = await db
    .select({ versi: tabel, uji: parameterUji })
    .from(tabel)
    .innerJoin(parameterUji, eq(parameterUji.id, tabel.parameterUjiId))
    .where(where)
    .orderBy(asc(tabel.parameterUjiId), desc(tabel.nomor));
  const orang = await findOrang(
    db,
    found.flatMap(({ versi }) => [...versi.penulis, ...(versi.dirilisOleh ? [versi.dirilisOleh] : [])]),
  );
  return found.map(({ versi, uji }) => {
    const { code, label } = versiWorkflow.states[stateByCode(versiWorkflow, versi.kdStatus)];
    return {
      uuid: versi.id,
      rev: String(versi.rev),
      parameterUji: {
        uuid: uji.uuid,
        kdParameterUji: uji.kdParameterUji,
        namaParameterUji: uji.namaParameterUji,
        satuanHasil: uji.satuanHasil,
      },
      idLaboratorium: uji.laboratoriumId,
      nomor: versi.nomor,
      statusVersi: { kdStatusVersi: code, statusVersi: label },
      isi: versi.isi,
      contoh: versi.contoh,
      alasan: versi.alasan,
      dibuatOleh: orang.get(versi.dibuatOleh)!,
      dibuatPada: versi.dibuatPada.toISOString(),
      penulis: versi.penulis.map((uuid) => orang.get(uuid)!),
      dirilisOleh: versi.dirilisOleh === null ? null : orang.get(versi.dirilisOleh)!,
      dirilisPada: versi.dirilisPada?.toISOString() ?? null,
    };
  });
}

/** The tests with a draft that this person is to release: proven by its examples, and written by others (W10); each since when. */
export async function ujiMenungguRilis(db: Db, actor: Actor): Promise<Map<string, string>> {
  const rancangan = await findVersi(db, and(eq(tabel.kdStatus, kodeVersi.rancangan), terbaca(actor)));
  const menunggu = rancangan
    .map((versi) => ({ ...versi, keliru: contohKeliru(cobaSemua(versi.isi, versi.contoh)) }))
    .filter((versi) => giliran(versiWorkflow, versi, actor) !== null);
  // It waits for its second person since the last word of the first.
  const ditulis = await db
    .select({ id: tabel.id, pada: tabel.updatedAt })
    .from(tabel)
    .where(
      inArray(
        tabel.id,
        menunggu.map(({ uuid }) => uuid),
      ),
    );
  const pada = new Map(ditulis.map((satu) => [satu.id, satu.pada.toISOString()]));
  return new Map(menunggu.map(({ uuid, parameterUji: uji }) => [uji.uuid, pada.get(uuid)!]));
}

async function findOrang(db: Db, uuids: readonly string[]): Promise<Map<string, Orang>> {
  const found = await db
    .select({ uuid: pengguna.id, nama: pengguna.nama, noInduk: pengguna.noInduk })
    .from(pengguna)
    .where(inArray(pengguna.id, [...new Set(uuids)]));
  return new Map(found.map((satu) => [satu.uuid, satu]));
}

const satu = readingOne(tabel, {
  name: 'Lembar kerja',
  foreign: 'Rancangan lembar kerja ini hanya untuk Admin dan kalab laboratoriumnya.',
  find: (db, actor, which) => findVersi(db, and(which, terbaca(actor))),
});

/** A version as this person reads it, with what its worked examples come to. Refuses with 404, or 403 one that is not theirs. */
export const bacaVersi = async (db: Db, uuid: string, actor: Actor): Promise<VersiDicoba> =>
  dicoba(await satu.orRefuse(db, uuid, actor));

/** The same, or null where this person may not see it. */
export async function bacaVersiBilaBoleh(db: Db, uuid: string, actor: Actor): Promise<VersiDicoba | null> {
  const found = await satu.orNull(db, uuid, actor);
  return found && dicoba(found);
}

const dicoba = (versi: VersiLembar): VersiDicoba => ({
  ...versi,
  contohDicoba: cobaSemua(versi.isi, versi.contoh),
});

import { and, desc, eq, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '#domain/core/roles.ts';
import { statusPenelitian } from '#domain/penelitian/rules.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Db } from '#server/core/database.ts';
import { readingOne } from '#server/core/read-one.ts';
import { acuan, laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { findRiwayat, idsDari } from '#server/modules/pendaftaran/repository.ts';
import { sudahSurvei } from '#server/modules/survei/repository.ts';
import { findPenambahan, findPengembalianAlat } from './penambahan.ts';
import { terlihat } from './policy.ts';
import { bagianTerbaca, toPenelitian } from './presenter.ts';
import { findRencana } from './rencana.ts';
import { findUangPenelitian } from './uang.ts';

const pendaftar = alias(pengguna, 'pendaftar');
const persetujuan = alias(berkas, 'persetujuan');
const proposal = alias(berkas, 'proposal');
const sertifikat = alias(berkas, 'sertifikat');
const peta = alias(acuan, 'peta');

const kolom = {
  kepala: pendaftaran,
  penelitian,
  laboratorium,
  pendaftar,
  persetujuan,
  proposal,
  sertifikat,
  peta,
};

/** The research that fits, newest first, each as this person may see it: of another laboratory's their part (GAP-154). */
export const findPenelitian = async (db: Db, actor: Actor, where: SQL | undefined): Promise<Penelitian[]> =>
  (await findPenelitianUtuh(db, actor, where)).map((record) => bagianTerbaca(actor, record));

/** The same with all that is open on it, whosever it is: for what is judged by the whole, and never for an answer. */
export async function findPenelitianUtuh(
  db: Db,
  actor: Actor,
  where: SQL | undefined,
): Promise<Penelitian[]> {
  const found = await db
    .select(kolom)
    .from(penelitian)
    .innerJoin(pendaftaran, eq(pendaftaran.id, penelitian.id))
    .innerJoin(laboratorium, eq(laboratorium.id, pendaftaran.laboratoriumId))
    .innerJoin(pendaftar, eq(pendaftar.id, pendaftaran.pendaftarId))
    .leftJoin(persetujuan, eq(persetujuan.sha256, penelitian.persetujuanDosenSha256))
    .leftJoin(proposal, eq(proposal.sha256, penelitian.proposalSha256))
    .leftJoin(sertifikat, eq(sertifikat.sha256, penelitian.sertifikatSha256))
    .leftJoin(peta, and(eq(peta.jenis, 'peta-penelitian'), eq(peta.kode, penelitian.kdPeta)))
    .where(where)
    .orderBy(desc(pendaftaran.createdAt), desc(pendaftaran.id));
  if (found.length === 0) return [];
  const ids = found.map(({ kepala }) => kepala.id);
  const history = await findRiwayat(db, ids, statusPenelitian);
  const plans = await findRencana(db, ids);
  const additions = await findPenambahan(db, ids);
  const returned = await findPengembalianAlat(db, ids);
  const money = await findUangPenelitian(
    db,
    actor,
    found.map(({ kepala }) => kepala),
  );
  const surveyed = await sudahSurvei(db, ids);
  return found.map((row) => {
    const { id } = row.kepala;
    return toPenelitian(row, actor, {
      ...plans.get(id)!,
      history: history.get(id) ?? [],
      flagSudahSurvei: surveyed.has(id) ? 1 : 0,
      penambahan: additions.get(id) ?? [],
      pengembalianAlat: returned.get(id) ?? [],
      ...money.get(id)!,
    });
  });
}

export const idsPenelitian = idsDari(penelitian);

export const { orRefuse: bacaPenelitian, orNull: bacaBilaBoleh } = readingOne(penelitian, {
  name: 'Penelitian',
  foreign: 'Penelitian ini di luar laboratorium Anda.',
  find: (db, actor, satu) => findPenelitian(db, actor, and(satu, terlihat.semua(actor))),
});

/** The research that this person has just acted on, as far as it is shown to them: nothing of theirs may hang on it any more (GAP-154). */
export const bacaDitindak = async (db: Db, uuid: string, actor: Actor): Promise<Penelitian> =>
  (await findPenelitian(db, actor, eq(penelitian.id, uuid)))[0]!;

/** The research whose documents this file is. */
export async function penelitianDenganBerkas(db: Db, sha256: string): Promise<string[]> {
  const found = await db
    .select({ id: penelitian.id })
    .from(penelitian)
    .where(
      or(
        eq(penelitian.persetujuanDosenSha256, sha256),
        eq(penelitian.proposalSha256, sha256),
        eq(penelitian.sertifikatSha256, sha256),
      ),
    );
  return found.map(({ id }) => id);
}

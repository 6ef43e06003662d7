import { and, asc, eq, gte, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { addDays, labDay } from '#domain/core/clock.ts';
import { administers, type Actor } from '#domain/core/roles.ts';
import type { Jadwal } from '#domain/penggunaan/schema.ts';
import { maksHariLebih, waktuAntara } from '#domain/penggunaan/waktu.ts';
import { chosenFrom, orderedIds, type Collection, type IdPage } from '#server/core/collection.ts';
import type { Db } from '#server/core/database.ts';
import type { Context, Showing } from '#server/core/implement.ts';
import { listPage, type Halaman } from '#server/core/list.ts';
import { instrumen } from '#server/db/tables/barang.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { barisPenggunaan, penambahan } from '#server/db/tables/penggunaan.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { announceJadwal } from './slot.ts';

/** Lines that hold a time: asked for or granted. */
const memegang = and(eq(barisPenggunaan.memegangSlot, true), isNotNull(barisPenggunaan.mulai));

/** What is still held on this day or later; it begins no more than an overnight run before, which the index finds (GAP-156). */
const belumSelesai = (hari: string): SQL | undefined =>
  and(gte(barisPenggunaan.mulai, addDays(hari, -maksHariLebih)), gte(barisPenggunaan.selesai, hari));

/** Taken times that fit, in their order. Whose one is, is told to its registrant and the officers of research and instrument (GAP-154). */
async function findJadwal(db: Db, actor: Actor, where: SQL | undefined): Promise<Jadwal[]> {
  const found = await db
    .select({
      row: barisPenggunaan,
      kdStatus: penambahan.kdStatus,
      kepala: pendaftaran,
      instrumen,
      nama: pengguna.nama,
    })
    .from(barisPenggunaan)
    .innerJoin(penambahan, eq(penambahan.id, barisPenggunaan.penambahanId))
    .innerJoin(pendaftaran, eq(pendaftaran.id, barisPenggunaan.penelitianId))
    .innerJoin(instrumen, eq(instrumen.id, barisPenggunaan.instrumenId))
    .innerJoin(pengguna, eq(pengguna.id, pendaftaran.pendaftarId))
    .where(and(memegang, where))
    .orderBy(asc(barisPenggunaan.mulai), asc(barisPenggunaan.id));
  return found.map(({ row, kdStatus, kepala, instrumen: alat, nama }) => {
    const milikSendiri = kepala.pendaftarId === actor.uuid;
    const boleh =
      milikSendiri || [kepala, alat].some(({ laboratoriumId }) => administers(actor, laboratoriumId));
    return {
      uuid: row.id,
      idLaboratorium: alat.laboratoriumId,
      idInstrumen: alat.id,
      namaInstrumen: alat.nama,
      ...waktuAntara(row)!,
      kdStatusPengajuan: kdStatus,
      milikSendiri: milikSendiri ? 1 : 0,
      nama: boleh ? nama : null,
      uuidPenelitian: boleh ? kepala.id : null,
    };
  });
}

type Rentang = Halaman & {
  idLaboratorium?: number | undefined;
  tglMulai?: string | undefined;
  tglSelesai?: string | undefined;
};

/** The calendar of a laboratory, or of all, from a day on: without one from today. In its order, page by page (GAP-69). */
export const bacaJadwal = ({ db, actor, begun }: Context, query: Rentang) =>
  listPage(db, query, {
    id: barisPenggunaan.id,
    where: and(
      memegang,
      query.idLaboratorium === undefined
        ? undefined
        : inArray(
            barisPenggunaan.instrumenId,
            db
              .select({ id: instrumen.id })
              .from(instrumen)
              .where(eq(instrumen.laboratoriumId, query.idLaboratorium)),
          ),
      belumSelesai(query.tglMulai ?? labDay(begun)),
      query.tglSelesai === undefined ? undefined : lt(barisPenggunaan.mulai, addDays(query.tglSelesai, 1)),
    ),
    urut: [asc(barisPenggunaan.mulai), asc(barisPenggunaan.id)],
    baca: (dipilih) => findJadwal(db, actor, dipilih),
  });

/** The day before: what was booked yesterday may still be looked up. */
const kemarin = (now: Date): string => addDays(labDay(now), -1);

function idsJadwal(db: Db, where: SQL | undefined, page?: IdPage): Promise<string[]> {
  const found = db.select({ id: barisPenggunaan.id }).from(barisPenggunaan);
  return orderedIds(db, found.where(and(memegang, where)), page);
}

/** Taken times from yesterday on: what the calendar knows without a network. */
export const koleksiJadwal: Collection = {
  name: 'jadwal',
  ...chosenFrom(
    { id: barisPenggunaan.id, ids: idsJadwal, find: findJadwal },
    (_actor, now) => belumSelesai(kemarin(now)),
    (_actor, from, until) => and(belumSelesai(kemarin(from)), lt(barisPenggunaan.selesai, kemarin(until))),
  ),
};

/** The calendar shows whose a time is. */
export const jadwalDenganOrang: Showing = {
  name: 'jadwal',
  found: (person, now, db) => [
    sql`${db
      .select({ id: barisPenggunaan.id })
      .from(barisPenggunaan)
      .innerJoin(pendaftaran, eq(pendaftaran.id, barisPenggunaan.penelitianId))
      .where(and(memegang, eq(pendaftaran.pendaftarId, person), belumSelesai(kemarin(now))))}`,
  ],
  tell: async (context, ids) => announceJadwal(context, ids),
};

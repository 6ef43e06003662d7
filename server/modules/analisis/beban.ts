import { and, asc, desc, eq, inArray, min, sql, type SQL } from 'drizzle-orm';
import type { BebanAnalis, bebanApi } from '#domain/analisis/beban.ts';
import { kodeMenunggu } from '#domain/analisis/giliran.ts';
import { labDay } from '#domain/core/clock.ts';
import type { ParsedQuery } from '#domain/core/endpoint.ts';
import type { Context } from '#server/core/implement.ts';
import { bagianDari, listPage, polaCari } from '#server/core/list.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterSampel, riwayatProgres, sampel } from '#server/db/tables/pengujian.ts';
import { batasLaboratorium, janjiMendesak, janjiSebelum } from '#server/modules/pendaftaran/repository.ts';
import { ditugaskanKepada } from './policy.ts';
import { findDaftarAnalisis, saring } from './repository.ts';

type Saat = Pick<Context, 'db' | 'actor' | 'received'>;

/** Since when a parameter is where it is, as `sejakKapan` says of it. */
const sejak = sql`coalesce((select max(r.created_at) from riwayat_progres r where r.parameter_id = ${parameterSampel.id}),
  ${pendaftaran.createdAt})`;

/** An Admin without laboratories has all of them (GAP-145). */
const laboratoriumnya = ({ role, laboratorium }: Saat['actor']): SQL | undefined =>
  role === 'Admin' && laboratorium.length === 0
    ? undefined
    : inArray(pendaftaran.laboratoriumId, [0, ...laboratorium]);

/** What waits for its analyst in the laboratories of who asks. */
const terbuka = ({ actor }: Saat, idLaboratorium: number | undefined): SQL | undefined =>
  and(
    ditugaskanKepada.semua(),
    inArray(parameterSampel.kdProgres, [...kodeMenunggu.analis]),
    laboratoriumnya(actor),
    saring({ idLaboratorium }),
  );

/** Each analyst with open work, those with the most that presses first (BEYOND-38). */
export async function listBeban(context: Saat, query: ParsedQuery<typeof bebanApi.perAnalis>) {
  const { db, received } = context;
  const { idLaboratorium, search } = query;
  const banyak = (janji: SQL) => sql<number>`count(*) filter (where ${janji} is not null)::int`;
  const sebelum = (batas: SQL) => banyak(janjiSebelum('pengujian', batas));
  const found = await db
    .select({
      uuid: pengguna.id,
      nama: pengguna.nama,
      terbuka: sql<number>`count(*)::int`,
      terlambat: sebelum(sql`${labDay(received)}::date`),
      mendesak: sebelum(await batasLaboratorium(db, received)),
      berjanji: sebelum(sql`'infinity'::date`),
      sejak: min(sejak).mapWith(riwayatProgres.createdAt),
    })
    .from(parameterSampel)
    .innerJoin(pendaftaran, eq(pendaftaran.id, parameterSampel.pengujianId))
    .innerJoin(pengguna, eq(pengguna.id, parameterSampel.analisId))
    .where(
      and(
        terbuka(context, idLaboratorium),
        search ? sql`${pengguna.nama} ilike ${polaCari(search)}` : undefined,
      ),
    )
    .groupBy(pengguna.id, pengguna.nama)
    .orderBy(desc(sql`4`), desc(sql`5`), asc(sql`7`), asc(pengguna.nama));
  const data = found.map(({ mendesak, berjanji, ...satu }): BebanAnalis => ({
    ...satu,
    hampir: mendesak - satu.terlambat,
    tepat: berjanji - mendesak,
    sejak: satu.sejak!.toISOString(),
  }));
  const { page, perPage, offset } = bagianDari(query);
  return { data: data.slice(offset, offset + perPage), meta: { total: data.length, page, perPage } };
}

/** The open work itself: what presses first, by its day, then what has waited longest. */
export async function listTerbuka(context: Saat, query: ParsedQuery<typeof bebanApi.terbuka>) {
  const { db, received } = context;
  const { uuidAnalis, idLaboratorium, search } = query;
  return listPage(db, query, {
    id: parameterSampel.id,
    gabung: sql`join ${sampel} on ${eq(sampel.id, parameterSampel.sampelId)}
      join ${pendaftaran} on ${eq(pendaftaran.id, parameterSampel.pengujianId)}`,
    where: and(
      terbuka(context, idLaboratorium),
      uuidAnalis === undefined ? undefined : eq(parameterSampel.analisId, uuidAnalis),
      saring({ search }),
    ),
    urut: [
      asc(await janjiMendesak(db, ['pengujian'], received)),
      asc(sejak),
      asc(sampel.urutan),
      asc(parameterSampel.id),
    ],
    baca: (dipilih) => findDaftarAnalisis(db, dipilih),
  });
}

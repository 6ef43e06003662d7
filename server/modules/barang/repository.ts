import { and, asc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import {
  jenisBarang,
  kunciBarang,
  type Barang,
  type NamaJenisBarang,
  type RujukanBarang,
} from '#domain/barang/schema.ts';
import type { Db } from '#server/core/database.ts';
import { alat, bahan, instrumen, satuan } from '#server/db/tables/barang.ts';

const pembuat = new QueryBuilder({ casing: 'snake_case' });
const kata = (value: SQL) => sql<string | null>`${value}::text`;
const angka = (value: SQL) => sql<number | null>`${value}::integer`;
const takaran = (value: SQL) => sql<number | null>`${value}::numeric(13, 3)`.mapWith(Number);
const harga = (value: SQL) => sql<number>`${value}::bigint`.mapWith(Number);
const tidakAda = sql`null`;

/** What the three masters have in common, under the names of `Barang`. */
const pokok = (table: typeof alat | typeof bahan | typeof instrumen, jenis: NamaJenisBarang) => ({
  uuid: table.uuid,
  idJenisBarang: sql<Barang['idJenisBarang']>`${sql.raw(String(jenisBarang[jenis]))}`.as('id_jenis_barang'),
  id: table.id,
  idLaboratorium: sql<number>`${table.laboratoriumId}`.as('id_laboratorium'),
  kdBarang: sql<string>`${table.kd}`.as('kd_barang'),
  namaBarang: sql<string>`${table.nama}`.as('nama_barang'),
  flagAktif: table.flagAktif,
});

/** What a kind has besides; null where it has none of it. */
const lain = (milik: Partial<Record<Exclude<keyof Barang, keyof ReturnType<typeof pokok>>, SQL>>) => ({
  satuan: kata(milik.satuan ?? tidakAda).as('satuan'),
  dihitungSatuan: sql<boolean>`${milik.dihitungSatuan ?? sql`false`}`.as('dihitung_satuan'),
  tarifInternal: harga(milik.tarifInternal ?? sql`0`).as('tarif_internal'),
  tarifEksternal: harga(milik.tarifEksternal ?? sql`0`).as('tarif_eksternal'),
  jmlStok: takaran(milik.jmlStok ?? tidakAda).as('jml_stok'),
  minStok: takaran(milik.minStok ?? tidakAda).as('min_stok'),
  tglExpired: kata(milik.tglExpired ?? tidakAda).as('tgl_expired'),
  durasi: angka(milik.durasi ?? tidakAda).as('durasi'),
  tglKalibrasiSelanjutnya: kata(milik.tglKalibrasiSelanjutnya ?? tidakAda).as('tgl_kalibrasi_selanjutnya'),
});

/** The three masters as one, for filters over all of them. */
export const semuaBarang = pembuat
  .select({ ...pokok(alat, 'alat'), ...lain({}) })
  .from(alat)
  .unionAll(
    pembuat
      .select({
        ...pokok(bahan, 'bahan'),
        ...lain({
          satuan: sql`${bahan.satuan}`,
          dihitungSatuan: sql`coalesce(${satuan.dihitungSatuan}, false)`,
          tarifInternal: sql`${bahan.tarifInternal}`,
          tarifEksternal: sql`${bahan.tarifEksternal}`,
          jmlStok: sql`${bahan.jmlStok}`,
          minStok: sql`${bahan.minStok}`,
          tglExpired: sql`${bahan.tglExpired}`,
        }),
      })
      .from(bahan)
      .leftJoin(satuan, and(eq(satuan.laboratoriumId, bahan.laboratoriumId), eq(satuan.nama, bahan.satuan))),
  )
  .unionAll(
    pembuat
      .select({
        ...pokok(instrumen, 'instrumen'),
        ...lain({
          satuan: sql`${instrumen.satuan}`,
          tarifInternal: sql`${instrumen.tarifInternal}`,
          tarifEksternal: sql`${instrumen.tarifEksternal}`,
          durasi: sql`${instrumen.durasi}`,
          tglKalibrasiSelanjutnya: sql`${instrumen.tglKalibrasiSelanjutnya}`,
        }),
      })
      .from(instrumen),
  )
  .as('barang');

/** Whether it may still be chosen: records that name one go on naming it when it may not. */
export type BarangTersimpan = Barang & { flagAktif: boolean };

/** Tools, materials and instruments that fit, by laboratory and name. */
export const findBarang = (db: Db, where: SQL | undefined): Promise<BarangTersimpan[]> =>
  db
    .select()
    .from(semuaBarang)
    .where(where)
    .orderBy(asc(semuaBarang.idLaboratorium), asc(semuaBarang.namaBarang), asc(semuaBarang.uuid));

/** Those that plans or lines name, by `kunciBarang`, active or not. One that does not exist is missing. */
export async function findBarangOleh(
  db: Db,
  rujukan: readonly RujukanBarang[],
): Promise<Map<string, BarangTersimpan>> {
  if (rujukan.length === 0) return new Map();
  const perJenis = Map.groupBy(rujukan, ({ idJenisBarang }) => idJenisBarang);
  const found = await findBarang(
    db,
    or(
      ...[...perJenis].map(([jenis, semua]) =>
        and(
          eq(semuaBarang.idJenisBarang, jenis),
          inArray(
            semuaBarang.id,
            semua.map(({ id }) => id),
          ),
        ),
      ),
    ),
  );
  return new Map(found.map((satu) => [kunciBarang(satu), satu]));
}

/** The columns by which a row of a plan or of a use names its thing; one of them does. */
type KolomRujukan = Record<'alatId' | 'bahanId' | 'instrumenId', number | null>;

/** What a row is of, as calls name it. */
export function rujukanDari({ alatId, bahanId, instrumenId }: KolomRujukan): RujukanBarang {
  if (alatId !== null) return { idJenisBarang: jenisBarang.alat, id: alatId };
  return bahanId === null
    ? { idJenisBarang: jenisBarang.instrumen, id: instrumenId! }
    : { idJenisBarang: jenisBarang.bahan, id: bahanId };
}

/** The same the other way round. */
export const kolomRujukan = ({ idJenisBarang, id }: RujukanBarang): KolomRujukan => ({
  alatId: idJenisBarang === jenisBarang.alat ? id : null,
  bahanId: idJenisBarang === jenisBarang.bahan ? id : null,
  instrumenId: idJenisBarang === jenisBarang.instrumen ? id : null,
});

/** Uuids of the active ones of all three kinds after `afterUuid`, for filling a device page by page. */
export async function uuidsBarangAfter(db: Db, afterUuid: string | null, limit: number): Promise<string[]> {
  const found = await db
    .select({ uuid: semuaBarang.uuid })
    .from(semuaBarang)
    .where(and(eq(semuaBarang.flagAktif, true), afterUuid ? gt(semuaBarang.uuid, afterUuid) : undefined))
    .orderBy(asc(semuaBarang.uuid))
    .limit(limit);
  return found.map(({ uuid }) => uuid);
}

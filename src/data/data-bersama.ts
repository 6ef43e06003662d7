import Dexie, { type Table } from 'dexie';
import { callName } from '#domain/core/endpoint.ts';
import { administers, type Actor } from '#domain/core/roles.ts';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { dataBersamaApi } from '#domain/lembar-kerja/bersama-endpoints.ts';
import { dataBersamaBaru, reduceDataBersama } from '#domain/lembar-kerja/bersama-reduce.ts';
import { rujukanDiganti, type RujukanDiganti } from '#domain/lembar-kerja/rujukan-diganti.ts';
import { kodeVersi } from '#domain/lembar-kerja/kode-versi.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { useOrang } from './app.ts';
import { bacaDaftar, bacaSatu, berurut, type Bacaan, type Daftar, type SaringDaftar } from './baca.ts';
import { isTertunda } from './baris.ts';
import type { OrangDb } from './db.ts';
import { laneDari } from './lane.ts';
import type { BarisDataBersama } from './koleksi/data-bersama.ts';
import { koleksiRekaman } from './koleksi/table.ts';
import { useBaca } from './use-baca.ts';
import { useDaftarDibaca, type DaftarDibaca } from './use-daftar.ts';
import { tulisanDari, type Tampilan } from './view.ts';

/** The shared data of this device, with own ones that are on their way and own corrections on top. */
const semuaData: Bacaan<DataBersama, BarisDataBersama> = {
  adapter: koleksiRekaman.dataBersama,
  table: (db) => db.dataBersama,
  reduce: reduceDataBersama,
  baru: {
    calls: [callName(dataBersamaApi.tambah)],
    susun: async (db, { actor }) => {
      const versi = new Map((await db.versiLembar.toArray()).map(({ uuid, data }) => [uuid, data]));
      const own = await db.antrean.where('lane').startsWith(laneDari('data-bersama', '')).toArray();
      const koreksi = own.filter((row) => isTertunda(row) || row.state === 'terkirim').map(tulisanDari);
      return (tulisan) => {
        const dari = versi.get(String(tulisan.body['versi']));
        const data = dari ? dataBersamaBaru(tulisan, dari, actor) : null;
        return data ? [koreksi.reduce((now, satu) => reduceDataBersama(now, satu, actor), data)] : [];
      };
    },
    ditolak: (data) => data,
  },
};

export type SaringDataBersama = SaringDaftar & { idLaboratorium: number | null };

/** One page of them, what was measured last first. */
export const bacaDaftarDataBersama = (
  db: OrangDb,
  actor: Actor,
  saring: SaringDataBersama,
): Promise<Daftar<DataBersama>> => {
  const text = saring.cari.trim().toLowerCase();
  const pilihan = {
    urut: (table: Table<BarisDataBersama, string>) => berurut(table.orderBy('urut'), saring.urut),
    cocok: (row: BarisDataBersama) =>
      row.cari.includes(text) &&
      (saring.idLaboratorium === null || row.data.idLaboratorium === saring.idLaboratorium),
  };
  return bacaDaftar(db, semuaData, { actor }, pilihan, saring);
};

/** The same, live. Undefined while first reading. */
export function useDaftarDataBersama(
  saring: SaringDataBersama,
): DaftarDibaca<Daftar<DataBersama>> | undefined {
  const { db, actor } = useOrang();
  return useDaftarDibaca((dicari: SaringDataBersama) => bacaDaftarDataBersama(db, actor, dicari), saring, [
    db,
    actor,
  ]);
}

/** What sheets of a test may refer to under one name, newest first; what was replaced says so. */
export async function bacaDataBersama(
  db: OrangDb,
  actor: Actor,
  uji: string,
  nama: string,
): Promise<readonly Tampilan<DataBersama>[]> {
  const pilihan = {
    urut: (table: Table<BarisDataBersama, string>) =>
      table.where('[uji+nama+urut]').between([uji, nama, Dexie.minKey], [uji, nama, Dexie.maxKey]).reverse(),
    cocok: (row: BarisDataBersama) => row.uji === uji && row.nama === nama,
  };
  const semua = { halaman: 1, perHalaman: Number.MAX_SAFE_INTEGER };
  return (await bacaDaftar(db, semuaData, { actor }, pilihan, semua)).baris;
}

/** One of them, live. Undefined while first reading, null when this device does not have it. */
export function useSatuDataBersama(uuid: string | null): Tampilan<DataBersama> | null | undefined {
  const { db, actor } = useOrang();
  return useBaca(() => (uuid ? bacaSatu(db, semuaData, { actor }, uuid) : null), [db, actor, uuid]);
}

/** All that these data were and became, oldest first, as far as this device has them. */
export async function bacaRiwayatData(db: OrangDb, actor: Actor, uuid: string): Promise<DataBersama[]> {
  const baca = async (satu: string | null) =>
    satu === null ? null : ((await bacaSatu(db, semuaData, { actor }, satu))?.data ?? null);
  const semua: DataBersama[] = [];
  for (let data = await baca(uuid); data; data = await baca(data.gantikan)) semua.unshift(data);
  for (let data = semua.at(-1); data; data = (await baca(data.digantiOleh)) ?? undefined)
    if (data !== semua.at(-1)) semua.push(data);
  return semua;
}

/** The same, live. Undefined while first reading. */
export function useRiwayatData(uuid: string): readonly DataBersama[] | undefined {
  const { db, actor } = useOrang();
  return useBaca(() => bacaRiwayatData(db, actor, uuid), [db, actor, uuid]);
}

/** The references of a sheet to data that were replaced since, live (BEYOND-09). Undefined while first reading. */
export function useRujukanDiganti(
  bersama: Readonly<Record<string, string>>,
): readonly RujukanDiganti[] | undefined {
  const { db, actor } = useOrang();
  const dirujuk = Object.values(bersama).join();
  return useBaca(async () => {
    const semua = await Promise.all(Object.values(bersama).map((uuid) => bacaRiwayatData(db, actor, uuid)));
    return rujukanDiganti(bersama, semua.flat());
  }, [db, actor, dirujuk]);
}

/** The released versions with shared data, of the tests at whose bench this person works, by the name of their test. */
export async function bacaVersiBerbagi(db: OrangDb, actor: Actor): Promise<VersiLembar[]> {
  const ditugaskan = new Set((await db.analisis.toArray()).map(({ data }) => data.parameter.uuid));
  return (await db.versiLembar.toArray())
    .map(({ data }) => data)
    .filter(
      ({ statusVersi, isi, idLaboratorium, parameterUji }) =>
        statusVersi.kdStatusVersi === kodeVersi.dirilis &&
        isi.bersama.length > 0 &&
        (administers(actor, idLaboratorium) || ditugaskan.has(parameterUji.uuid)),
    )
    .toSorted((a, b) => a.parameterUji.namaParameterUji.localeCompare(b.parameterUji.namaParameterUji, 'id'));
}

/** The same, live. Undefined while first reading. */
export function useVersiBerbagi(): readonly VersiLembar[] | undefined {
  const { db, actor } = useOrang();
  return useBaca(() => bacaVersiBerbagi(db, actor), [db, actor]);
}

import type { PromiseExtended } from 'dexie';
import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { penelitianBaru, uuidPenelitianBaru, type PokokPenelitian } from '#domain/penelitian/baru.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { menungguPendaftarPenelitian, menungguPerbaikan } from '#domain/penelitian/giliran.ts';
import { reducePenelitian } from '#domain/penelitian/reduce.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kodeAkhir } from '#domain/penelitian/workflow.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { useOrang } from './app.ts';
import { bacaDaftar, bacaSatu, type Bacaan, type Daftar, type RekamanBaru } from './baca.ts';
import { bacaBarangDikenal, bacaSemuaBarang } from './barang-dikenal.ts';
import type { OrangDb } from './db.ts';
import type { BarisPendaftaran } from './koleksi/kedua-jenis.ts';
import { koleksiRekaman } from './koleksi/table.ts';
import { ditolakServer, terbaruDari, usePemilik, type PemilikPendaftaran } from './pendaftaran.ts';
import { pilihPendaftaran, reduceBilaPengujian, semuaPengujian } from './pengujian.ts';
import type { Tampilan } from './view.ts';
import { useBaca } from './use-baca.ts';

type BacaanPendaftaran = Bacaan<Pendaftaran, BarisPendaftaran>;

/** How own writes lie on a submission of either kind; those on research name things that are looked up before. */
const reduceKeduaJenis = (db: OrangDb): PromiseExtended<BacaanPendaftaran['reduce']> =>
  bacaBarangDikenal(db).then(
    (barang): BacaanPendaftaran['reduce'] =>
      (data, tulisan, actor) =>
        adalahPenelitian(data)
          ? reducePenelitian(data, tulisan, actor, barang)
          : reduceBilaPengujian(data, tulisan, actor),
  );

/** The own registrations of both kinds that the server has, with own writes on top. */
export const pendaftaranKeduaJenis = (db: OrangDb): PromiseExtended<BacaanPendaftaran> =>
  reduceKeduaJenis(db).then((reduce) => ({
    adapter: koleksiRekaman.pendaftaran,
    table: () => db.pendaftaran,
    reduce,
  }));

/** What a Kalab was asked to verify, of both kinds. */
export const tinjauanKeduaJenis = (db: OrangDb): PromiseExtended<BacaanPendaftaran> =>
  reduceKeduaJenis(db).then((reduce) => ({
    adapter: koleksiRekaman.tinjauan,
    table: () => db.tinjauan,
    reduce,
  }));

/** What registrations of research on their way are made of: one of several laboratories makes a record for each (GAP-21). */
export const penelitianDalamPerjalanan: RekamanBaru<Penelitian, PemilikPendaftaran> = {
  calls: [callName(penelitianApi.daftar)],
  uuids: uuidPenelitianBaru,
  susun: async (db, pemilik) => {
    const pokok = await bacaPokok(db, pemilik);
    return (tulisan) => penelitianBaru(tulisan, pokok);
  },
  ditolak: ditolakServer,
};

async function bacaPokok(db: OrangDb, { user, golonganTarif }: PemilikPendaftaran): Promise<PokokPenelitian> {
  const [barang, acuan] = await Promise.all([bacaSemuaBarang(db), db.acuan.toArray()]);
  return {
    user,
    golonganTarif,
    barang,
    acuan: new Map(acuan.map(({ uuid, nama }) => [uuid, nama])),
    nonLaboratorium: acuan.find(({ tanpaRuang }) => tanpaRuang)?.kode ?? null,
  };
}

const satuPenelitian = (tampilan: Tampilan<Pendaftaran> | null): Tampilan<Penelitian> | null =>
  tampilan && adalahTampilanPenelitian(tampilan) ? tampilan : null;
const adalahTampilanPenelitian = (tampilan: Tampilan<Pendaftaran>): tampilan is Tampilan<Penelitian> =>
  adalahPenelitian(tampilan.data);

/** One own research, also one still on its way, or null when this device does not have it. */
export async function bacaPenelitian(
  db: OrangDb,
  pemilik: PemilikPendaftaran,
  uuid: string,
): Promise<Tampilan<Penelitian> | null> {
  const bacaan = {
    ...(await pendaftaranKeduaJenis(db)),
    baru: { ...penelitianDalamPerjalanan, ditolak: ditolakServer },
  };
  return satuPenelitian(await bacaSatu(db, bacaan, pemilik, uuid));
}

/** One research this Kalab was asked to verify, or null when this device does not have it. */
export const bacaTinjauanPenelitian = async (
  db: OrangDb,
  actor: Actor,
  uuid: string,
): Promise<Tampilan<Penelitian> | null> =>
  satuPenelitian(await bacaSatu(db, await tinjauanKeduaJenis(db), { actor }, uuid));

const bacaMilik =
  (tampak: (data: Penelitian) => boolean) =>
  async (
    db: OrangDb,
    actor: Actor,
    halaman: { halaman: number; perHalaman: number },
  ): Promise<Daftar<Penelitian>> => {
    const pilihan = {
      ...pilihPendaftaran({ ...semuaPengujian, jenis: 'penelitian' as const }),
      tampak: (data: Pendaftaran) => adalahPenelitian(data) && tampak(data),
    };
    const { baris, ...daftar } = await bacaDaftar(
      db,
      await pendaftaranKeduaJenis(db),
      { actor },
      pilihan,
      halaman,
    );
    return { ...daftar, baris: baris.filter(adalahTampilanPenelitian) };
  };

/** One page of the own research that waits for its owner, of what the server has; bills among the payments (GAP-58). */
export const bacaMenungguPenelitian = bacaMilik(menungguPerbaikan);

/** One page of that which is under way and waits for somebody else. */
export const bacaPenelitianBerjalan = bacaMilik(
  (data) => !menungguPendaftarPenelitian(data) && !kodeAkhir.includes(data.idStatusPengajuan),
);

/** The research this person has registered last; of several laboratories the first. */
export const penelitianTerbaru = (db: OrangDb): Promise<string | null> =>
  terbaruDari(db, 'penelitian', callName(penelitianApi.daftar));

/** One own research, live. Undefined while first reading, null when this device does not have it. */
export function usePenelitian(uuid: string | null): Tampilan<Penelitian> | null | undefined {
  const { db } = useOrang();
  const pemilik = usePemilik();
  return useBaca(() => (uuid ? bacaPenelitian(db, pemilik, uuid) : null), [db, pemilik, uuid]);
}

/** One research for the Kalab to verify, live. Undefined while first reading, null when this device does not have it. */
export function useTinjauanPenelitian(uuid: string | null): Tampilan<Penelitian> | null | undefined {
  const { db, actor } = useOrang();
  return useBaca(() => (uuid ? bacaTinjauanPenelitian(db, actor, uuid) : null), [db, actor, uuid]);
}

/** The same as last pulled, without own writes: to repair one that has not left yet. */
export function useTinjauanPenelitianPokok(uuid: string | null): Penelitian | undefined {
  const { db } = useOrang();
  return useBaca(async () => {
    const data = uuid ? (await db.tinjauan.get(uuid))?.data : undefined;
    return data && adalahPenelitian(data) ? data : undefined;
  }, [db, uuid]);
}

/**
 * The research as they would be sent now, one for each plan row: for the review of a registration. Undefined while first
 * reading, empty while it is not complete.
 */
export function usePratinjauPenelitian(
  tulisan: Pick<TulisanTertunda, 'body' | 'files'>,
): readonly Penelitian[] | undefined {
  const { db } = useOrang();
  const pemilik = usePemilik();
  return useBaca(async () => {
    const call = callName(penelitianApi.daftar);
    const asal = { opId: 'pratinjau', call, dibuatPada: new Date().toISOString() };
    return penelitianBaru({ ...asal, ...tulisan }, await bacaPokok(db, pemilik));
  }, [db, pemilik, JSON.stringify(tulisan)]);
}

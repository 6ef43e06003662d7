import { useLiveQuery } from 'dexie-react-hooks';
import type { Actor } from '#domain/core/roles.ts';
import { reducePengujian } from '#domain/pengujian/reduce.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from './app.ts';
import { bacaDaftar, bacaSatu, hitung, type Bacaan, type Daftar } from './baca.ts';
import type { OrangDb } from './db.ts';
import { useHitungan } from './hitungan.ts';
import type { BarisPengujian } from './koleksi/pengujian.ts';
import { koleksiRekaman } from './koleksi/table.ts';
import { pilihPengujian, semuaPengujian, type SaringPengujian } from './pengujian.ts';
import type { Tampilan } from './view.ts';

/** The submissions appointed to this Kalab. */
const tinjauanSaya: Bacaan<Pengujian, BarisPengujian> = {
  adapter: koleksiRekaman.tinjauan,
  table: (db) => db.tinjauan,
  reduce: reducePengujian,
};

export type SaringTinjauan = Omit<SaringPengujian, 'jenis'> & { kdStatus: number | null };

/** Whether a submission stands at this code, own decisions counted in; null asks for any. */
const padaStatus =
  (kdStatus: number | null) =>
  ({ statusSubmission }: Pengujian): boolean =>
    kdStatus === null || statusSubmission.kdStatusPengajuan === kdStatus;

/** One page of the submissions appointed to this Kalab, newest first. */
export const bacaDaftarTinjauan = (
  db: OrangDb,
  actor: Actor,
  saring: SaringTinjauan,
): Promise<Daftar<Pengujian>> => {
  const pilihan = { ...pilihPengujian(saring), tampak: padaStatus(saring.kdStatus) };
  return bacaDaftar(db, tinjauanSaya, { actor }, pilihan, saring);
};

/** One submission appointed to this Kalab, or null when this device does not have it. */
export const bacaTinjauan = (db: OrangDb, actor: Actor, uuid: string): Promise<Tampilan<Pengujian> | null> =>
  bacaSatu(db, tinjauanSaya, { actor }, uuid);

/** The review list, live: it follows every write and every pull. Undefined while first reading. */
export function useDaftarTinjauan(saring: SaringTinjauan): Daftar<Pengujian> | undefined {
  const { db, actor } = useOrang();
  return useLiveQuery(() => bacaDaftarTinjauan(db, actor, saring), [db, actor, JSON.stringify(saring)]);
}

/** One submission to review, live. Undefined while first reading, null when this device does not have it. */
export function useTinjauan(uuid: string | null): Tampilan<Pengujian> | null | undefined {
  const { db, actor } = useOrang();
  return useLiveQuery(() => (uuid ? bacaTinjauan(db, actor, uuid) : null), [db, actor, uuid]);
}

const menunggu = padaStatus(pengujianWorkflow.states.perluVerifikasiKalab.code);

/** How many submissions wait for this Kalab's decision, own writes counted in (GAP-58). */
const hitungTinjauan = (db: OrangDb, actor: Actor): Promise<number> =>
  hitung(db, tinjauanSaya, { actor }, { ...pilihPengujian(semuaPengujian), tampak: menunggu });

/** For the count of the menu. */
export const useTinjauanMenunggu = (mengirim: boolean): number => useHitungan(mengirim, hitungTinjauan, 0);

/** One submission as last pulled, without own writes: to repair one that has not left yet. */
export function useTinjauanPokok(uuid: string | null): Pengujian | undefined {
  const { db } = useOrang();
  return useLiveQuery(async () => (uuid ? (await db.tinjauan.get(uuid))?.data : undefined), [db, uuid]);
}

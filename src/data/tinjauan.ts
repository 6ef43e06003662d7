import type { Actor } from '#domain/core/roles.ts';
import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { giliranPetugas } from '#domain/pengujian/giliran.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useOrang } from './app.ts';
import { bacaDaftar, bacaSatu, type Bacaan, type Daftar } from './baca.ts';
import type { OrangDb } from './db.ts';
import type { BarisPendaftaran } from './koleksi/kedua-jenis.ts';
import { koleksiRekaman } from './koleksi/table.ts';
import {
  bilaPengujian,
  daftarPengujian,
  pilihPengujian,
  reduceBilaPengujian,
  satuPengujian,
  type SaringPengujian,
} from './pengujian.ts';
import type { Tampilan } from './view.ts';
import { useBaca } from './use-baca.ts';
import { useDaftarDibaca, type DaftarDibaca } from './use-daftar.ts';

/** The submissions appointed to this Kalab. */
const tinjauanSaya: Bacaan<Pendaftaran, BarisPendaftaran> = {
  adapter: koleksiRekaman.tinjauan,
  table: (db) => db.tinjauan,
  reduce: reduceBilaPengujian,
};

export type SaringTinjauan = Omit<SaringPengujian, 'jenis'> & { kdStatus: number | null };

/** Whether a submission stands at this code, and waits; own decisions are counted in. */
const padaStatus =
  ({ kdStatus, menunggu = false }: Pick<SaringTinjauan, 'kdStatus' | 'menunggu'>, actor: Actor) =>
  (data: Pengujian): boolean =>
    (kdStatus === null || data.statusSubmission.kdStatusPengajuan === kdStatus) &&
    (!menunggu || giliranPetugas(data, actor) !== null);

/** One page of the submissions appointed to this Kalab, newest first. */
export const bacaDaftarTinjauan = async (
  db: OrangDb,
  actor: Actor,
  saring: SaringTinjauan,
): Promise<Daftar<Pengujian>> => {
  const pilihan = { ...pilihPengujian(saring), tampak: bilaPengujian(padaStatus(saring, actor)) };
  return daftarPengujian(await bacaDaftar(db, tinjauanSaya, { actor }, pilihan, saring));
};

/** One submission appointed to this Kalab, or null when this device does not have it. */
export const bacaTinjauan = async (
  db: OrangDb,
  actor: Actor,
  uuid: string,
): Promise<Tampilan<Pengujian> | null> => satuPengujian(await bacaSatu(db, tinjauanSaya, { actor }, uuid));

/** The review list, live: it follows every write and every pull. Undefined while first reading. */
export function useDaftarTinjauan(saring: SaringTinjauan): DaftarDibaca<Daftar<Pengujian>> | undefined {
  const { db, actor } = useOrang();
  return useDaftarDibaca((satu) => bacaDaftarTinjauan(db, actor, satu), saring, [db, actor]);
}

/** One submission to review, live. Undefined while first reading, null when this device does not have it. */
export function useTinjauan(uuid: string | null): Tampilan<Pengujian> | null | undefined {
  const { db, actor } = useOrang();
  return useBaca(() => (uuid ? bacaTinjauan(db, actor, uuid) : null), [db, actor, uuid]);
}

/** One submission as last pulled, without own writes: to repair one that has not left yet. */
export function useTinjauanPokok(uuid: string | null): Pengujian | undefined {
  const { db } = useOrang();
  return useBaca(async () => {
    const data = uuid ? (await db.tinjauan.get(uuid))?.data : undefined;
    return data && !adalahPenelitian(data) ? data : undefined;
  }, [db, uuid]);
}

import { useLiveQuery } from 'dexie-react-hooks';
import type { Actor } from '#domain/core/roles.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';
import { useHitungan } from './hitungan.ts';
import {
  cariPengujian,
  halamanDari,
  tampilkanPengujian,
  type DaftarPengujian,
  type SaringDaftar,
} from './pengujian.ts';
import type { Tampilan } from './view.ts';

export type SaringTinjauan = SaringDaftar & { idLaboratorium: number | null; kdStatus: number | null };

/**
 * One page of the submissions appointed to this Kalab, newest first. The status filter goes by what the reader sees: one
 * they have just decided stands where they put it.
 */
export async function bacaDaftarTinjauan(
  db: OrangDb,
  actor: Actor,
  { idLaboratorium, kdStatus, cari, ...halaman }: SaringTinjauan,
): Promise<DaftarPengujian> {
  return db.transaction('r', db.tinjauan, db.antrean, async () => {
    const rows = await cariPengujian(
      db.tinjauan,
      cari,
      (row) => idLaboratorium === null || row.idLaboratorium === idLaboratorium,
    );
    const semua = await tampilkanPengujian(db, actor, rows);
    const fitting = semua.filter(
      ({ data }) => kdStatus === null || data.statusSubmission.kdStatusPengajuan === kdStatus,
    );
    return { baris: halamanDari(fitting, halaman), total: fitting.length };
  });
}

/** One submission appointed to this Kalab, or null when this device does not have it. */
export async function bacaTinjauan(
  db: OrangDb,
  actor: Actor,
  uuid: string,
): Promise<Tampilan<Pengujian> | null> {
  return db.transaction('r', db.tinjauan, db.antrean, async () => {
    const base = await db.tinjauan.get(uuid);
    return base ? (await tampilkanPengujian(db, actor, [base]))[0]! : null;
  });
}

/** The review list, live: it follows every write and every pull. Undefined while first reading. */
export function useDaftarTinjauan(saring: SaringTinjauan): DaftarPengujian | undefined {
  const { db, actor } = useOrang();
  return useLiveQuery(() => bacaDaftarTinjauan(db, actor, saring), [db, actor, JSON.stringify(saring)]);
}

/** One submission to review, live. Undefined while first reading, null when this device does not have it. */
export function useTinjauan(uuid: string | null): Tampilan<Pengujian> | null | undefined {
  const { db, actor } = useOrang();
  return useLiveQuery(() => (uuid ? bacaTinjauan(db, actor, uuid) : null), [db, actor, uuid]);
}

/** How many submissions wait for this Kalab's decision, own writes counted in (GAP-58). */
async function hitungTinjauan(db: OrangDb, actor: Actor): Promise<number> {
  const { total } = await bacaDaftarTinjauan(db, actor, {
    idLaboratorium: null,
    kdStatus: pengujianWorkflow.states.perluVerifikasiKalab.code,
    cari: '',
    halaman: 1,
    perHalaman: 0,
  });
  return total;
}

/** For the count of the menu. */
export const useTinjauanMenunggu = (mengirim: boolean): number => useHitungan(mengirim, hitungTinjauan, 0);

/** One submission as last pulled, without own writes: to repair one that has not left yet. */
export function useTinjauanPokok(uuid: string | null): Pengujian | undefined {
  const { db } = useOrang();
  return useLiveQuery(async () => (uuid ? (await db.tinjauan.get(uuid))?.data : undefined), [db, uuid]);
}

import type { DataBersama } from './bersama.ts';
import type { KeadaanLembar } from './keadaan.ts';

type Data = Pick<DataBersama, 'uuid' | 'digantiOleh'>;

/** Data that a sheet refers to by this name and that were replaced since, and the id of what is in force now. */
export type RujukanDiganti<D extends Data = DataBersama> = { nama: string; data: D; kini: string };

/**
 * The references of a sheet to data that were replaced since, as far as `semua` knows them: 'memakai data bersama yang
 * sudah diganti'. Nothing is computed anew by that; whoever keeps the sheet decides (BEYOND-09).
 */
export function rujukanDiganti<D extends Data>(
  bersama: KeadaanLembar['bersama'],
  semua: readonly D[],
): RujukanDiganti<D>[] {
  const dikenal = new Map(semua.map((data) => [data.uuid, data]));
  const yangBerlaku = (uuid: string): string => {
    const oleh = dikenal.get(uuid)?.digantiOleh ?? null;
    return oleh === null ? uuid : yangBerlaku(oleh);
  };
  return Object.entries(bersama).flatMap(([nama, uuid]) => {
    const data = dikenal.get(uuid);
    return data && data.digantiOleh !== null ? [{ nama, data, kini: yangBerlaku(uuid) }] : [];
  });
}

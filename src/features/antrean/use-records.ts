import { useOrang } from '#data/app.ts';
import type { Draf } from '#data/db.ts';
import { rekamanPerLane, tabelRekaman } from '#data/koleksi.ts';
import type { BarisRekaman } from '#data/koleksi/adapter.ts';
import { useBaca } from '#data/use-baca.ts';
import type { Antrean } from '#data/antrean.ts';
import { panggilanDari } from './panggilan-table.ts';
import { laneDraf } from './pilihan.ts';

type Records = ReadonlyMap<string, BarisRekaman>;

/** The pulled records of all that lies here, by lane; null until they are read: no row may grow a line afterwards. */
export function useRecords({
  rows,
  draf,
  terbaca,
}: Pick<Antrean, 'rows' | 'draf'> & { terbaca: boolean }): Records | null | undefined {
  const { db } = useOrang();
  const tempat = new Map<string, { lane: string; induk?: string }>(
    draf.map((satu) => [laneDraf(satu), { lane: laneDraf(satu) }]),
  );
  for (const row of rows) tempat.set(row.lane, row);
  return useBaca(async () => {
    if (!terbaca) return null;
    return db.transaction('r', tabelRekaman(db), () => rekamanPerLane(db, [...tempat.values()]));
  }, [db, terbaca, [...tempat.keys()].join()]);
}

/** What a draft is about, where its name does not say it: two sheets of one sample are called the same. */
export const tentangDraf = (draf: Draf, records: Records | null | undefined): string | null =>
  panggilanDari(draf.call)?.tentang(draf.label, records?.get(laneDraf(draf))) ?? null;

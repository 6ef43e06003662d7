import Dexie from 'dexie';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';
import { useBaca } from './use-baca.ts';

/** The tests of one laboratory as the device keeps them, by name. */
export async function bacaParameterUji(db: OrangDb, idLaboratorium: number): Promise<ParameterUji[]> {
  const rows = await db.parameterUji
    .where('[idLaboratorium+nama]')
    .between([idLaboratorium, Dexie.minKey], [idLaboratorium, Dexie.maxKey])
    .toArray();
  return rows.map(({ data }) => data);
}

/** What the form of registration offers, live. Undefined while first reading, empty before a laboratory is chosen. */
export function useParameterUji(idLaboratorium: number | null): readonly ParameterUji[] | undefined {
  const { db } = useOrang();
  return useBaca(
    () => (idLaboratorium === null ? [] : bacaParameterUji(db, idLaboratorium)),
    [db, idLaboratorium],
  );
}

/** The laboratories that offer any test. Undefined while first reading. */
export function useLaboratoriumUji(): ReadonlySet<number> | undefined {
  const { db } = useOrang();
  return useBaca(async () => {
    const keys = (await db.parameterUji.orderBy('[idLaboratorium+nama]').keys()) as unknown[];
    return new Set((keys as [number, string][]).map(([idLaboratorium]) => idLaboratorium));
  }, [db]);
}

/** The laboratory of a test, or null when this device does not know it. */
export async function laboratoriumUji(db: OrangDb, id: number): Promise<number | null> {
  const row = await db.parameterUji.filter(({ data }) => data.id === id).first();
  return row?.idLaboratorium ?? null;
}

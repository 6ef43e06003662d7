import Dexie from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import type { ParameterUji } from '#domain/pengujian/schema.ts';
import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';

/** The tests of one laboratory as the device keeps them, by name. */
export async function bacaParameterUji(db: OrangDb, idLaboratorium: number): Promise<ParameterUji[]> {
  const rows = await db.parameterUji
    .where('[idLaboratorium+nama]')
    .between([idLaboratorium, Dexie.minKey], [idLaboratorium, Dexie.maxKey])
    .toArray();
  return rows.map(({ data }) => data);
}

/** What the form of registration offers, live. Empty while first reading, and before a laboratory is chosen. */
export function useParameterUji(idLaboratorium: number | null): readonly ParameterUji[] {
  const { db } = useOrang();
  return (
    useLiveQuery(
      () => (idLaboratorium === null ? [] : bacaParameterUji(db, idLaboratorium)),
      [db, idLaboratorium],
    ) ?? []
  );
}

import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { kodeVersi } from '#domain/lembar-kerja/kode-versi.ts';
import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';
import { useBaca } from './use-baca.ts';

/** A version as the device keeps it, also one that is not used any more: what was begun with it is read by it. */
const bacaVersiLembar = async (db: OrangDb, uuid: string): Promise<VersiLembar | null> =>
  (await db.versiLembar.get(uuid))?.data ?? null;

const dirilis = ({ data }: { data: VersiLembar }): boolean =>
  data.statusVersi.kdStatusVersi === kodeVersi.dirilis;

/** The version that new sheets of a test begin with, or null: it has none, and keeps the text box (BEYOND-06). */
async function bacaVersiDirilis(db: OrangDb, uuidParameterUji: string): Promise<VersiLembar | null> {
  const rows = await db.versiLembar.where('uji').equals(uuidParameterUji).toArray();
  return rows.find(dirilis)?.data ?? null;
}

/** One version, live. Undefined while first reading, null without one. */
export function useVersiLembar(uuid: string | null): VersiLembar | null | undefined {
  const { db } = useOrang();
  return useBaca(() => (uuid === null ? null : bacaVersiLembar(db, uuid)), [db, uuid]);
}

/** Every version that this device keeps, by its uuid. */
export type SemuaVersi = ReadonlyMap<string, VersiLembar>;

/** The same, live. Undefined while first reading. */
export function useSemuaVersi(): SemuaVersi | undefined {
  const { db } = useOrang();
  return useBaca(
    async () => new Map((await db.versiLembar.toArray()).map(({ uuid, data }) => [uuid, data])),
    [db],
  );
}

/** The tests whose new reports begin in a sheet, by their uuids, live. Undefined while first reading. */
export function useUjiBerlembar(): ReadonlySet<string> | undefined {
  const { db } = useOrang();
  return useBaca(
    async () =>
      new Set((await db.versiLembar.toArray()).filter(dirilis).map(({ data }) => data.parameterUji.uuid)),
    [db],
  );
}

/** The released version of a test, live. Undefined while first reading, null without one. */
export function useVersiDirilis(uuidParameterUji: string | null): VersiLembar | null | undefined {
  const { db } = useOrang();
  return useBaca(
    () => (uuidParameterUji === null ? null : bacaVersiDirilis(db, uuidParameterUji)),
    [db, uuidParameterUji],
  );
}

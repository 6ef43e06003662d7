import { selesaiMulai } from '#domain/analisis/giliran.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import { bacaAnalisis } from './analisis.ts';
import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';
import { useBaca } from './use-baca.ts';
import type { Tampilan } from './view.ts';

/** A test with the parameters of its analyst that are not handed in, in the order of their list. */
export type Metode = { uuid: string; nama: string; parameter: readonly Tampilan<Analisis>[] };

/** What this person has in hand by test: one method over all samples (BEYOND-18). */
async function bacaPerMetode(db: OrangDb, actor: Actor): Promise<Metode[]> {
  const uuids = await db.analisis
    .where('[analis+urut]')
    .between([actor.uuid, ''], [actor.uuid, '\uffff'])
    .reverse()
    .filter(({ kdProgres }) => kdProgres < selesaiMulai.analis)
    .primaryKeys();
  const semua = await Promise.all(uuids.map((uuid) => bacaAnalisis(db, actor, uuid)));
  const terbuka = semua
    .filter((satu) => satu !== null)
    .filter(({ data }) => (data.idStatusProgresParameter ?? 0) < selesaiMulai.analis);
  return [...Map.groupBy(terbuka, ({ data }) => data.parameter.uuid)]
    .map(([uuid, parameter]) => ({ uuid, nama: parameter[0]!.data.parameter.namaParameterUji, parameter }))
    .toSorted((a, b) => a.nama.localeCompare(b.nama, 'id'));
}

/** The same, live. Undefined while first reading. */
export function usePerMetode(): readonly Metode[] | undefined {
  const { db, actor } = useOrang();
  return useBaca(() => bacaPerMetode(db, actor), [db, actor]);
}

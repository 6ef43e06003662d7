import type { AnyEndpoint, CallTo, OutputOf, QueryOf } from '#domain/core/endpoint.ts';
import type { Klien } from './client.ts';

/** One row of what a list answers. */
export type BarisJawaban<E> = BarisDari<OutputOf<E>>;
type BarisDari<O> = O extends readonly (infer R)[] ? R : O;

/** The rows of an answer; some lists answer one record by itself. */
export const barisJawaban = <E>(data: OutputOf<E>): BarisJawaban<E>[] =>
  (Array.isArray(data) ? data : [data]) as BarisJawaban<E>[];

/** As many rows as a list gives at once (GAP-69). */
const sekaligusMaks = 1000;

/**
 * The rows of every page, each page asked for when the one before it is through, by the call of the list and with its
 * filter: who may not read the list reads nothing here either. Of lists that know it (`daftarBerkas`) the rows come without
 * their parts. Throws what the call throws.
 */
export async function* bacaSemua<E extends AnyEndpoint>(
  klien: Klien,
  endpoint: E | CallTo<E>,
  query: QueryOf<E> | null,
  sekaligus = sekaligusMaks,
): AsyncGenerator<BarisJawaban<E>> {
  for (let page = 1, found = sekaligus; found === sekaligus; page += 1) {
    const asked = { ...(query as object), ringkas: true, page, perPage: sekaligus } as unknown as QueryOf<E>;
    const { data } = await klien.panggil(endpoint, { query: asked });
    const rows = barisJawaban<E>(data);
    yield* rows;
    found = rows.length;
  }
}

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
 * The rows of every page, by the call of the list and with its filter: who may not read the list reads nothing here either.
 * Each page is asked for when the one before it is through, and each row is given once, however the list changes meanwhile.
 * Of lists that know it (`daftarBerkas`) the rows come without their parts. Throws what the call throws.
 */
export async function* bacaSemua<E extends AnyEndpoint>(
  klien: Klien,
  endpoint: E | CallTo<E>,
  query: QueryOf<E> | null,
  sekaligus = sekaligusMaks,
): AsyncGenerator<BarisJawaban<E>> {
  const sudah = new Set<string>();
  let sebelumnya = 0;
  for (let page = 1; ;) {
    const asked = { ...(query as object), ringkas: true, page, perPage: sekaligus } as unknown as QueryOf<E>;
    const { data, meta } = await klien.panggil(endpoint, { query: asked });
    const rows = barisJawaban<E>(data);
    for (const row of rows) {
      const { uuid } = row as { uuid: string };
      if (!sudah.has(uuid)) yield row;
      sudah.add(uuid);
    }
    const total = meta?.total ?? rows.length;
    // Rows that came to the list move others on to where they are passed over; rows that left it move others back to a page
    // that is read already, which is read again.
    if (page > 1 && total < sebelumnya) page -= 1;
    else if (rows.length < sekaligus) return;
    else page += 1;
    sebelumnya = total;
  }
}

import type { Actor, Role } from '#domain/core/roles.ts';
import type { AnyEndpoint, QueryOf } from '#domain/core/endpoint.ts';
import type { Klien } from '#data/client.ts';
import type { OrangDb } from '#data/db.ts';

/** Something that fits what was searched for. */
export type Found = { uuid: string; code: string | null; title: string; note: string; to: string };

/** What a noun finds on this device by number, code, name or title; at most so many. */
export type FoundSource = (
  db: OrangDb,
  actor: Actor,
  text: string,
  limit: number,
) => Promise<readonly Found[]>;

/** A list of the server that people of these roles can search; at most so many. */
export type AskedSource = {
  roles: readonly Role[];
  ask: (klien: Klien, actor: Actor, text: string, limit: number) => Promise<readonly Found[]>;
};

export type AskedList<E extends AnyEndpoint, R> = Pick<AskedSource, 'roles'> & {
  endpoint: E;
  /** What the page of the list asks for besides. */
  query: QueryOf<E>;
  row: (data: R, actor: Actor) => Found;
};

/** A list of the server, searched in the words of its own page: what its reader may see is decided there and nowhere else. */
export const askedList = <E extends AnyEndpoint, R>({
  roles,
  endpoint,
  query,
  row,
}: AskedList<E, R>): AskedSource => ({
  roles,
  ask: async (klien, actor, text, limit) => {
    const asked = { ...(query as object), search: text, page: 1, perPage: limit };
    const { data } = await klien.panggil(endpoint, { query: asked as QueryOf<E> });
    return (data as R[]).map((one) => row(one, actor));
  },
});

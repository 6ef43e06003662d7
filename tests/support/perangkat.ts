import { v7 as uuidv7 } from 'uuid';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi, Tarikan } from '#domain/sync/endpoints.ts';
import type { ServerUji } from './server.ts';

type Baris = { uuid: string };
type Kabar = { diberi: string[]; hilang: string[] };

/** A device of one person: what it holds of each work set, as pull has told it so far. */
export function perangkat(uji: ServerUji, as: string) {
  const isi = new Map<string, Map<string, Baris>>();
  let cursor = '';
  let tanda = '';
  const di = (collection: string) => {
    const known = isi.get(collection) ?? new Map<string, Baris>();
    isi.set(collection, known);
    return known;
  };

  async function satuHalaman(): Promise<Tarikan> {
    const query = new URLSearchParams(cursor ? { cursor } : {});
    const { data } = await uji.request<Tarikan>('GET', `/api/sync/pull?${query}`, { as });
    ({ cursor, tanda } = data);
    for (const [collection, { upsert, gone }] of Object.entries(data.changes)) {
      for (const row of upsert as Baris[]) di(collection).set(row.uuid, row);
      for (const uuid of gone) di(collection).delete(uuid);
    }
    return data;
  }

  return {
    /** Pulls to the end; what was told of this work set on the way. */
    tarik: async (collection: string): Promise<Kabar> => {
      const pages = [await satuHalaman()];
      while (pages.at(-1)!.more) pages.push(await satuHalaman());
      const kabar = pages.flatMap(({ changes }) => changes[collection] ?? []);
      return {
        diberi: kabar.flatMap(({ upsert }) => (upsert as Baris[]).map(({ uuid }) => uuid)),
        hilang: kabar.flatMap(({ gone }) => gone),
      };
    },
    /** What moves when lists that are read from the server have something new, as of the last pull. */
    tanda: () => tanda,
    punya: <T = Baris>(collection: string, uuid: string) => di(collection).get(uuid) as T | undefined,
    semua: (collection: string) => [...di(collection).keys()],
  };
}

/** Sends what lay in the outbox of this person's device, and gives what the server made of each. */
export async function kirimAntrean(
  uji: ServerUji,
  { as, uuid }: { as: string; uuid: string },
  tulisan: readonly (readonly [call: string, body: object, baseRev?: string])[],
): Promise<HasilOperasi[]> {
  const { data } = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
    as,
    headers: { 'x-acting-user': uuid },
    body: {
      device: { id: uuidv7(), app_version: 'uji', waiting: tulisan.length, oldest_at: null },
      ops: tulisan.map(([call, body, baseRev]) => ({
        id: uuidv7(),
        v: versiKontrak,
        call,
        body,
        captured_at: uji.jam.now().toISOString(),
        clock_offset_ms: 0,
        ...(baseRev === undefined ? {} : { base_rev: baseRev }),
      })),
    },
  });
  return data.results;
}

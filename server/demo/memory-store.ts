import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; until: number };

/** Where the demo provider keeps sign-ins under way: in this process, until they run out. */
export function createMemoryStore(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  const find = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.until > Date.now() ? entry.payload : undefined;
  };
  const forget = (isOld: (entry: Entry) => boolean) => {
    for (const [key, entry] of entries) if (isOld(entry)) entries.delete(key);
  };

  return (model) => ({
    upsert: async (id, payload, expiresIn = Infinity) => {
      forget(({ until }) => until <= Date.now());
      entries.set(`${model}:${id}`, { payload, until: Date.now() + expiresIn * 1000 });
    },
    find: async (id) => find(`${model}:${id}`),
    findByUid: async (uid) =>
      [...entries].find(([key, { payload }]) => key.startsWith(`${model}:`) && payload.uid === uid)?.[1]
        .payload,
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = find(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void entries.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => forget(({ payload }) => payload.grantId === grantId),
  });
}

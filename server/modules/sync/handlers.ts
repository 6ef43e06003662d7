import { refusal } from '#domain/core/errors.ts';
import { barisHalaman, muatSekali } from '#domain/sync/batas.ts';
import { syncApi } from '#domain/sync/endpoints.ts';
import type { Context, Module } from '#server/core/implement.ts';
import { implement } from '#server/core/implement.ts';
import { perangkat } from '#server/db/tables/sync.ts';
import { pull } from './pull.ts';
import { sweepFeed } from './sweep.ts';
import { applyOperations, callTable } from './push.ts';

/** The sync calls over the modules whose writes may be queued. */
export function createSync(modules: readonly Module[]): Module {
  const calls = callTable(modules);
  const collections = modules.flatMap((module) => module.collections ?? []);
  return implement(
    syncApi,
    {
      pull: async ({ db, actor, query, received }) => ({
        data: await pull(
          {
            db,
            collections,
            actor,
            now: received,
            limit: query.limit ?? barisHalaman,
            sent: query.sent?.toLowerCase().split(',') ?? [],
          },
          query.cursor,
        ),
      }),
      push: async (context) => {
        if (!muatSekali(context.body.ops))
          throw refusal.tooLarge('Kiriman ini terlalu besar. Kirim tulisannya sebagian-sebagian.');
        await noteDevice(context, context.body.device);
        return { data: { results: await applyOperations(context, calls, context.body.ops) } };
      },
    },
    { sweeps: [sweepFeed] },
  );
}

/** What the device says of itself: Admin sees the ones that are stuck (offline.md section 6). */
async function noteDevice(
  context: Context,
  device: { id: string; appVersion: string; waiting: number; oldestAt: string | null },
) {
  const seen = {
    penggunaId: context.actor.uuid,
    appVersion: device.appVersion,
    menunggu: device.waiting,
    tertua: device.oldestAt ? new Date(device.oldestAt) : null,
    terlihat: context.received,
  };
  await context.server.db
    .insert(perangkat)
    .values({ id: device.id, ...seen })
    .onConflictDoUpdate({ target: perangkat.id, set: seen });
}

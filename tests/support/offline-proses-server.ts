import { flushCompileCache } from 'node:module';
import { serve } from '@hono/node-server';
import { createApi } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openServer } from '#server/open.ts';
import type { Db } from '#server/core/database.ts';
import { dikomit, siapMelayani } from './offline-proses.ts';

// A process to be killed: the data folder, the API and its port, as server/main.ts opens them, and nothing beside them
// that would be started anew each time.
const config = readConfig(process.env);
const server = await openServer(config);
// It will have no chance to keep at its end what it compiled.
flushCompileCache();
/** The database, which says so whenever it has committed something. */
const db = new Proxy(server.db, {
  get(target, name) {
    if (name === 'transaction')
      return async (work: Parameters<Db['transaction']>[0]) => {
        const result = await target.transaction(work);
        process.stdout.write(dikomit);
        return result;
      };
    const value: unknown = Reflect.get(target, name, target);
    return typeof value === 'function' ? value.bind(target) : value;
  },
});
serve({ fetch: createApi({ ...server, db }).fetch, port: config.PORT, hostname: config.HOST }, () =>
  process.stdout.write(siapMelayani),
);

import { flushCompileCache } from 'node:module';
import { serve } from '@hono/node-server';
import type { PGlite } from '@electric-sql/pglite';
import { createApi } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openServer } from '#server/open.ts';
import type { Db } from '#server/core/database.ts';
import { dikomit, dimulai, siapMelayani, type Pertanyaan } from './offline-proses.ts';

// A process to be killed or held: the data folder, the API and its port, as server/main.ts opens them, and nothing beside
// them that would be started anew each time. Its clock goes as its test says.
let geser = Number(process.env['GESER']);
const config = readConfig(process.env);
const server = await openServer(config);
// It will have no chance to keep at its end what it compiled.
flushCompileCache();
const clock = { now: () => new Date(Date.now() + geser) };

/** The database, which says so whenever it begins something and whenever it has committed it. */
const db = new Proxy(server.db, {
  get(target, name) {
    if (name === 'transaction')
      return async (work: Parameters<Db['transaction']>[0]) => {
        const result = await target.transaction((tx) => {
          process.stdout.write(dimulai);
          return work(tx);
        });
        process.stdout.write(dikomit);
        return result;
      };
    const value: unknown = Reflect.get(target, name, target);
    return typeof value === 'function' ? value.bind(target) : value;
  },
});

process.on('message', (pesan: Pertanyaan) => {
  if ('geser' in pesan) return void (geser = pesan.geser);
  // The embedded database is this process's alone: its test looks at it through here.
  const { $client: client } = server.db as unknown as { $client: PGlite };
  const { id, query, params, rowMode } = pesan;
  return void client.query(query, params, { rowMode }).then(
    ({ rows }) => process.send!({ id, rows }),
    (error: unknown) => process.send!({ id, galat: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

const api = createApi({ ...server, db, clock });
const fetch = async (request: Request, env: unknown) => {
  const response = await api.fetch(request, env as object);
  response.headers.set('date', clock.now().toUTCString());
  return response;
};
serve({ fetch, port: config.PORT, hostname: config.HOST }, () => process.stdout.write(siapMelayani));

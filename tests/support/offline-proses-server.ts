import { flushCompileCache } from 'node:module';
import { serve } from '@hono/node-server';
import type { PGlite } from '@electric-sql/pglite';
import { createApi } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openServer } from '#server/open.ts';
import type { Db } from '#server/core/database.ts';
import { keepSwept, runSweeps } from '#server/core/retention.ts';
import { sweeps, telling } from '#server/modules/index.ts';
import { dikomit, dimulai, siapMelayani, type Jawaban, type Pesan } from './offline-proses.ts';

// A process to be killed or held: the data folder, the API and its port and the jobs beside it, as server/start.ts opens
// them, but for the demo and the app's files. Its clock goes as its test says.
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

const saksi = { ...server, db, clock };
let berhenti: (() => Promise<void>)[] = [];
const mulaiBekerja = () => {
  berhenti = [keepSwept(saksi, 'sapuan', sweeps), keepSwept(saksi, 'kabar', telling, 500)];
};

async function jawab(pesan: Exclude<Pesan, { geser: number }>): Promise<unknown[]> {
  if ('query' in pesan) {
    // The embedded database is this process's alone: its test looks at it through here.
    const { $client: client } = server.db as unknown as { $client: PGlite };
    return (await client.query(pesan.query, pesan.params, { rowMode: pesan.rowMode })).rows;
  }
  await Promise.all(berhenti.splice(0).map((satu) => satu()));
  if (!pesan.bekerja) return runSweeps(saksi, telling);
  mulaiBekerja();
  return [];
}

process.on('message', (pesan: Pesan) => {
  if ('geser' in pesan) return void (geser = pesan.geser);
  return void jawab(pesan).then(
    (rows) => process.send!({ id: pesan.id, rows } satisfies Jawaban),
    (error: unknown) => process.send!({ id: pesan.id, galat: String(error) } satisfies Jawaban),
  );
});
process.on('disconnect', () => process.exit());

const api = createApi(saksi);
const fetch = async (request: Request, env: unknown) => {
  const response = await api.fetch(request, env as object);
  response.headers.set('date', clock.now().toUTCString());
  return response;
};
serve({ fetch, port: config.PORT, hostname: config.HOST }, () => process.stdout.write(siapMelayani));
if (process.env['BEKERJA'] === 'true') mulaiBekerja();

import { flushCompileCache } from 'node:module';
import { serve } from '@hono/node-server';
import { createApi } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openServer } from '#server/open.ts';
import { siapMelayani } from './offline-proses.ts';

// A process to be killed: the data folder, the API and its port, as server/main.ts opens them, and nothing beside them
// that would be started anew each time.
const config = readConfig(process.env);
const server = await openServer(config);
// It will have no chance to keep at its end what it compiled.
flushCompileCache();
serve({ fetch: createApi(server).fetch, port: config.PORT, hostname: config.HOST }, () =>
  process.stdout.write(siapMelayani),
);

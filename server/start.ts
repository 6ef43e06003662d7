import type { Server as HttpServer } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApi } from './app.ts';
import type { Config } from './config.ts';
import { keepSwept } from './core/retention.ts';
import { openTracing } from './core/tracing.ts';
import { seedDemo } from './db/demo/seed.ts';
import { mountIdp } from './demo/idp.ts';
import { sweeps, telling } from './modules/index.ts';
import { bukaKanal } from './modules/kabar/semua-kanal.ts';
import { kirimkan } from './modules/kabar/kirimkan.ts';
import { openServer } from './open.ts';
import { mountWeb } from './web.ts';

/** How long a stop waits for answers under way before it ends them. */
const stopMs = 10_000;
/** How often it looks for connections whose answer is over: left alone they stay until their browser has had enough. */
const letGoMs = 20;

/** How long it may take until what is left to tell is gone on with. */
const tellingMs = 5_000;
/** The same of what is left to send: apart, for a mail server may be slow. */
const sendingMs = 5_000;

/** A server that answers at its address. */
export type Running = {
  /** Lets answers under way finish, then closes the database: nothing that was answered is lost either way. */
  stop: () => Promise<void>;
};

/** Opens everything and answers from then on; fails with what kept it from that. */
export async function startServer(config: Config): Promise<Running> {
  const server = await openServer(config);
  const tracing = await openTracing(config);
  const app = createApi(server, tracing);
  if (config.demo) {
    await seedDemo({ ...server, issuer: config.accountIssuer });
    mountIdp(app, server);
  }
  mountWeb(app);
  const http = await listen(app, config);
  const ends = [
    keepSwept(server, 'sapuan', sweeps),
    keepSwept(server, 'kabar', telling, tellingMs),
    keepSwept(server, 'kiriman', [kirimkan(await bukaKanal(server))], sendingMs),
  ];
  return {
    stop: async () => {
      await Promise.all([...ends.map((end) => end()), close(http)]);
      await server.database.close();
      await tracing?.stop();
    },
  };
}

const listen = (app: Hono, config: Config): Promise<HttpServer> =>
  new Promise((resolve, reject) => {
    const http = serve({ fetch: app.fetch, port: config.PORT, hostname: config.HOST }, () => {
      http.off('error', reject);
      resolve(http);
    }) as HttpServer;
    http.once('error', reject);
  });

async function close(http: HttpServer): Promise<void> {
  const lettingGo = setInterval(() => http.closeIdleConnections(), letGoMs);
  const deadline = setTimeout(() => http.closeAllConnections(), stopMs);
  await new Promise((resolve) => http.close(resolve));
  clearInterval(lettingGo);
  clearTimeout(deadline);
}

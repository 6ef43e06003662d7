import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApi } from './app.ts';
import { whyNot } from './cannot-start.ts';
import { readConfig, type Config } from './config.ts';
import { keepSwept } from './core/retention.ts';
import { sweeps } from './modules/index.ts';
import { openServer } from './open.ts';
import { seedDemo } from './db/demo/seed.ts';
import { mountIdp } from './demo/idp.ts';
import { demoAccounts } from './demo/accounts.ts';
import { mountWeb } from './web.ts';

/** How long a stop waits for answers under way before it ends them. */
const stopMs = 10_000;

async function start(config: Config): Promise<void> {
  const server = await openServer(config);
  const app = createApi(server);
  if (config.demo) {
    await seedDemo({ ...server, issuer: config.accountIssuer });
    mountIdp(app, server);
  }
  mountWeb(app);
  const http = await listen(app, config);
  keepSwept(server, sweeps);
  announce(config);
  let stopping: Promise<void> | null = null;
  // A terminal's Ctrl-C reaches us more than once: directly and through npm. The first one counts.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void (stopping ??= stop(http, server.database.close)));
}

const listen = (app: Hono, config: Config): Promise<ServerType> =>
  new Promise((resolve, reject) => {
    const http = serve({ fetch: app.fetch, port: config.PORT, hostname: config.HOST }, () => {
      http.off('error', reject);
      resolve(http);
    });
    http.once('error', reject);
  });

/** Lets answers under way finish, then closes the database: nothing that was answered is lost either way. */
async function stop(http: ServerType, closeDatabase: () => Promise<void>): Promise<void> {
  const deadline = setTimeout(
    () => ('closeAllConnections' in http ? http.closeAllConnections() : undefined),
    stopMs,
  );
  if ('closeIdleConnections' in http) http.closeIdleConnections();
  await new Promise((resolve) => http.close(resolve));
  clearTimeout(deadline);
  await closeDatabase();
  process.exit(0);
}

function announce(config: Config): void {
  console.log(`\n  ${config.APP_NAME} siap di ${config.address}\n`);
  if (!config.demo) return;
  console.log('  Akun peragaan (tanpa sandi, dipilih saat masuk):');
  for (const { email, keterangan } of demoAccounts) console.log(`    ${email.padEnd(32)} ${keterangan}`);
  console.log('');
}

function fail(sentence: string): never {
  console.error(`\n  Tidak dapat dijalankan. ${sentence}\n`);
  process.exit(1);
}

let config: Config | null = null;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  fail(whyNot(error, config));
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Server } from '#server/core/server.ts';
import type { Seen } from '#server/core/watch.ts';
import { version } from '#server/version.ts';
import { bacaKiriman, bacaPekerjaan, hitungPerangkat } from './kesehatan/repository.ts';
import { feedLag } from './sync/cursor.ts';

/** Few: each is one series for every call and status. */
const buckets = [0.01, 0.05, 0.1, 0.3, 1, 3, 10];

/**
 * What Prometheus reads under /metrics (BEYOND-46). Without METRICS_TOKEN nothing is counted and the address is not there. What
 * several processes share, feed, messages, jobs and devices, each of them tells alike.
 */
export function createMetrik(server: Server): { seen: (one: Seen) => void; mount: (app: Hono) => void } {
  const { METRICS_TOKEN: token } = server.config;
  const notThere = (app: Hono) => void app.get('/metrics', (c) => c.text('Tidak ditemukan', 404));
  if (!token) return { seen: () => undefined, mount: notThere };
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'mejalab_http_request_duration_seconds',
    help: 'Time until the answer to a request began, by its call as it is declared and by status.',
    labelNames: ['call', 'status'] as const,
    buckets,
    registers: [register],
  });
  const measure = createMeasure(server, register);
  const isToken = sameAs(`Bearer ${token}`);
  return {
    seen: ({ call, status, seconds }) => duration.observe({ call, status }, seconds),
    mount: (app) =>
      void app.get('/metrics', async (c) => {
        c.header('Cache-Control', 'no-store');
        if (!isToken(c.req.header('authorization') ?? ''))
          return c.text('Token tidak dikenal', 401, { 'WWW-Authenticate': 'Bearer' });
        await measure();
        return c.text(await register.metrics(), 200, { 'Content-Type': register.contentType });
      }),
  };
}

/** Compares in a time that says nothing of how much was right. */
function sameAs(secret: string): (given: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const wanted = digest(secret);
  return (given) => timingSafeEqual(wanted, digest(given));
}

/** What is looked up when somebody asks. A database that does not answer takes nothing else away. */
function createMeasure({ db, database, clock, log }: Server, register: Registry): () => Promise<void> {
  const gauge = <L extends string = never>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `mejalab_${name}`, help, labelNames, registers: [register] });
  gauge('info', 'Version of this process and its database engine.', 'version', 'database').set(
    { version, database: database.engine },
    1,
  );
  const connections = gauge(
    'database_connections',
    'Connections to Postgres, and who waits for one.',
    'state',
  );
  const up = gauge('database_up', '1 where the database answered this very question.');
  const lag = gauge(
    'feed_lag_seconds',
    'How long the first change that devices are not given yet has waited.',
  );
  const messages = gauge(
    'messages',
    'News on its way out of the house, and what could not be sent.',
    'state',
  );
  const oldest = gauge('messages_oldest_waiting_seconds', 'Age of the oldest news that waits to be sent.');
  const devices = gauge('devices', 'Signed-in devices by the time since their last contact.', 'contact');
  const start = gauge('job_last_start_timestamp_seconds', 'When a job began last.', 'job');
  const success = gauge('job_last_success_timestamp_seconds', 'When a job succeeded last.', 'job');
  const took = gauge('job_duration_seconds', 'How long the run of a job took that ended last.', 'job');
  const failed = gauge('job_failed', '1 where the run of a job that ended last failed.', 'job');
  const inSeconds = (moment: Date) => moment.getTime() / 1000;

  async function look(): Promise<void> {
    const kini = clock.now();
    lag.set(await feedLag(db));
    const { menunggu, gagal, tertuaPada } = await bacaKiriman(db);
    messages.set({ state: 'waiting' }, menunggu);
    messages.set({ state: 'failed' }, gagal);
    oldest.set(tertuaPada ? inSeconds(kini) - inSeconds(tertuaPada) : 0);
    for (const [contact, count] of Object.entries(await hitungPerangkat(db, kini)))
      devices.set({ contact }, count);
    for (const { nama: job, mulaiPada, selesaiPada, berhasilPada, galat } of await bacaPekerjaan(db)) {
      start.set({ job }, inSeconds(mulaiPada));
      if (berhasilPada) success.set({ job }, inSeconds(berhasilPada));
      if (selesaiPada && selesaiPada >= mulaiPada)
        took.set({ job }, inSeconds(selesaiPada) - inSeconds(mulaiPada));
      failed.set({ job }, galat === null ? 0 : 1);
    }
  }

  return async () => {
    for (const [state, count] of Object.entries(database.pool?.() ?? {})) connections.set({ state }, count);
    try {
      await look();
      up.set(1);
    } catch (error) {
      log.error({ err: error }, 'metrics');
      for (const stale of [lag, messages, oldest, devices]) stale.reset();
      up.set(0);
    }
  };
}

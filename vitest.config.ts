import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// A machine that is twice as slow is no failure: the limits only end what hangs.
const sabar = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };
const server = {
  ...sabar,
  // Each file makes a server of its own; reading the same modules anew for each took longer than many a file.
  isolate: false,
};
const semuaServer = 'tests/server/**/*.test.ts';
/**
 * The random histories: the longest files, so they begin first. On Postgres they cost two thirds of what they do on PGlite,
 * whose engine the others cover.
 */
const terpanjang = 'tests/offline/{,lengkap/}model*.test.ts';
/**
 * What PGlite might do otherwise than Postgres (docs/decisions/010); how it starts, tests of starting say. Whom a write is
 * told to is worked out beside the database.
 */
const diPglite = ['tests/server/sync/**/!(pengumuman).test.ts'];
const diPgliteLengkap = ['contract', 'demo', 'hidup'].map((folder) => `tests/server/${folder}/**/*.test.ts`);
/** Every test of the server there too: npm run test:all -- --lama. */
const semuaDiPglite = process.env['SEMUA_DI_PGLITE'] === '1';

export default defineConfig({
  test: {
    // Not one process more than there are cores: what is told to wait for others comes out red when they are slow.
    maxWorkers: availableParallelism(),
    // A forgotten .only would pass for a whole run.
    allowOnly: false,
    globalSetup: ['tests/support/folder-cetakan.ts'],
    projects: [
      {
        test: {
          ...sabar,
          name: 'unit',
          include: ['tests/{domain,pdf,screens}/**/*.test.{ts,tsx}'],
          globalSetup: ['scripts/postgres/cluster.ts'],
          setupFiles: ['scripts/postgres/env.ts', 'fake-indexeddb/auto'],
          // As the server's: a third of their time went to modules read anew.
          isolate: false,
        },
      },
      {
        test: {
          ...sabar,
          name: 'offline',
          // Named as what it is not: a project that excludes for itself does not hear what the command leaves out.
          include: ['tests/offline/**/!(model*).test.{ts,tsx}'],
          isolate: false,
          globalSetup: ['scripts/postgres/cluster.ts'],
          setupFiles: ['scripts/postgres/env.ts', 'fake-indexeddb/auto'],
        },
      },
      {
        test: {
          ...sabar,
          name: 'model',
          include: [terpanjang],
          globalSetup: ['scripts/postgres/cluster.ts'],
          setupFiles: ['scripts/postgres/env.ts', 'fake-indexeddb/auto'],
        },
      },
      {
        // Server processes, Postgres and a proxy of their own, which are killed: npm run test:faults.
        test: {
          ...sabar,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          setupFiles: ['fake-indexeddb/auto'],
        },
      },
      {
        // On Postgres, which production uses: the files look for TEST_POSTGRES_URL.
        test: {
          ...server,
          name: 'server',
          include: [semuaServer],
          globalSetup: ['scripts/postgres/cluster.ts'],
          setupFiles: ['scripts/postgres/env.ts'],
        },
      },
      {
        // On the embedded engine.
        test: { ...server, name: 'pglite', include: diPglite },
      },
      {
        // The contract there, one life of every module, the demo, and who comes at the same time.
        test: {
          ...server,
          name: 'pglite-lengkap',
          include: semuaDiPglite ? [semuaServer] : [...diPgliteLengkap, 'tests/server/**/bersamaan.test.ts'],
          exclude: semuaDiPglite ? diPglite : [],
        },
      },
      {
        // Against programs of others: an OpenID provider, an S3 server, Postgres. All that is said of files once more,
        // on a bucket. One file at a time: each starts servers.
        test: {
          ...sabar,
          name: 'luar',
          include: ['tests/luar/**/*.test.ts', 'tests/server/berkas/**/*.test.ts'],
          globalSetup: ['scripts/postgres/cluster.ts', 'scripts/s3/bucket.ts'],
          setupFiles: ['scripts/postgres/env.ts', 'scripts/s3/env.ts'],
          fileParallelism: false,
        },
      },
      {
        // Real Firefox and WebKitGTK, beside each other: Firefox has no window, so neither takes the other's focus.
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: ['tests/support/data-awal.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});

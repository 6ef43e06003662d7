import { defineConfig } from 'vitest/config';

const server = {
  include: ['tests/server/**/*.test.ts'],
  // Each file makes a server of its own; reading the same modules anew for each took longer than many a file.
  isolate: false,
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // Two cores: a third worker only makes time limits flaky.
    maxWorkers: 2,
    // A forgotten .only would pass for a whole run.
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{domain,offline,pdf,screens}/**/*.test.{ts,tsx}'],
          setupFiles: ['fake-indexeddb/auto'],
        },
      },
      { test: { ...server, name: 'server-pglite' } },
      {
        // The same files once more, on a real Postgres: they look for TEST_POSTGRES_URL.
        test: {
          ...server,
          name: 'server-postgres',
          globalSetup: ['scripts/postgres/cluster.ts'],
          setupFiles: ['scripts/postgres/env.ts'],
        },
      },
      {
        // Against programs of others: an OpenID provider, an S3 server, Postgres. All that is said of files once more,
        // on a bucket. One file at a time: each starts servers.
        test: {
          name: 'luar',
          include: ['tests/luar/**/*.test.ts', 'tests/server/berkas/**/*.test.ts'],
          globalSetup: ['scripts/postgres/cluster.ts', 'scripts/s3/bucket.ts'],
          setupFiles: ['scripts/postgres/env.ts', 'scripts/s3/env.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Real Firefox and WebKitGTK, one at a time: a second one would take the first one's focus and time.
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: ['tests/support/data-awal.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

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

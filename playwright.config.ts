import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findBrowsers } from '#scripts/browsers.mjs';
import { sabarMs } from './tests/e2e/support/sabar.ts';

const { chromium, chromiumPenuh } = findBrowsers();

/** What is worked with by a test that says nothing else, and what the worker's own tests need: one with Background Sync. */
const peramban = (executablePath: string | undefined) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/support/awal.ts',
  // Tests start their own servers, each on its own port and database.
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: true,
  timeout: 10 * sabarMs,
  expect: { timeout: sabarMs },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: { actionTimeout: sabarMs, screenshot: 'only-on-failure' },
  // A folder each, which says where a test stands (support/awal.ts); `lengkap` is the whole, for npm run test:all.
  // The worker's file is a long one: last, it kept one process waiting for the other.
  projects: [
    { name: 'pekerja', testMatch: 'pekerja/**', use: peramban(chromiumPenuh) },
    { name: 'layar', testIgnore: ['pekerja/**', 'lengkap/**'], use: peramban(chromium) },
    { name: 'lengkap', testMatch: 'lengkap/**', use: peramban(chromium) },
  ],
});

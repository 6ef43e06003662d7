import { defineConfig } from '@playwright/test';
import { chromiumArgs, findBrowsers } from '#scripts/browsers.mjs';

const { chromium, chromiumPenuh } = findBrowsers();

/** What is worked with by a test that says nothing else, and what the worker's own tests need: one with Background Sync. */
const peramban = (executablePath: string | undefined) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  globalSetup: './tests/support/data-awal.ts',
  // Tests start their own servers, each on its own port and database.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // They end what hangs. A machine that is twice as slow, or has other work, is no fault of what is tested.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: { actionTimeout: 60_000, screenshot: 'only-on-failure' },
  projects: [
    { name: 'layar', testIgnore: 'pekerja/**', use: peramban(chromium) },
    { name: 'pekerja', testMatch: 'pekerja/**', use: peramban(chromiumPenuh) },
  ],
});

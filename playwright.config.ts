import { defineConfig } from '@playwright/test';
import { chromiumArgs, findBrowsers } from '#scripts/browsers.mjs';

const { chromium } = findBrowsers();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  globalSetup: './tests/support/data-awal.ts',
  // Tests start their own servers, each on its own port and database.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    // A step that cannot be done fails as one, long before its whole test does.
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: chromiumArgs,
    },
  },
});

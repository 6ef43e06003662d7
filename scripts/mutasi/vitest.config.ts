import { defineConfig } from 'vitest/config';

/** What a rule is proven by: its own tests, without a database, a device or a screen. */
export default defineConfig({
  test: { include: ['tests/domain/**/*.test.ts'], testTimeout: 300_000, isolate: false },
});

import { mulaiProses, type Proses } from '#tests/support/proses.ts';
import { test } from './uji.ts';

/** One server for every test of a file, for tests that do not disturb each other. Call it once, at the top of the file. */
export function testDenganSatuServer() {
  let satu: Proses;
  const shared = test.extend({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    proses: async ({}, pakai) => pakai(satu),
  });
  shared.beforeAll(async () => {
    satu = await mulaiProses();
  });
  shared.afterAll(() => satu.tutup());
  return shared;
}

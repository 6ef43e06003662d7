import type { Page } from '@playwright/test';
import { mulaiServer, type Proses } from '#tests/support/proses.ts';
import type { Perangkat, Ukuran } from './perangkat.ts';
import { siapkanPerangkat, test } from './uji.ts';

type Bersama = {
  /**
   * A new tab on this person's device, which the tests of a file share: signed in and ready for work without a network,
   * once. It is for tests that leave the device as they found it.
   */
  tab: (email: string, ukuran?: Ukuran) => Promise<Page>;
};

/** One server for every test of a file, for tests that do not disturb each other. Call it once, at the top of the file. */
export function testDenganSatuServer() {
  let satu: Proses;
  const perangkatList = new Map<string, Promise<Perangkat>>();
  const shared = test.extend<Bersama>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    proses: async ({}, pakai) => pakai(satu),
    tab: async ({ proses, launchOptions: cara }, pakai) => {
      const used = new Set<Perangkat>();
      await pakai(async (email, ukuran = 'tablet') => {
        const key = `${email} ${ukuran}`;
        const known = perangkatList.get(key) ?? siapkanPerangkat({ cara, proses }, email, ukuran);
        perangkatList.set(key, known);
        const perangkat = await known;
        used.add(perangkat);
        return perangkat.context.newPage();
      });
      for (const { context } of used)
        for (const page of context.pages())
          // A browser may end with its last page; a device comes with an empty one.
          if (page.url() !== 'about:blank') await page.close();
      for (const { tanpaGalat } of used) tanpaGalat();
    },
  });
  shared.beforeAll(async () => {
    satu = await mulaiServer();
  });
  shared.afterAll(async () => {
    for (const perangkat of perangkatList.values()) await (await perangkat).tutup();
    await satu.tutup();
  });
  return shared;
}

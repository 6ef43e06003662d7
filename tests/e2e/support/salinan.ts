import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { mulaiProses, salinProyek, type Proses } from '#tests/support/proses.ts';

/** A server that serves its own copy of the built app, so that the app can change under the devices that use it. */
export type ProsesSalinan = Proses & {
  /** Puts the next version of the app on the server. */
  terbitkanVersiBaru: () => Promise<void>;
};

export async function mulaiSalinan(): Promise<ProsesSalinan> {
  const folder = await salinProyek(['package.json', 'server', 'src', 'dist']);
  const proses = await mulaiProses({}, folder);
  return {
    ...proses,
    // One byte of the worker is another version of everything it precaches.
    terbitkanVersiBaru: () => appendFile(join(folder, 'dist', 'sw.js'), `\n// ${Date.now()}\n`),
    tutup: async () => {
      await proses.tutup();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a newer version is installed on this device and waits for consent. */
export const menungguVersi = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);

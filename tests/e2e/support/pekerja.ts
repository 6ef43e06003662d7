import type { CDPSession, Page } from '@playwright/test';

/** The service worker of a device, as its browser treats it. */
export type Pekerja = {
  /** Fires the sync event the browser fires when it finds the network back. */
  bangunkan: () => Promise<void>;
  /** Hands it a message as the browser does that has it from its push service. */
  dorong: (pesan: object) => Promise<void>;
  /** Ends it where it stands, as browsers do with a worker that takes too long. */
  akhiri: () => Promise<void>;
};

/** Takes hold of the worker of this page's device, through a page that stays open and is no page of the app. */
export async function pekerjaDi(page: Page): Promise<Pekerja> {
  const context = page.context();
  const { origin } = new URL(page.url());
  const cdp = await context.newCDPSession(await context.newPage());
  // A page in the background draws nothing, and what does not draw cannot be clicked.
  await page.bringToFront();
  const registrationId = await pendaftaran(cdp);
  return {
    bangunkan: async () => {
      await cdp.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag: 'antrean',
        lastChance: false,
      });
    },
    dorong: (pesan) =>
      cdp
        .send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(pesan) })
        .then(() => undefined),
    akhiri: () => cdp.send('ServiceWorker.stopAllWorkers').then(() => undefined),
  };
}

async function pendaftaran(cdp: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const running = versions.find(
        ({ scriptURL, status }) => scriptURL.endsWith('/sw.js') && status === 'activated',
      );
      if (running) resolve(running.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return found;
}

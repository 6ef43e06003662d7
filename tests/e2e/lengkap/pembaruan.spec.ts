import type { Page } from '@playwright/test';
import { periksaPonsel } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { jaringanDari, kotak, lencana, putuskan } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

test('[offline.md 6] a piece that breaks off because its page is being left does not bring that page back', async ({
  perangkat,
}) => {
  const page = await perangkat('laptop');
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // As Firefox breaks off what a page loads when it is left for one whose answer takes its time.
  const diminta = jaringanDari(page).tahan('/api/docs', 'jawaban');
  const sesudahnya = Promise.race([page.waitForResponse(/health\?sesudah/), page.waitForEvent('load')]);
  await page.evaluate(() => {
    const putuskan = async () => {
      window.dispatchEvent(new Event('vite:preloadError'));
      // Whoever reloads asks for the server's health first: they have their answer before the second of these.
      await fetch('/api/health?lebih-dahulu', { cache: 'no-store' });
      await fetch('/api/health?sesudah', { cache: 'no-store' });
    };
    window.addEventListener('beforeunload', () => setTimeout(() => void putuskan()));
    window.location.assign('/api/docs');
  });
  await diminta;
  await sesudahnya;
  jaringanDari(page).bebaskan();
  await expect(page).toHaveURL('/api/docs');
});

test('[offline.md 6] a piece that is missing loads a page anew that nobody has touched, and none that is in use', async ({
  perangkat,
}) => {
  const page = await perangkat('laptop');
  let dimuat = 0;
  page.on('load', () => (dimuat += 1));
  // Not by what a test runs in the page, which counts as its person's touch. The worker is asked for after who listens.
  await page.addInitScript(
    () => void navigator.serviceWorker.ready.then(() => dispatchEvent(new Event('vite:preloadError'))),
  );
  await page.goto('/login');
  await expect.poll(() => dimuat).toBe(2);
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(async () => {
    sessionStorage.clear();
    window.dispatchEvent(new Event('vite:preloadError'));
    // Whoever reloads asks for the server's health first: they have their answer before the second of these.
    await fetch('/api/health?lebih-dahulu', { cache: 'no-store' });
    await fetch('/api/health?sesudah', { cache: 'no-store' });
  });
  expect(dimuat).toBe(2);
});

test('[offline.md 6] an app that comes onto the device only in part is fetched on by itself, without a reload', async ({
  perangkat,
}) => {
  const page = await perangkat('ponsel');
  // Only the worker asks for it: the network goes in the middle of its fetching, and comes back.
  const diminta = jaringanDari(page).tahan('/icon-192.png', 'permintaan');
  await page.goto('/login');
  await diminta;
  const terpasang = await page.evaluateHandle(
    async () => (await navigator.serviceWorker.getRegistration())!.installing!,
  );
  putuskan(page);
  await expect.poll(() => terpasang.evaluate(({ state }) => state)).toBe('redundant');
  jaringanDari(page).bebaskan();
  jaringanDari(page).sambung();
  await expect.poll(() => pekerjaDi(page)).toBe('activated');
});

test('[offline.md 6] what a network puts in the place of a file of the app is not kept as one, and asked for again past every cache', async ({
  perangkat,
}) => {
  const page = await perangkat('ponsel');
  const dijawab = jaringanDari(page).tahan('/icon-192.png', 'portal');
  await page.goto('/login');
  await dijawab;
  jaringanDari(page).bebaskan();
  await expect.poll(() => pekerjaDi(page)).toBe('activated');
  putuskan(page);
  expect(await page.evaluate(async () => (await fetch('/icon-192.png')).headers.get('content-type'))).toBe(
    'image/png',
  );
});

test('[offline.md 6] a page on its way while the worker began is in its charge too', async ({
  perangkat,
}) => {
  const page = await perangkat('laptop');
  const tab = await page.context().newPage();
  const diminta = jaringanDari(page).tahan('/profile', 'permintaan');
  const dibuka = tab.goto('/profile');
  await diminta;
  await page.goto('/login');
  await expect.poll(() => pekerjaDi(page)).toBe('activated');
  jaringanDari(page).bebaskan();
  await dibuka;
  await expect.poll(() => pekerjaDi(tab)).toBe('activated');
});

test('a page whose code is long on its way says so, and one whose code does not come leaves no blank page: both go on when it is there', async ({
  browser,
  proses,
}) => {
  // No worker, which would have every piece on the device.
  const konteks = {
    baseURL: proses.url,
    serviceWorkers: 'block',
    viewport: kotak.ponsel,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  } as const;
  await test.step('the app itself does not come', async () => {
    const context = await browser.newContext(konteks);
    const page = await context.newPage();
    const galat = page.getByRole('alert');
    await page.route(/\/assets\/mulai-/, (route) => route.abort());
    await page.goto('/analisis-sampel');
    await expect(galat).toContainText('Aplikasi belum ada di perangkat');
    await page.unrouteAll();
    await galat.getByRole('button', { name: 'Muat ulang' }).click();
    await expect(page).toHaveURL('/login');
    await context.close();
  });

  const context = await browser.newContext(konteks);
  const page = await context.newPage();
  const galat = page.getByRole('alert');
  const memuat = page.getByRole('status').filter({ hasText: 'Memuat halaman' });
  const daftar = page.getByRole('heading', { level: 1, name: 'Persetujuan laboran' });
  await test.step('after the very first sign-in', async () => {
    const lepas = await tahanHalaman(page, 'PersetujuanLaboranListPage');
    // Not to where a first sign-in ends: it does not, for now.
    await page.goto('/login');
    await page.getByRole('button', { name: 'Masuk dengan akun Anda' }).click();
    await page.locator('button[value="laboran@kampus.example"]').click();
    await expect(memuat).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Memuat')).toBeVisible();
    await periksaPonsel(page, 'halaman dimuat');
    lepas();
    await expect(daftar).toBeVisible();
    await expect(memuat).toBeHidden();
  });
  await test.step('when one goes to it', async () => {
    const lepas = await tahanHalaman(page, 'AnalisisListPage');
    await page.getByRole('link', { name: /Analisis sampel$/ }).click();
    await expect(memuat).toBeVisible();
    await expect(daftar).toBeVisible();
    lepas();
    await expect(page.getByRole('heading', { level: 1, name: 'Analisis sampel' })).toBeVisible();
    await expect(memuat).toBeHidden();
  });
  await test.step('it does not come, nor when the app has tried by itself once more', async () => {
    await page.route(/\/assets\/ProfilePage-|\/api\/health/, (route) => route.abort());
    await page.evaluate(() => window.history.pushState(null, '', '/profile'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(galat).toContainText('Halaman ini belum ada di perangkat');
    await expect(lencana(page, /Tersambung|Luring/), 'the frame stands').toBeVisible();
    await page.unrouteAll();
    await galat.getByRole('button', { name: 'Muat ulang' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  });
  await context.close();
});

/** Has the code of a page wait on its way, until what this gives is called. */
async function tahanHalaman(page: Page, nama: string): Promise<() => void> {
  const dilepas = Promise.withResolvers<void>();
  await page.route(new RegExp(`/assets/${nama}-[^/]*\\.js$`), async (route) => {
    await dilepas.promise;
    await route.continue();
  });
  return dilepas.resolve;
}

/** The state of the worker that is in charge of this page. */
const pekerjaDi = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.state);

import type { Locator, Page } from '@playwright/test';
import { masuk as masukSendiri } from '#tests/support/masuk.ts';
import { periksaPonsel } from './support/axe.ts';
import { bacaAnalisis, masukApi, parameterDi } from './support/api.ts';
import { tulisDraf } from './support/bangku.ts';
import { mulaiSalinan, type ProsesSalinan } from './support/salinan.ts';
import { isiTabel, sesiDi } from './support/simpanan.ts';
import { jaringanDari, kotak, lencana, masuk, putuskan, siapLuring } from './support/perangkat.ts';
import { expect, test as dasar } from './support/uji.ts';

let salinan: ProsesSalinan;
const test = dasar.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
  proses: async ({}, pakai) => pakai(salinan),
});
test.beforeAll(async () => {
  salinan = await mulaiSalinan();
});
test.afterAll(() => salinan.tutup());

type Hidup = Window & { hidup?: true };

/** The message ends above what stays at the bottom of the window. */
const diAtas = (pesan: Locator, bilah: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const [atas, bawah] = [(await pesan.boundingBox())!, (await bilah.boundingBox())!];
      return bawah.y - (atas.y + atas.height);
    })
    .toBeGreaterThanOrEqual(0);

test('[offline.md 6] a new version is offered, waits for consent and for the send under way, keeps what was typed, and reloads every tab', async ({
  perangkat,
  proses,
}) => {
  const api = await masukApi(proses.url, 'analis@kampus.example');
  const mulai = await parameterDi(api, 0);
  const tulis = await parameterDi(api, 2);
  const page = await perangkat('laptop');
  const context = page.context();
  await masuk(page, 'analis@kampus.example');
  await siapLuring(page);
  // Said once, after all else on the page or beside it.
  const sapaan = page.getByRole('complementary', { name: 'Siap dipakai tanpa jaringan' });
  await expect(sapaan).toContainText('parameter uji');
  await sapaan.getByRole('button', { name: 'Mengerti' }).click();
  await expect(sapaan).toBeHidden();
  const tab = await context.newPage();
  await tab.goto('/kotak-keluar');
  await expect(lencana(tab, 'Tersambung')).toBeVisible();
  const tawaran = page.getByRole('status').filter({ hasText: 'Versi baru siap' });
  await page.reload();
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  await expect(tawaran).toBeHidden();

  await salinan.terbitkanVersiBaru();
  await page.reload();
  await expect(tawaran).toBeVisible();
  // 'Nanti' leaves everything as it is; the next start offers it again.
  await tawaran.getByRole('button', { name: 'Nanti' }).click();
  await expect(tawaran).toBeHidden();
  await page.goto(`/analisis-sampel/edit?uuid=${mulai.uuid}`);
  await expect(tawaran).toBeVisible();
  // On a phone a message lies on top of the bars, and covers none.
  const laptop = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await diAtas(tawaran, page.locator('[data-main-action]'));
  await page.setViewportSize(laptop);
  expect(await menungguVersi(page)).toBe(true);

  // A send is under way: the server's answer is held back.
  let kiriman = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/sync/push')) kiriman += 1;
  });
  const dikirim = jaringanDari(page).tahan('/api/sync/push', 'jawaban');
  await page.getByRole('button', { name: 'Mulai pengujian' }).click();
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
  await dikirim;
  await tulisDraf(tab, tulis.uuid, 'Ditulis sebelum pembaruan');
  // Nor the last button of a dialog, which on a laptop reaches under it no further than with its edge.
  await diAtas(
    tab.getByRole('status').filter({ hasText: 'Versi baru siap' }),
    tab.getByRole('button', { name: 'Simpan', exact: true }),
  );
  for (const one of [page, tab]) await one.evaluate(() => void ((window as Hidup).hidup = true));

  await tawaran.getByRole('button', { name: 'Muat ulang' }).click();
  await expect(page.getByText('Menyimpan ketikan dan menunggu kiriman selesai')).toBeVisible();
  // It stands in line behind the send, and neither tab has moved.
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await navigator.locks.query()).pending!.filter(({ name }) => name!.startsWith('kirim:')).length,
      ),
    )
    .toBeGreaterThan(0);
  for (const one of [page, tab]) expect(await one.evaluate(() => (window as Hidup).hidup)).toBe(true);
  expect(await menungguVersi(page)).toBe(true);

  jaringanDari(page).bebaskan();
  for (const one of [page, tab])
    await expect
      .poll(() => one.evaluate(() => (window as Hidup).hidup ?? 'reloaded').catch(() => 'loading'))
      .toBe('reloaded');
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  await expect.poll(() => menungguVersi(page)).toBe(false);
  await expect(tawaran).toBeHidden();
  expect(kiriman).toBe(1);
  const { history, idStatusProgresParameter } = await bacaAnalisis(api, 'analyst', mulai.uuid);
  expect([idStatusProgresParameter, history.map(({ aksi }) => aksi)]).toEqual([1, ['mulai']]);
  const draf = await isiTabel<{ isi: { isi: string } }>(page, (await sesiDi(page)).userId, 'draf');
  expect(draf.map(({ isi }) => isi.isi)).toEqual(['<p>Ditulis sebelum pembaruan</p>']);
});

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

test('[offline.md 6] an app that comes onto the device only in part is fetched on by itself, without a reload', async ({
  perangkat,
}) => {
  const page = await perangkat('ponsel');
  // Only the worker asks for it: the network goes in the middle of its fetching, and comes back.
  const diminta = jaringanDari(page).tahan('/pintas-analisis.png', 'permintaan');
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

test('a piece that does not come leaves no blank page: the app and a page of it say so, and go on when it is there', async ({
  browser,
  proses,
}) => {
  // No worker, which would have every piece on the device.
  const context = await browser.newContext({ baseURL: proses.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const galat = page.getByRole('alert');
  await page.route(/\/assets\/mulai-/, (route) => route.abort());
  await page.goto('/analisis-sampel');
  await expect(galat).toContainText('Aplikasi belum ada di perangkat');
  await page.unrouteAll();
  await galat.getByRole('button', { name: 'Muat ulang' }).click();
  await expect(page).toHaveURL('/login');

  await masukSendiri(page, 'analis@kampus.example');
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  // Neither does it come when the app has tried by itself once more.
  await page.route(/\/assets\/ProfilePage-|\/api\/health/, (route) => route.abort());
  await page.evaluate(() => window.history.pushState(null, '', '/profile'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(galat).toContainText('Halaman ini belum ada di perangkat');
  await expect(lencana(page, /Tersambung|Luring/), 'the frame stands').toBeVisible();
  await page.unrouteAll();
  await galat.getByRole('button', { name: 'Muat ulang' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await context.close();
});

test('a page that is long on its way says so: after the very first sign-in, and when one goes to it', async ({
  browser,
  proses,
}) => {
  const context = await browser.newContext({
    baseURL: proses.url,
    serviceWorkers: 'block',
    viewport: kotak.ponsel,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const memuat = page.getByRole('status').filter({ hasText: 'Memuat halaman' });
  const lepasPertama = await tahanHalaman(page, 'PersetujuanLaboranListPage');
  // Not to where a first sign-in ends: it does not, for now.
  await page.goto('/login');
  await page.getByRole('button', { name: 'Masuk dengan akun Anda' }).click();
  await page.locator('button[value="laboran@kampus.example"]').click();
  await expect(memuat).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Memuat')).toBeVisible();
  await periksaPonsel(page, 'halaman dimuat');
  lepasPertama();
  const daftar = page.getByRole('heading', { level: 1, name: 'Persetujuan laboran' });
  await expect(daftar).toBeVisible();
  await expect(memuat).toBeHidden();

  const lepasKedua = await tahanHalaman(page, 'AnalisisListPage');
  await page.getByRole('link', { name: /Analisis sampel$/ }).click();
  await expect(memuat).toBeVisible();
  await expect(daftar).toBeVisible();
  lepasKedua();
  await expect(page.getByRole('heading', { level: 1, name: 'Analisis sampel' })).toBeVisible();
  await expect(memuat).toBeHidden();
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

const menungguVersi = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);

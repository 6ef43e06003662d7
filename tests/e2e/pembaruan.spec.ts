import type { Locator } from '@playwright/test';
import { bacaAnalisis, masukApi, parameterDi } from './support/api.ts';
import { tulisDraf } from './support/bangku.ts';
import { menungguVersi, mulaiSalinan, type ProsesSalinan } from './support/salinan.ts';
import { isiTabel, sesiDi } from './support/simpanan.ts';
import { jaringanDari, lencana, masuk, siapLuring } from './support/perangkat.ts';
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

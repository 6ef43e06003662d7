import type { Page } from '@playwright/test';
import type { Analisis } from '#domain/analisis/schema.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { bacaAnalisis, lakukan, masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { periksaPonsel } from '#tests/e2e/support/axe.ts';
import { lencana } from '#tests/e2e/support/perangkat.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';

const email = 'analis@kampus.example';
const jam = 60 * 60_000;

/** Begins a timer on the parameter that is open. */
async function ingatkan(page: Page, label: string, lama: string): Promise<void> {
  await page.getByRole('button', { name: 'Ingatkan' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Ingatkan' });
  await dialog.getByRole('button', { name: label, exact: true }).tap();
  await dialog.getByText(lama, { exact: true }).tap();
  await dialog.getByRole('button', { name: 'Mulai', exact: true }).tap();
  await expect(dialog).toBeHidden();
}

const berjalan = (page: Page) =>
  page.getByRole('list', { name: 'Pengingat yang berjalan' }).getByRole('listitem');

/** How often this tab has begun to sound. */
const suara = (page: Page) => page.evaluate(() => (globalThis as unknown as { bunyi: number }).bunyi);

test('[BEYOND-22, BEYOND-23] three timers survive a reload without the server, ring once with two tabs, are heard, and ended by a write that is sent later', async ({
  proses,
  perangkatSiap,
}) => {
  const api = await masukApi(proses.url, email);
  const { uuid, sampel } = await parameterDi(api, 0);
  await lakukan(api, 'PUT', 'start', { uuid });
  const page = await perangkatSiap(email);
  const context = page.context();
  await context.addInitScript(() => {
    const window = globalThis as unknown as { bunyi: number };
    window.bunyi = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...rest) {
      window.bunyi += 1;
      start.apply(this, rest);
    };
  });
  await context.clock.install();
  const alamat = `/analisis-sampel/sampel?uuid=${sampel.uuid}`;
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await expect(page.getByRole('button', { name: 'Ingatkan' })).toBeVisible();
  await proses.hentikan();
  await ingatkan(page, 'Oven', '1 jam');
  await ingatkan(page, 'Inkubasi', '24 jam');
  await ingatkan(page, 'Pijar', '2 jam');
  await expect(berjalan(page)).toHaveText([/^Oven.*tinggal 1 jam/, /^Pijar.*tinggal 2 jam/, /^Inkubasi/]);
  await expect(berjalan(page).first()).toContainText('menunggu dikirim');
  await periksaPonsel(page, 'pengingat');

  await page.reload();
  await expect(berjalan(page)).toHaveCount(3);
  await page.goto('/beranda');
  await expect(page.getByRole('region', { name: 'Pengingat (3)' }).getByRole('link').first()).toContainText(
    /Oven.*tinggal (1 jam|59 menit)/,
  );
  const kedua = await context.newPage();
  await kedua.goto('/jadwal');
  // What unlocks sound.
  for (const satu of [page, kedua]) await satu.getByRole('heading', { level: 1 }).click();

  await context.clock.fastForward(jam);
  for (const satu of [page, kedua])
    await expect(satu.getByRole('alert').filter({ hasText: 'Oven' })).toContainText(sampel.kodeSampel!);
  await expect.poll(async () => (await suara(page)) + (await suara(kedua))).toBe(1);
  await periksaPonsel(kedua, 'pengingat berdering');
  await context.clock.fastForward(12 * 60_000);
  await expect(page.getByText('Oven: jatuh 12 menit lalu')).toBeVisible();

  await page.getByRole('button', { name: 'Diamkan' }).tap();
  for (const satu of [page, kedua])
    await expect(satu.getByRole('alert').filter({ hasText: 'Oven' })).toBeHidden();
  await kedua.reload();
  await expect(kedua.getByRole('heading', { level: 1 })).toBeVisible();

  // Slept through: it rings as it wakes, and says since when.
  await context.clock.fastForward(jam);
  const spanduk = page.getByRole('alert').filter({ hasText: 'Pijar' });
  await expect(spanduk).toContainText('Pijar: jatuh 12 menit lalu');
  await spanduk.getByRole('link', { name: 'Buka sampel' }).tap();
  await expect(page).toHaveURL(alamat);
  await expect(berjalan(page)).toHaveCount(3);
  for (const label of ['Oven', 'Pijar'])
    await berjalan(page).filter({ hasText: label }).getByRole('button', { name: 'Selesai' }).tap();
  await expect(berjalan(page)).toHaveText(/Inkubasi/);
  await expect(lencana(page, 'Luring, 5 tulisan menunggu')).toBeVisible();

  await proses.mulai();
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  const { history } = (await bacaAnalisis(api, 'analyst', uuid)) as Analisis;
  expect(history.filter(({ aksi }) => aksi === 'isiLembar')).toHaveLength(5);
  expect(
    keadaanLembar(history).pengingat.map(({ label, selesai, diselesaikanOleh }) => [
      label,
      selesai !== null,
      diselesaikanOleh?.nama,
    ]),
  ).toEqual([
    ['Oven', true, expect.any(String)],
    ['Inkubasi', false, undefined],
    ['Pijar', true, expect.any(String)],
  ]);
});

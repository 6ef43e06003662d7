import type { Page } from '@playwright/test';
import { masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { editor } from '#tests/e2e/support/bangku.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { kotak, lencana } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

/** Presses Tab until the element with the focus is this one, as a person without a mouse does; gives up after a while. */
async function tabKe(page: Page, name: RegExp): Promise<void> {
  const focused = page.locator(':focus');
  for (let at = 0; at < 120; at++) {
    await page.keyboard.press('Tab');
    const said = await focused
      .evaluate((element) => element.ariaLabel ?? element.textContent ?? '')
      .catch(() => '');
    if (name.test(said.trim())) return;
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

test('the keyboard alone opens a record, writes a report and sends it; focus is never lost', async ({
  proses,
  perangkatSiap,
}) => {
  const { uuid } = await parameterDi(await masukApi(proses.url, 'analis@kampus.example'), 2);
  const page = await perangkatSiap('analis@kampus.example', 'laptop');
  await page.goto('/analisis-sampel');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await tabKe(page, /^Kerjakan/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/analisis-sampel\/edit\?uuid=/);

  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await expect(page.getByRole('button', { name: 'Batalkan pengujian' })).toBeVisible();
  await tabKe(page, /^Batalkan pengujian$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Alasan' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Batalkan pengujian' })).toBeFocused();

  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await expect(page.getByRole('button', { name: 'Buat laporan', exact: true })).toBeVisible();
  await tabKe(page, /^Buat laporan$/);
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeVisible();
  for (let at = 0; at < 40 && !(await editor(page).evaluate((box) => box === document.activeElement)); at++)
    await page.keyboard.press('Tab');
  await page.keyboard.type('Ditulis tanpa tetikus');
  await tabKe(page, /^Simpan$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ya, simpan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/analisis-sampel$/);
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
});

test('text at 200 % breaks nothing: no page scrolls sideways and no word is cut, on a phone and on a tablet', async ({
  perangkatSiap,
  proses,
}) => {
  const { uuid } = await parameterDi(await masukApi(proses.url, 'analis@kampus.example'), 2);
  const page = await perangkatSiap('analis@kampus.example', 'ponsel');
  // What a person sets in their browser: every rem and em of the page follows.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const alamat of [
    '/analisis-sampel',
    `/analisis-sampel/edit?uuid=${uuid}`,
    '/kotak-keluar',
    '/profile',
    '/404',
  ]) {
    await page.goto(alamat);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const ukuran of ['ponsel', 'tablet'] as const) {
      await page.setViewportSize(kotak[ukuran]);
      await expect(lencana(page, /^Tersambung$/)).toBeVisible();
      expect(await melebar(page, kotak[ukuran].width), `${alamat}, ${ukuran}`).toEqual([]);
    }
  }
  // Where only the text grows, and no width the page is asked about: the bars measure themselves.
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await page.setViewportSize(kotak.ponsel);
  await page.goto('/analisis-sampel');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  await expect.poll(() => melebar(page, kotak.ponsel.width)).toEqual([]);
});

/** What is wider than it may be: the page itself, every text that is cut off, and words of the shell that are broken up. */
const melebar = (page: Page, lebar: number): Promise<string[]> =>
  page.evaluate(async (width) => {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    // On a phone a page that is too wide is drawn smaller, and its window counts as wider.
    const { scrollWidth } = document.documentElement;
    const wide = scrollWidth > width ? [`page ${scrollWidth}`] : [];
    const cut = [...document.querySelectorAll('h1, h2, h3, p, dd, dt, button, a, label')]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX === 'hidden' || element.clientWidth > 0)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
    const letters = [...document.querySelectorAll('header a span, nav a span')]
      .filter((element) => element.checkVisibility() && element.childElementCount === 0)
      .filter((element) => element.textContent!.trim().length > 3 && !element.matches('.mj-terdengar'))
      .filter((element) => element.scrollWidth < 2 * Number.parseFloat(getComputedStyle(element).fontSize))
      .map((element) => `broken up: ${element.textContent}`);
    return [...wide, ...cut, ...letters];
  }, lebar);

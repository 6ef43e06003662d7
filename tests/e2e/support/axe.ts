import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, kotak } from './uji.ts';

/** A phone by day and a tablet by night. */
const ponsel = { ukuran: 'ponsel', warna: 'light' } as const;
const tablet = { ukuran: 'tablet', warna: 'dark' } as const;

async function tampilkan(page: Page, { ukuran, warna }: typeof ponsel | typeof tablet): Promise<void> {
  await page.setViewportSize(kotak[ukuran]);
  await page.emulateMedia({ colorScheme: warna, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    // The page hears of it with the next frame, and draws it with the one after that.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/**
 * Looks at what is open on a phone and, turned into a tablet at night, once more: everything axe knows of WCAG 2.2 AA and
 * of good practice (look.md, Must hold everywhere), and that nothing scrolls sideways. Leaves the phone.
 */
export async function periksa(page: Page, nama: string): Promise<void> {
  await periksaTablet(page, nama);
  await periksaPonsel(page, nama);
}

/** What only a tablet shows. */
export async function periksaTablet(page: Page, nama: string): Promise<void> {
  await tampilkan(page, tablet);
  await periksaSekali(page, `${nama}, tablet`);
}

/** What only a phone shows. */
export async function periksaPonsel(page: Page, nama: string): Promise<void> {
  await tampilkan(page, ponsel);
  await periksaSekali(page, `${nama}, ponsel`);
}

async function periksaSekali(page: Page, nama: string): Promise<void> {
  // There are no frames of others, so everything can be judged in the page itself, without opening a second one.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // What lies under a dialog is dimmed, and looked at before the dialog is opened.
  const dialog = page.getByRole('dialog').last();
  if (await dialog.isVisible()) {
    await dialog.evaluate((element) => element.setAttribute('data-diperiksa', ''));
    axe.include('[data-diperiksa]');
  }
  let { violations } = await axe.analyze();
  // Contrast is judged by places measured at the start: words that a paper drawn anew has pushed on count as lying on it.
  for (let now = await susunan(page), before = ''; violations.length > 0 && now !== before;) {
    before = now;
    ({ violations } = await axe.analyze());
    now = await susunan(page);
  }
  await page.evaluate(() => document.querySelector('[data-diperiksa]')?.removeAttribute('data-diperiksa'));
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, nama).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${nama}: scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Where everything lies on the page, however it is scrolled. */
const susunan = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const awal = document.body.getBoundingClientRect();
    return [...document.querySelectorAll('body *')]
      .map((element) => element.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x - awal.x, y - awal.y, width, height].map(Math.round).join())
      .join(' ');
  });

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { kotak } from './perangkat.ts';
import { expect } from './uji.ts';

/** A phone by day and a tablet by night. */
const ponsel = { ukuran: 'ponsel', warna: 'light' } as const;
const tablet = { ukuran: 'tablet', warna: 'dark' } as const;

/**
 * Looks at what is open on a tablet at night and on a phone by day: everything axe knows of WCAG 2.2 AA and of good
 * practice (look.md, Must hold everywhere), that nothing scrolls sideways, and that nothing moves. Leaves the page as large
 * and as light as it was. What lies under an open dialog is hidden, also from axe: a page is looked at before its dialogs.
 */
export const periksa = (page: Page, nama: string): Promise<void> => lihat(page, nama, [tablet, ponsel]);

/** What only a tablet shows. */
export const periksaTablet = (page: Page, nama: string): Promise<void> => lihat(page, nama, [tablet]);

/** What only a phone shows. */
export const periksaPonsel = (page: Page, nama: string): Promise<void> => lihat(page, nama, [ponsel]);

async function lihat(page: Page, nama: string, semua: readonly (typeof ponsel | typeof tablet)[]) {
  const semula = page.viewportSize()!;
  // A page just opened stands with its heading: before that there is only the wheel of the app itself, which has none.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await muatAxe(page);
  // As the device is, last: to draw a page at another size costs more than to look at it.
  const begini = ({ ukuran }: (typeof semua)[number]) => Number(kotak[ukuran].width === semula.width);
  for (const { ukuran, warna } of semua.toSorted((a, b) => begini(a) - begini(b))) {
    await page.setViewportSize(kotak[ukuran]);
    await page.emulateMedia({ colorScheme: warna });
    const { bergerak, violations, meluap } = await page.evaluate(periksaDiHalaman, warna);
    expect(bergerak, `${nama}, ${ukuran}: moves, though its reader asked for less of that`).toBe(0);
    expect(violations, `${nama}, ${ukuran}`).toEqual([]);
    expect(meluap, `${nama}, ${ukuran}: scrolls sideways`).toBeNull();
  }
  await page.setViewportSize(semula);
  await page.emulateMedia({ colorScheme: null });
}

type HalamanAxe = Window & {
  axe?: { run: (where: Element | Document, how: RunOptions) => Promise<AxeResults> };
};
type Warna = (typeof ponsel | typeof tablet)['warna'];

let sumber: Promise<string> | undefined;

/** Once for each document; there are no frames of others, so everything can be judged in the page itself. */
async function muatAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => (window as HalamanAxe).axe !== undefined)) return;
  sumber ??= readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  await page.evaluate(await sumber);
}

/** Runs in the page: what is wrong with it as it is drawn now, and how wide it is. */
async function periksaDiHalaman(warna: Warna) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // The app is told of the light and then draws it; the public page, which the server draws, just follows it.
  const { dataset } = document.documentElement;
  const lama = warna === 'dark' ? 'light' : 'dark';
  while (dataset['mantineColorScheme'] === lama) await frame();
  // The page hears of its size with the next frame, and draws it with the one after that.
  for (const _ of [1, 2]) await frame();
  // What turns or pulses is over with its first frame, and says that it has ended; of what glides nothing begins at all.
  const bergerak = document
    .getAnimations()
    .filter(
      (satu) =>
        satu instanceof CSSTransition || Number(satu.effect?.getComputedTiming().activeDuration) > 0.01,
    ).length;
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter((one) => one.checkVisibility());
  // Selectors of every element that is in order would take as long as the looking.
  const run = () =>
    (window as HalamanAxe).axe!.run(dialogs.at(-1) ?? document, {
      resultTypes: ['violations'],
      selectors: false,
    });
  /** Where everything lies on the page, however it is scrolled. */
  const susunan = () => {
    const awal = document.body.getBoundingClientRect();
    return [...document.querySelectorAll('body *')]
      .map((element) => element.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x - awal.x, y - awal.y, width, height].map(Math.round).join())
      .join(' ');
  };
  let { violations } = await run();
  // Contrast is judged by places measured at the start: words that a paper drawn anew has pushed on count as lying on it.
  for (let now = susunan(), before = ''; violations.length > 0 && now !== before;) {
    before = now;
    ({ violations } = await run());
    now = susunan();
  }
  const [meluap] = [document.documentElement, ...dialogs].filter((one) => one.scrollWidth > one.clientWidth);
  return {
    bergerak,
    meluap: meluap?.outerHTML.slice(0, 200) ?? null,
    violations: violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
    ),
  };
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './uji.ts';

/** Everything axe knows of WCAG 2.2 AA and of good practice (look.md, Must hold everywhere). */
export async function periksa(page: Page, nama: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, nama).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${nama}: scrolls sideways`).toBeLessThanOrEqual(0);
}

/** A phone by day and a tablet by night. */
export const rupa = [
  { ukuran: 'ponsel', warna: 'light' },
  { ukuran: 'tablet', warna: 'dark' },
] as const;

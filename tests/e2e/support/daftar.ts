import type { Page } from '@playwright/test';

/** The running numbers of the rows on screen. */
export const nomor = (page: Page) => page.locator('tbody tr td:first-child').allTextContents();
/** What they say. */
export const kata = (page: Page) => page.locator('tbody tr:has(td)').allTextContents();

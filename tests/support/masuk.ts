import type { Page } from '@playwright/test';

/** Signs in through the demo provider as a person would, and waits for the app. The page's context has the base address. */
export async function masuk(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Masuk dengan akun Anda' }).click();
  await page.locator(`button[value="${email}"]`).click();
  await page.waitForURL((address) => !/^\/($|login|masuk|idp|api)/.test(address.pathname));
}

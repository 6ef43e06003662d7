import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findBrowsers } from './browsers.mjs';
import { root, say } from './process.mjs';

/*
 * Takes the pictures of the manifest, which a browser shows before the app is installed, from a server with demo data:
 * `npm run gambar:pasang -- http://localhost:8080`. Their sizes stand in public/manifest.webmanifest.
 */
const baseURL = process.argv[2] ?? 'http://localhost:8080';
const folder = join(root, 'public', 'pasang');

/** The card that says once that the device is ready is no part of the screens. */
const quiet = 'main ~ aside, aside { display: none !important }';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const wide = { viewport: { width: 1280, height: 800 } };

/** @type {{ name: string, device: object, email: string, path: string, open?: boolean }[]} */
const pictures = [
  { name: 'ponsel-pendaftaran', device: phone, email: 'mahasiswa@kampus.example', path: '/pendaftaran' },
  {
    name: 'ponsel-detail',
    device: phone,
    email: 'mahasiswa@kampus.example',
    path: '/pendaftaran',
    open: true,
  },
  { name: 'lebar-analisis', device: wide, email: 'analis@kampus.example', path: '/analisis-sampel' },
];

const executablePath = findBrowsers().chromium;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
mkdirSync(folder, { recursive: true });
for (const { name, device, email, path, open = false } of pictures) {
  const context = await browser.newContext({
    ...device,
    baseURL,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Masuk dengan akun Anda' }).click();
  await page.locator(`button[value="${email}"]`).click();
  await page.waitForURL((address) => !/^\/($|login|masuk|idp|api)/.test(address.pathname));
  await page.goto(path);
  const rows = page.locator('main :is(ul li, tbody tr) a');
  await rows.nth(3).waitFor();
  if (open) {
    await rows.nth(3).click();
    await page
      .getByRole('list', { name: 'Riwayat' })
      .or(page.locator('main section').nth(1))
      .first()
      .waitFor();
  }
  await page.waitForLoadState('networkidle');
  await page.addStyleTag({ content: quiet });
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 });
  await context.close();
  say(`gambar: ${name}`);
}
await browser.close();

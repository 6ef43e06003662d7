import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findBrowsers } from './browsers.mjs';
import { root, say } from './process.mjs';

/*
 * Takes the pictures of the README and those of the manifest, which a browser shows before the app is installed (their
 * sizes stand in public/manifest.webmanifest), from a server with fresh demo data:
 * `npm run gambar:layar -- http://localhost:8080`.
 */
const baseURL = process.argv[2] ?? 'http://localhost:8080';

/** The card that says once that the device is ready is no part of the screens. */
const quiet = 'main ~ aside, aside { display: none !important }';

/** @typedef {import('@playwright/test').Page} Page */

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const tablet = { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true };
const laptop = { viewport: { width: 1440, height: 900 } };
const install = { ...phone, deviceScaleFactor: 2 };
const installWide = { viewport: { width: 1280, height: 800 } };

/** @param {Page} page */
const rows = (page) => page.locator('main :is(ul li, tbody tr) a').filter({ visible: true });

/** Opens the first record of a list with these words by the act of its row. */
const openRow = (/** @type {RegExp} */ words) => async (/** @type {Page} */ page) => {
  const row = page.locator('main tbody tr').filter({ hasText: words }).first();
  await row.getByRole('link').last().click();
  await page.locator('main section').nth(1).or(page.getByRole('dialog')).first().waitFor();
};

/** @param {Page} page */
async function writeReport(page) {
  const first = page.getByRole('link', { name: /Kerjakan/ }).first();
  await first.click();
  const start = page.getByRole('button', { name: 'Mulai pengujian' });
  const write = page.getByRole('button', { name: 'Buat laporan', exact: true });
  await start.or(write).waitFor();
  if (await start.isVisible()) {
    await start.click();
    await page.getByRole('button', { name: 'Ya', exact: true }).click();
    await page.waitForURL((address) => address.pathname === '/analisis-sampel');
    await first.click();
  }
  await write.click();
  await page.locator('.ProseMirror[contenteditable="true"]').click();
  await page.keyboard.type('Koloni dihitung pada pengenceran 10-2, dua cawan; inkubasi 37 °C selama 48 jam.');
  await page.getByText('Tersimpan di perangkat').first().waitFor();
}

/** @type {{ file: string, device: object, email: string, path: string, prepare?: (page: Page) => Promise<unknown> }[]} */
const pictures = [
  { file: 'docs/gambar/pendaftar.png', device: phone, email: 'mahasiswa', path: '/beranda' },
  { file: 'docs/gambar/analis.png', device: tablet, email: 'analis', path: '/analisis-sampel' },
  {
    file: 'docs/gambar/laporan.png',
    device: tablet,
    email: 'analis',
    path: '/analisis-sampel',
    prepare: writeReport,
  },
  {
    file: 'docs/gambar/penyelia.png',
    device: tablet,
    email: 'penyelia',
    path: '/review-sampel-lpmok?menunggu',
  },
  {
    file: 'docs/gambar/laboran.png',
    device: tablet,
    email: 'laboran',
    path: '/penggunaan-laboran?menunggu',
    prepare: openRow(/./),
  },
  {
    file: 'docs/gambar/admin.png',
    device: laptop,
    email: 'admin',
    path: '/persetujuan-pengujian?menunggu&cari=daun+salam',
    // Two samples with five tests, which fit on one screen.
    prepare: openRow(/daun salam/),
  },
  {
    file: 'docs/gambar/kalab.png',
    device: laptop,
    email: 'kalab',
    path: '/persetujuan-kalab-lpmok?menunggu',
    prepare: openRow(/./),
  },
  {
    file: 'docs/gambar/petugas.png',
    device: laptop,
    email: 'petugas',
    path: '/petugas-pembayaran-pembayaran?menunggu',
    prepare: openRow(/./),
  },
  { file: 'public/pasang/ponsel-pendaftaran.jpg', device: install, email: 'mahasiswa', path: '/pendaftaran' },
  {
    file: 'public/pasang/ponsel-detail.jpg',
    device: install,
    email: 'mahasiswa',
    path: '/pendaftaran',
    prepare: async (page) => {
      await rows(page).nth(3).click();
      await page.locator('main section').nth(1).waitFor();
    },
  },
  {
    file: 'public/pasang/lebar-analisis.jpg',
    device: installWide,
    email: 'analis',
    path: '/analisis-sampel',
  },
];

const executablePath = findBrowsers().chromium;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
for (const { file, device, email, path, prepare } of pictures) {
  const context = await browser.newContext({
    ...device,
    baseURL,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Masuk dengan akun Anda' }).click();
  await page.locator(`button[value="${email}@kampus.example"]`).click();
  await page.waitForURL((address) => !/^\/($|login|masuk|idp|api)/.test(address.pathname));
  await page.goto(path);
  await rows(page).first().waitFor();
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.addStyleTag({ content: quiet });
  mkdirSync(dirname(join(root, file)), { recursive: true });
  const isPhoto = file.endsWith('.jpg');
  await page.screenshot({ path: join(root, file), ...(isPhoto && { type: 'jpeg', quality: 72 }) });
  await context.close();
  say(`gambar: ${file}`);
}
await browser.close();

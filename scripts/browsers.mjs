import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { canInstall, findProgram, installPackages, isProgram } from './apt.mjs';
import { node, root, run, say } from './process.mjs';

/** What each is called, and what brings it on Debian. */
const known = {
  chromium: { name: 'Chromium', packages: ['chromium-headless-shell'] },
  chromiumPenuh: { name: 'Chromium or Chrome with a window', packages: ['chromium'] },
  firefox: { name: 'Firefox', packages: ['firefox-esr'] },
  webkit: { name: 'WebKitWebDriver', packages: ['webkit2gtk-driver'] },
  xvfb: { name: 'xvfb-run', packages: ['xvfb', 'xauth'] },
};

/** A Chromium or Chrome that people have: with a window, and with Background Sync. */
const penuh = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @typedef {keyof typeof known} Browser */

/**
 * Where each test browser is, undefined when there is none. `chromium` is any Chromium or Chrome, the one without a window
 * best: the same engine at less cost. It has no Background Sync, so what the worker sends is tested in `chromiumPenuh`.
 * WebKitGTK has no headless mode, so it also needs a virtual display.
 * @returns {Record<Browser, string | undefined>}
 */
export const findBrowsers = () => ({
  chromium: findChromium('chromium-headless-shell', ...penuh),
  chromiumPenuh: findChromium(...penuh),
  firefox: findProgram('firefox-esr', 'firefox'),
  webkit: findProgram('WebKitWebDriver'),
  xvfb: findProgram('xvfb-run'),
});

/**
 * What to do about browsers that are not there, in one sentence.
 * @param {Browser[]} missing
 */
export function howToInstall(missing) {
  const names = missing.map((browser) => known[browser].name).join(', ');
  return `not found: ${names}. Install them (Debian: apt-get install ${packagesOf(missing).join(' ')}), or run npm test as root; MEJALAB_CHROMIUM may name a Chromium or Chrome elsewhere`;
}

/** @param {Browser[]} browsers */
const packagesOf = (browsers) => browsers.flatMap((browser) => known[browser].packages);

/** How every Chromium of ours is started: root has no sandbox, and a closed network punishes every call home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Looks for the browsers and installs the missing ones where that is possible without asking. */
export async function ensureBrowsers() {
  const packages = packagesOf(missing());
  if (packages.length > 0 && canInstall()) await installPackages('test browsers', packages);
  if (!findBrowsers().chromiumPenuh) await downloadChromium();
  return findBrowsers();
}

const missing = () =>
  Object.entries(findBrowsers()).flatMap(([name, path]) => (path ? [] : [/** @type {Browser} */ (name)]));

async function downloadChromium() {
  say('downloading Chromium for Playwright …');
  const cli = join(root, 'node_modules', '@playwright/test', 'cli.js');
  await run(node, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
}

/** @param {string[]} names what it may be called, the best first */
function findChromium(...names) {
  const named = process.env.MEJALAB_CHROMIUM ?? process.env.CHROME_PATH;
  if (named && isProgram(named)) return named;
  return findProgram(...names) ?? findPlaywrightChromium();
}

function findPlaywrightChromium() {
  const require = createRequire(import.meta.url);
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = require('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findProgram, installPackages, isProgram } from './apt.mjs';
import { node, root, run, say } from './process.mjs';
import {
  draws,
  fetchPrograms,
  findUnpacked,
  folderOf,
  hasVersion,
  packagesOf,
  writeStarter,
} from './programs.mjs';

/** A Chromium or Chrome that people have: with a window, and with Background Sync. */
const penuh = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium without a window in an npm package, for where there is neither Debian nor Playwright's server. */
const sparticuz = '@sparticuz/chromium@153.0.0';
const fromNpm = join(folderOf('chromium-npm'), 'usr/bin/run-chromium');

/**
 * Where each test browser is, undefined when there is none. `chromium` is any Chromium or Chrome, the one without a window
 * best: the same engine at less cost. It has no Background Sync, so what the worker sends is tested in `chromiumPenuh`.
 * WebKitGTK has no headless mode, so it also needs a virtual display. What was fetched after Playwright's is there because
 * Playwright's was not enough.
 * @returns {Record<'chromium' | 'chromiumPenuh' | 'firefox' | 'webkit' | 'xvfb', string | undefined>}
 */
export const findBrowsers = () => ({
  chromium:
    findInstalled('chromium-headless-shell', ...penuh) ??
    findUnpacked('chromium') ??
    (isProgram(fromNpm) ? fromNpm : findPlaywrightChromium()),
  chromiumPenuh: findInstalled(...penuh) ?? findUnpacked('chromiumPenuh') ?? findPlaywrightChromium(),
  firefox: findProgram('firefox-esr', 'firefox') ?? findUnpacked('firefox'),
  webkit: findProgram('WebKitWebDriver'),
  xvfb: findProgram('xvfb-run'),
});

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

/** Looks for a Chromium and fetches one where none is installed: the first way by which one comes that draws a page. */
export async function fetchChromium() {
  const isEnough = () => {
    const { chromiumPenuh } = findBrowsers();
    return chromiumPenuh !== undefined && (chromiumPenuh === findInstalled(...penuh) || draws(chromiumPenuh));
  };
  for (const way of [downloadChromium, () => fetchPrograms(['chromiumPenuh']), fetchFromNpm]) {
    if (isEnough()) break;
    await way().catch((/** @type {Error} */ error) => say(error.message));
  }
  return findBrowsers();
}

/** For who asks for it (CI, npm run test:setup): the other browsers too, as packages of the machine. */
export async function installBrowsers() {
  if (!findProgram('firefox-esr', 'firefox')) await fetchPrograms(['firefox']);
  const found = findBrowsers();
  const missing = /** @type {const} */ (['webkit', 'xvfb']).filter((name) => !found[name]);
  if (missing.length > 0) await installPackages(packagesOf(missing));
  return findBrowsers();
}

/** Whoever has not answered by then is not there; what does answer may take as long as a slow line needs. */
const patience = { timeoutMs: 30_000, stdio: /** @type {const} */ ('ignore') };
const longer = { timeoutMs: 15 * 60_000 };

async function downloadChromium() {
  say('downloading Chromium for Playwright …');
  const host = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
  const ask = ['-e', `fetch(${JSON.stringify(host)}).then(() => process.exit(), () => process.exit(1))`];
  const cli = join(root, 'node_modules', '@playwright/test', 'cli.js');
  const install = [cli, 'install', 'chromium', '--no-shell'];
  const asked = await run(node, ask, { ...patience, env: { NODE_USE_ENV_PROXY: '1' } });
  if (asked !== 0 || (await run(node, install, { ...longer, stdio: 'ignore' })) !== 0)
    throw new Error('Playwright’s Chromium cannot be downloaded from here');
}

async function fetchFromNpm() {
  const { chromium } = findBrowsers();
  if (chromium && draws(chromium)) return;
  const [folder, part] = [folderOf('chromium-npm'), folderOf('chromium-npm.part')];
  const lib = join(part, 'usr/lib');
  for (const old of [folder, part]) rmSync(old, { recursive: true, force: true });
  mkdirSync(lib, { recursive: true });
  say(`fetching ${sparticuz} …`);
  if ((await run('npm', ['view', sparticuz, 'name', '--fetch-retries=0'], patience)) !== 0)
    throw new Error(`${sparticuz} cannot be fetched from here`);
  const flags = ['--prefix', part, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...flags, sparticuz], { ...longer, stdio: ['ignore', 'ignore', 2] });
  // It unpacks itself where temporary files go, with its libraries where it takes the machine for one that lacks them.
  const env = { TMPDIR: lib, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const script = `import(${JSON.stringify(join(part, 'node_modules/@sparticuz/chromium/build/index.js'))}).then((it) => it.default.executablePath())`;
  if ((await run(node, ['-e', script], { env, stdio: 'ignore' })) !== 0)
    throw new Error(`${sparticuz} cannot be unpacked here`);
  rmSync(join(part, 'node_modules'), { recursive: true });
  writeStarter(part, 'usr/lib/chromium');
  renameSync(part, folder);
}

/** @param {string[]} names what it may be called, the best first */
function findInstalled(...names) {
  const named = process.env.MEJALAB_CHROMIUM ?? process.env.CHROME_PATH;
  return named && isProgram(named) ? named : findProgram(...names);
}

/** Only one that starts: its download brings no libraries. */
function findPlaywrightChromium() {
  const require = createRequire(import.meta.url);
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = require('@playwright/test');
  const path = chromium.executablePath();
  return isProgram(path) && hasVersion(path) ? path : undefined;
}

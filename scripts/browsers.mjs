import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { node, root, run, say } from './process.mjs';

const debianPackages = ['chromium-headless-shell', 'firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

/**
 * Where each test browser is, undefined when there is none. Any Chromium or Chrome will do, the one without a window
 * best: the same engine at less cost;
 * WebKitGTK has no headless mode, so it also needs a virtual display.
 */
export const findBrowsers = () => ({
  chromium: findChromium(),
  firefox: findProgram('firefox-esr', 'firefox'),
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

/** Looks for the browsers and installs the missing ones where that is possible without asking. */
export async function ensureBrowsers() {
  const isMissing = () => Object.values(findBrowsers()).includes(undefined);
  if (isMissing() && process.getuid?.() === 0 && findProgram('apt-get')) await installWithApt();
  if (!findChromium()) await downloadChromium();
  return findBrowsers();
}

async function installWithApt() {
  say(`installing test browsers: apt-get install ${debianPackages.join(' ')} …`);
  /** @param {string[]} args */
  const aptGet = (...args) =>
    run('apt-get', ['-qq', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 2],
    });
  // Old package lists are the usual reason for a failing install, hence update. Exit codes do not
  // matter (one unreachable source fails update): the caller looks at what is there afterwards.
  await aptGet('update');
  // One at a time: a distribution that lacks one has the others.
  for (const name of debianPackages) await aptGet('install', '-y', name);
  if (!findChromium()) await aptGet('install', '-y', 'chromium');
}

async function downloadChromium() {
  say('downloading Chromium for Playwright …');
  const cli = join(root, 'node_modules', '@playwright/test', 'cli.js');
  await run(node, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
}

function findChromium() {
  const named = process.env.MEJALAB_CHROMIUM ?? process.env.CHROME_PATH;
  if (named && isProgram(named)) return named;
  const found = findProgram(
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  );
  return found ?? findPlaywrightChromium();
}

function findPlaywrightChromium() {
  const require = createRequire(import.meta.url);
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = require('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** @param {string[]} names the first that is on the PATH wins */
function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

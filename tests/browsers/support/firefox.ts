import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { findBrowsers } from '#scripts/browsers.mjs';
import { dapatDiklik, ukuran, type Peramban } from './peramban.ts';

export type Firefox = Peramban & {
  /** SIGKILL, as when the tablet's battery is pulled, and started again on the same profile. */
  matikanPaksa: () => Promise<void>;
};

/**
 * What Firefox itself says of a font or a piece of the app that was still on its way when its page was left. A piece that
 * fails on a page that stays is told by the app as well, in words of its own.
 */
const ditinggalkan = [
  /downloadable font: download failed.*status=2152398850/,
  /Failed to load ‘.*’\. A ServiceWorker intercepted the request and encountered an unexpected error/,
];

/** Runs in every page first: an error is logged by its own words, which nobody can ask for once its page is gone. */
function galatDalamKata(): void {
  const { console: log } = window;
  const tulis = log.error.bind(log);
  log.error = (...args: unknown[]) =>
    tulis(...args.map((arg) => (arg instanceof Error ? `${String(arg)} ${arg.stack}` : arg)));
}

/** Starts Firefox over WebDriver BiDi with a profile of its own, which outlives the tab and the process. */
export async function bukaFirefox(asal: string): Promise<Firefox> {
  const executablePath = findBrowsers().firefox;
  if (!executablePath) throw new Error('Firefox is not installed');
  const profile = await mkdtemp(join(tmpdir(), 'mejalab-firefox-'));
  const faults: string[] = [];

  const start = () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      userDataDir: profile,
      defaultViewport: ukuran,
    });
  const openTab = async (browser: Browser): Promise<Page> => {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(galatDalamKata);
    const catat = (kata: string) =>
      void (ditinggalkan.some((kenal) => kenal.test(kata)) || faults.push(kata));
    page.on('console', (message) => void (message.type() === 'error' && catat(message.text())));
    page.on('pageerror', (error) => catat(String(error)));
    return page;
  };
  let browser = await start();
  let page = await openTab(browser);

  return {
    buka: async (path) => void (await page.goto(new URL(path, asal).href)),
    muatUlang: async () => void (await page.reload()),
    gantiTab: async () => {
      await page.close({ runBeforeUnload: false });
      page = await openTab(browser);
    },
    klik: async (xpath) => {
      const handle = await page.evaluateHandle(dapatDiklik, xpath);
      const element = handle.asElement() as ElementHandle | null;
      await element?.click();
      return element !== null;
    },
    ketik: (teks) => page.keyboard.type(teks),
    keAkhir: async () => {
      await page.keyboard.down('Control');
      await page.keyboard.press('End');
      await page.keyboard.up('Control');
    },
    tanya: (fungsi, ...args) => page.evaluate(fungsi as never, ...(args as unknown as never[])),
    galat: async () => faults,
    potret: () => page.screenshot(),
    tutup: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
    matikanPaksa: async () => {
      const child = browser.process()!;
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await exit;
      browser = await start();
      page = await openTab(browser);
    },
  };
}

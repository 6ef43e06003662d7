import { createRequire } from 'node:module';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findBrowsers } from '#scripts/browsers.mjs';
import { dapatDiklik, ukuran, type Peramban } from './peramban.ts';

// A folder, which import cannot name.
const { DriverService }: typeof import('selenium-webdriver/remote') = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
);

/**
 * Starts WebKitGTK's own small browser through WebKitWebDriver; it needs a display (xvfb-run). Its automation session is
 * private: storage lives as long as the session, so a closed tab finds everything again and a closed browser nothing.
 */
export async function bukaWebkit(asal: string): Promise<Peramban> {
  const program = findBrowsers().webkit;
  if (!program) throw new Error('WebKitWebDriver is not installed');
  // A browser that does not come up is no fault of what is tested; one that does is never asked twice.
  const { driver, service } = await mulai(program).catch(() => mulai(program));
  const peramban = await kemudikan(driver, asal);
  const tutup = async () => {
    await driver.quit().catch(() => undefined);
    await service.kill();
  };
  return { ...peramban, tutup };
}

async function mulai(program: string) {
  const service = new DriverService.Builder(program).setLoopback(true).build();
  try {
    const session = new Builder()
      .usingServer(await service.start())
      // No other capability: the driver starts the MiniBrowser it was built with, wherever the distribution put it.
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    await dijawab('a new session', session);
    const driver = await session;
    const execute = driver.execute.bind(driver);
    driver.execute = (command) => dijawab(command.getName(), execute(command));
    return { driver, service };
  } catch (error) {
    await service.kill();
    throw error;
  }
}

/** As long as a page and a script may take, and longer: what has no answer by then has none. */
const sabarMs = 120_000;

/** WebKitWebDriver may never answer; a test that waits for it says for what. */
function dijawab<T>(what: string, answer: PromiseLike<T>): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => limit.reject(new Error(`WebKitWebDriver has not answered: ${what}`)),
    sabarMs,
  );
  return Promise.race([answer, limit.promise]).finally(() => clearTimeout(timer));
}

async function kemudikan(driver: WebDriver, asal: string): Promise<Omit<Peramban, 'tutup'>> {
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...ukuran });
  let spare = await openSpare(driver);
  const faults: string[] = [];
  const collect = async () => void faults.push(...((await driver.executeScript(takeFaults)) as string[]));

  return {
    buka: async (path) => {
      await collect();
      await driver.get(new URL(path, asal).href);
      await driver.executeScript(watchFaults);
    },
    muatUlang: async () => {
      await collect();
      await driver.navigate().refresh();
      await driver.executeScript(watchFaults);
    },
    gantiTab: async () => {
      await collect();
      await driver.close();
      await driver.switchTo().window(spare);
      spare = await openSpare(driver);
    },
    klik: async (xpath) => {
      const element = (await ask(driver, dapatDiklik, [xpath])) as WebElement | null;
      await element?.click();
      return element !== null;
    },
    ketik: (teks) => driver.actions().sendKeys(teks).perform(),
    keAkhir: () => driver.actions().keyDown(Key.CONTROL).sendKeys(Key.END).keyUp(Key.CONTROL).perform(),
    tanya: (fungsi, ...args) => ask(driver, fungsi, args) as never,
    galat: async () => {
      await collect();
      return faults;
    },
    potret: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

/** Another tab behind the one in use: a session ends with its last window. Gives its handle. */
async function openSpare(driver: WebDriver): Promise<string> {
  const inUse = await driver.getWindowHandle();
  await driver.switchTo().newWindow('tab');
  const spare = await driver.getWindowHandle();
  await driver.switchTo().window(inUse);
  return spare;
}

/** Runs a function in the page and waits for what it promises. Plain WebDriver knows callbacks only. */
async function ask(
  driver: WebDriver,
  fungsi: (...args: never[]) => unknown,
  args: readonly unknown[],
): Promise<unknown> {
  const answer = (await driver.executeAsyncScript(
    `const args = Array.from(arguments); const done = args.pop();
     Promise.resolve().then(() => (${fungsi.toString()})(...args))
       .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
    ...args,
  )) as { value?: unknown; error?: string };
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.value;
}

type Diawasi = Window & { galatUji?: string[] };

/**
 * Runs in the page: keeps what goes wrong from now on. WebKitWebDriver hands out no console, so what a page says before
 * its load is over stays unheard here; of refusals by the content security policy the browser itself keeps a list.
 */
function watchFaults(): void {
  const faults: string[] = ((window as Diawasi).galatUji ??= []);
  window.addEventListener('error', ({ message }) => faults.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  // oxlint-disable-next-line no-console -- the page's own console is what is listened to
  const say = console.error;
  // oxlint-disable-next-line no-console -- see above
  console.error = (...words: unknown[]) => {
    faults.push(words.map(String).join(' '));
    say(...words);
  };
  const refusals = (reports: ReportList) => faults.push(...reports.map(({ body }) => JSON.stringify(body)));
  new ReportingObserver(refusals, { types: ['csp-violation'], buffered: true }).observe();
}

/** Runs in the page: what was kept, each once. */
function takeFaults(): string[] {
  return (window as Diawasi).galatUji?.splice(0) ?? [];
}

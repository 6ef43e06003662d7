import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowsers, howToInstall } from './browsers.mjs';
import { runChecks } from './check.mjs';
import { duration, root, run, say, tool } from './process.mjs';
import { readPlaywright, readReport, readVitest } from './reports.mjs';
import { ensureServices, howToInstallServices } from './services.mjs';
import { install } from './setup.mjs';

const reports = join(root, '.cache', 'reports');
/** As long as CI waits for the whole: it only ends a runner that hangs. */
const timeoutMs = 90 * 60_000;
/** Every server test on both databases, more random histories: npm run test:all. */
const semua = process.argv.includes('--semua');

/** @typedef {Awaited<ReturnType<typeof ensureBrowsers>>} Browsers */
/** @typedef {Awaited<ReturnType<typeof ensureServices>>} Services */
/**
 * @typedef {object} Runner
 * @property {string} name also of its report
 * @property {string[]} folders below tests/
 * @property {string[]} command
 * @property {(report: any) => import('./reports.mjs').Report} read
 * @property {(keyof Browsers)[]} [needs]
 * @property {(keyof Services)[]} [services]
 */

/** @param {string} name */
const vitest = (name) => [
  tool('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, `${name}.json`)}`,
];

/**
 * The server's tests keep both cores busy by themselves. The others go side by side: each waits for something half of the
 * time, and none of their waits is short enough to fail for it.
 * @type {Record<'server' | 'luar' | 'layar' | 'peramban', Runner>}
 */
const runners = {
  server: {
    name: 'vitest',
    folders: ['domain', 'offline', 'screens', 'server'],
    command: [
      ...vitest('vitest'),
      ...['unit', 'offline', 'model', 'server', 'server-pglite'].map((project) => `--project=${project}`),
    ],
    read: readVitest,
  },
  luar: {
    name: 'luar',
    folders: ['luar'],
    command: [...vitest('luar'), '--project=luar'],
    read: readVitest,
    services: ['glewlwyd', 'faketime', 'swift'],
  },
  layar: {
    name: 'e2e',
    folders: ['e2e'],
    command: [tool('playwright'), 'test'],
    read: readPlaywright,
    needs: ['chromium', 'chromiumPenuh'],
  },
  peramban: {
    name: 'browsers',
    folders: ['browsers'],
    command: ['xvfb-run', '--auto-servernum', ...vitest('browsers'), '--project=browsers'],
    read: readVitest,
    needs: ['firefox', 'webkit', 'xvfb'],
  },
};

/** The settings of a real installation, DATABASE_URL first of all, are no business of the tests. */
const noSettings = Object.fromEntries(
  [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => [
    name,
    undefined,
  ]),
);

const failure = { passed: 0, failed: 1, skipped: 0, files: [], failures: [] };

/** @typedef {{ found: Partial<Browsers>, others: Partial<Services> }} Programs */

/**
 * @param {Runner} runner
 * @param {Programs} programs
 * @returns {Promise<import('./reports.mjs').Report>}
 */
async function runTests({ name, folders, command, read, needs = [], services = [] }, { found, others }) {
  if (!folders.some(hasTests)) return { ...failure, failed: 0 };
  const missing = needs.filter((browser) => !found[browser]);
  if (missing.length > 0) {
    say(`${name}: ${howToInstall(missing)}`);
    return failure;
  }
  const absent = services.filter((service) => !others[service]);
  if (absent.length > 0) {
    say(`${name}: ${howToInstallServices(absent)}`);
    return failure;
  }
  const [program = '', ...args] = command;
  const env = { ...noSettings, TEST_SEMUA: semua ? '1' : undefined };
  const log = join(reports, `${name}.log`);
  say(`${name} …`);
  const code = await run(program, args, { env, log, timeoutMs });
  process.stdout.write(readFileSync(log));
  const report = readReport(join(reports, `${name}.json`), read, code);
  return report.passed + report.failed > 0 ? report : failure;
}

/** @param {string} folder */
function hasTests(folder) {
  const path = join(root, 'tests', folder);
  return (
    existsSync(path) &&
    readdirSync(path, { recursive: true }).some((file) => /\.(test|spec)\.tsx?$/.test(String(file)))
  );
}

/** @type {string[]} */
const summary = [];
const total = { passed: 0, failed: 0 };
/** @type {import('./reports.mjs').FileTime[]} */
const files = [];
/** @type {string[]} */
const failures = [];

/**
 * Browsers and the programs of others, installed where they are missing. Debian's tool works mostly with network and disk.
 * @returns {Promise<Programs>}
 */
async function installPrograms() {
  const from = Date.now();
  const found = await ensureBrowsers();
  const others = await ensureServices();
  summary.push(`browsers and services, beside the tests that need none: ${duration(Date.now() - from)}`);
  return { found, others };
}

/**
 * @param {string} name
 * @param {() => Promise<import('./reports.mjs').Report>} step
 */
async function count(name, step) {
  const begun = Date.now();
  const report = await step().catch((/** @type {Error} */ error) => {
    say(error.message);
    return failure;
  });
  total.passed += report.passed;
  total.failed += report.failed;
  files.push(...report.files);
  failures.push(...report.failures);
  summary.push(
    `${name}: ${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped, ${duration(Date.now() - begun)}`,
  );
}

const begun = Date.now();
try {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await install();
  summary.push(`packages: ${duration(Date.now() - begun)}`);
  const installed = installPrograms().catch((/** @type {Error} */ error) => {
    // What is missing is named by the tests that need it.
    say(error.message);
    return { found: {}, others: {} };
  });
  /** @param {Runner} runner @param {Programs} programs */
  const test = (runner, programs) => count(runner.name, () => runTests(runner, programs));
  const first = count('checks', async () => ({ ...(await runChecks()), files: [], failures: [] })).then(() =>
    test(runners.server, { found: {}, others: {} }),
  );
  const [programs] = await Promise.all([installed, first]);
  await Promise.all([
    test(runners.layar, programs),
    test(runners.peramban, programs).then(() => test(runners.luar, programs)),
  ]);
} catch (error) {
  // Without packages nothing can run, and even that is told in the last line.
  say(error instanceof Error ? error.message : String(error));
  total.failed += 1;
}

// Whoever sees only the end of a long log sees what failed.
for (const one of failures) console.log(`\nFAILED ${one}\n`);
const slowest = files.sort((a, b) => b.ms - a.ms).slice(0, 10);
for (const { file, ms } of slowest) console.log(`${duration(ms).padStart(12)}  ${file}`);
for (const line of summary) console.log(line);
console.log(`all of it: ${duration(Date.now() - begun)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

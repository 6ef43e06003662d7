import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fetchChromium, installBrowsers } from './browsers.mjs';
import { runChecks } from './check.mjs';
import { duration, root, run, say, tool } from './process.mjs';
import { howToGet } from './programs.mjs';
import { readPlaywright, readReport, readVitest } from './reports.mjs';
import { fetchServices } from './services.mjs';
import { install } from './setup.mjs';

// npm test              what people wait for
// npm run test:all      everything
// … -- --lama           everything at length: every server test on both databases, more of what is random

const lama = process.argv.includes('--lama');
const semua = lama || process.argv.includes('--semua');
/** Where nobody watches, what did not run must not pass for green. */
const ci = Boolean(process.env.CI);

const reports = join(root, '.cache', 'reports');
/** As long as CI waits for the whole: it only ends a runner that hangs. */
const timeoutMs = 90 * 60_000;

/**
 * How many random histories and faults, and how many times what other random tests take; a test that is told nothing takes
 * the few of npm test.
 */
const banyak = lama
  ? { MODEL_RUNS: '4000', FAULT_RUNS: '8', ACAK: '4', SEMUA_DI_PGLITE: '1' }
  : semua
    ? { MODEL_RUNS: '1000', FAULT_RUNS: '2' }
    : {};

/** @typedef {Awaited<ReturnType<typeof fetchChromium>>} Browsers */
/** @typedef {Awaited<ReturnType<typeof fetchServices>>} Services */
/** @typedef {Partial<Browsers & Services>} Programs */
/**
 * Tests that need the same programs.
 * @typedef {object} Part
 * @property {string} project its name in vitest.config.ts or playwright.config.ts
 * @property {string} [tests] the folder of its files, to name them where they cannot run
 * @property {(keyof Programs)[]} [needs]
 */
/**
 * @typedef {object} Runner
 * @property {string} name also of its report
 * @property {string[]} command
 * @property {Part[]} parts
 * @property {(report: any) => import('./reports.mjs').Report} read
 */

/** Tests below a folder of this name are for test:all alone. */
const whole = 'lengkap';

/**
 * @param {string} name
 * @param {Part[]} parts
 * @param {string[]} [before] what starts it
 * @returns {Runner}
 */
const vitest = (name, parts, before = []) => ({
  name,
  parts,
  command: [
    ...before,
    tool('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
    ...(semua ? [] : [`--exclude=**/${whole}/**`]),
  ],
  read: readVitest,
});

/** @type {Part[]} */
const inNode = ['unit', 'offline', 'model', 'faults', 'server', 'pglite'].map((project) => ({ project }));
/** @type {Part[]} */
const inChromium = [{ project: 'layar', tests: 'tests/e2e', needs: ['chromium'] }];
if (semua) {
  inNode.push({ project: 'pglite-lengkap' });
  inChromium.push(
    { project: 'pekerja', tests: 'tests/e2e/pekerja', needs: ['chromiumPenuh'] },
    { project: whole, tests: `tests/e2e/${whole}`, needs: ['chromium'] },
  );
}

/** One after the other: each keeps as many processes busy as the machine has cores. @type {Runner[]} */
const runners = [
  vitest('vitest', inNode),
  { name: 'e2e', parts: inChromium, command: [tool('playwright'), 'test'], read: readPlaywright },
];
if (semua)
  runners.push(
    vitest(
      'browsers',
      [{ project: 'browsers', tests: 'tests/browsers', needs: ['firefox', 'webkit', 'xvfb'] }],
      ['xvfb-run', '--auto-servernum'],
    ),
    vitest('luar', [{ project: 'luar', tests: 'tests/luar', needs: ['glewlwyd', 'faketime', 'swift'] }]),
  );

/** The settings of a real installation, DATABASE_URL first of all, are no business of the tests. */
const noSettings = Object.fromEntries(
  [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => [
    name,
    undefined,
  ]),
);

const failure = { passed: 0, failed: 1, skipped: 0, files: [], failures: [] };

/**
 * @param {Runner} runner
 * @param {Programs} programs
 * @returns {Promise<import('./reports.mjs').Report>}
 */
async function runTests({ name, command, parts, read }, programs) {
  /** @param {Part} part */
  const missing = ({ needs = [] }) => needs.filter((program) => !programs[program]);
  const out = parts
    .filter((part) => missing(part).length > 0)
    .flatMap((part) => leaveOut(part, missing(part)));
  const skipped = { failed: ci ? out.length : 0, skipped: ci ? 0 : out.length };
  const projects = parts.filter((part) => missing(part).length === 0).map(({ project }) => project);
  if (projects.length === 0) return { ...failure, ...skipped };
  const [program = '', ...args] = command;
  const log = join(reports, `${name}.log`);
  say(`${name} …`);
  const env = { ...noSettings, ...banyak };
  const code = await run(program, [...args, ...projects.map((project) => `--project=${project}`)], {
    env,
    log,
    timeoutMs,
  });
  process.stdout.write(readFileSync(log));
  const report = readReport(join(reports, `${name}.json`), read, code);
  if (report.passed + report.failed === 0) return failure;
  return {
    ...report,
    failed: report.failed + skipped.failed,
    skipped: report.skipped + skipped.skipped,
  };
}

/**
 * What cannot run here is named, file by file, with what to do about it.
 * @param {Part} part
 * @param {(keyof Programs)[]} missing
 */
function leaveOut({ tests = '' }, missing) {
  const files = readdirSync(join(root, tests)).filter((file) => /\.(test|spec)\.ts$/.test(file));
  leftOut.push(...files.map((file) => `${tests}/${file}: ${howToGet(missing)}`));
  return files;
}

/** @type {string[]} */
const summary = [];
/** @type {string[]} */
const leftOut = [];
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {import('./reports.mjs').FileTime[]} */
const files = [];
/** @type {string[]} */
const failures = [];

/**
 * The programs of others that these tests need, fetched where they are missing: works mostly with network and disk.
 * @returns {Promise<Programs>}
 */
async function fetchPrograms() {
  const from = Date.now();
  if (semua && ci) await installBrowsers();
  const found = { ...(await fetchChromium()), ...(semua ? await fetchServices() : {}) };
  summary.push(`browsers and services, beside the tests that need none: ${duration(Date.now() - from)}`);
  return found;
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
  total.skipped += report.skipped;
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
  const fetched = fetchPrograms().catch((/** @type {Error} */ error) => {
    // What is missing is named by the tests that need it.
    say(error.message);
    return /** @type {Programs} */ ({});
  });
  await count('checks', async () => ({ ...(await runChecks()), files: [], failures: [] }));
  for (const runner of runners)
    await count(runner.name, async () => runTests(runner, runner.name === 'vitest' ? {} : await fetched));
} catch (error) {
  // Without packages nothing can run, and even that is told in the last line.
  say(error instanceof Error ? error.message : String(error));
  total.failed += 1;
}

// Whoever sees only the end of a long log sees what failed.
for (const one of failures) console.log(`\nFAILED ${one}\n`);
const slowest = files.sort((a, b) => b.ms - a.ms).slice(0, 10);
for (const { file, ms } of slowest) console.log(`${duration(ms).padStart(12)}  ${file}`);
for (const line of leftOut) console.log(`${ci ? 'not run' : 'skipped'}: ${line}`);
for (const line of summary) console.log(line);
console.log(`all of it: ${duration(Date.now() - begun)}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowsers } from './browsers.mjs';
import { runChecks } from './check.mjs';
import { root, run, say, tool } from './process.mjs';
import { readPlaywright, readReport, readVitest } from './reports.mjs';
import { install } from './setup.mjs';

const reports = join(root, '.cache', 'reports');
/** Far above what a runner needs: it only ends one that hangs. */
const timeoutMs = 30 * 60_000;

/** @typedef {Awaited<ReturnType<typeof ensureBrowsers>>} Browsers */
/**
 * @typedef {object} Runner
 * @property {string} name also of its report
 * @property {string[]} folders below tests/
 * @property {string[]} command
 * @property {(report: any) => import('./reports.mjs').Counts} read
 * @property {(keyof Browsers)[]} [needs]
 */

/** @param {string} name */
const vitest = (name) => [
  tool('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, `${name}.json`)}`,
];

/** One after the other: each keeps both cores busy, and browsers that wait for a core make tests flaky.
 * @type {Runner[]} */
const runners = [
  {
    name: 'vitest',
    folders: ['domain', 'offline', 'screens', 'server'],
    command: [...vitest('vitest'), '--project=unit', '--project=server-*'],
    read: readVitest,
  },
  {
    name: 'e2e',
    folders: ['e2e'],
    command: [tool('playwright'), 'test'],
    read: readPlaywright,
    needs: ['chromium'],
  },
  {
    name: 'browsers',
    folders: ['browsers'],
    command: ['xvfb-run', '--auto-servernum', ...vitest('browsers'), '--project=browsers'],
    read: readVitest,
    needs: ['firefox', 'webkit', 'xvfb'],
  },
];

/** The settings of a real installation, DATABASE_URL first of all, are no business of the tests. */
const noSettings = Object.fromEntries(
  [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => [
    name,
    undefined,
  ]),
);

/**
 * @param {Runner} runner
 * @param {Browsers} found
 * @returns {Promise<import('./reports.mjs').Counts>}
 */
async function runTests({ name, folders, command, read, needs = [] }, found) {
  const failure = { passed: 0, failed: 1, skipped: 0 };
  if (!folders.some(hasTests)) return { passed: 0, failed: 0, skipped: 0 };
  const missing = needs.filter((browser) => !found[browser]);
  if (missing.length > 0) {
    say(`${name} cannot run without ${missing.join(', ')}: install it, or run npm test as root on Debian`);
    return failure;
  }
  const [program = '', ...args] = command;
  const code = await run(program, args, { env: noSettings, stdio: ['ignore', 1, 2], timeoutMs });
  const counts = readReport(join(reports, `${name}.json`), read, code);
  return counts.passed + counts.failed > 0 ? counts : failure;
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

/**
 * @param {string} name
 * @param {() => Promise<import('./reports.mjs').Counts>} step
 */
async function count(name, step) {
  const counts = await step().catch((/** @type {Error} */ error) => {
    say(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  total.passed += counts.passed;
  total.failed += counts.failed;
  summary.push(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
}

try {
  rmSync(reports, { recursive: true, force: true });
  await install();
  const found = await ensureBrowsers();
  await count('checks', runChecks);
  for (const runner of runners) await count(runner.name, () => runTests(runner, found));
} catch (error) {
  // Without packages nothing can run, and even that is told in the last line.
  say(error instanceof Error ? error.message : String(error));
  total.failed += 1;
}

for (const line of summary) console.log(line);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

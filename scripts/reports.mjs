import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './process.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */
/** @typedef {{ file: string, ms: number }} FileTime */
/** @typedef {Counts & { files: FileTime[], failures: string[] }} Report failures: each with what was seen, as text */

/**
 * What a runner's JSON report says, corrected by how the runner ended: a crash, an error outside of
 * every test, or a report that is missing counts as one failed test at least.
 * @param {string} file
 * @param {(report: any) => Report} read
 * @param {number} exitCode
 * @returns {Report}
 */
export function readReport(file, read, exitCode) {
  const report = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  if (!report)
    return { passed: 0, failed: 1, skipped: 0, files: [], failures: [`${relative(root, file)} is missing`] };
  return exitCode !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
}

/**
 * @param {any} report
 * @returns {Report}
 */
export function readVitest(report) {
  /** @type {Report} */
  const sum = { passed: 0, failed: 0, skipped: 0, files: [], failures: [] };
  for (const file of report.testResults) {
    /** @type {string[]} */
    const statuses = file.assertionResults.map((/** @type {{ status: string }} */ test) => test.status);
    const passed = statuses.filter((status) => status === 'passed').length;
    const failed = statuses.filter((status) => status === 'failed').length;
    sum.passed += passed;
    // A file that did not load has failed without a test having run.
    sum.failed += file.status === 'failed' ? Math.max(failed, 1) : failed;
    sum.skipped += statuses.length - passed - failed;
    const name = relative(root, file.name);
    sum.files.push({ file: name, ms: file.endTime - file.startTime });
    for (const { status, fullName, failureMessages } of file.assertionResults)
      if (status === 'failed') sum.failures.push([`${name} › ${fullName}`, ...failureMessages].join('\n'));
    if (file.status === 'failed' && failed === 0) sum.failures.push(`${name}\n${file.message}`);
  }
  return sum;
}

/**
 * @param {any} report
 * @returns {Report}
 */
export function readPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    files: suites.map((/** @type {any} */ suite) => ({ file: `tests/e2e/${suite.file}`, ms: lasted(suite) })),
    failures: [
      ...errors.map((/** @type {{ message: string }} */ { message }) => message),
      ...suites.flatMap(failuresOf),
    ],
  };
}

/**
 * @param {any} suite with its tests, and the suites in it
 * @returns {string[]} each failed test with its errors and the page as it stood
 */
function failuresOf({ specs = [], suites = [] }) {
  const own = specs
    .filter((/** @type {{ ok: boolean }} */ { ok }) => !ok)
    .map((/** @type {any} */ { file, title, tests }) => {
      const results = tests.flatMap((/** @type {any} */ test) => test.results);
      const messages = results.flatMap((/** @type {any} */ { errors }) =>
        errors.map((/** @type {{ message: string }} */ { message }) => message),
      );
      const pages = results
        .flatMap((/** @type {any} */ { attachments }) => attachments)
        .filter((/** @type {any} */ { name, path }) => name === 'error-context' && path && existsSync(path))
        .map((/** @type {{ path: string }} */ { path }) => readFileSync(path, 'utf8').slice(0, 8000));
      return [`tests/e2e/${file} › ${title}`, ...messages, ...new Set(pages)].join('\n');
    });
  return [...own, ...suites.flatMap(failuresOf)];
}

/**
 * @param {any} suite with its tests, and the suites in it
 * @returns {number} milliseconds
 */
function lasted({ specs = [], suites = [] }) {
  const own = specs
    .flatMap((/** @type {any} */ spec) => spec.tests)
    .flatMap((/** @type {any} */ test) => test.results);
  return [
    ...own.map((/** @type {{ duration: number }} */ { duration }) => duration),
    ...suites.map(lasted),
  ].reduce((sum, ms) => sum + ms, 0);
}

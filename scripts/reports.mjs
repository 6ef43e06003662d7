import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * What a runner's JSON report says, corrected by how the runner ended: a crash, an error outside of
 * every test, or a report that is missing counts as one failed test at least.
 * @param {string} file
 * @param {(report: any) => Counts} read
 * @param {number} exitCode
 * @returns {Counts}
 */
export function readReport(file, read, exitCode) {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  if (!counts) return { passed: 0, failed: 1, skipped: 0 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {any} report */
export function readVitest(report) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report.testResults) {
    /** @type {string[]} */
    const statuses = file.assertionResults.map((/** @type {{ status: string }} */ test) => test.status);
    const passed = statuses.filter((status) => status === 'passed').length;
    const failed = statuses.filter((status) => status === 'failed').length;
    counts.passed += passed;
    // A file that did not load has failed without a test having run.
    counts.failed += file.status === 'failed' ? Math.max(failed, 1) : failed;
    counts.skipped += statuses.length - passed - failed;
  }
  return counts;
}

/** @param {any} report */
export function readPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

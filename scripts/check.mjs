import { pathToFileURL } from 'node:url';
import { checkCircles } from './circles.mjs';
import { checkLicenses } from './packages/licenses.mjs';
import { checkLockfile } from './packages/lockfile.mjs';
import { main, run, say, tool } from './process.mjs';
import { install } from './setup.mjs';
import { checkSize } from './size.mjs';

/** @type {{ name: string, passes: () => Promise<boolean> }[]} */
const checks = [
  { name: 'types', passes: () => succeeds('tsc') },
  { name: 'lint', passes: () => succeeds('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'format', passes: () => succeeds('oxfmt', '--check') },
  { name: 'dead code', passes: () => succeeds('knip', '--no-progress', '--no-config-hints') },
  { name: 'circles', passes: checkCircles },
  { name: 'size', passes: checkSize },
  { name: 'packages', passes: checkLockfile },
  { name: 'licences', passes: checkLicenses },
];

/**
 * @param {string} name
 * @param {string[]} args
 */
const succeeds = async (name, ...args) => (await run(tool(name), args)) === 0;

/** Runs every check, the later ones too when one fails. Needs the packages installed. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, passes } of checks) {
    const passed = await passes().catch(
      (/** @type {Error} */ error) =>
        (say(error.message), false),
    );
    counts[passed ? 'passed' : 'failed'] += 1;
    say(`check: ${name} ${passed ? 'passed' : 'FAILED'}`);
  }
  return counts;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await install();
    const { failed } = await runChecks();
    return failed > 0 ? 1 : 0;
  });
}

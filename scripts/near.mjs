import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { duration, main, root, run, say, tool } from './process.mjs';
import { install } from './setup.mjs';

// The checks and tests next to the change at hand: what differs from HEAD, or from the commit named as argument.
// It is for the minutes between two edits; `npm test` is what counts.

const since = process.argv[2] ?? 'HEAD';

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
].filter((file) => existsSync(join(root, file)));
const code = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

/** The folders that are named after a noun; what lies elsewhere belongs to all of them. */
const homes = [
  'src/domain',
  'src/features',
  'server/modules',
  'tests/domain',
  'tests/screens',
  'tests/server',
];
const shared = new Set(['core', 'contract', 'kit', 'support', 'demo']);

/**
 * The noun a file belongs to, or undefined.
 * @param {string} file
 */
function nounOf(file) {
  const home = homes.find((folder) => file.startsWith(`${folder}/`));
  const noun = home
    ? file.slice(home.length + 1).split('/')[0]
    : /^server\/db\/tables\/([a-z-]+)\.ts$/.exec(file)?.[1];
  return noun && !noun.includes('.') && !shared.has(noun) ? noun : undefined;
}

const nouns = [...new Set(code.map(nounOf).filter((noun) => noun !== undefined))];

/** @param {string} folder @param {RegExp} pattern */
const testsIn = (folder, pattern) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true })
        .map((file) => `${folder}/${String(file)}`)
        .filter((file) => pattern.test(file))
    : [];

const serverTests = testsIn('tests/server', /\.test\.ts$/);
const browserTests = testsIn('tests/e2e', /\.spec\.ts$/);
const ofServer = serverTests.filter(
  (file) => changed.includes(file) || nouns.some((noun) => file.startsWith(`tests/server/${noun}/`)),
);
const ofBrowser = browserTests.filter((file) => changed.includes(file));

/** @type {{ name: string, command: string[] }[]} */
const steps = [
  { name: 'types', command: [tool('tsc')] },
  ...(code.length === 0
    ? []
    : [
        { name: 'lint', command: [tool('oxlint'), '--type-aware', '--deny-warnings', ...code] },
        {
          name: 'format',
          command: [
            tool('oxfmt'),
            '--check',
            ...changed.filter((file) => /\.(ts|tsx|mjs|css|json)$/.test(file)),
          ],
        },
        {
          name: 'tests its files reach',
          command: [
            tool('vitest'),
            'related',
            '--run',
            '--passWithNoTests',
            '--project=unit',
            '--project=offline',
            ...code,
          ],
        },
      ]),
  ...(ofServer.length === 0
    ? []
    : [
        {
          name: `server: ${ofServer.length} files`,
          command: [tool('vitest'), 'run', '--project=server', ...ofServer],
        },
      ]),
  ...(ofBrowser.length === 0
    ? []
    : [{ name: `browser: ${ofBrowser.length} files`, command: [tool('playwright'), 'test', ...ofBrowser] }]),
];

await main(async () => {
  if (changed.length === 0) {
    say(`nothing differs from ${since}`);
    return 0;
  }
  await install();
  const begun = Date.now();
  /** @type {string[]} */
  const failed = [];
  for (const { name, command } of steps) {
    const [program = '', ...args] = command;
    const passed = (await run(program, args)) === 0;
    say(`${name}: ${passed ? 'passed' : 'FAILED'}`);
    if (!passed) failed.push(name);
  }
  say(
    `left out: ${serverTests.length - ofServer.length} of ${serverTests.length} server test files, all of them on PGlite, ` +
      `${browserTests.length - ofBrowser.length} of ${browserTests.length} browser test files, Firefox and WebKit, ` +
      'random histories, dead code, size',
  );
  say(
    `${failed.length === 0 ? 'near is green' : `FAILED: ${failed.join(', ')}`} after ${duration(Date.now() - begun)}`,
  );
  return failed.length > 0 ? 1 : 0;
});

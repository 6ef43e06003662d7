import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages that give everything by one file, which names all the others. */
const packages = ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'];

const fromBarrel = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'](${packages.join('|')})["'];?`, 'g');

/**
 * Takes each name from the file that makes it. By the one file that names them all, the first screen seems to need what any
 * other screen does, and the chunks of chunks.mjs could not be told apart. For the build only: while developing, Vite
 * bundles these packages once, and a file beside the bundle would be a second copy.
 * @returns {import('vite').Plugin}
 */
export function takeFromSource() {
  /** @type {Map<string, ReturnType<typeof sourcesOf>>} */
  const known = new Map();
  return {
    name: 'take-from-source',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /(\/src\/.*\.tsx?|\/node_modules\/@mantine\/.*\.mjs)$/, code: fromBarrel },
      async handler(code, importer) {
        for (const name of packages) {
          const barrel = known.has(name) ? null : await this.resolve(name, importer);
          if (barrel) known.set(name, sourcesOf(barrel.id));
        }
        return code.replace(fromBarrel, (whole, names, from) => direct(names, known.get(from)) ?? whole);
      },
    },
  };
}

/**
 * What a barrel gives: the file or package of each name, and what it is called there.
 * @param {string} barrel
 */
function sourcesOf(barrel) {
  /** @type {Map<string, { made: string, file: string }>} */
  const sources = new Map();
  const statements = readFileSync(barrel, 'utf8').matchAll(
    /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g,
  );
  for (const [, names = '', from = ''] of statements)
    for (const [made, called] of names.split(',').map(asPair))
      sources.set(called, { made, file: from.startsWith('.') ? join(dirname(barrel), from) : from });
  return sources;
}

/**
 * 'useId as useId$1' is what is made, and what it is called here.
 * @param {string} name
 * @returns {[made: string, called: string]}
 */
function asPair(name) {
  const [made = '', called = made] = name.trim().split(/\s+as\s+/);
  return [made, called];
}

/**
 * The same imports, each from its source; null when one of them is not known there.
 * @param {string} names
 * @param {ReturnType<typeof sourcesOf> | undefined} sources
 */
function direct(names, sources) {
  const lines = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => {
      const [given, called] = asPair(name);
      const source = sources?.get(given);
      return source ? `import { ${source.made} as ${called} } from '${source.file}';` : null;
    });
  return lines.includes(null) ? null : lines.join(' ');
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { say } from './process.mjs';

/** Whose folders stand one above the other: a file beside them counts as a folder of its own. */
const layers = ['src/domain', 'src/data', 'src/kit', 'src/features', 'server/modules'];

/** No folder of a layer may reach itself again by what it imports, types included: it could be read in no order. */
export async function checkCircles() {
  const circles = layers.flatMap((layer) => {
    const reached = foldersOf(layer);
    const circle = [...reached.keys()].find((folder) => wayBack(folder, reached));
    return circle ? [`${layer}: ${wayBack(circle, reached)?.join(' > ')}`] : [];
  });
  for (const circle of circles) say(`circle of folders in ${circle}`);
  return circles.length === 0;
}

/** @param {string} layer */
function foldersOf(layer) {
  const folderOf = (/** @type {string} */ path) => path.slice(layer.length + 1).split('/')[0] ?? path;
  /** @type {Map<string, Set<string>>} */
  const reached = new Map();
  for (const name of readdirSync(layer, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue;
    const file = `${layer}/${name}`;
    const folder = folderOf(file);
    const others = importsOf(file).filter((path) => path.startsWith(`${layer}/`));
    reached.set(
      folder,
      new Set([...(reached.get(folder) ?? []), ...others.map(folderOf)].filter((other) => other !== folder)),
    );
  }
  return reached;
}

/** @param {string} file @returns {string[]} the files of ours that it names, dynamic imports included */
export const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)[\s(]+'([#.][^']+)'/g)].map(([, name = '']) =>
    name.startsWith('.')
      ? join(dirname(file), name)
      : name.replace(/^#(server|sw)\//, '$1/').replace('#', 'src/'),
  );

/**
 * The shortest way from a folder back to itself, or null.
 * @param {string} start
 * @param {Map<string, Set<string>>} reached
 * @returns {string[] | null}
 */
function wayBack(start, reached) {
  const seen = new Set();
  for (let ways = [[start]]; ways.length > 0;) {
    const next = ways.flatMap((way) => [...(reached.get(way.at(-1) ?? '') ?? [])].map((to) => [...way, to]));
    const back = next.find((way) => way.at(-1) === start);
    if (back) return back;
    ways = next.filter((way) => !seen.has(way.at(-1)) && seen.add(way.at(-1)));
  }
  return null;
}

/** The bench's own screen, /analisis-sampel: it must be quick, so what it needs counts as first load. */
export const firstScreen = 'src/features/analisis/AnalisisListPage.tsx';

/**
 * What the bundler tells of a module.
 * @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[], importers: readonly string[] } | null }} Graph
 */

/** What no list asks for, though the one file that names all of Mantine seems to lead from the first screen to it. */
const onlyForms =
  /\/node_modules\/(react-number-format|@mantine\/core\/esm\/components\/(Number|Stepper|Textarea))/;

/**
 * The chunks for what several screens or papers need. Left to itself the bundler makes a chunk for every other icon and
 * button, two hundred files, and the worker fetches them one after the other before a device can go without the server.
 * A chunk here may import only those before it: layers that import no layer above them cannot wait for each other.
 * @param {string} root the project's folder
 */
export function chunkGroups(root) {
  const inFirstScreen = closureOf(`${root}/${firstScreen}`, 'importedIds');
  const shared = { minShareCount: 2, includeDependenciesRecursively: false };
  return [
    { name: 'inti', tags: /** @type {'$initial'[]} */ (['$initial']), includeDependenciesRecursively: false },
    {
      ...shared,
      debugName: 'shared',
      /** @param {string} id @param {Graph} graph */
      name: (id, graph) => {
        if (inFirstScreen(graph).has(id) && !onlyForms.test(id)) return 'daftar';
        const above = [...closureOf(id, 'importers')(graph)];
        if (!above.some((other) => /\/src\/(app|features|kit)\//.test(other))) return 'kertas';
        const [, noun] = /\/src\/features\/([a-z-]+)\//.exec(id) ?? [];
        return noun ? `layar-${noun}` : 'bersama';
      },
    },
  ];
}

/**
 * A module and all it reaches by static imports, up or down; looked up once.
 * @param {string} start
 * @param {'importedIds' | 'importers'} direction
 * @returns {(graph: Graph) => Set<string>}
 */
function closureOf(start, direction) {
  /** @type {Set<string>} */
  const found = new Set();
  return (graph) => {
    /** @param {string} id */
    const visit = (id) => {
      if (found.has(id)) return;
      found.add(id);
      graph.getModuleInfo(id)?.[direction].forEach(visit);
    };
    visit(start);
    return found;
  };
}

/** Starts the app behind the sign-in page (src/main.tsx). */
const start = 'src/app/mulai.tsx';
/** The frame of every signed-in page, and the bench's own screen: it must be quick, so both count as first load. */
const frame = 'src/app/KerangkaMasuk.tsx';
const screen = 'src/features/analisis/AnalisisListPage.tsx';

/** What is loaded before the bench's screen works, besides the entry. */
export const firstLoad = [start, frame, screen];

/** Sends and pulls: it fills the device, and the device the first screen. */
export const engine = 'src/data/putaran.ts';
/** With it the calls that are made at once. */
const withEngine = [engine, 'src/domain/akun/endpoints.ts', 'src/domain/akun/masuk.ts'];

/** The page to sign in on, and the messages above every page: they need no list. */
const signedOut = ['src/features/akun/LoginPage.tsx', 'src/app/parts/Lapisan.tsx'];

/**
 * What comes after the first load, one upon the other: each holds what its modules reach that none before it holds.
 * @type {readonly (readonly [name: string, modules: readonly string[]])[]}
 */
const upon = [
  ['mesin', withEngine],
  ['masuk', signedOut],
  // What else every page has, but none at first: sheets and dialogs.
  [
    'lapisan',
    [
      'src/app/layouts/AccountPopover.tsx',
      'src/app/layouts/MoreSheet.tsx',
      'src/app/parts/KeluarDialog.tsx',
      'src/app/parts/PasangDialog.tsx',
      'src/app/parts/Sapaan.tsx',
      'src/app/parts/SesiBerakhir.tsx',
      'src/kit/list/FilterSheet.tsx',
      'src/kit/list/ListSelects.tsx',
    ],
  ],
  // What every start ends with: counts in the menu, news above the pages, Beranda. Among the screens it would load them all.
  [
    'menunggu',
    [
      'src/app/parts/HitungMenunggu.tsx',
      'src/app/parts/Kabar.tsx',
      'src/features/akun/kabar/JagaPemberitahuan.tsx',
      'src/app/parts/BerandaPage.tsx',
    ],
  ],
  // Fields and forms.
  ['isian', ['src/kit/master/MasterListPage.tsx']],
  // What the bench sheet computes with.
  ['hitungan', ['src/domain/lembar-kerja/coba.ts', 'src/domain/lembar-kerja/laporan.ts']],
];

/**
 * What the bundler tells of a module.
 * @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[], importers: readonly string[] } | null }} Graph
 */

/**
 * The chunks for what several screens or papers need. Left to itself the bundler makes a chunk for every other icon and
 * button, two hundred files more, and the worker fetches each of them before a device can go without the server.
 * A chunk here may import only those before it: layers that import no layer above them cannot wait for each other.
 * @param {string} root the project's folder
 */
export function chunkGroups(root) {
  /** @param {readonly string[]} files */
  const reachedFrom = (files) => {
    const closures = files.map((file) => closureOf(`${root}/${file}`, 'importedIds'));
    /** @param {string} id @param {Graph} graph */
    return (id, graph) => closures.some((closure) => closure(graph).has(id));
  };
  const inApp = reachedFrom([start]);
  const inFirstLoad = reachedFrom([frame, screen]);
  const inSignedOut = reachedFrom(signedOut);
  const reached = upon.map(([name, modules]) => ({ name, within: reachedFrom(modules) }));
  const shared = { minShareCount: 2, includeDependenciesRecursively: false };
  return [
    { name: 'inti', tags: /** @type {'$initial'[]} */ (['$initial']), includeDependenciesRecursively: false },
    {
      ...shared,
      debugName: 'shared',
      /** @param {string} id @param {Graph} graph */
      name: (id, graph) => {
        if (inApp(id, graph)) return 'aplikasi';
        if (inFirstLoad(id, graph)) return inSignedOut(id, graph) ? 'dasar' : 'daftar';
        const layer = reached.find(({ within }) => within(id, graph));
        if (layer) return layer.name;
        // Only for who asks for a file; every page would have it otherwise.
        if (/\/(node_modules\/hucre\/|src\/kit\/sheet\/(write-sheet|save-sheet|formula)\.)/.test(id))
          return 'tabel';
        // What lists every noun lies above all of them: in a chunk that they share it would go round in a circle.
        if (/\/src\/app\//.test(id)) return 'beranda';
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

import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { node, root, run, say, tool } from './process.mjs';

/** What a build is made of; a folder counts with everything in it. */
const buildInputs = [
  'THIRD-PARTY.md',
  'index.html',
  'package.json',
  'package-lock.json',
  'public',
  'scripts/barrels.mjs',
  'scripts/chunks.mjs',
  'src',
  'sw',
  'vite.config.ts',
];
const buildStamp = join(root, 'dist', '.build-stamp');
const assets = join(root, 'dist', 'assets');
const oldAssets = join(root, '.cache', 'assets');
const oldAssetsMs = 30 * 24 * 60 * 60 * 1000;

/** Installs the packages of package-lock.json when node_modules does not hold exactly them. */
export async function install() {
  if (isInstalled()) return;
  say('installing packages (about a minute, once) …');
  // npm names its own script here; without it we were started as `node scripts/….mjs`.
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Errors only: half of the packages warn about the old Node that bootstraps us, which will not run them.
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  const runNpm = (/** @type {string[]} */ ...words) =>
    run(command, [...args, ...words, ...flags], { stdio: ['ignore', 2, 2] }).catch(() => {
      throw new Error(
        'npm tidak ditemukan; pasang Node 20.19 atau lebih baru beserta npm, lalu jalankan lagi.',
      );
    });
  // Of the scripts of packages those run that are named, whatever this npm makes of allowScripts: npm 10 does not know it.
  const code =
    (await runNpm('ci', '--include=dev', '--ignore-scripts')) ||
    (await runNpm('rebuild', '--ignore-scripts=false', ...allowedScripts()));
  if (code !== 0)
    throw new Error(
      `Paket tidak dapat dipasang (npm ci berhenti dengan kode ${code}, sebabnya di atas); periksa jaringan dan ruang disk, lalu jalankan lagi.`,
    );
  if (!existsSync(node))
    throw new Error(`Paket terpasang tanpa ${node}; hapus node_modules, lalu jalankan lagi.`);
}

/** The packages of this machine whose script may run at installation. */
function allowedScripts() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(join(root, 'node_modules', name)),
  );
}

/**
 * npm records what it installed in node_modules/.package-lock.json, and only once it finished, so an
 * interrupted install is seen, and one by hand (`npm install`) is accepted. In production what only builds and tests
 * may have been taken away again.
 */
function isInstalled() {
  const installed = readPackages(join('node_modules', '.package-lock.json'));
  if (!installed || !existsSync(node)) return false;
  const wanted = readPackages('package-lock.json') ?? {};
  const production = process.env.NODE_ENV === 'production';
  return Object.entries(wanted).every(
    // '' is the project itself; optional ones are mostly other platforms' binaries.
    ([path, { version, optional, dev }]) =>
      path === '' || optional || (dev && production) || installed[path]?.version === version,
  );
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }> | undefined}
 */
function readPackages(lockfile) {
  const path = join(root, lockfile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/** Builds dist/ when anything it is made of has changed since. */
export async function build() {
  const hash = hashInputs();
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === hash) return;
  say('building the app …');
  setOldAssetsAside();
  const code = await run(tool('vite'), ['build', '--logLevel', 'warn'], { stdio: ['ignore', 'ignore', 2] });
  if (code !== 0)
    throw new Error(
      `Aplikasi tidak dapat dibangun (kode ${code}, sebabnya di atas); perbaiki sebabnya, lalu jalankan lagi.`,
    );
  packAssets();
  bringOldAssetsBack();
  // Vite empties dist/ first, so a build cut short leaves no stamp.
  writeFileSync(buildStamp, hash);
}

/** Vite empties dist/, but a page opened before this build still asks for its own chunks, for up to 30 days. */
function setOldAssetsAside() {
  if (!existsSync(assets)) return;
  mkdirSync(oldAssets, { recursive: true });
  cpSync(assets, oldAssets, { recursive: true, preserveTimestamps: true });
}

/** Once here instead of at every answer; the best that costs no more than a second or two. */
function packAssets() {
  for (const name of readdirSync(assets).filter((file) => /\.(js|mjs|css)$/.test(file))) {
    const bytes = readFileSync(join(assets, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes, { params }));
  }
}

/** After the build, so that the list of files the service worker caches names the new ones alone. */
function bringOldAssetsBack() {
  if (!existsSync(oldAssets)) return;
  for (const name of readdirSync(oldAssets)) {
    const [from, to] = [join(oldAssets, name), join(assets, name)];
    if (Date.now() - statSync(from).mtimeMs > oldAssetsMs) rmSync(from);
    else if (!existsSync(to)) cpSync(from, to, { preserveTimestamps: true });
  }
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const file of buildInputs.flatMap(listFiles)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { engine, firstLoad } from './chunks.mjs';
import { root, say } from './process.mjs';
import { build } from './setup.mjs';

/** What a phone on a bad connection can be asked to load before the first screen works. */
const limitKb = 210;
/** Growth beyond this needs a decision, made by editing the budget file. */
const tolerance = 1.05;
const budgetFile = join(root, 'size-budget.json');

const mantineStyles = join(root, 'node_modules', '@mantine/core/styles');
const mantineClass = /\bm_[0-9a-f]{6,8}\b/g;

const entryModule = 'index.html';
/** The page people sign in on stands before the app is loaded. */
const signIn = /^src\/features\/akun\/(LayarAwal|LoginPanel|Pintu|TautanPrivasi|nama)\./;

/** Heavy and needed only after a deliberate click, or after the first screen: they belong in chunks of their own. */
const lateOnly =
  /^(@tiptap\/|prosemirror-|@mantine\/(tiptap|charts)$|recharts$|jspdf|pdfjs-dist$|bwip-js$|zod$|hucre$|@floating-ui\/)/;
/** The route table imports every screen by import(); the linter cannot tell that from a plain import. */
const screens = /^src\/features\//;

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */

/** Builds when that is due, then weighs the JavaScript of the first load. */
export async function checkSize() {
  await build();
  /** @type {Record<string, Chunk>} */
  const manifest = readJson('dist/.vite/manifest.json');
  /** @type {Record<string, string[]>} packages and files in a chunk, written by vite.config.ts */
  const contents = readJson('dist/.vite/contents.json');
  /** @param {string[]} files @param {RegExp} pattern */
  const held = (files, pattern) =>
    files.flatMap((file) => (contents[file] ?? []).filter((name) => pattern.test(name)));

  const entry = chunksOf(manifest, [entryModule]);
  const files = chunksOf(manifest, [entryModule, ...firstLoad]);
  const intruders = [...held(entry, screens).filter((name) => !signIn.test(name)), ...held(files, lateOnly)];
  if (intruders.length > 0) say(`size: load these later, not at first: ${intruders.join(', ')}`);
  const bare = withoutStyle(manifest, Object.keys(contents));
  if (bare.length > 0) say(`size: not in src/app/mantine.css, so without style: ${bare.join(', ')}`);

  const sizes = files.map(sizeOf);
  const kb = sumOf(sizes);
  // On a device that holds no rows yet the list waits for these too.
  const filled = sumOf(chunksOf(manifest, [entryModule, ...firstLoad, engine]).map(sizeOf));
  const budgetKb = readBudget(kb);
  const allowedKb = Math.min(budgetKb * tolerance, limitKb);
  say(`size: first load ${kb} KB gzip, budget ${budgetKb} KB; with the engine ${filled} KB`);
  if (kb > allowedKb) {
    for (const each of sizes.sort((a, b) => b.kb - a.kb).slice(0, 10))
      say(`  ${each.kb.toFixed(1)} KB ${each.file}`);
  }
  return kb <= allowedKb && intruders.length === 0 && bare.length === 0;
}

/** @param {string} file */
const sizeOf = (file) => ({ file, kb: gzipSync(readFileSync(join(root, 'dist', file))).length / 1024 });
/** @param {{ kb: number }[]} sizes */
const sumOf = (sizes) => Math.round(sizes.reduce((sum, { kb }) => sum + kb, 0));

/**
 * The chunks a browser has to fetch before the modules run: theirs and all they import statically.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} modules
 */
function chunksOf(manifest, modules) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} module */
  const visit = (module) => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`size: ${module} is no chunk of the build; was it moved?`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files];
}

/**
 * Parts of Mantine that the app holds and whose style no style sheet of it does: they are imported one by one.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} scripts
 */
function withoutStyle(manifest, scripts) {
  /** @param {string[]} files */
  const built = (files) => files.map((file) => readFileSync(join(root, 'dist', file), 'utf8')).join('');
  const used = new Set(built(scripts).match(mantineClass));
  const styled = new Set(built(Object.values(manifest).flatMap(({ css = [] }) => css)).match(mantineClass));
  return readdirSync(mantineStyles)
    .filter((name) => /^[A-Z]\w+\.css$/.test(name))
    .filter((name) => {
      const classes = readFileSync(join(mantineStyles, name), 'utf8').match(mantineClass) ?? [];
      return classes.some((one) => used.has(one) && !styled.has(one));
    });
}

/**
 * The first measurement becomes the budget: a file to commit.
 * @param {number} measuredKb
 */
function readBudget(measuredKb) {
  if (!existsSync(budgetFile)) {
    writeFileSync(budgetFile, `{ "firstLoadKb": ${measuredKb} }\n`);
    say('size: no budget yet, wrote size-budget.json');
  }
  return readJson('size-budget.json').firstLoadKb;
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

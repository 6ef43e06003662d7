import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isProgram, unpackPackages } from './apt.mjs';
import { root, say } from './process.mjs';

/** @typedef {'chromium' | 'chromiumPenuh' | 'firefox' | 'webkit' | 'xvfb' | 'glewlwyd' | 'faketime' | 'swift'} Name */
/** @typedef {{ title: string, packages: string[], program?: string, folder?: string, check?: (path: string) => boolean }} Program */

/** Both in one folder: they share most of what they need. */
const chromium = {
  folder: 'chromium',
  packages: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
  check: draws,
};

/**
 * What brings each program of others on Debian; what of it is started once that is unpacked, and how it shows that it can
 * be. WebKitGTK and Xvfb look for their parts below /usr, so they have to be installed; faketime is no program.
 * @type {Record<Name, Program>}
 */
const known = {
  chromium: { title: 'Chromium', program: 'usr/lib/chromium/chromium-headless-shell', ...chromium },
  chromiumPenuh: { title: 'Chromium with a window', program: 'usr/lib/chromium/chromium', ...chromium },
  firefox: {
    title: 'Firefox',
    program: 'usr/lib/firefox-esr/firefox-esr',
    packages: ['firefox-esr', 'fonts-liberation'],
  },
  webkit: { title: 'WebKitWebDriver', packages: ['webkit2gtk-driver'] },
  xvfb: { title: 'xvfb-run', packages: ['xvfb', 'xauth'] },
  glewlwyd: {
    title: 'Glewlwyd',
    program: 'usr/bin/glewlwyd',
    // The server alone, without the database programs that it could also be set up with.
    packages: ['dbconfig-no-thanks', 'glewlwyd'],
  },
  faketime: { title: 'libfaketime', packages: ['libfaketime'] },
  swift: {
    title: 'OpenStack Swift',
    program: 'usr/bin/python3',
    packages: ['python3-swift'],
    check: (path) => says(path, '-c', 'import swift.common.middleware.s3api') !== undefined,
  },
};

/** @param {Name[]} names */
export const packagesOf = (names) => [...new Set(names.flatMap((name) => known[name].packages))];

/**
 * What to do about programs that are not there, in one sentence.
 * @param {Name[]} names
 */
export function howToGet(names) {
  const isAsked = names.some((name) => ['firefox', 'webkit', 'xvfb'].includes(name));
  const isChromium = names.some((name) => ['chromium', 'chromiumPenuh'].includes(name));
  return [
    `not here, and not to be fetched from here: ${names.map((name) => known[name].title).join(', ')}`,
    `on Debian apt-get install ${packagesOf(names).join(' ')} brings them`,
    ...(isAsked ? ['npm run test:setup does that, as root'] : []),
    ...(isChromium ? ['MEJALAB_CHROMIUM may name a Chromium or Chrome elsewhere'] : []),
  ].join('; ');
}

/** @param {string} name */
export const folderOf = (name) => join(root, '.cache', 'programs', name);

/**
 * What starts a program that has been unpacked, undefined when it has not been.
 * @param {Name} name
 */
export function findUnpacked(name) {
  const { folder = name, program = '' } = known[name];
  const path = starterOf(folderOf(folder), program);
  return isProgram(path) ? path : undefined;
}

/**
 * Fetches what is not there yet, or no longer starts, as on another machine than it was unpacked on.
 * @param {Name[]} names
 */
export async function fetchPrograms(names) {
  for (const name of names)
    if (!isWhole(name)) await unpack(name).catch((/** @type {Error} */ error) => say(error.message));
}

/** @param {Name} name */
function isWhole(name) {
  const { program, check = hasVersion } = known[name];
  const path = findUnpacked(name);
  return program ? path !== undefined && check(path) : existsSync(folderOf(name));
}

/** @param {Name} name */
async function unpack(name) {
  const { folder: own = name, packages, title } = known[name];
  const [folder, part] = [folderOf(own), folderOf(`${own}.part`)];
  for (const old of [folder, part]) rmSync(old, { recursive: true, force: true });
  await unpackPackages(part, packages);
  for (const other of Object.values(known))
    if (other.program && other.packages === packages) writeStarter(part, other.program);
  renameSync(part, folder);
  if (isWhole(name)) return;
  rmSync(folder, { recursive: true });
  throw new Error(`${title} does not start from ${packages.join(', ')}`);
}

/** @param {string} folder @param {string} program */
const starterOf = (folder, program) => join(folder, 'usr/bin', `run-${basename(program)}`);

/**
 * Starts a program with the libraries, the fonts and the modules unpacked beside it, so that its path is all that anybody
 * needs. What the machine has already was not unpacked.
 * @param {string} folder
 * @param {string} program
 */
export function writeStarter(folder, program) {
  const files = readdirSync(folder, { recursive: true }).map(String);
  /** @param {RegExp} pattern its first group is a folder */
  const paths = (pattern) =>
    [...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))]
      .map((each) => `$root/${each}`)
      .join(':');
  writeFileSync(join(folder, 'fonts.conf'), fonts);
  mkdirSync(join(folder, 'usr/bin'), { recursive: true });
  const variables = {
    // Those of hwcaps are for newer processors.
    LD_LIBRARY_PATH: paths(/^(?!.*hwcaps)(.*)\/lib[^/]*\.so(?:\.|$)/),
    OPENSSL_MODULES: paths(/^(.*\/ossl-modules)$/),
    PYTHONPATH: paths(/^(usr\/lib\/python3[^/]*(?:\/dist-packages|\/lib-dynload)?)$/),
    FONTCONFIG_FILE: '$root/fonts.conf',
    FONTCONFIG_PATH: '$root/usr/share/fontconfig/conf.avail',
  };
  const lines = [
    '#!/bin/sh',
    'root="${0%/usr/bin/*}"',
    ...Object.entries(variables).flatMap(([name, value]) => (value ? [`export ${name}="${value}"`] : [])),
    `exec "${existsSync(join(folder, program)) ? '$root' : ''}/${program}" "$@"`,
  ];
  writeFileSync(starterOf(folder, program), `${lines.join('\n')}\n`, { mode: 0o755 });
}

/** The machine's own fonts, those beside this file, and which of them stands for which. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">usr/share/fonts</dir>
  <dir prefix="relative">usr/lib/fonts</dir>
  <include ignore_missing="yes">49-sansserif.conf</include>
  <include ignore_missing="yes">60-latin.conf</include>
  <include ignore_missing="yes">30-metric-aliases.conf</include>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** @param {string} path */
export const hasVersion = (path) => says(path, '--version') !== undefined;

/**
 * Whether a Chromium starts and draws letters: with all its libraries and no font it runs, and they have no width.
 * @param {string} path
 */
export function draws(path) {
  const profile = mkdtempSync(join(tmpdir(), 'mejalab-chromium-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-breakpad', '--dump-dom'];
  const page = '<i>a</i><script>document.title=document.querySelector("i").offsetWidth</script>';
  const text = says(path, ...flags, `--user-data-dir=${profile}`, `data:text/html,${page}`);
  rmSync(profile, { recursive: true, force: true });
  return /<title>[1-9]/.test(text ?? '');
}

/** @param {string} path @param {string[]} args @returns {string | undefined} undefined when it fails */
function says(path, ...args) {
  const { status, stdout } = spawnSync(path, args, { encoding: 'utf8', timeout: 60_000 });
  return status === 0 ? stdout : undefined;
}

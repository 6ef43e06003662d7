import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, run, say } from './process.mjs';

/** Lists and packages of our own: those of the machine are read, and never written. */
const own = join(root, '.cache', 'apt');
const archives = join(own, 'archives');
const config = join(own, 'apt.conf');

/** The hooks of the machine write to its own folders; root gives downloads to a user who may not enter ours. */
const settings = `
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
APT::Sandbox::User "root";
Acquire::Languages "none";
Acquire::Retries "0";
Acquire::http::Timeout "10";
Acquire::https::Timeout "10";
Debug::NoLocking "true";
Dir::Cache "${own}";
Dir::Cache::archives "${archives}";
Dir::State::lists "${join(own, 'lists')}";
`;

/** @param {string[]} args */
const aptGet = (...args) =>
  run('apt-get', ['-qq', '--yes', ...args], {
    // A package that brings a service must not start it: tests start their own.
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: ['ignore', 'ignore', 2],
  });

/** @type {Promise<number> | undefined} */
let updated;

/**
 * Unpacks Debian's packages into a folder without installing them, with all they need that this machine lacks. That
 * takes no root, and leaves the machine as it was. What breaks off is taken up where it was.
 * @param {string} folder
 * @param {string[]} packages
 */
export async function unpackPackages(folder, packages) {
  if (!findProgram('apt-get') || !findProgram('dpkg-deb'))
    throw new Error(`no apt-get here to fetch ${packages.join(' ')}`);
  say(`fetching ${packages.join(' ')} …`);
  for (const each of ['archives', 'lists']) mkdirSync(join(own, each, 'partial'), { recursive: true });
  writeFileSync(config, settings);
  // One unreachable source fails update; whether it matters is seen by what follows.
  await (updated ??= aptGet('-c', config, 'update'));
  const options = ['-c', config, '--no-install-recommends', '--download-only'];
  const fetched = await aptGet(...options, 'install', ...packages);
  if (fetched !== 0) throw new Error(`${packages.join(' ')} cannot be fetched`);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(archives)) {
    // A C library goes with the loader of its own machine.
    if (!file.endsWith('.deb') || /^libc(6|-bin)_/.test(file)) continue;
    const code = await run('dpkg-deb', ['-x', join(archives, file), folder]);
    if (code !== 0) throw new Error(`${file} cannot be unpacked`);
  }
  rmSync(archives, { recursive: true });
}

/**
 * Installs packages, for who has asked for it. Each is whole afterwards, or taken away again. One at a time: a
 * distribution that lacks one has the others.
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  if (process.getuid?.() !== 0 || !findProgram('apt-get'))
    return say('only root on Debian can install packages');
  const [whole, begun] = packagesOfMachine();
  if (begun.length > 0)
    return say(`nothing is installed while dpkg --audit names ${begun.join(', ')}: mend that first`);
  say(`apt-get install ${packages.join(' ')} …`);
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Dpkg::Options::=--force-confold'];
  await aptGet(...options, 'update');
  for (const name of packages) await aptGet(...options, 'install', name);
  if (packagesOfMachine()[1].length > 0) await run('dpkg', ['--configure', '-a', '--force-confold']);
  const broken = packagesOfMachine()[1].filter((name) => !whole.includes(name));
  if (broken.length === 0) return;
  await aptGet(...options, 'purge', ...broken);
  const left = packagesOfMachine()[1].join(', ') || 'nothing';
  say(`${broken.join(', ')} cannot be set up here and went again; dpkg --audit names ${left}`);
}

/** @returns {[whole: string[], begun: string[]]} what is installed, and what dpkg has begun with and not ended */
function packagesOfMachine() {
  const text = execFileSync('dpkg-query', ['-W', '-f=${db:Status-Status} ${binary:Package}\n'], {
    encoding: 'utf8',
  });
  const lines = text.split('\n').filter((line) => line && !/^(config-files|not-installed) /.test(line));
  const [whole, begun] = [true, false].map((isWhole) =>
    lines.filter((line) => line.startsWith('installed ') === isWhole).map((line) => line.replace(/.* /, '')),
  );
  return [whole ?? [], begun ?? []];
}

/** @param {string[]} names the first that is on the PATH wins */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

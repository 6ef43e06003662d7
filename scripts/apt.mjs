import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say } from './process.mjs';

/** Whether packages can be installed without asking: as root, on Debian. */
export const canInstall = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

/**
 * Installs packages one at a time: a distribution that lacks one has the others. Whether they came is seen by looking
 * for what they bring.
 * @param {string} what they are for
 * @param {string[]} packages
 */
export async function installPackages(what, packages) {
  say(`installing ${what}: apt-get install ${packages.join(' ')} …`);
  /** @param {string[]} args */
  const aptGet = (...args) =>
    run('apt-get', ['-qq', ...args], {
      // A package that brings a service must not start it: tests start their own.
      env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      stdio: ['ignore', 'ignore', 2],
    });
  // Old package lists are the usual reason for a failing install, hence update. Exit codes do not
  // matter (one unreachable source fails update): the caller looks at what is there afterwards.
  await aptGet('update');
  for (const name of packages) await aptGet('install', '-y', name);
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

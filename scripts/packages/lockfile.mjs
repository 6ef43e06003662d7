import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '#scripts/process.mjs';

/**
 * @typedef {{ place: string, name: string, version: string, license?: string, dev?: boolean, os?: string[],
 *   integrity?: string, resolved?: string, link?: boolean, hasInstallScript?: boolean }} Locked
 */

const registry = 'https://registry.npmjs.org/';

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Every package of package-lock.json, by its place. @returns {Locked[]} */
export const lockedPackages = (lock = read('package-lock.json')) =>
  Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map(([place, locked]) => ({ place, name: place.replace(/^.*node_modules\//, ''), ...locked }));

/**
 * What is wrong with where packages come from, as sentences: each from the registry (an entry without an address is from
 * there: npm leaves it out on demand) and with its SHA-512, each of ours at one version, each script that runs at
 * installation decided on.
 */
export function lockfileFaults(lock = read('package-lock.json'), manifest = read('package.json')) {
  const faults = [];
  for (const { place, integrity, resolved, link, hasInstallScript, name } of lockedPackages(lock)) {
    if (link || (resolved !== undefined && !resolved.startsWith(registry)))
      faults.push(`${place} is not from the registry: ${resolved}`);
    if (!/^sha512-[\w+/]{86}==$/.test(integrity ?? '')) faults.push(`${place} has no SHA-512`);
    if (hasInstallScript && manifest.allowScripts[name] === undefined)
      faults.push(`${place} runs a script when it is installed: say in allowScripts whether it may`);
  }
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) faults.push(`${name} is not at one version: ${version}`);
  return faults;
}

/** Whether every package is what the registry has, and no script runs that nobody named. */
export async function checkLockfile() {
  const faults = lockfileFaults();
  for (const fault of faults) say(fault);
  return faults.length === 0;
}

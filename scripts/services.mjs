import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, findProgram, installPackages } from './apt.mjs';

/** What brings each program of others that tests run against. */
const debianPackages = {
  // The server alone, without the database programs that it could also be set up with.
  glewlwyd: ['dbconfig-no-thanks', 'glewlwyd'],
  faketime: ['libfaketime'],
  swift: ['python3-swift'],
};

/** @typedef {keyof typeof debianPackages} Service */

/**
 * Where each is, undefined when it is not here: the OpenID provider, what moves its clock, and the Python that has the
 * S3 server (Debian's own, whatever else is called python3).
 * @returns {Record<Service, string | undefined>}
 */
export const findServices = () => ({
  glewlwyd: findProgram('glewlwyd'),
  faketime: findFaketime(),
  swift: existsSync('/usr/lib/python3/dist-packages/swift/common/middleware/s3api')
    ? '/usr/bin/python3'
    : undefined,
});

/** In a folder of the machine's kind. */
const findFaketime = () =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
        .find((path) => existsSync(path))
    : undefined;

/** Looks for the services and installs the missing ones where that is possible without asking. */
export async function ensureServices() {
  const packages = missing().flatMap((name) => debianPackages[name]);
  if (packages.length > 0 && canInstall()) await installPackages('test services', packages);
  return findServices();
}

/**
 * What to do about services that are not there, in one sentence.
 * @param {Service[]} names
 */
export const howToInstallServices = (names) =>
  `no ${names.join(', ')} here: install them (Debian: apt-get install ${names.flatMap((name) => debianPackages[name]).join(' ')}), or run npm test as root`;

const missing = () =>
  Object.entries(findServices()).flatMap(([name, path]) => (path ? [] : [/** @type {Service} */ (name)]));

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './apt.mjs';
import { fetchPrograms, findUnpacked, folderOf } from './programs.mjs';

const names = /** @type {const} */ (['glewlwyd', 'faketime', 'swift']);
/** @typedef {Record<typeof names[number], string | undefined>} Services */

/**
 * Those that are installed: the OpenID provider, what moves its clock, and the Python that has the S3 server (Debian's own,
 * whatever else is called python3).
 * @returns {Services}
 */
const findInstalled = () => ({
  glewlwyd: findProgram('glewlwyd'),
  faketime: findFaketime('/usr/lib'),
  swift: existsSync('/usr/lib/python3/dist-packages/swift/common/middleware/s3api')
    ? '/usr/bin/python3'
    : undefined,
});

/**
 * Where each is, undefined when it is not here.
 * @returns {Services}
 */
export function findServices() {
  const { glewlwyd, faketime, swift } = findInstalled();
  return {
    glewlwyd: glewlwyd ?? findUnpacked('glewlwyd'),
    faketime: faketime ?? findFaketime(join(folderOf('faketime'), 'usr/lib')),
    swift: swift ?? findUnpacked('swift'),
  };
}

/**
 * In a folder of the machine's kind.
 * @param {string} libraries
 */
const findFaketime = (libraries) =>
  existsSync(libraries)
    ? readdirSync(libraries)
        .map((folder) => join(libraries, folder, 'faketime/libfaketimeMT.so.1'))
        .find((path) => existsSync(path))
    : undefined;

/** Looks for the services and fetches those that are not installed. */
export async function fetchServices() {
  const installed = findInstalled();
  await fetchPrograms(names.filter((name) => !installed[name]));
  return findServices();
}

import { describe, expect, test } from 'vitest';
import { lockfileFaults } from '#scripts/packages/lockfile.mjs';
import { isPermissive } from '#scripts/packages/licenses.mjs';

const sha512 = `sha512-${'a'.repeat(86)}==`;
const lock = (locked: object) => ({
  packages: { '': {}, 'node_modules/a': { version: '1.0.0', ...locked } },
});
const manifest = { dependencies: { a: '1.0.0' }, allowScripts: {} as Record<string, boolean> };

test('every package of the lockfile is the registry’s, by its hash, with its script decided on', () => {
  expect(lockfileFaults()).toEqual([]);
});

describe('what the lockfile is refused for', () => {
  test.each<[string, object, object, string]>([
    ['no hash', {}, manifest, 'no SHA-512'],
    ['a weaker hash', { integrity: 'sha1-aaaa' }, manifest, 'no SHA-512'],
    [
      'another source',
      { integrity: sha512, resolved: 'git+ssh://git@github.com/a/a.git#1' },
      manifest,
      'not from the registry',
    ],
    [
      'a host that only begins as the registry’s',
      { integrity: sha512, resolved: 'https://registry.npmjs.org.evil.example/a.tgz' },
      manifest,
      'not from the registry',
    ],
    ['a script nobody decided on', { integrity: sha512, hasInstallScript: true }, manifest, 'allowScripts'],
    ['a range', { integrity: sha512 }, { ...manifest, dependencies: { a: '^1.0.0' } }, 'not at one version'],
    [
      'an address',
      { integrity: sha512 },
      { ...manifest, dependencies: { a: 'github:a/a' } },
      'not at one version',
    ],
  ])('%s', (_apa, locked, paket, kalimat) => {
    expect(lockfileFaults(lock(locked), paket)).toEqual([expect.stringContaining(kalimat)]);
  });

  test('nothing, where all is well', () => {
    const resolved = 'https://registry.npmjs.org/a/-/a-1.0.0.tgz';
    const locked = lock({ integrity: sha512, resolved, hasInstallScript: true });
    expect(lockfileFaults(locked, { ...manifest, allowScripts: { a: false } })).toEqual([]);
  });
});

test('a licence is taken by what it asks: one side of an OR, both of an AND', () => {
  const diterima = ['MIT', '(MPL-2.0 OR Apache-2.0)', '(MIT AND Zlib)', 'MIT OR SEE LICENSE IN FEEL-FREE.md'];
  const ditolak = ['GPL-3.0', 'AGPL-3.0-only', 'MPL-2.0', '(MIT AND GPL-2.0)', 'UNLICENSED', 'UNKNOWN', ''];
  expect(diterima.filter((satu) => !isPermissive(satu))).toEqual([]);
  expect(ditolak.filter(isPermissive)).toEqual([]);
});

import { expect, it } from 'vitest';
import { upTo } from '#kit/form/many.ts';

const rows = ['a', 'b', 'c', 'd'].map((uuid) => ({
  data: { uuid },
  rev: '1',
  tertunda: [],
  keputusan: [],
  hilang: false,
}));

it.each<[string, string | null, string, string[]]>([
  ['below', 'b', 'd', ['b', 'c', 'd']],
  ['above', 'c', 'a', ['a', 'b', 'c']],
  ['itself', 'b', 'b', ['b']],
  ['the first of all', null, 'c', ['c']],
  ['one that is not there any more', 'z', 'c', ['c']],
])('rows up to the pressed one, from %s', (_apa, before, key, keys) => {
  expect(upTo(rows, before, key).map(({ data }) => data.uuid)).toEqual(keys);
});

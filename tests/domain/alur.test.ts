import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderAlur, gambarAlur, semuaAlur } from '#scripts/alur.ts';
import { berkasPanggilan, tabelPanggilan } from '#scripts/panggilan.ts';

describe('docs/alur', () => {
  test('has a drawing of every workflow, and of nothing else', () => {
    expect(readdirSync(folderAlur).toSorted()).toEqual([...semuaAlur.keys()].toSorted());
  });

  test.each([...semuaAlur])(
    '%s is as the code declares it; `npm run alur` draws it anew',
    (file, workflow) => {
      expect(readFileSync(folderAlur + file, 'utf8')).toBe(gambarAlur(workflow));
    },
  );
});

test('docs/panggilan.md names the file of every call; `npm run alur` writes it anew', () => {
  const table = readFileSync(berkasPanggilan, 'utf8');
  expect(table).toBe(tabelPanggilan());
  expect(table, 'each call is carried out somewhere').not.toContain('| - |');
});

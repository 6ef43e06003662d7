import { expect, test } from 'vitest';
import { nomorTerbit } from '#domain/lhu/nomor.ts';

test.each([
  [[], '0007/LHU/LPOMK/2026'],
  [['0001/LHU'], '0001/LHU Rev. 1'],
  [['0001/LHU', '0001/LHU Rev. 1'], '0001/LHU Rev. 2'],
])('[GAP-139] after %j a report is numbered %s', (terdahulu, nomor) => {
  expect(
    nomorTerbit(
      '0007/LHU/LPOMK/2026',
      terdahulu.map((noSurat) => ({ noSurat })),
    ),
  ).toBe(nomor);
});

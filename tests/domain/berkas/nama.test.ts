import { expect, test } from 'vitest';
import { berkasLokal } from '#domain/berkas/lokal.ts';
import { namaPdf } from '#domain/berkas/nama.ts';

test.each([
  ['Lhu', '0004/LHU/KF/2026', 'Lhu 0004-LHU-KF-2026.pdf'],
  ['Invoice', 'INV/PG/2026/00001', 'Invoice INV-PG-2026-00001.pdf'],
  ['Lhu', null, 'Lhu.pdf'],
  ['Lhu', '', 'Lhu.pdf'],
  ['Lhu', '//', 'Lhu.pdf'],
  ['', 'A', 'A.pdf'],
  ['Lhu', 'Krim  "é"  <b>: 1.5 %', 'Lhu Krim -e- -b- 1.5.pdf'],
  ['Lhu', '..\\..\\ rahasia .', 'Lhu rahasia.pdf'],
  ['Lhu', `${'a'.repeat(99)} b`, `Lhu ${'a'.repeat(99)}.pdf`],
])('the file of %j %j is %j', (kata, pembeda, nama) => {
  expect(namaPdf(kata, pembeda)).toBe(nama);
});

test.each([
  [
    'as the write knows it',
    [
      { sha256: 'b', name: 'b.pdf', size: 1, mime: 'x' },
      { sha256: 'a', name: 'lain', size: 7, mime: 'image/png' },
    ],
    7,
    'image/png',
  ],
  ['of which the write knows nothing', [{ sha256: 'b', name: 'b.pdf', size: 1, mime: 'x' }], 0, ''],
  ['of a write without files', undefined, 0, ''],
])('a file that is only on this device: %s', (_nama, files, size, mime) => {
  const tulisan = { opId: 'o', call: 'POST test', body: {}, dibuatPada: '2026-11-20T03:00:00Z', files };
  expect(berkasLokal('file-test', { sha256: 'a', name: 'foto.png' }, tulisan)).toEqual({
    url: 'file-test?url=a',
    sha256: 'a',
    size,
    mime,
    name: 'foto.png',
  });
});

import { expect, test } from 'vitest';
import { barisHalaman, maksDitanyakan, muatSekali, ukuranOperasi, versiKontrak } from '#domain/sync/batas.ts';
import { halanganTulisan } from '#domain/sync/tulisan.ts';

const kb = 1024;
/** An operation of so many bytes, with what parts it from the next. */
const sebesar = (bytes: number) => 'x'.repeat(bytes - 3);

test('an operation counts the bytes it travels as', () => {
  expect([ukuranOperasi({ a: 1 }), ukuranOperasi('µ'), ukuranOperasi(sebesar(100))]).toEqual([8, 5, 100]);
});

test.each([
  ['none', [], true],
  ['50', Array(50).fill('x'), true],
  ['51', Array(51).fill('x'), false],
  ['256 KB together', [sebesar(128 * kb), sebesar(128 * kb)], true],
  ['a byte more together', [sebesar(128 * kb), sebesar(128 * kb + 1)], false],
  ['512 KB alone', [sebesar(512 * kb)], true],
  ['a byte more alone', [sebesar(512 * kb + 1)], false],
])('one push takes %s: %s', (_nama, ops, muat) => {
  expect(muatSekali(ops)).toBe(muat);
});

test('what devices and server agree on', () => {
  expect({ versiKontrak, barisHalaman, maksDitanyakan, halanganTulisan }).toEqual({
    versiKontrak: 1,
    barisHalaman: 200,
    maksDitanyakan: 100,
    halanganTulisan: ['STOK', 'LEWAT', 'SLOT', 'CLOSED', 'TERCATAT'],
  });
});

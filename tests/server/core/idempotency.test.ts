import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFinal, requestHash } from '#server/core/idempotency.ts';
import { Brought, createSpool, type Spool } from '#server/core/spool.ts';
import { sha256 } from '#tests/support/berkas.ts';

const hash = (body: unknown, query: unknown = {}, method = 'POST', path = '/x') =>
  requestHash(method, path, query, body);

let folder: string;
let spool: Spool;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mejalab-kunci-'));
  spool = createSpool({ DATA_DIR: folder });
});
afterAll(async () => {
  await spool.clear();
  await rm(folder, { recursive: true, force: true });
});
const file = async (content: string, name = 'a.pdf') =>
  new Brought(await spool.take([new TextEncoder().encode(content)]), 'application/pdf', name);

describe('what makes two requests the same', () => {
  test('the order of keys does not matter, nor text for a number, nor null for absent', () => {
    const first = hash({ nama: 'a', jumlah: 1, flag: true, catatan: null, sampel: [{ x: 1, y: 2 }] });
    expect(hash({ sampel: [{ y: '2', x: '1' }], flag: 'true', jumlah: '1', nama: 'a' })).toBe(first);
  });

  test('everything else does: method, path, query, a value, a place in a list, what is nested where', () => {
    const all = [
      hash({ a: 1 }),
      hash({ a: 2 }),
      hash({ b: 1 }),
      hash({ a: 1 }, { halaman: 1 }),
      hash({ a: 1 }, {}, 'PUT'),
      hash({ a: 1 }, {}, 'POST', '/y'),
      hash({ a: [1, 2] }),
      hash({ a: [2, 1] }),
      hash({ a: [12] }),
      hash({ a: { b: 1 } }),
      hash({ a: [['b', 1]] }),
      hash({ a: '' }),
      hash({}),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('a file is its content: the same bytes are the same under any name, other bytes are not', async () => {
    const one = hash({ file: await file('satu') });
    expect(hash({ file: await file('satu', 'b.pdf') })).toBe(one);
    expect(hash({ file: await file('dua') })).not.toBe(one);
    expect(hash({ file: sha256(new TextEncoder().encode('satu')) })).toBe(one);
    expect(hash({ file: await file('') })).not.toBe(one);
  });
});

test('only final answers are kept', () => {
  const final = [200, 201, 400, 401, 403, 404, 408, 409, 410, 413, 415, 422, 424, 426, 429, 500, 503].filter(
    isFinal,
  );
  expect(final).toEqual([200, 201, 403, 404, 409, 410, 422]);
});

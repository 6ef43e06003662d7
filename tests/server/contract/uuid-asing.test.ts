import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { layanan } from '#tests/support/layanan.ts';
import { industri, labBiologi, risetUji } from '#tests/support/penelitian.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { contoh } from './contoh.ts';
import { semua } from './panggilan.ts';

let uji: ServerUji;
/** An id of nothing, of a research of somebody else in another laboratory, and of a test. */
let asing: string[];
beforeAll(async () => {
  uji = await createTestServer();
  const riset = risetUji(uji);
  const rencana_penggunaan = [riset.rencana({ id_laboratorium: labBiologi })];
  const lain = await riset.sampai(3, { rencana_penggunaan }, industri);
  asing = [uuidv7(), lain.uuid, (await layanan(uji).sampai(5)).uuid];
});
afterAll(() => uji.close());

const bentuk = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

/** The places of a body that name a record by its id. */
function tempat(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return bentuk.test(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item, at) => tempat(item, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => tempat(item, [...path, key]));
}

/** The same body with something else in one place. */
function dengan(value: unknown, [key, ...rest]: (string | number)[], isi: string): unknown {
  if (key === undefined) return isi;
  if (Array.isArray(value))
    return value.map((item, at) => (at === key ? dengan(item, rest, isi) : (item as unknown)));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: dengan(record[key], rest, isi) };
}

/** What is refused by its own session and by nothing else. */
const tanpaRekaman = ['POST auth/logout', 'POST sync/push'];
const menulis = semua.filter(
  ([name, { method }]) => method !== 'GET' && name in contoh && !tanpaRekaman.includes(name),
);

test.each(menulis)(
  '[GAP-63, GAP-97] %s: an id of nothing, of somebody else’s and of another kind, in every field there is',
  async (name, { method, path }) => {
    const { as, query, headers, body = {} } = await contoh[name]!(uji);
    const kirim = (isi: unknown) =>
      uji.request(method, `/api${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`, {
        as,
        body: isi,
        ...(headers ? { headers } : {}),
      });
    // Which research a part belongs to may be left out; said, it must be the right one.
    const lengkap = path.startsWith('/research-usage') ? { uuid_penelitian: asing[1], ...body } : body;
    const sebelum = await potret(uji);
    // To a call about tests a test is no other kind.
    const lain = path.startsWith('/research') ? asing : asing.slice(0, 2);
    for (const place of tempat(lengkap))
      for (const id of lain) {
        const { status } = await kirim(dengan(lengkap, place, id));
        expect([403, 404, 422], `${place.join('.')}: ${status}`).toContain(status);
      }
    expect(await potret(uji)).toEqual(sebelum);
  },
);

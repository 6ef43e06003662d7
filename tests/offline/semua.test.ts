import { expect, it } from 'vitest';
import type { Klien } from '#data/client.ts';
import { bacaSemua } from '#data/semua.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';

/** A list whose rows these are, newest first; `lalu` happens to it after each page. */
function daftar(awal: string[], lalu: (rows: string[], page: number) => string[]) {
  let rows = awal;
  const panggil = async (_endpoint: unknown, { query }: { query: { page: number; perPage: number } }) => {
    const dari = (query.page - 1) * query.perPage;
    const data = rows.slice(dari, dari + query.perPage).map((uuid) => ({ uuid }));
    const meta = { total: rows.length, ...query };
    rows = lalu(rows, query.page);
    return { data, meta };
  };
  return { panggil } as unknown as Klien;
}

async function baca(klien: Klien): Promise<string[]> {
  const uuid: string[] = [];
  for await (const row of bacaSemua(klien, pengujianApi.list, {}, 2))
    uuid.push((row as { uuid: string }).uuid);
  return uuid;
}

const lima = ['e', 'd', 'c', 'b', 'a'];
/** Once, after the first page. */
const sekali = (ubah: (rows: string[]) => string[]) => {
  let sudah = false;
  return (rows: string[]) => {
    if (sudah) return rows;
    sudah = true;
    return ubah(rows);
  };
};

it.each([
  ['stays', (rows: string[]) => rows, lima],
  ['gets a new row at its head', (rows: string[]) => ['f', ...rows], lima],
  ['loses a row that was read', (rows: string[]) => rows.filter((satu) => satu !== 'd'), lima],
  ['loses both that were read', (rows: string[]) => rows.slice(2), lima],
  [
    'loses a row that was not read yet',
    (rows: string[]) => rows.filter((satu) => satu !== 'b'),
    ['e', 'd', 'c', 'a'],
  ],
  ['gets one and loses one', (rows: string[]) => ['f', ...rows.filter((satu) => satu !== 'e')], lima],
])(
  'a list that %s while its pages are read gives each row once, and leaves none out',
  async (_apa, ubah, harapan) => {
    expect((await baca(daftar(lima, sekali(ubah)))).toSorted()).toEqual(harapan.toSorted());
  },
);

it('an empty list gives nothing, a full last page is not the end', async () => {
  expect(await baca(daftar([], (rows) => rows))).toEqual([]);
  expect(await baca(daftar(['b', 'a'], (rows) => rows))).toEqual(['b', 'a']);
});

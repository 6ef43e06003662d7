import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { menuUntuk } from '#app/menu.ts';
import { routeList } from '#app/route-table.ts';
import { roleList } from '#domain/core/roles.ts';
import { babUntukHalaman, bagianUntuk, panduan } from '#features/panduan/isi/daftar-isi.ts';

const semuaBab = panduan.flatMap(({ bab }) => bab);

/** Everything the product says, without the guide itself. */
const sumber = readdirSync('src', { recursive: true })
  .map(String)
  .filter((nama) => /\.tsx?$/.test(nama) && !nama.includes('panduan'))
  .map((nama) => readFileSync(join('src', nama), 'utf8').replace(/\s+/g, ' '))
  .join('\n');

describe('the guide', () => {
  test.each(semuaBab.map((bab) => [bab.kode, bab] as const))(
    'names only what stands on the screen: %s',
    (_, { langkah, catatan = [] }) => {
      const kata = [...langkah, ...catatan].flatMap((isi) =>
        isi.split('**').filter((_isi, ke) => ke % 2 === 1),
      );
      expect(kata.filter((satu) => !sumber.includes(satu))).toEqual([]);
    },
  );

  test('explains only pages there are, each once, and each chapter has an address of its own', () => {
    const halaman = semuaBab.flatMap((bab) => bab.halaman);
    expect(new Set(halaman).size).toBe(halaman.length);
    expect(halaman.filter((path) => !routeList.some((satu) => satu.path === path))).toEqual([]);
    expect(new Set(semuaBab.map(({ kode }) => kode)).size).toBe(semuaBab.length);
  });

  test.each(roleList)('has a chapter for every entry of the menu, among those of its reader: %s', (role) => {
    const actor = { uuid: '', nama: '', email: 'a@kampus.example', role, laboratorium: [] } as never;
    const milik = new Set(bagianUntuk(role).milik.flatMap(({ bab }) => bab));
    const tanpa = menuUntuk(actor, { institutionDomains: ['kampus.example'], consumerDomains: ['*'] })
      .filter(({ path }) => routeList.some((satu) => satu.path === path && 'buka' in satu))
      .filter(({ path }) => !milik.has(babUntukHalaman(path)!));
    expect(tanpa.map(({ path }) => path)).toEqual([]);
  });
});

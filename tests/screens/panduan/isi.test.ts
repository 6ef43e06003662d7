import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { menuUntuk } from '#app/menu.ts';
import { routeList } from '#app/route-table.ts';
import { roleList } from '#domain/core/roles.ts';
import { importsOf } from '#scripts/circles.mjs';
import { babUntukHalaman, bagianUntuk, panduan } from '#features/panduan/isi/daftar-isi.ts';

const semuaBab = panduan.flatMap(({ bab }) => bab);

/** These files and all that they reach, without the tables that name every page. */
function dijangkau(awal: readonly string[]): Set<string> {
  const seen = new Set(awal);
  for (const file of seen)
    for (const next of importsOf(file))
      if (/^src\/.*\.tsx?$/.test(next) && !next.includes('route-table') && !next.includes('panduan'))
        seen.add(next);
  return seen;
}

const kata = new Map<string, string>();
const isiFile = (file: string): string => {
  if (!kata.has(file)) kata.set(file, readFileSync(file, 'utf8').replace(/\s+/g, ' '));
  return kata.get(file)!;
};

/** What stands around every page: bar, menu, account. */
const bingkai = dijangkau(['src/app/KerangkaMasuk.tsx', 'src/app/menu.ts']);

/** The files of these screens, of those they open from and of those that open from them. */
const layar = (halaman: readonly string[]): Set<string> =>
  dijangkau(
    routeList
      .filter(({ path }) =>
        halaman.some((satu) => `${path}/`.startsWith(`${satu}/`) || `${satu}/`.startsWith(`${path}/`)),
      )
      .flatMap(({ buka }) => [...buka.toString().matchAll(/['"](?:\/src\/|#)([^'"]+\.tsx)/g)])
      .map(([, file]) => `src/${file}`),
  );

describe('the guide', () => {
  // A chapter without a page of its own goes on where the others of its part are.
  const sebagian = panduan.flatMap(({ bab }) => bab.map((satu) => [satu.kode, satu, bab] as const));
  test.each(sebagian)(
    'names only what stands on the screens it is about, or around every screen: %s',
    (_, { halaman, langkah, catatan = [] }, bab) => {
      const disebut = [...langkah, ...catatan].flatMap((isi) =>
        isi.split('**').filter((_isi, ke) => ke % 2 === 1),
      );
      const tampak = [
        ...layar(halaman.length > 0 ? halaman : bab.flatMap((satu) => satu.halaman)),
        ...bingkai,
      ].map(isiFile);
      expect(disebut.filter((satu) => !tampak.some((isi) => isi.includes(satu)))).toEqual([]);
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

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Every requirement of OWASP ASVS 5.0.0 at level 1 or 2, by its section. */
const tingkatDua = `
1.1.1-2; 1.2.1-9; 1.3.1-11; 1.4.1-3; 1.5.1-2; 2.1.1-3; 2.2.1-3; 2.3.1-4; 2.4.1; 3.2.1-2; 3.3.1-4;
3.4.1-6; 3.5.1-5; 3.7.1-2; 4.1.1-3; 4.2.1; 4.3.1-2; 4.4.1-4; 5.1.1; 5.2.1-3; 5.3.1-2; 5.4.1-3; 6.1.1-3;
6.2.1-12; 6.3.1-4; 6.4.1-4; 6.5.1-5; 6.6.1-3; 6.8.1-4; 7.1.1-3; 7.2.1-4; 7.3.1-2; 7.4.1-5; 7.5.1-2;
7.6.1-2; 8.1.1-2; 8.2.1-3; 8.3.1; 8.4.1; 9.1.1-3; 9.2.1-4; 10.1.1-2; 10.2.1-2; 10.3.1-4; 10.4.1-11;
10.5.1-5; 10.6.1-2; 10.7.1-3; 11.1.1-2; 11.2.1-3; 11.3.1-3; 11.4.1-4; 11.5.1; 11.6.1; 12.1.1-3;
12.2.1-2; 12.3.1-4; 13.1.1; 13.2.1-5; 13.3.1-2; 13.4.1-5; 14.1.1-2; 14.2.1-4; 14.3.1-3; 15.1.1-3;
15.2.1-3; 15.3.1-7; 16.1.1; 16.2.1-5; 16.3.1-4; 16.4.1-3; 16.5.1-3; 17.1.1; 17.2.1-4; 17.3.1-2`;

const dituntut = tingkatDua
  .trim()
  .split(/;\s+/)
  .flatMap((bagian) => {
    const [, pasal, butir = ''] = /^(\d+\.\d+)\.(.+)$/.exec(bagian)!;
    return butir.split(',').flatMap((satu) => {
      const [dari = 0, sampai = dari] = satu.split('-').map(Number);
      return Array.from({ length: sampai - dari + 1 }, (_, at) => `V${pasal}.${dari + at}`);
    });
  });

const folder = 'docs/security';
const ringkasan = readFileSync('docs/security.md', 'utf8');
const baris = readdirSync(folder)
  .flatMap((nama) => readFileSync(`${folder}/${nama}`, 'utf8').split('\n'))
  .flatMap((satu) => {
    const [, id, putusan] = /^\| (V\d+\.\d+\.\d+) \|.*\| (.*) \|$/.exec(satu) ?? [];
    return id && putusan ? [{ id, putusan }] : [];
  });
const putusanList = ['**Shown by**', '**By construction**', 'Not applicable', '**Falls short**'] as const;
const jenisOf = (putusan: string) => putusanList.findIndex((kata) => putusan.startsWith(kata));

describe('what docs/security.md says of ASVS, and docs/proof.md of what is promised', () => {
  test('is something of every item of level 2, once', () => {
    expect(dituntut).toHaveLength(253);
    expect(baris.map(({ id }) => id).toSorted()).toEqual(dituntut.toSorted());
  });

  test('is a verdict, with a test or a file where it has to name one', () => {
    const keliru = baris.filter(
      ({ putusan }) =>
        jenisOf(putusan) < 0 ||
        (putusan.startsWith('**Shown by**') && !/^\*\*Shown by\*\* `tests\/[^`]+` “[^”]+”/.test(putusan)),
    );
    expect(keliru).toEqual([]);
  });

  test('is summed up as it is', () => {
    const bab = new Map<string, number[]>();
    for (const { id, putusan } of baris) {
      const nama = id.split('.')[0]!;
      const jumlah = bab.get(nama) ?? [0, 0, 0, 0];
      jumlah[jenisOf(putusan)]! += 1;
      bab.set(nama, jumlah);
    }
    const tertulis = [...ringkasan.matchAll(/^\| (V\d+) .*?((?: \| \d+)+) \|$/gm)].map(([, nama, angka]) => [
      nama,
      angka!.split('|').slice(1).map(Number),
    ]);
    expect(tertulis).toEqual([...bab]);
  });

  test('names files that are there, and titles that stand in them', () => {
    const semua = [
      ringkasan,
      readFileSync('docs/proof.md', 'utf8'),
      ...baris.map(({ putusan }) => putusan),
    ].join('\n');
    const judul = [...semua.matchAll(/`(tests\/[^`]+)` “([^”]+)”/g)].filter(
      ([, file, kata]) => !existsSync(file!) || !readFileSync(file!, 'utf8').includes(kata!),
    );
    expect(judul.map(([sebut]) => sebut)).toEqual([]);
    const path = [...semua.matchAll(/`((?:docs|server|src|sw|tests)\/[\w./-]+)`/g)].map(([, file]) => file!);
    expect(path.length).toBeGreaterThan(100);
    expect(path.filter((file) => !existsSync(file))).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { barisTertulis, hasilData } from '#features/data-bersama/hasil-data.ts';
import { isiKurva, selBaku } from '#tests/support/contoh/lembar-kerja.ts';

const versi = new Map([['v1', { isi: isiKurva() } as VersiLembar]]);
const data = (lain: object = {}) =>
  ({
    versi: 'v1',
    nama: 'baku',
    isian: selBaku.map((sel) => ({ ...sel, dicoret: null, catatan: null })),
    ...lain,
  }) as unknown as DataBersama;
const tertulis = (satu: DataBersama) => hasilData(versi, satu).map(barisTertulis);

test('[BEYOND-09] the file of shared data says what each of them came to, or why it came to nothing', () => {
  expect(tertulis(data())).toEqual(['Kemiringan 0,0214114', 'Titik potong 0,00220952', 'Korelasi 0,999778']);
  expect(tertulis(data({ isian: [] }))[0]).toBe('Kemiringan: belum lengkap');
  expect(tertulis(data({ versi: 'v2' }))).toEqual([]);
});

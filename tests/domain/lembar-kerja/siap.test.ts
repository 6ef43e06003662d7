import { describe, expect, test } from 'vitest';
import { cobaContoh } from '#domain/lembar-kerja/coba-contoh.ts';
import { ContohSchema } from '#domain/lembar-kerja/contoh.ts';
import { hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import { periksaLembar } from '#domain/lembar-kerja/periksa.ts';
import { IsiLembarSchema, type Blok } from '#domain/lembar-kerja/schema.ts';
import type { Isian } from '#domain/lembar-kerja/sel.ts';
import { lembarSiap } from '#domain/lembar-kerja/siap/semua.ts';
import { katalog } from '#server/db/demo/parameter-uji/katalog.ts';

const siap = lembarSiap.map((lembar) => ({
  ...lembar,
  isi: IsiLembarSchema.parse(lembar.isi),
  contoh: lembar.contoh.map((contoh) => ContohSchema.parse(contoh)),
}));
const semuaContoh = siap.flatMap(({ kunci, isi, contoh }) =>
  contoh.map((satu) => ({ kunci, isi, contoh: satu })),
);

const isianDari = (semua: readonly { kunci: string; nilai: string }[]): Isian =>
  Object.fromEntries(
    semua.map(({ kunci, nilai }) => [kunci, { nilai, dicoret: null, catatan: null, pada: '' }]),
  );
/** The first example of a sheet, or another one, with some of its cells as they are not in it. */
function hitung(kunci: string, ganti: Record<string, string> = {}, nomor = 0, batas?: string) {
  const { isi, contoh } = siap.find((lembar) => lembar.kunci === kunci)!;
  const { isian, bersama, batas: dipilih } = contoh[nomor]!;
  return hitungLembar(
    isi,
    isianDari([...isian, ...Object.entries(ganti).map(([sel, nilai]) => ({ kunci: sel, nilai }))]),
    Object.fromEntries(bersama.map((satu) => [satu.nama, isianDari(satu.isian)])),
    batas ?? dipilih,
  );
}
const putusan = (...dari: Parameters<typeof hitung>) => hitung(...dari).perbandingan?.putusan;

describe('[BEYOND-08] a ready sheet', () => {
  test.each(siap)('$kunci passes what a saved version is checked by', ({ isi }) => {
    expect(periksaLembar(isi)).toEqual([]);
  });

  test.each(semuaContoh)('$kunci reproduces its example: $contoh.judul', ({ isi, contoh }) => {
    expect(cobaContoh(isi, contoh).filter(({ sama }) => !sama)).toEqual([]);
  });

  test.each(semuaContoh)(
    '$kunci has in its example only cells that it asks for: $contoh.judul',
    ({ isi, contoh }) => {
      const asing = (blok: Blok, isian: readonly { kunci: string }[]) => {
        const sekali = blok.perSampel.map(({ nama }) => nama);
        const diulang = blok.perUlangan.map(({ nama }) => nama);
        return isian.filter(({ kunci }) => {
          const [nama = '', ulangan] = kunci.split('.');
          return !(ulangan === '0' ? sekali : diulang).includes(nama);
        });
      };
      expect(asing(isi, contoh.isian)).toEqual([]);
      expect(contoh.bersama.map(({ nama }) => nama)).toEqual(isi.bersama.map(({ nama }) => nama));
      for (const { nama, isian } of contoh.bersama)
        expect(
          asing(
            isi.bersama.find((satu) => satu.nama === nama)!,
            isian,
          ),
        ).toEqual([]);
      expect(isi.batas.length === 0 || isi.batas.some(({ kunci }) => kunci === contoh.batas)).toBe(true);
    },
  );

  test('every test of the catalogue has one, except the diastase of honey, which is read off a line of time', () => {
    const semua = [...katalog.values()].flat().map(({ kd }) => kd);
    const punya = new Set(siap.flatMap(({ untuk }) => untuk));
    expect(semua.filter((kd) => !punya.has(kd))).toEqual(['LP-17']);
    expect([...punya].filter((kd) => !semua.includes(kd))).toEqual([]);
    expect(new Set(siap.map(({ kunci }) => kunci)).size).toBe(siap.length);
  });

  test('a number comes in the unit of its test; of uniform weights it is how many deviate', () => {
    const uji = new Map([...katalog.values()].flat().map((satu) => [satu.kd, satu]));
    const lain = siap
      .filter(({ isi }) => isi.rumusAkhir.length > 0)
      .flatMap(({ untuk, isi }) => untuk.filter((kd) => uji.get(kd)?.satuan !== isi.satuanHasil));
    expect(lain).toEqual(['KF-05']);
  });

  test('all its limits wait to be looked up: none has an edition and a page', () => {
    expect(siap.flatMap(({ isi }) => isi.batas).filter(({ edisi, halaman }) => edisi || halaman)).toEqual([]);
  });

  test('says of an example that does not come out what did', () => {
    const { isi, contoh } = siap.find(({ kunci }) => kunci === 'titrasiIbuprofen')!;
    const { isian, ...lain } = contoh[0]!;
    expect(
      cobaContoh(isi, {
        ...lain,
        isian,
        harapan: [
          { nama: 'hasil', tampil: '98,63' },
          { nama: 'tak', tampil: '1' },
        ],
      }),
    ).toEqual([
      { nama: 'hasil', tampil: '98,63', keluar: '98,66', sama: false },
      { nama: 'tak', tampil: '1', keluar: 'tidak ada baris dengan nama ini', sama: false },
    ]);
    const [kosong] = cobaContoh(isi, {
      ...lain,
      isian: isian.filter(({ kunci }) => !kunci.startsWith('b.')),
    });
    expect(kosong?.keluar).toMatch(/^belum diisi: b\.1/);
    const [gagal] = cobaContoh(isi, {
      ...lain,
      isian: isian.map((sel) => (sel.kunci === 'b.3' ? { ...sel, nilai: '0' } : sel)),
    });
    expect(gagal?.sama).toBe(false);
    expect(gagal?.keluar).toContain('Bobot zat');
  });
});

describe('[BEYOND-08] the verdict of a ready sheet', () => {
  test.each([
    ['titrasiIbuprofen', 'memenuhi'],
    ['titrasiAsamMefenamat', 'memenuhi'],
    ['keseragamanBobot', 'tidakMemenuhi'],
    ['keseragamanSediaan', 'memenuhi'],
    ['kcktHidrokuinon', 'tidakMemenuhi'],
    ['altIso7218', 'memenuhi'],
    ['disolusiTablet', 'memenuhi'],
    ['salmonella', 'memenuhi'],
  ])('%s: %s', (kunci, terbaca) => expect(putusan(kunci)).toBe(terbaca));

  test('a word that fails does not meet what is asked', () => {
    expect(putusan('salmonella', { 'pengamatan.0': 'Positif/25 g' })).toBe('tidakMemenuhi');
  });

  test('one tablet outside column B is one too many, two outside column A are not', () => {
    const bobot = (nilai: readonly string[]) =>
      Object.fromEntries(nilai.map((satu, urutan) => [`bobot.0.${urutan + 1}`, satu]));
    const rata = Array<string>(17).fill('200,0');
    // The mean stays 200: 7,5 % is 15, 15 % is 30.
    expect(putusan('keseragamanBobot', bobot([...rata, '200,0', '184,0', '216,0']))).toBe('memenuhi');
    expect(putusan('keseragamanBobot', bobot([...rata, '168,0', '184,0', '248,0']))).toBe('tidakMemenuhi');
    expect(putusan('keseragamanBobot', bobot([...rata, '168,0', '216,0', '216,0']))).toBe('tidakMemenuhi');
  });

  describe('dissolution, by its stage', () => {
    // 18 % for each µg/mL, which is 0,05 of absorbance on the line; Q is 80.
    const serapan = (persen: number) => (0.01 + (persen / 18) * 0.05).toFixed(4).replace('.', ',');
    const wadah = (persen: readonly number[]) =>
      Object.fromEntries(persen.map((satu, urutan) => [`A.${urutan + 1}`, serapan(satu)]));
    const kali = (banyak: number, persen: number) => Array<number>(banyak).fill(persen);

    test('S1: no vessel under Q + 5', () => {
      expect(putusan('disolusiTablet', wadah([...kali(5, 99), 86.4]))).toBe('memenuhi');
      expect(putusan('disolusiTablet', wadah([...kali(5, 99), 82.8]))).toBe('tidakMemenuhi');
    });
    test('S2: the mean of 12 is Q, none under Q − 15', () => {
      expect(putusan('disolusiTablet', wadah([...kali(11, 90), 66.6]), 1)).toBe('memenuhi');
      expect(putusan('disolusiTablet', wadah([...kali(11, 90), 63]), 1)).toBe('tidakMemenuhi');
      expect(putusan('disolusiTablet', wadah(kali(12, 79.2)), 1)).toBe('tidakMemenuhi');
    });
    test('S3: the mean of 24 is Q, two under Q − 15 at most, none under Q − 25', () => {
      expect(putusan('disolusiTablet', wadah([...kali(22, 90), 63, 63]), 1)).toBe('memenuhi');
      expect(putusan('disolusiTablet', wadah([...kali(21, 90), 63, 63, 63]), 1)).toBe('tidakMemenuhi');
      expect(putusan('disolusiTablet', wadah([...kali(23, 90), 54]), 1)).toBe('tidakMemenuhi');
    });
  });
});

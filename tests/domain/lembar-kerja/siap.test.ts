import { describe, expect, test } from 'vitest';
import { cobaContoh } from '#domain/lembar-kerja/coba-contoh.ts';
import { hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import { peringatanLembar, periksaLembar } from '#domain/lembar-kerja/periksa.ts';
import type { Blok } from '#domain/lembar-kerja/schema.ts';
import type { Isian } from '#domain/lembar-kerja/sel.ts';
import { lembarSiap } from '#domain/lembar-kerja/siap/semua.ts';
import { katalog } from '#server/db/demo/parameter-uji/katalog.ts';
import { isian as isianUji } from '#tests/support/lembar-kerja.ts';

const semuaContoh = lembarSiap.flatMap(({ kunci, isi, contoh }) =>
  contoh.map((satu) => ({ kunci, isi, contoh: satu })),
);

const isianDari = (semua: readonly { kunci: string; nilai: string }[]): Isian =>
  isianUji(Object.fromEntries(semua.map(({ kunci, nilai }) => [kunci, nilai])));
/** The first example of a sheet, or another one, with some of its cells as they are not in it. */
function hitung(kunci: string, ganti: Record<string, string> = {}, nomor = 0, batas?: string) {
  const { isi, contoh } = lembarSiap.find((lembar) => lembar.kunci === kunci)!;
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
  test.each(lembarSiap)('$kunci passes what a saved version is checked by, without a warning', ({ isi }) => {
    expect(periksaLembar(isi)).toEqual([]);
    const bebas = peringatanLembar(isi).flatMap(({ message }) => /'(.+?)'/.exec(message)?.[1] ?? []);
    // What is only noted, and what is read beside the result.
    expect(bebas.filter((nama) => nama !== 'suhu')).toEqual([]);
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
    const punya = new Set(lembarSiap.flatMap(({ untuk }) => untuk));
    expect(semua.filter((kd) => !punya.has(kd))).toEqual(['LP-17']);
    expect([...punya].filter((kd) => !semua.includes(kd))).toEqual([]);
    expect(new Set(lembarSiap.map(({ kunci }) => kunci)).size).toBe(lembarSiap.length);
  });

  test('a number comes in the unit of its test', () => {
    const uji = new Map([...katalog.values()].flat().map((satu) => [satu.kd, satu]));
    const lain = lembarSiap
      .filter(({ isi }) => isi.rumusAkhir.length > 0)
      .flatMap(({ untuk, isi }) => untuk.filter((kd) => uji.get(kd)?.satuan !== isi.satuanHasil));
    expect(lain).toEqual([]);
  });

  test('all its limits wait to be looked up: none has an edition and a page', () => {
    expect(
      lembarSiap.flatMap(({ isi }) => isi.batas).filter(({ edisi, halaman }) => edisi || halaman),
    ).toEqual([]);
  });

  test('[BEYOND-12] an example may have cells that are crossed out: they do not count', () => {
    const { isi, contoh } = lembarSiap.find(({ kunci }) => kunci === 'kerapuhanTablet')!;
    const salah = { kunci: 'w1.2', nilai: '9', dicoret: true };
    const dicoret = { ...contoh[0]!, isian: [...contoh[0]!.isian, salah, { kunci: 'w2.2', nilai: '1' }] };
    expect(cobaContoh(isi, dicoret)).toMatchObject([{ keluar: '0,40', sama: true }]);
    expect(
      cobaContoh(isi, { ...dicoret, isian: dicoret.isian.map((sel) => ({ ...sel, dicoret: false })) }),
    ).toMatchObject([{ sama: false }]);
  });

  test('says of an example that does not come out what did', () => {
    const { isi, contoh } = lembarSiap.find(({ kunci }) => kunci === 'titrasiIbuprofen')!;
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

  test('[BEYOND-04] aflatoxin B1 has a limit beside that of the sum: one of them not kept is enough, and is named', () => {
    const luas = (B1: string, G1: string) =>
      hitung('kcktAflatoksin', { 'AB1.1': B1, 'AB1.2': B1, 'AG1.1': G1, 'AG1.2': G1 }).perbandingan;
    expect(luas('2000', '1000')).toMatchObject({
      putusan: 'memenuhi',
      syarat: '≤ 20 µg/kg; Aflatoksin B1 ≤ 5 µg/kg',
      mengapa: null,
    });
    expect(luas('4000', '1000')).toMatchObject({
      putusan: 'tidakMemenuhi',
      mengapa: 'Aflatoksin B1 8,00 µg/kg',
    });
    expect(luas('2000', '9000')).toMatchObject({ putusan: 'tidakMemenuhi', mengapa: null });
    expect(luas('<3000', '1000')).toMatchObject({ putusan: 'tidakDapat' });
  });

  test('a burette that was filled again is read twice more, and both readings are asked for', () => {
    const volume = (ganti: Record<string, string>) => {
      const { ulangan, kurang } = hitung('titrasiIbuprofen', ganti);
      const nilai = ulangan[0]?.baris[0]?.nilai;
      return nilai?.jenis === 'nilai' ? nilai.tampil : kurang;
    };
    expect(volume({})).toBe('11,75');
    expect(volume({ 'awal2.1': '0,50', 'akhir2.1': '3,75' })).toBe('15,00');
    expect(volume({ 'akhir2.1': '3,75' })).toEqual(['awal2.1']);
    expect(volume({ 'awal2.1': '0,50' })).toEqual(['akhir2.1']);
  });

  describe('dissolution, by its stage', () => {
    // 18 % for each µg/mL, which is 0,05 of absorbance on the line; Q is 80.
    const serapan = (persen: number) => (0.01 + (persen / 18) * 0.05).toFixed(4).replace('.', ',');
    const wadah = (persen: readonly number[]) =>
      Object.fromEntries(persen.map((satu, urutan) => [`A.${urutan + 1}`, serapan(satu)]));
    const kali = (banyak: number, persen: number) => Array<number>(banyak).fill(persen);

    const dinyatakan = (persen: readonly number[]) => {
      const { perbandingan, hasil: satu } = hitung('disolusiTablet', wadah(persen));
      return perbandingan?.putusan ?? (satu.jenis === 'gagal' ? satu.kalimat : satu.jenis);
    };

    test('S1: of six vessels none under Q + 5, as rounded; else six more are asked for', () => {
      expect(dinyatakan([...kali(5, 99), 86.4])).toBe('memenuhi');
      expect(dinyatakan([...kali(5, 99), 84.6])).toBe('memenuhi');
      expect(dinyatakan([...kali(5, 99), 82.8])).toBe('tidakDapat');
      // The mean and the lowest would do for S2.
      expect(hitung('disolusiTablet', wadah([...kali(5, 99), 82.8])).perbandingan).toMatchObject({
        syarat: 'Ketentuan tahap yang dilanggar ≤ 0',
        mengapa:
          'Ketentuan tahap yang dilanggar tidak dapat dihitung: belum lengkap, baru 6 dari 12 nilai (Terlarut)',
      });
    });
    test('S2: the mean of 12 is Q, none under Q − 15; else twelve more are asked for', () => {
      expect(dinyatakan([...kali(11, 90), 66.6])).toBe('memenuhi');
      expect(dinyatakan([...kali(11, 90), 63])).toBe('tidakDapat');
      expect(dinyatakan(kali(12, 79.2))).toBe('tidakDapat');
    });
    test('S3: the mean of 24 is Q, two under Q − 15 at most, none under Q − 25', () => {
      expect(dinyatakan([...kali(22, 90), 63, 63])).toBe('memenuhi');
      expect(dinyatakan([...kali(21, 90), 63, 63, 63])).toBe('tidakMemenuhi');
      expect(dinyatakan([...kali(23, 90), 54])).toBe('tidakMemenuhi');
      expect(dinyatakan(kali(24, 79.2))).toBe('tidakMemenuhi');
    });
    test.each([
      [7, 'baru 7 dari 12'],
      [13, 'baru 13 dari 24'],
      [25, 'ada 25 nilai, seharusnya 24'],
    ])('%d vessels are none of the stages, and have no result', (banyak, kalimat) => {
      expect(dinyatakan(kali(banyak, 90))).toContain(kalimat);
    });
    test('one of six that is crossed out is missing', () => {
      const tanpaSatu = hitung('disolusiTablet', { ...wadah(kali(6, 99)), 'A.6': `~${serapan(99)}` });
      expect(tanpaSatu.hasil).toMatchObject({ kalimat: expect.stringContaining('baru 5 dari 6') });
    });
  });
});

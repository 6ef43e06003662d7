import Fraction from 'fraction.js';
import { describe, expect, it, test } from 'vitest';
import { bacaAngka } from '#domain/lembar-kerja/baca-angka.ts';
import { tulisNilai } from '#domain/lembar-kerja/bulat.ts';
import { fungsi } from '#domain/lembar-kerja/fungsi.ts';
import { hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import { angkaPasti, tunggal, type Nilai } from '#domain/lembar-kerja/nilai.ts';
import { angka, deret, isian, kolom, lembar, rumus, tetapan } from '#tests/support/lembar-kerja.ts';

/** The 15 worked examples of the design (lembar-kerja.md 10), from certified and printed values; plates are in cawan.test.ts. */
const daftar = (...semua: readonly string[]): readonly Nilai[] =>
  semua.map((satu) => angkaPasti(bacaAngka(satu)!.nilai));
const dari = (nama: string, ...argumen: readonly (readonly Nilai[])[]): Nilai => {
  const satu = fungsi.get(nama);
  const [x = [], y = []] = argumen;
  const hasil =
    satu?.ambil === 'kumpulan' ? satu.hitung(x) : satu?.ambil === 'garis' ? satu.hitung(x, y) : null;
  if (!hasil || 'halangan' in hasil) throw new Error(`${nama}: ${hasil?.halangan ?? 'no such function'}`);
  return hasil;
};
const digit = (nilai: Nilai, banyak: number): string => tulisNilai(nilai, banyak);
const tampil = (hasil: ReturnType<typeof hitungLembar>) =>
  hasil.hasil.jenis === 'nilai' ? hasil.hasil.tampil : hasil.hasil;
const ulangan = (hasil: ReturnType<typeof hitungLembar>, baris = -1) =>
  hasil.ulangan.map((satu) => {
    const nilai = satu.baris.at(baris)?.nilai;
    return nilai?.jenis === 'nilai' ? nilai.penuh : nilai;
  });
const dua = (teks: unknown) =>
  typeof teks === 'string' ? tulisNilai(angkaPasti(bacaAngka(teks)!.nilai), 2) : teks;

describe('[BEYOND-01] worked examples of the design', () => {
  it('1: NIST NumAcc1', () => {
    const x = daftar('10000001', '10000003', '10000002');
    expect(tulisNilai(dari('rerata', x))).toBe('10000002');
    expect(tulisNilai(dari('sd', x))).toBe('1');
  });

  it('2: NIST NumAcc2', () => {
    const x = daftar('1,2', ...Array.from({ length: 500 }, () => ['1,1', '1,3']).flat());
    expect(tunggal(dari('rerata', x))?.equals('1.2')).toBe(true);
    expect(tunggal(dari('sd', x))?.equals('0.1')).toBe(true);
  });

  it('3: NIST Mavro', () => {
    const ekor =
      '180 170 180 190 180 170 150 140 150 150 170 180 180 190 190 210 200 160 140 130 130 150 150 160 150 140 130 140 150 140 150 160 150 160 190 200 200 210 220 230 240 250 270 260 260 260 270 260 250 240';
    const x = daftar(...ekor.split(' ').map((satu) => `2,00${satu}`));
    expect(digit(dari('rerata', x), 14)).toBe('2,00185600000000');
    expect(digit(dari('sd', x), 18)).toBe('0,000429123454003053');
  });

  it('4: NIST NoInt1 and NoInt2, lines through zero', () => {
    const [x, y] = [daftar('4', '5', '6'), daftar('3', '4', '4')];
    expect(digit(dari('kemiringan_nol', x, y), 15)).toBe('0,727272727272727');
    expect(digit(dari('sisa_baku_nol', x, y), 15)).toBe('0,369274472937998');
    const sebelas = Array.from({ length: 11 }, (_, urutan) => urutan);
    const x1 = daftar(...sebelas.map((satu) => String(60 + satu)));
    const y1 = daftar(...sebelas.map((satu) => String(130 + satu)));
    expect(digit(dari('kemiringan_nol', x1, y1), 14)).toBe('2,07438016528926');
    expect(digit(dari('sisa_baku_nol', x1, y1), 14)).toBe('3,56753034006338');
  });

  it('the residual SD of a line has n − 2 degrees of freedom', () => {
    const [x, y] = [daftar('1', '2', '3', '4'), daftar('1', '3', '2', '4')];
    expect(digit(dari('sisa_baku', x, y), 9)).toBe('0,948683298');
  });

  it('5: lines of an AAS (USU) and of Harvey, and a sample looked up on one', () => {
    const x = daftar('0', '2', '4', '6', '8', '10');
    const y = daftar('0,0001', '0,0463', '0,0882', '0,1330', '0,1733', '0,2147');
    expect(digit(dari('kemiringan', x, y), 13)).toBe('0,0214114285714');
    expect(digit(dari('potong', x, y), 14)).toBe('0,00220952380952');
    // The design prints …4265; 50 digits give …42608.
    expect(digit(dari('korelasi', x, y), 11)).toBe('0,99977814261');

    const isi = lembar({
      bersama: [
        {
          nama: 'kurva',
          label: 'Kurva baku',
          jenis: 'kurvaBaku',
          ulangan: 6,
          perUlangan: [angka('x'), angka('y')],
          rumusAkhir: [rumus('m', 'kemiringan(x; y)'), rumus('a', 'potong(x; y)')],
        },
      ],
      perUlangan: [angka('S')],
      ulangan: 3,
      rumusAkhir: [rumus('kadar', '(rerata(S) - a) / m')],
      pembulatan: { ke: 'angkaPenting', banyak: 3 },
    });
    const kurva = isian({
      ...kolom('x', '0', '0,1', '0,2', '0,3', '0,4', '0,5'),
      ...kolom('y', '0', '12,36', '24,83', '35,91', '48,79', '60,42'),
    });
    const hasil = hitungLembar(isi, isian(kolom('S', '29,32', '29,16', '29,51')), { kurva }, null);
    expect(hasil.hasil).toMatchObject({ tampil: '0,241', penuh: expect.stringMatching(/^0,2412597/) });
  });

  const titrasi = (lain: Readonly<Record<string, unknown>> = {}) =>
    lembar({
      tetapan: [tetapan('N', '0,1056'), tetapan('BE', '206,3'), tetapan('Vb', '0,4')],
      perUlangan: [angka('V'), angka('b')],
      rumusUlangan: [rumus('kadar', '(V - Vb) * N * BE / b * 100')],
      satuanHasil: '%',
      batas: [
        {
          kunci: 'fi',
          nama: 'FI IV',
          bawah: { nilai: '97,0' },
          atas: { nilai: '103,0' },
        },
      ],
      kriteria: [{ jenis: 'rsd', nilai: '1' }],
      ...lain,
    });

  it('9: titration of ibuprofen with a blank', () => {
    const cells = {
      ...kolom('b', '250,7', '251,4', '250,2', '250,9', '250,4', '250,1'),
      ...kolom('V', ...Array<string>(6).fill('11,75')),
    };
    const hasil = hitungLembar(titrasi(), isian(cells), {}, 'fi');
    expect(ulangan(hasil).map(dua)).toEqual(['98,63', '98,35', '98,83', '98,55', '98,75', '98,87']);
    expect(hasil.hasil).toMatchObject({ tampil: '98,66', penuh: expect.stringMatching(/^98,6621/) });
    expect(hasil.sebaran).toEqual({ sd: '0,19', rsd: '0,19 %', mengapa: null });
    expect(hasil.perbandingan).toMatchObject({
      syarat: '97,0–103,0 %',
      putusan: 'memenuhi',
      mengapa: null,
      dibandingkan: null,
    });
    expect(hasil.kriteria).toEqual([{ label: 'RSD', nilai: '0,19 %', syarat: '≤ 1 %', terpenuhi: true }]);
  });

  it('10: tablets of mefenamic acid; one wrong factor in the printed standardisation changes the result', () => {
    const isi = lembar({
      tetapan: [tetapan('BE', '24,13'), tetapan('etiket', '500'), tetapan('Br', '730,1')],
      bersama: [
        {
          nama: 'baku',
          label: 'Pembakuan',
          jenis: 'pembakuan',
          perUlangan: [angka('khp'), angka('Vk')],
          rumusUlangan: [rumus('Ni', 'khp * 0,1 / (Vk * 20,42)')],
          rumusAkhir: [rumus('N', 'rerata(Ni)'), rumus('rsdN', 'rsd(Ni)')],
        },
      ],
      perUlangan: [angka('b'), angka('V')],
      rumusUlangan: [rumus('kadar', 'V * N / 0,1 * BE / b * Br / etiket * 100')],
    });
    const cells = isian({ ...kolom('b', '365,8', '370,9'), ...kolom('V', '10,40', '10,50') });
    const baku = isian({ ...kolom('khp', '200,9', '201,0'), ...kolom('Vk', '9,60', '9,60') });
    const benar = hitungLembar(isi, cells, { baku }, null);
    expect(ulangan(benar).map(dua)).toEqual(['102,69', '102,25']);
    expect(benar.hasil).toMatchObject({ tampil: '102,47', penuh: expect.stringMatching(/^102,469/) });

    const tercetak = lembar({ ...isi, bersama: [], tetapan: [...isi.tetapan, tetapan('N', '0,1030')] });
    const salah = hitungLembar(tercetak, cells, {}, null);
    expect(ulangan(salah).map(dua)).toEqual(['103,18', '102,74']);
    expect(tampil(salah)).toBe('102,96');
  });

  const susut = lembar({
    perUlangan: [angka('w0'), angka('w1'), angka('w2')],
    ulangan: 1,
    rumusUlangan: [rumus('susut', '(w1 - w2) / (w1 - w0) * 100')],
  });
  it.each([
    ['loss on drying', susut, { 'w0.1': '30,000', 'w1.1': '33,500', 'w2.1': '33,400' }, '2,86'],
    [
      'ash',
      lembar({
        perUlangan: [angka('k0'), angka('k'), angka('k1')],
        ulangan: 1,
        rumusUlangan: [rumus('abu', '(k1 - k0) / (k - k0) * 100')],
      }),
      { 'k0.1': '25,000', 'k.1': '31,000', 'k1.1': '25,500' },
      '8,33',
    ],
    [
      'water by toluene, a mean of unrounded replicates',
      lembar({ perUlangan: [angka('b')], ulangan: 3, rumusUlangan: [rumus('air', '0,35 / b * 100')] }),
      kolom('b', '5,009', '5,003', '5,002'),
      '6,99',
    ],
    [
      'ash of three',
      lembar({
        perUlangan: [angka('a'), angka('b')],
        ulangan: 3,
        rumusUlangan: [rumus('abu', 'a / b * 100')],
      }),
      { ...kolom('a', '0,061', '0,060', '0,061'), ...kolom('b', '2,012', '2,003', '2,021') },
      '3,02',
    ],
    [
      'extract',
      lembar({
        perUlangan: [angka('s'), angka('b')],
        ulangan: 3,
        rumusUlangan: [rumus('sari', 's * 5 / b * 100')],
      }),
      { ...kolom('s', '0,195', '0,192', '0,192'), ...kolom('b', '5,013', '5,008', '5,009') },
      '19,26',
    ],
  ])('11: %s', (_nama, isi, cells, keluar) => {
    expect(tampil(hitungLembar(isi, isian(cells), {}, null))).toBe(keluar);
  });

  it('12: uniformity of weight', () => {
    const bobot = '126 115 126 118 120 115 112 117 133 135 138 139 140 107 112 111 108 102 147 112'.split(
      ' ',
    );
    const isi = lembar({
      perSampel: [{ jenis: 'daftar', nama: 'bobot', label: 'Bobot', banyak: 20 }],
      rumusAkhir: [
        rumus('x', 'rerata(bobot)'),
        rumus('s', 'sd(bobot)'),
        ...['7,5', '15', '10', '20'].map((p, urutan) => rumus(`luar${urutan}`, `cacah_luar(bobot; ${p})`)),
      ],
    });
    const { akhir } = hitungLembar(isi, isian(deret('bobot', 0, ...bobot)), {}, null);
    expect(akhir.map(({ nilai }) => (nilai.jenis === 'nilai' ? nilai.tampil : nilai))).toEqual([
      '121,65',
      '12,9748',
      '13',
      '3',
      '8',
      '1',
    ]);
  });

  const satu = lembar({ perSampel: [angka('x')], rumusAkhir: [rumus('hasil', 'x')] });
  test.each([
    ['97,96', 'bawah', '98,0', 'memenuhi'],
    ['97,92', 'bawah', '98,0', 'tidakMemenuhi'],
    ['101,46', 'atas', '101,5', 'memenuhi'],
    ['0,027', 'atas', '0,02', 'tidakMemenuhi'],
    ['2,8', 'atas', '3', 'memenuhi'],
    // One rounding only: to two decimals first it would be 98,0.
    ['97,946', 'bawah', '98,0', 'tidakMemenuhi'],
    ['10,4', 'atas', '10', 'memenuhi'],
    ['10,4', 'atas', '10,0', 'tidakMemenuhi'],
  ])('13: [BEYOND-04] %s against %s %s: %s', (x, sisi, batas, putusan) => {
    const isi = lembar({ ...satu, batas: [{ kunci: 'usp', nama: 'USP', [sisi]: { nilai: batas } }] });
    expect(hitungLembar(isi, isian({ 'x.0': x }), {}, 'usp').perbandingan?.putusan).toBe(putusan);
  });

  test.each([
    ['x * 50 / 15', '0,1515', 2, 'setengahKeAtas', '0,51'],
    ['50 / 15 * x', '0,1515', 2, 'setengahKeAtas', '0,51'],
    ['50 / 15 * x', '0,1515', 2, 'setengahKeGenap', '0,50'],
    ['100 / 75 * x', '0,1875', 1, 'setengahKeAtas', '0,3'],
    // Through a root the tie is only known to 60 digits; the guard makes it one.
    ['akar(2) * akar(2) * x', '0,2525', 2, 'setengahKeAtas', '0,51'],
    ['akar(2) * akar(2) * x', '0,2525', 2, 'setengahKeGenap', '0,50'],
  ])('14: a tie of %s with x %s', (ungkapan, x, banyak, cara, keluar) => {
    const isi = lembar({
      perSampel: [angka('x')],
      rumusAkhir: [rumus('hasil', ungkapan)],
      pembulatan: { ke: 'desimal', banyak, cara },
    });
    expect(tampil(hitungLembar(isi, isian({ 'x.0': x }), {}, null))).toBe(keluar);
  });

  describe('15: [BEYOND-03] bounds', () => {
    const isi = lembar({
      perUlangan: [angka('x')],
      pembulatan: { ke: 'desimal', banyak: 1 },
      satuanHasil: 'mg/kg',
      batas: ['1', '0,5'].map((nilai, urutan) => ({ kunci: `b${urutan}`, nama: nilai, atas: { nilai } })),
    });
    it('a number and a smaller-than', () => {
      const dengan = (batas: string) => hitungLembar(isi, isian(kolom('x', '0,8', '<0,4')), {}, batas);
      expect(dengan('b0').hasil).toMatchObject({ tampil: '< 0,6', penuh: '0,4–0,6' });
      expect(dengan('b0').perbandingan?.putusan).toBe('memenuhi');
      expect(dengan('b1').perbandingan).toMatchObject({
        putusan: 'tidakDapat',
        mengapa: '< 0,6 terhadap batas ≤ 0,5 mg/kg',
      });
      expect(dengan('b1').sebaran.mengapa).toBe('ada nilai < atau >');
    });
    it('not detected twice', () => {
      const hasil = hitungLembar(
        { ...isi, lod: '0,05' },
        isian(kolom('x', 'TD', 'tidak terdeteksi')),
        {},
        null,
      );
      expect(tampil(hasil)).toBe('tidak terdeteksi (LOD 0,05)');
    });
  });
});

it('keeps a rational with a third in it whole', () => {
  const tiga = angkaPasti(new Fraction(1, 3));
  expect(tunggal(dari('jumlah', [tiga, tiga, tiga]))?.equals(1)).toBe(true);
});

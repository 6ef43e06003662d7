import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { angkaPasti } from '#domain/lembar-kerja/nilai.ts';
import { bacaAngka } from '#domain/lembar-kerja/baca-angka.ts';
import { tulisNilai } from '#domain/lembar-kerja/bulat.ts';
import { hitungUngkapan, type Tersedia } from '#domain/lembar-kerja/hitung-ungkapan.ts';
import { periksaUngkapan, type JenisNama } from '#domain/lembar-kerja/periksa-ungkapan.ts';
import { uraikan } from '#domain/lembar-kerja/ungkapan.ts';

const nama = new Map<string, JenisNama>([
  ['a', 'angka'],
  ['b', 'angka'],
  ['nol', 'angka'],
  ['x', 'ulangan'],
  ['y', 'ulangan'],
  ['d', 'daftar'],
  ['warna', 'pilihan'],
]);
const angka = (teks: string) => angkaPasti(bacaAngka(teks)!.nilai);
const lingkup = new Map<string, Tersedia>([
  ['a', { jenis: 'ada', label: 'bobot zat', isi: angka('12') }],
  ['b', { jenis: 'ada', label: 'volume', isi: angka('2,5') }],
  ['nol', { jenis: 'ada', label: 'bobot kosong', isi: angka('0') }],
  ['kecil', { jenis: 'ada', label: 'serapan', isi: { ...angka('0'), atas: angka('0,5').atas } }],
  ['x', { jenis: 'ada', label: 'x', isi: ['1', '2', '4'].map(angka) }],
  ['y', { jenis: 'ada', label: 'y', isi: ['3', '5', '9'].map(angka) }],
  ['d', { jenis: 'ada', label: 'd', isi: ['5', '1', '3'].map(angka) }],
  ['kosong', { jenis: 'belum', kurang: ['kosong.1'] }],
]);
const hitung = (teks: string) => {
  const terurai = uraikan(teks);
  if ('galat' in terurai) return terurai.galat.kalimat;
  const isi = hitungUngkapan(terurai.simpul, teks, lingkup);
  if (!('jenis' in isi)) return tulisNilai(isi);
  return isi.jenis === 'gagal' ? isi.kalimat : isi.kurang;
};

describe('[BEYOND-02] what a formula comes to', () => {
  test.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['7 - 2 - 1', '4'],
    ['8 / 2 / 2', '2'],
    ['-2 ^ 2', '-4'],
    ['2 ^ 3 ^ 2', '512'],
    ['2 ^ -1', '0,5'],
    ['2 * -3', '-6'],
    ['--2', '2'],
    ['2,4 * a', '28,8'],
    ['2.4*a', '28,8'],
    ['1,2e2 + 1', '121'],
    ['1 / 3 * 3', '1'],
    ['a × b ÷ 2 − 1', '14'],
    ['abs(-2) + akar(9) + log10(100) + ln(1)', '7'],
    ['pangkat(2; 10)', '1024'],
    ['pangkat(4; 0,5)', '2'],
    ['min(3; 1; 2) + maks(d)', '6'],
    ['n(d) + median(d) + rerata(d) + jumlah(d) + selisih(d)', '22'],
    ['rerata(a; b)', '7,25'],
    ['sd(d) + rsd(d)', hitung('2 + 200 / 3')],
    ['kemiringan(x; y) + potong(x; y) + korelasi(x; y) + sisa_baku(x; y)', '4'],
    ['jika(a > 10; 1; 1 / nol)', '1'],
    ['jika(a < 10 dan 1 / nol > 0; 1; 2)', '2'],
    ['jika(bukan a = 12 atau b <= 2,5; 1; 2)', '1'],
    ['jika(a <> 12; 1; jika(a >= 12; 3; 4))', '3'],
    ['jika(a > 10; a; kosong)', '12'],
    ['a / nol', 'tidak dapat dihitung: bobot kosong 0'],
    ['1 / (a - 12)', 'tidak dapat dihitung: pembagi (a - 12) bernilai 0 (bobot zat 12)'],
    ['1 / kecil', 'tidak dapat dihitung: pembagi dapat bernilai 0 (serapan < 0,5)'],
    ['akar(-a)', 'tidak dapat dihitung: akar dari bilangan yang negatif (bobot zat 12)'],
    ['ln(nol)', 'tidak dapat dihitung: logaritma dari bilangan yang tidak lebih dari 0 (bobot kosong 0)'],
    ['jika(kecil < 0,3; 1; 2)', 'tidak dapat dihitung: kecil < 0,3 tidak dapat dipastikan (serapan < 0,5)'],
    ['sd(kecil; a)', 'tidak dapat dihitung: ada nilai < atau > (serapan < 0,5; bobot zat 12)'],
    ['rerata(kecil; b)', '1,25–1,5'],
    ['kosong + 1 / nol', 'tidak dapat dihitung: bobot kosong 0'],
    ['cacah_luar(d; 50)', '2'],
    // Exactly so far away is not further.
    ['cacah_luar(d; 200 / 3)', '0'],
    // d is 5; 1; 3: what is equal is not below.
    ['cacah_bawah(d; 3)', '1'],
    ['lengkap(d; 3)', '3'],
    ['lengkap(d; 6)', 'tidak dapat dihitung: belum lengkap, baru 3 dari 6 nilai (d)'],
    ['lengkap(d; 2)', 'tidak dapat dihitung: ada 3 nilai, seharusnya 2 (d)'],
    ['apm(1; 1; 0)', '7,4'],
    ['apm(a; 0; 0)', 'tidak dapat dihitung: tabung positif tiap deret adalah 0, 1, 2, atau 3 (bobot zat 12)'],
    // Only whether it was written is asked of it.
    ['jika(ada(kosong); kosong; a)', '12'],
    ['jika(ada(a) dan bukan ada(kosong); 1; 2)', '1'],
  ])('%s = %s', (teks, keluar) => {
    expect(hitung(teks)).toBe(keluar);
  });

  it('names what is missing', () => {
    expect(hitung('kosong * 2')).toEqual(['kosong.1']);
  });
});

describe('[BEYOND-02] what is refused, and where', () => {
  test.each([
    ['', '', 'Rumus belum selesai.'],
    ['a +', '+', 'Rumus belum selesai.'],
    ['a b', 'b', "Sebelum 'b' kurang tanda hitung."],
    ['2a', '2a', /tidak boleh langsung 'a'/],
    ['1.234,5', '1.234,', /satu tanda desimal/],
    ['2,4,6', '2,4,', /satu tanda desimal/],
    ['(a + b', 'b', "Kurung '(' belum ditutup."],
    ['a + b)', ')', "Sebelum ')' kurang tanda hitung."],
    ['min(a, b)', ',', "Tanda ',' tidak dikenal dalam rumus."],
    ['a; b', ';', "Sebelum ';' kurang tanda hitung."],
    ['z + 1', 'z', /Nama 'z' tidak ada/],
    ['A + 1', 'A', /Nama 'A' tidak ada/],
    ['bulat(a; 2)', 'bulat(a; 2)', "Fungsi 'bulat' tidak ada."],
    ['constructor', 'constructor', /Nama 'constructor' tidak ada/],
    ['__proto__ + 1', '_', "Tanda '_' tidak dikenal dalam rumus."],
    ['toString(a)', 'toString(a)', "Fungsi 'toString' tidak ada."],
    ['a.b', '.', "Tanda '.' tidak dikenal dalam rumus."],
    ['a[0]', '[', "Tanda '[' tidak dikenal dalam rumus."],
    ['{}', '{', "Tanda '{' tidak dikenal dalam rumus."],
    ["'teks'", "'", "Tanda ''' tidak dikenal dalam rumus."],
    ['0xff', '0x', /tidak boleh langsung 'x'/],
    ['x + 1', 'x', 'Di sini diharapkan satu angka, bukan daftar.'],
    ['rerata(a)', 'rerata(a)', /memerlukan satu daftar/],
    ['rerata(x; a)', 'rerata(x; a)', /memerlukan satu daftar/],
    ['akar(x)', 'x', 'Di sini diharapkan satu angka, bukan daftar.'],
    ['akar(a; b)', 'akar(a; b)', /memerlukan 1 angka/],
    ['kemiringan(d; y)', 'kemiringan(d; y)', /memerlukan dua nama/],
    ['kemiringan(x)', 'kemiringan(x)', /memerlukan dua nama/],
    ['cacah_luar(x)', 'cacah_luar(x)', /memerlukan sebuah daftar/],
    ['jika(ada(a + 1); 1; 2)', 'ada(a + 1)', 'Tulis ada(nama), dengan nama satu masukan.'],
    ['jika(ada(entah); 1; 2)', 'entah', /^Nama 'entah' tidak ada/],
    ['ada(a)', 'ada(a)', 'Di sini diharapkan satu angka, bukan perbandingan.'],
    ['warna + 1', 'warna', /bukan pilihan/],
    ['a < b', 'a < b', 'Di sini diharapkan satu angka, bukan perbandingan.'],
    ['jika(a; 1; 2)', 'a', 'Di sini diharapkan perbandingan, bukan satu angka.'],
    ['jika(a < b < 2; 1; 2)', 'a < b', 'Di sini diharapkan satu angka, bukan perbandingan.'],
    ['jika(a < b; 1)', 'jika(a < b; 1)', /Tulis jika/],
    ['sd', 'sd', "'sd' adalah fungsi: tulis sd(…)."],
    ['1e999', '1e999', 'Angka ini terlalu besar atau terlalu kecil.'],
  ])('%s at %j', (teks, tempat, kalimat) => {
    const [galat] = periksaUngkapan(teks, nama);
    expect(teks.slice(galat?.dari, galat?.sampai)).toBe(tempat);
    expect(galat?.kalimat).toMatch(kalimat);
  });

  it('bounds length and depth', () => {
    expect(periksaUngkapan(`1${'+1'.repeat(999)}`, nama)).toEqual([]);
    expect(periksaUngkapan(`1${'+1'.repeat(1000)}`, nama)[0]?.kalimat).toMatch(/2000 karakter/);
    for (const [buka, tutup] of [
      ['(', ')'],
      ['-', ''],
      ['2^', ''],
      ['abs(', ')'],
    ] as const) {
      const dalam = (kali: number) => periksaUngkapan(`${buka.repeat(kali)}1${tutup.repeat(kali)}`, nama);
      expect(dalam(50)).toEqual([]);
      expect(dalam(51)[0]?.kalimat).toMatch(/50 tingkat/);
    }
  });

  const potongan = fc.array(
    fc.constantFrom(
      ...'( ) + - * / ^ ; < <= = <> >= > , . 1 2,5 1e3 a b x d warna z jika( rerata( sd( akar( kemiringan( dan atau bukan constructor __proto__ [ ] { } é'.split(
        ' ',
      ),
    ),
    { maxLength: 25 },
  );
  it('never throws, and every refused text has a place inside it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          potongan.map((semua) => semua.join(' ')),
          potongan.map((semua) => semua.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (teks) => {
          for (const { dari, sampai, kalimat } of periksaUngkapan(teks, nama)) {
            expect(0 <= dari && dari <= sampai && sampai <= teks.length).toBe(true);
            expect(kalimat).not.toBe('');
          }
          hitung(teks);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('knows no name but what it was given', () => {
    for (const satu of Object.getOwnPropertyNames(Object.prototype))
      expect(periksaUngkapan(satu, new Map())).toHaveLength(1);
  });

  const { angka: rumusAngka } = fc.letrec<{ angka: string; syarat: string }>((bagian) => ({
    angka: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('a', 'b', 'nol', 'kecil', '2,5', '1e3', '0'),
      fc
        .tuple(bagian('angka'), fc.constantFrom('+', '-', '*', '/', '^'), bagian('angka'))
        .map((isi) => `(${isi.join('')})`),
      bagian('angka').map((isi) => `-${isi}`),
      fc
        .tuple(fc.constantFrom('abs', 'akar', 'ln', 'log10'), bagian('angka'))
        .map(([fungsi, isi]) => `${fungsi}(${isi})`),
      fc
        .tuple(
          fc.constantFrom('rerata', 'sd', 'rsd', 'median', 'min', 'maks', 'selisih', 'n', 'pangkat'),
          bagian('angka'),
          bagian('angka'),
        )
        .map(([fungsi, satu, dua]) => `${fungsi}(${satu}; ${dua})`),
      bagian('angka').map((isi) => `cacah_luar(d; ${isi})`),
      fc.constantFrom('kemiringan(x; y)', 'korelasi(y; x)', 'sisa_baku_nol(x; y)', 'jumlah(d)'),
      fc.tuple(bagian('syarat'), bagian('angka'), bagian('angka')).map((isi) => `jika(${isi.join('; ')})`),
    ),
    syarat: fc.oneof(
      { depthSize: 'small' },
      fc
        .tuple(bagian('angka'), fc.constantFrom('<', '<=', '=', '<>', '>=', '>'), bagian('angka'))
        .map((isi) => isi.join(' ')),
      fc
        .tuple(bagian('syarat'), fc.constantFrom('dan', 'atau'), bagian('syarat'))
        .map((isi) => isi.join(' ')),
      bagian('syarat').map((isi) => `bukan (${isi})`),
    ),
  }));
  it('passes a formula of the grammar, and it comes to a value or says why not', () => {
    const namaKecil = new Map([...nama, ['kecil', 'angka'] as const]);
    fc.assert(
      fc.property(rumusAngka, (teks) => {
        fc.pre(teks.length <= 2000);
        const galat = periksaUngkapan(teks, namaKecil).map(({ kalimat }) => kalimat);
        expect(galat.filter((satu) => !satu.includes('tingkat'))).toEqual([]);
        // What is nested too deep to be passed says so when it is computed, too.
        expect(String(hitung(teks))).not.toMatch(/belum sah|NaN|Infinity/);
      }),
      { numRuns: 2000 },
    );
  });
});

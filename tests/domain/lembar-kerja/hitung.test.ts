import { describe, expect, it, test } from 'vitest';
import { hitungBlok, hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import { BlokSchema } from '#domain/lembar-kerja/schema.ts';
import { angka, deret, isian, kolom, lembar, rumus, tetapan } from '#tests/support/lembar-kerja.ts';

const kadar = (lain: Readonly<Record<string, unknown>> = {}) =>
  lembar({
    perUlangan: [angka('x'), { ...angka('b'), label: 'bobot zat' }],
    rumusUlangan: [rumus('kadar', 'x / b * 100')],
    ...lain,
  });
const hitung = (
  isi: ReturnType<typeof lembar>,
  cells: Readonly<Record<string, string>>,
  batas: string | null = null,
) => hitungLembar(isi, isian(cells), {}, batas);
const tampil = ({ hasil }: ReturnType<typeof hitungLembar>) =>
  hasil.jenis === 'nilai' ? hasil.tampil : hasil.jenis === 'gagal' ? hasil.kalimat : hasil.kurang;

describe('[BEYOND-03] what is not a plain number', () => {
  const dua = (pertama: string, kedua: string) => ({
    ...kolom('x', pertama, kedua),
    ...kolom('b', '2', '2'),
  });
  const isi = kadar({ lod: '1', loq: '3' });
  test.each([
    ['empty', '1', '', '50,00', { dipakai: 1, diukur: 2, dicoret: 0 }, ['x.2']],
    ['zero', '1', '0', '25,00', { dipakai: 2, diukur: 2, dicoret: 0 }, []],
    ['less than', '1', '<0,5', '< 37,50', { dipakai: 2, diukur: 2, dicoret: 0 }, []],
    ['more than', '1', '>0,5', '> 37,50', { dipakai: 2, diukur: 2, dicoret: 0 }, []],
    ['not detected', '1', 'TD', '< 50,00', { dipakai: 2, diukur: 2, dicoret: 0 }, []],
    ['crossed out', '1', '~9', '50,00', { dipakai: 1, diukur: 2, dicoret: 1 }, []],
    [
      'too many to count',
      '1',
      'TBUD',
      'ulangan 2: x: TBUD hanya untuk hitungan cawan.',
      { dipakai: 1, diukur: 2, dicoret: 0 },
      [],
    ],
    [
      'unreadable',
      '1',
      'abc',
      "ulangan 2: x: 'abc' tidak dapat dibaca sebagai angka.",
      { dipakai: 1, diukur: 2, dicoret: 0 },
      [],
    ],
  ])('%s', (_nama, pertama, kedua, keluar, n, kurang) => {
    const hasil = hitung(isi, dua(pertama, kedua));
    expect([tampil(hasil), hasil.n, hasil.kurang]).toEqual([keluar, n, kurang]);
  });

  it('says that the LOD is missing where not detected is written', () => {
    expect(tampil(hitung(kadar(), dua('1', 'TD')))).toBe('ulangan 2: x tidak terdeteksi: isi LOD metode.');
  });

  it('never leaves out silently what cannot be computed, until it is crossed out', () => {
    const cells = { ...kolom('x', '1', '1'), ...kolom('b', '2', '0') };
    expect(tampil(hitung(kadar(), cells))).toBe('ulangan 2: tidak dapat dihitung: bobot zat 0');
    const dicoret = hitung(kadar(), { ...cells, 'b.2': '~0' });
    expect([tampil(dicoret), dicoret.n]).toEqual(['50,00', { dipakai: 1, diukur: 2, dicoret: 1 }]);
    expect(dicoret.ulangan.map(({ nomor, dipakai, dicoret: coret }) => [nomor, dipakai, coret])).toEqual([
      [1, true, false],
      [2, false, true],
    ]);
    expect(tampil(hitung(kadar(), kolom('x', '~1', '~1')))).toBe('semua ulangan dicoret');
  });

  it('counts as many replicates as are declared, or were written', () => {
    const cells = { ...kolom('x', '1', '1', '4'), ...kolom('b', '2', '2', '2') };
    expect(hitung(kadar(), cells).n).toEqual({ dipakai: 3, diukur: 3, dicoret: 0 });
    expect(hitung(kadar(), {}).ulangan).toHaveLength(2);
    expect(hitung(kadar(), {}).kurang).toEqual(['x.1', 'b.1', 'x.2', 'b.2']);
    expect(hitung(kadar(), {}).n.diukur).toBe(0);
    expect(hitung(kadar(), { 'x.5': '' }).ulangan).toHaveLength(2);
    expect(hitung(lembar({ perSampel: [angka('x')] }), { 'x.0': '1' }).ulangan).toEqual([]);
  });

  it('asks also for an input that no formula uses, but for none that a condition leaves out', () => {
    const isiSuhu = kadar({
      perSampel: [angka('suhu')],
      perUlangan: [angka('x'), angka('b'), angka('lagi')],
      rumusUlangan: [rumus('kadar', 'jika(x > 1; lagi; x) / b * 100')],
      ulangan: 1,
    });
    expect(hitung(isiSuhu, { 'x.1': '1', 'b.1': '2' })).toMatchObject({
      kurang: ['suhu.0'],
      hasil: { tampil: '50,00' },
    });
    expect(hitung(isiSuhu, { 'x.1': '2', 'b.1': '2' }).kurang).toEqual(['suhu.0', 'lagi.1']);
  });

  it('gives neither SD nor RSD of one value, and no RSD around zero', () => {
    expect(hitung(kadar(), dua('1', '')).sebaran).toEqual({ sd: null, rsd: null, mengapa: 'perlu 2 nilai' });
    expect(hitung(kadar(), dua('1', '-1')).sebaran).toEqual({
      sd: '70,71',
      rsd: null,
      mengapa: 'rerata 0 tidak mempunyai RSD',
    });
    expect(hitung(kadar(), dua('0,00020', '0,00021')).sebaran.sd).toBe('0,00035');
  });

  test.each([
    ['0,00999', 'tidak terdeteksi (LOD 1)'],
    ['0,02', 'terdeteksi, < LOQ (3)'],
    ['0,0599', 'terdeteksi, < LOQ (3)'],
    ['0,06', '3,00'],
    ['<0,02', 'tidak terdeteksi (LOD 1)'],
    ['<0,04', '< 2,00'],
    ['-0,5', 'tidak terdeteksi (LOD 1)'],
  ])('[BEYOND-04] only the final result meets LOD and LOQ, unrounded: %s is %s', (x, keluar) => {
    expect(tampil(hitung(isi, { ...kolom('x', x), ...kolom('b', '2') }))).toBe(keluar);
  });

  test.each([
    ['atas', ['0,8', '<0,4'], '< 0,6'],
    ['bawah', ['0,8', '<0,4'], '> 0,4'],
    ['bawah', ['<0,8', '<0,4'], '< 0,6'],
    ['atas', ['>0,8', '0,4'], '> 0,6'],
    // An upper bound is rounded up, a lower one down.
    ['atas', ['0,8', '<0,45'], '< 0,7'],
    ['bawah', ['0,87', '<0,4'], '> 0,4'],
  ])('reports the %s bound of %j: %s', (lapor, x, keluar) => {
    const batas = lembar({ perUlangan: [angka('x')], lapor, pembulatan: { ke: 'desimal', banyak: 1 } });
    expect(tampil(hitung(batas, kolom('x', ...x)))).toBe(keluar);
  });

  it('says less than of what every replicate is less than, whichever bound is asked for', () => {
    const isiGeser = lembar({
      perUlangan: [angka('x')],
      rumusUlangan: [rumus('y', 'x + 1')],
      lapor: 'bawah',
    });
    expect(tampil(hitung(isiGeser, kolom('x', '<0,8', '<0,4')))).toBe('< 1,60');
    expect(tampil(hitung(isiGeser, kolom('x', '0,8', '<0,4')))).toBe('> 1,40');
  });

  it('asks about what is not plausible, and refuses none of it', () => {
    const isiWajar = lembar({
      ulangan: 1,
      perUlangan: [{ ...angka('x'), dari: '1', sampai: '2', desimal: 2 }],
    });
    expect(hitung(isiWajar, { 'x.1': '3,5' }).tanya).toEqual([
      { kunci: 'x.1', kalimat: 'x 3,5 di luar kisaran wajar 1–2.' },
      { kunci: 'x.1', kalimat: 'x 3,5 ditulis dengan 1 desimal, alat ini menunjukkan 2.' },
    ]);
    expect(hitung(kadar({ ulangan: 1 }), { 'x.1': '-1', 'b.1': '2' }).tanya).toEqual([
      { kunci: 'x.1', kalimat: 'x -1 bernilai negatif.' },
      { kunci: null, kalimat: 'Hasil bernilai negatif: -50,00.' },
    ]);
    expect(hitung(isiWajar, { 'x.1': '1,50' }).tanya).toEqual([]);
  });
});

describe('series, lists, words and plates', () => {
  const timbang = (nama: string, lain: Readonly<Record<string, unknown>> = {}) => ({
    jenis: 'seri',
    nama,
    label: nama,
    selisihTetap: '0,0005',
    ...lain,
  });
  const susut = lembar({
    ulangan: 1,
    perUlangan: [timbang('w0'), angka('w1'), timbang('w2', { wadah: 'w0' })],
    rumusUlangan: [rumus('susut', '(w1 - w2) / (w1 - w0) * 100')],
  });
  const awal = { ...deret('w0', 1, '25,0010', '25,0006'), 'w1.1': '27,0006' };

  it('[BEYOND-24] weighs to constant weight: the last weighing counts, the difference by what the vessel holds', () => {
    const belum = hitung(susut, { ...awal, ...deret('w2', 1, '26,8020', '26,8006') });
    expect(belum.seri).toEqual({
      'w0.1': { tetap: true, kalimat: 'Bobot tetap: selisih 0,0004 ≤ 0,0005.' },
      // 1.8 g in the dish, not 26.8 g with it.
      'w2.1': { tetap: false, kalimat: 'Belum tetap, timbang lagi: selisih 0,0014 > 0,0009.' },
    });
    const tetap = hitung(susut, { ...awal, ...deret('w2', 1, '26,8020', '26,8006', '26,8000') });
    expect(tetap.seri['w2.1']?.tetap).toBe(true);
    expect(tampil(tetap)).toBe('10,03');
    const dicoret = hitung(susut, { ...awal, ...deret('w2', 1, '26,8006', '26,8000', '~26,7') });
    expect([tampil(dicoret), dicoret.seri['w2.1']?.tetap, dicoret.n.dicoret]).toEqual(['10,03', true, 0]);
    expect(hitung(susut, { ...awal, ...deret('w2', 1, '26,8006') }).seri['w2.1']).toEqual({
      tetap: null,
      kalimat: 'Baru satu penimbangan.',
    });
    expect(hitung(susut, {}).seri['w2.1']).toEqual({ tetap: null, kalimat: '' });
    expect(hitung(susut, deret('w2', 1, '26,8006', '26,8')).seri['w2.1']).toEqual({
      tetap: null,
      kalimat: 'Timbang wadah kosong dahulu: batas selisih dihitung dari isinya.',
    });
  });

  it('[BEYOND-12] takes a list whole: an item that is missing is named, one crossed out is left out', () => {
    const isi = lembar({ perSampel: [{ jenis: 'daftar', nama: 'pH', label: 'pH', banyak: 3 }] });
    expect(tampil(hitung(isi, deret('pH', 0, '7,01', '7,03')))).toEqual(['pH.0.3']);
    expect(tampil(hitung(isi, deret('pH', 0, '7,01', '7,03', '~9')))).toBe('7,02');
    expect(tampil(hitung(isi, deret('pH', 0, '7,01', '7,03', '7,02', '7,06')))).toBe('7,03');
  });

  it('reports words, and a word that fails fails', () => {
    const isi = lembar({
      perUlangan: [
        {
          jenis: 'pilihan',
          nama: 'koloni',
          label: 'Koloni',
          pilihan: [
            { nilai: 'negatif/25 g', gagal: false },
            { nilai: 'positif', gagal: true },
          ],
        },
      ],
      batas: [{ kunci: 'fi', nama: 'FI' }],
    });
    const dengan = (...kata: readonly string[]) => hitung(isi, kolom('koloni', ...kata), 'fi');
    expect(dengan('negatif/25 g', 'negatif/25 g')).toMatchObject({
      hasil: { tampil: 'negatif/25 g' },
      perbandingan: { syarat: 'negatif/25 g', putusan: 'memenuhi' },
    });
    expect(dengan('negatif/25 g', 'positif').perbandingan?.putusan).toBe('tidakMemenuhi');
    expect(tampil(dengan('negatif/25 g', 'positif'))).toBe('negatif/25 g; positif');
    expect(tampil(dengan('negatif/25 g', '~positif'))).toBe('negatif/25 g');
    expect(dengan('negatif/25 g').kurang).toEqual(['koloni.2']);
    expect(tampil(dengan('negatif/25 g', 'entah'))).toBe(
      "ulangan 2: Koloni: 'entah' tidak ada di daftar pilihan.",
    );
  });

  it('[BEYOND-05] writes counts of plates in powers, with the sentence of their rule', () => {
    const isi = lembar({
      ulangan: 1,
      perUlangan: [
        {
          jenis: 'cawan',
          nama: 'alt',
          label: 'ALT',
          aturan: 'bam',
          volume: '1',
          cawan: 2,
          pengenceran: [2, 3],
        },
      ],
      pembulatan: { cara: 'bam', ke: 'angkaPenting', banyak: 2 },
      batas: [{ kunci: 'bpom', nama: 'BPOM', atas: { nilai: '1e4' } }],
    });
    const cells = { 'alt.1.2-1': '232', 'alt.1.2-2': '244', 'alt.1.3-1': '33', 'alt.1.3-2': '28' };
    const hasil = hitung(isi, cells, 'bpom');
    expect(hasil.hasil).toMatchObject({ tampil: '2,4 × 10^4' });
    expect(hasil.perbandingan).toMatchObject({ syarat: '≤ 10^4', putusan: 'tidakMemenuhi' });
    expect(hasil.cawan['alt.1']).toContain('BAM');
    expect(hitung(isi, { 'alt.1.2-1': '232' }).kurang).toEqual(['alt.1.2-2']);
    expect(hitung(isi, {}).kurang).toEqual(['alt.1.2-1', 'alt.1.2-2']);
    const kurang = hitung(isi, { 'alt.1.2-1': '18', 'alt.1.2-2': '2' }, 'bpom');
    expect([tampil(kurang), kurang.perbandingan?.putusan]).toEqual(['< 2,5 × 10^3', 'memenuhi']);
    const lebih = hitung(isi, { 'alt.1.2-1': '300', 'alt.1.2-2': '310' });
    expect(tampil(lebih)).toMatch(/\(perkiraan\)$/);
  });
});

describe('[BEYOND-09] shared data', () => {
  const kurva = {
    nama: 'kurva',
    label: 'Kurva baku',
    jenis: 'kurvaBaku',
    ulangan: 3,
    perUlangan: [angka('x'), angka('y')],
    rumusAkhir: [rumus('m', 'kemiringan(x; y)'), rumus('a', 'potong(x; y)'), rumus('r', 'korelasi(x; y)')],
  };
  const isi = lembar({
    bersama: [kurva],
    ulangan: 1,
    perUlangan: [angka('A')],
    rumusUlangan: [rumus('c', '(A - a) / m * 10')],
    kriteria: [{ jenis: 'rTerkecil', nama: 'r', nilai: '0,999' }],
  });
  const titik = { ...kolom('x', '0', '2', '4'), ...kolom('y', '0,1', '0,5', '0,9') };
  const dengan = (cells: Readonly<Record<string, string>> | null, A = '0,3') =>
    hitungLembar(isi, isian({ 'A.1': A }), { kurva: cells && isian(cells) }, null);

  it('is what a sheet looks a reading up on, and what is missing is named by it', () => {
    expect(dengan(titik)).toMatchObject({ hasil: { tampil: '10,00' }, kurang: [], tanya: [] });
    expect(dengan(titik).kriteria).toEqual([
      { label: 'r', nilai: '1,000', syarat: '≥ 0,999', terpenuhi: true },
    ]);
    expect(dengan(null).kurang).toEqual(['kurva']);
    expect(dengan({ 'x.1': '1' }).kurang).toEqual(['kurva']);
    expect(dengan(null).kriteria[0]).toMatchObject({ nilai: null, terpenuhi: null });
  });

  it('a point crossed out is missing on both axes', () => {
    const { akhir, n } = hitungBlok(
      { ...BlokSchema.parse(kurva), tetapan: [] },
      isian({ ...kolom('x', '0', '2', '4', '9'), ...kolom('y', '0,1', '0,5', '0,9', '~5') }),
    );
    expect(n).toEqual({ dipakai: 3, diukur: 4, dicoret: 1 });
    expect(akhir.map(({ nilai }) => (nilai.jenis === 'nilai' ? nilai.tampil : nilai))).toEqual([
      '0,2',
      '0,1',
      '1',
    ]);
  });

  it('what is not detected in it is told as a bound: the LOD of the method is in units of its result', () => {
    const TD = { ...titik, ...kolom('y', '0,1', 'TD', '0,9') };
    expect(tampil(dengan(TD))).toBe(
      'ulangan 1: Kurva baku: ulangan 2: y tidak terdeteksi: tulis < dan batas deteksinya, misalnya <0,05.',
    );
  });

  it('a line of one x says so', () => {
    expect(tampil(dengan({ ...titik, ...kolom('x', '1', '1', '1') }))).toBe(
      'ulangan 1: Kurva baku: tidak dapat dihitung: semua titik mempunyai x yang sama (x; y)',
    );
  });

  it('asks about a reading outside the standards, on the axis of x', () => {
    expect(dengan(titik, '0,95').tanya).toEqual([
      { kunci: null, kalimat: 'Ulangan 1: 4,25 di luar rentang kurva 0–4.' },
    ]);
    expect(dengan(titik, '0,05').tanya[0]?.kalimat).toBe('Ulangan 1: -0,25 di luar rentang kurva 0–4.');
    expect(dengan(titik, '0,9').tanya).toEqual([]);
  });

  it('uses constants, and none of the sheet of a sample', () => {
    const blok = BlokSchema.parse({
      perUlangan: [angka('V')],
      rumusUlangan: [rumus('Ni', 'BE / V')],
      rumusAkhir: [rumus('N', 'rerata(Ni)')],
    });
    const hasil = hitungBlok(
      { ...blok, tetapan: lembar({ tetapan: [tetapan('BE', '20,42')] }).tetapan },
      isian(kolom('V', '10', '10')),
    );
    expect(hasil.akhir[0]?.nilai).toMatchObject({ tampil: '2,042' });
  });
});

describe('[BEYOND-04] criteria and limits', () => {
  test.each([
    ['rsd', '1,0', '1,43 %', false],
    ['rsd', '1', '1,43 %', true],
    ['rsd', '1,4', '1,43 %', true],
    ['selisih', '1', '1,00', true],
    ['selisih', '0,9', '1,00', false],
    ['selisihRelatif', '2,0', '2,02 %', true],
    ['selisihRelatif', '2,01', '2,02 %', false],
    ['nTerkecil', '2', '2', true],
    ['nTerkecil', '3', '2', false],
  ])('%s %s: %s', (jenis, nilai, keluar, terpenuhi) => {
    const isi = lembar({ perUlangan: [angka('x')], kriteria: [{ jenis, nilai }] });
    expect(hitung(isi, kolom('x', '49', '50')).kriteria[0]).toMatchObject({ nilai: keluar, terpenuhi });
  });

  const banding = (
    lain: Readonly<Record<string, unknown>>,
    batas: Readonly<Record<string, unknown>>,
    x: string,
  ) =>
    hitung(
      lembar({
        perSampel: [angka('x')],
        batas: [{ kunci: 'b', nama: 'b', ...batas }],
        ...lain,
      }),
      { 'x.0': x },
      'b',
    ).perbandingan;

  it('shows what was compared where eye and comparison disagree', () => {
    expect(banding({}, { bawah: { nilai: '98,0' } }, '97,96')).toMatchObject({
      putusan: 'memenuhi',
      dibandingkan: '98,0',
    });
    expect(banding({}, { bawah: { nilai: '98,0' } }, '98,66')).toMatchObject({
      putusan: 'memenuhi',
      dibandingkan: null,
    });
    expect(banding({}, { atas: { nilai: '10' } }, '10,40')).toMatchObject({
      putusan: 'memenuhi',
      dibandingkan: '10',
    });
    // The printed 1,0 would pass; the unrounded 1,04 does not.
    expect(
      banding({ pembulatan: { ke: 'desimal', banyak: 1 } }, { atas: { nilai: '1,00' } }, '1,04'),
    ).toMatchObject({ putusan: 'tidakMemenuhi', dibandingkan: '1,04' });
  });

  it('rounds to the significant figures of a European limit', () => {
    const eropa = { bawah: { nilai: '98,29' }, bulat: 'angkaPenting' };
    expect(banding({}, eropa, '98,28568')?.putusan).toBe('memenuhi');
    expect(banding({}, { atas: { nilai: '100,0' }, bulat: 'angkaPenting' }, '100,04')?.putusan).toBe(
      'memenuhi',
    );
    expect(banding({}, { atas: { nilai: '0,020' }, bulat: 'angkaPenting' }, '0,0204')?.putusan).toBe(
      'memenuhi',
    );
  });

  test.each([
    ['≤', { atas: { nilai: '5,0' } }, '5,04', 'memenuhi'],
    ['<', { atas: { nilai: '5,0', termasuk: false } }, '5,04', 'tidakMemenuhi'],
    ['two ends, above', { bawah: { nilai: '97,0' }, atas: { nilai: '103,0' } }, '103,05', 'tidakMemenuhi'],
    ['two ends, below', { bawah: { nilai: '97,0' }, atas: { nilai: '103,0' } }, '96,94', 'tidakMemenuhi'],
    ['< 0,5 against 0,3', { atas: { nilai: '0,3' } }, '<0,5', 'tidakDapat'],
    ['< 0,5 against 0,5', { atas: { nilai: '0,5' } }, '<0,5', 'memenuhi'],
    ['< 0,5 below 0,5', { atas: { nilai: '0,5', termasuk: false } }, '<0,5', 'memenuhi'],
    ['< 0,54 below 0,5', { atas: { nilai: '0,5', termasuk: false } }, '<0,54', 'tidakDapat'],
    ['0,5 below 0,5', { atas: { nilai: '0,5', termasuk: false } }, '0,5', 'tidakMemenuhi'],
    ['> 0,5 above 0,5', { bawah: { nilai: '0,5', termasuk: false } }, '>0,5', 'tidakDapat'],
    ['< 0,5 at least 1,0', { bawah: { nilai: '1,0' } }, '<0,5', 'tidakMemenuhi'],
    ['> 300 at most 100', { atas: { nilai: '100' } }, '>300', 'tidakMemenuhi'],
    ['> 300 at least 100', { bawah: { nilai: '100' } }, '>300', 'memenuhi'],
    ['> 300 at most 1000', { atas: { nilai: '1000' } }, '>300', 'tidakDapat'],
  ])('%s: %s', (_nama, batas, x, putusan) => {
    expect(banding({}, batas, x)?.putusan).toBe(putusan);
  });

  it.each([
    ['setengahKeGenap', '10,5', 'memenuhi'],
    ['setengahKeAtas', '10,5', 'tidakMemenuhi'],
    // BAM is how counts are written; a limit looks at one digit.
    ['bam', '10,5', 'tidakMemenuhi'],
  ])("compares by the method's rule of rounding: %s %s", (cara, x, putusan) => {
    const pembulatan = { cara, ke: 'angkaPenting', banyak: 2 };
    expect(banding({ pembulatan }, { atas: { nilai: '10' } }, x)?.putusan).toBe(putusan);
  });

  it('what may not be there is met by what is not detected', () => {
    const tidakAda = { tidakBolehAda: true };
    expect(banding({ lod: '0,1' }, tidakAda, '0,05')).toMatchObject({
      syarat: 'tidak boleh ada',
      putusan: 'memenuhi',
    });
    expect(banding({ lod: '0,1', loq: '0,3' }, tidakAda, '0,2')?.putusan).toBe('tidakMemenuhi');
    expect(banding({}, tidakAda, '0')?.putusan).toBe('memenuhi');
    expect(banding({}, tidakAda, '<10')?.putusan).toBe('tidakDapat');
  });

  it('a limit is met by what the report says: of what is not detected, that it lies below the LOD', () => {
    const rinci = { lod: '0,05', loq: '0,10' };
    const dengan = (batas: string, x: string) => banding(rinci, { atas: { nilai: batas } }, x);
    expect(dengan('0,05', '0,01')?.putusan).toBe('memenuhi');
    expect(dengan('0,03', '0,01')).toMatchObject({
      putusan: 'tidakDapat',
      mengapa: 'tidak terdeteksi (LOD 0,05) terhadap batas ≤ 0,03',
    });
    expect(dengan('0,10', '0,06')?.putusan).toBe('memenuhi');
    expect(dengan('0,08', '0,06')?.putusan).toBe('tidakDapat');
    expect(dengan('0,04', '0,06')?.putusan).toBe('tidakMemenuhi');
    expect(dengan('0,12', '0,10')?.putusan).toBe('memenuhi');
  });

  it('a guard band takes the uncertainty off the limit', () => {
    const pita = (jenis: string, nilai: string) => ({
      aturanKeputusan: 'pitaPengaman',
      ketidakpastian: { jenis, nilai },
    });
    const atas = { atas: { nilai: '10,0' } };
    expect(banding(pita('absolut', '0,5'), atas, '9,5')?.putusan).toBe('memenuhi');
    expect(banding(pita('absolut', '0,5'), atas, '9,6')).toMatchObject({
      putusan: 'tidakMemenuhi',
      mengapa: 'di dalam batas, tetapi lebih dekat ke batas daripada ketidakpastiannya (pita pengaman)',
    });
    expect(banding(pita('persen', '5'), atas, '9,6')?.putusan).toBe('tidakMemenuhi');
    expect(banding(pita('persen', '4'), atas, '9,6')?.putusan).toBe('memenuhi');
    expect(banding(pita('absolut', '0,5'), { bawah: { nilai: '9,0' } }, '9,4')?.putusan).toBe(
      'tidakMemenuhi',
    );
    expect(banding(pita('absolut', '0,5'), atas, '10,1')?.mengapa).toBeNull();
    // Without the rule the uncertainty is only shown.
    expect(banding({ ketidakpastian: { jenis: 'absolut', nilai: '0,5' } }, atas, '9,9')?.putusan).toBe(
      'memenuhi',
    );
  });

  it('shows an uncertainty with a number only', () => {
    const dengan = (jenis: string, x: string) =>
      hitung(
        lembar({ perSampel: [angka('x')], satuanHasil: 'mg/kg', ketidakpastian: { jenis, nilai: '1,20' } }),
        { 'x.0': x },
      ).ketidakpastian;
    expect(dengan('absolut', '5')).toBe('± 1,20 mg/kg');
    expect(dengan('persen', '5')).toBe('± 1,20 % dari hasil');
    expect(dengan('persen', '<5')).toBeNull();
  });

  it('has no comparison without a chosen limit', () => {
    expect(hitung(kadar(), {}).perbandingan).toBeNull();
  });
});

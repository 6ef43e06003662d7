import { describe, expect, test } from 'vitest';
import { BlokSchema } from '#domain/lembar-kerja/schema.ts';
import type { Isian } from '#domain/lembar-kerja/sel.ts';
import { bedaSatuan, rencanaBerkas, sasaranKolom } from '#features/lembar-kerja/berkas-alat.ts';
import { bentukDari, muatDiPonsel, selPada, ulanganMenurun, urutanSel } from '#features/lembar-kerja/kisi.ts';
import { tetangga, type Letak } from '#features/lembar-kerja/pindah.ts';
import { adalahBlok, bacaTempelan, putar, rencanaTempel } from '#features/lembar-kerja/tempel.ts';
import { coretan } from '#tests/support/sel-lembar.ts';

const blok = BlokSchema.parse({
  perSampel: [{ jenis: 'angka', nama: 'etiket', label: 'Etiket', satuan: 'mg' }],
  perUlangan: [
    { jenis: 'seri', nama: 'w0', label: 'Wadah', satuan: 'g', selisihTetap: '0,001' },
    { jenis: 'angka', nama: 'w1', label: 'Wadah dan zat', satuan: 'g' },
    { jenis: 'daftar', nama: 'ph', label: 'pH', banyak: 2 },
    {
      jenis: 'cawan',
      nama: 'alt',
      label: 'Koloni',
      aturan: 'bam',
      volume: '1',
      cawan: 2,
      pengenceran: [1, 2],
    },
  ],
  ulangan: 2,
});
const sel = (nilai: string, dicoret: Isian[string]['dicoret'] = null) => ({
  nilai,
  dicoret,
  catatan: null,
  pada: '2026-11-20T02:30:00.000Z',
});
const tanpaDibuka = { ulangan: 0, seri: {} };

describe('[BEYOND-17] the cells of a block', () => {
  test('come in the order of the work: once, then one replicate after the other', () => {
    const bentuk = bentukDari(blok, { 'w0.1.2': sel('30,1') }, tanpaDibuka);
    expect(urutanSel(blok, bentuk).join(' ')).toBe(
      'etiket.0 w0.1.1 w0.1.2 w1.1 ph.1.1 ph.1.2 alt.1.1-1 alt.1.1-2 alt.1.2-1 alt.1.2-2 ' +
        'w0.2.1 w1.2 ph.2.1 ph.2.2 alt.2.1-1 alt.2.1-2 alt.2.2-1 alt.2.2-2',
    );
  });

  test('reach as far as something is in them, also what is only crossed out', () => {
    expect(bentukDari(blok, { 'w1.4': sel('', coretan), 'w1.9': sel('') }, tanpaDibuka).ulangan).toBe(4);
  });

  test.each([
    ['w0.1.1', 2, 0, 'w0.1.3'],
    ['w0.1.1', 0, 1, 'w0.2.1'],
    ['w1.1', 1, 0, 'ph.1.1'],
    ['w1.1', 3, 1, 'alt.2.1-1'],
    ['ph.1.2', 1, 0, null],
    ['alt.1.1-1', 1, 1, 'alt.1.2-2'],
    ['alt.1.1-1', 0, 2, null],
    ['etiket.0', 0, 1, null],
    ['w1.60', 0, 1, null],
  ])('from %s so far down and right as a spreadsheet lays a block: %i, %i', (dari, turun, kanan, ke) => {
    expect(selPada(blok, dari, turun, kanan)).toBe(ke);
  });
});

describe('[BEYOND-17] replicates below each other', () => {
  const angka = (nama: string) => ({ jenis: 'angka', nama, label: nama });
  const rumus = { nama: 'hasil', label: 'Hasil', ungkapan: 'x / y' };
  const dari = (ulangan: number, ...rumusUlangan: object[]) =>
    BlokSchema.parse({
      perSampel: [angka('t')],
      perUlangan: [angka('x'), angka('y')],
      rumusUlangan,
      ulangan,
    });
  const bentuk = (satu: typeof blok) => bentukDari(satu, {}, tanpaDibuka);
  const menurun = (satu: typeof blok, kunci = 'x.1') => ulanganMenurun(satu, bentuk(satu), kunci);

  test('are those that do not fit beside each other, so that ten standards are ten lines', () => {
    expect([4, 5, 10].map((ulangan) => menurun(dari(ulangan)))).toEqual([false, true, true]);
    // Five of four inputs and two lines would only be as wide the other way round.
    const lebar = {
      ...dari(6),
      perUlangan: ['a', 'b', 'c', 'd'].map((nama) => ({ ...dari(6).perUlangan[0]!, nama })),
    };
    expect(menurun({ ...lebar, rumusUlangan: dari(6, rumus, rumus).rumusUlangan }, 'a.1')).toBe(false);
    expect(menurun({ ...blok, ulangan: 9 }, 'w1.1')).toBe(false);
  });

  test('fit on a phone where a line is two numbers', () => {
    const muat = (satu: typeof blok) => muatDiPonsel(satu, bentuk(satu));
    expect([muat(dari(10)), muat(dari(10, rumus)), muat(dari(4))]).toEqual([true, false, false]);
  });

  test('are pasted as they stand; what is asked once is not among them', () => {
    expect(menurun(dari(10), 't.0')).toBe(false);
  });
});

describe('[BEYOND-17] a paste', () => {
  test('is a block where it has more than one cell', () => {
    expect(['1,5', ' 1,5\r\n', '1\t2', '1\n2'].map(adalahBlok)).toEqual([false, false, true, true]);
  });

  test('is read by lines and tabs, whatever the spreadsheet ends a line with', () => {
    expect(bacaTempelan('1,5\t 2.5\r\n3\t\r\n')).toEqual([
      ['1,5', '2.5'],
      ['3', ''],
    ]);
    expect(putar([['1', '2'], ['3']])).toEqual([
      ['1', '3'],
      ['2', ''],
    ]);
  });

  test('says what it would cover, what has no place, and leaves alone what is empty or the same', () => {
    const isian = { 'w1.1': sel('33,5'), 'w1.2': sel('33,6'), 'w1.3': sel('33,7', coretan) };
    const rencana = rencanaTempel(blok, isian, 'w1.1', [['33,5', '34', '33,7', '']]);
    expect(rencana).toEqual({
      sel: [
        { kunci: 'w1.2', nilai: '34', dicoret: null, catatan: null },
        { kunci: 'w1.3', nilai: '33,7', dicoret: null, catatan: null },
      ],
      menimpa: ['w1.2', 'w1.3'],
      sisa: [],
    });
    expect(rencanaTempel(blok, {}, 'ph.1.1', [['7'], ['7'], ['8']]).sisa).toEqual(['8']);
  });
});

describe('[BEYOND-17] a file of an instrument', () => {
  const rows = ['0,1', '0,2', '0,3'].map((nilai, at) => ({ number: at + 2, cells: ['A', nilai] }));
  const sasaran = (nilai: string) => sasaranKolom(blok, 2).find((satu) => satu.nilai === nilai)!;

  test('its rows are replicates of one input, or the items of a list or series in one of them', () => {
    const ke = (nilai: string) => rencanaBerkas({}, rows, [{ ke: 1, sasaran: sasaran(nilai) }]);
    expect(ke('w1').sel.map(({ kunci }) => kunci)).toEqual(['w1.1', 'w1.2', 'w1.3']);
    expect(ke('w0.2').sel.map(({ kunci }) => kunci)).toEqual(['w0.2.1', 'w0.2.2', 'w0.2.3']);
    expect(ke('ph.1')).toMatchObject({ sisa: ['0,3'] });
    expect(ke('etiket.0')).toMatchObject({ sisa: ['0,2', '0,3'] });
  });

  test('a unit is a word: another one is asked about, none and the same are not', () => {
    const { masukan } = sasaran('w1');
    expect(bedaSatuan('Berat [mg]', masukan)).toContain("'mg'");
    expect(bedaSatuan('Berat (g)', masukan)).toBeNull();
    expect(bedaSatuan('Berat', masukan)).toBeNull();
  });
});

describe('[BEYOND-17] the arrows', () => {
  const letak = (kunci: string, x: number, y: number): Letak => ({
    kunci,
    kiri: x,
    kanan: x + 90,
    atas: y,
    bawah: y + 48,
  });
  const semua = [
    letak('a', 0, 0),
    letak('b', 100, 0),
    letak('c', 0, 60),
    letak('d', 100, 60),
    letak('e', 0, 200),
  ];

  test('go where cells stand, and beyond no edge', () => {
    expect(tetangga(semua, 'a', 'ArrowRight')).toBe('b');
    expect(tetangga(semua, 'a', 'ArrowDown')).toBe('c');
    expect(tetangga(semua, 'd', 'ArrowLeft')).toBe('c');
    expect(tetangga(semua, 'e', 'ArrowUp')).toBe('c');
    expect(tetangga(semua, 'b', 'ArrowRight')).toBeNull();
    expect(tetangga(semua, 'tidak ada', 'ArrowUp')).toBeNull();
  });
});

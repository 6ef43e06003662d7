import { describe, expect, it, test } from 'vitest';
import { breakLines, fitWidths } from '#pdf/baris.ts';
import { cetakInvoice } from '#pdf/invoice.ts';
import { cetakLhu } from '#pdf/lhu.ts';
import { cetakRingkasanPendaftaran } from '#pdf/ringkasan-pendaftaran.ts';
import { bacaHalaman } from './baca.ts';
import { dilaporkan, isiInvoice, kop, parameter, pengujian, sampel, terbit } from './contoh.ts';

const alamat = 'https://mejalab.kampus.example/pendaftaran';
const kertas = {
  lhu: (satu = sampel(0)) =>
    cetakLhu({ kop, pengujian: dilaporkan([satu, sampel(1)]), pratinjau: false, terbit }),
  ringkasan: (satu = sampel(0)) =>
    cetakRingkasanPendaftaran({
      kop,
      pengujian: pengujian([satu, sampel(1)]),
      alamat,
      alamatDaftar: alamat,
    }),
  invoice: (satu = sampel(0)) => cetakInvoice(isiInvoice({}, [satu, sampel(1)])),
};

const uji = (over: object) => parameter(0, { parameterTest: { ...parameter(0).parameterTest, ...over } });
/** A sample with this text in one column of its tables. */
const dalamKolom = {
  kode: (kata: string) => sampel(0, { kodeSampel: kata }),
  nama: (kata: string) => sampel(0, { nama: `Serbuk ${kata} murni` }),
  bentuk: (kata: string) => sampel(0, { phase: { namaBentukSampel: kata } }),
  kondisi: (kata: string) => sampel(0, { condition: { namaKondisiSampel: kata } }),
  kemasan: (kata: string) => sampel(0, { kemasan: `Wadah ${kata} rapat` }),
  parameter: (kata: string) => sampel(0, { parameter: [uji({ namaParameterUji: `Kadar ${kata}` })] }),
  metode: (kata: string) => sampel(0, { parameter: [parameter(0, { metodeUji: `Menurut ${kata}, FI VI` })] }),
  hasil: (kata: string) => sampel(0, { parameter: [parameter(0, { hasilPengujian: `${kata} positif` })] }),
  satuan: (kata: string) => sampel(0, { parameter: [uji({ satuan: kata })] }),
  status: (kata: string) =>
    sampel(0, {
      parameter: [parameter(0, { status: { kdStatusSampelParameter: 3, statusSampelParameter: kata } })],
    }),
};

const kolom = {
  lhu: ['kode', 'nama', 'bentuk', 'kondisi', 'kemasan', 'parameter', 'metode', 'hasil', 'satuan'],
  ringkasan: ['parameter', 'metode', 'status'],
  invoice: ['nama', 'parameter'],
} as const;
const kataPanjang = [
  'Higroskopis',
  'LPOMK-2611-0025',
  'Spektrofotodensitometri',
  'Dimetilaminobenzaldehida',
  'polietilentereftalat',
];
const tempat = (['lhu', 'ringkasan', 'invoice'] as const).flatMap((jenis) =>
  kolom[jenis].map((satu) => ({ jenis, satu })),
);

test.each(tempat)('no word is broken in column $satu of $jenis', async ({ jenis, satu }) => {
  for (const kata of kataPanjang) {
    const pages = await bacaHalaman(kertas[jenis](dalamKolom[satu](kata)).bytes);
    const baris = pages.flatMap((page) => page.kata.map(({ teks }) => teks));
    expect(
      baris.some((teks) => teks.includes(kata)),
      kata,
    ).toBe(true);
  }
});

test('no word is broken where several columns of a table have long ones', async () => {
  const semua = sampel(0, {
    nama: 'Mikrokristalinselulosa termodifikasi',
    phase: { namaBentukSampel: 'Liofilisat' },
    condition: { namaKondisiSampel: 'Higroskopis' },
    kemasan: 'Ampul borosilikat',
  });
  const [page] = await bacaHalaman(kertas.lhu(semua).bytes);
  const teks = page!.kata.map((satu) => satu.teks);
  for (const kata of ['Mikrokristalinselulosa', 'Liofilisat', 'Higroskopis', 'borosilikat', 'Diterima'])
    expect(
      teks.some((satu) => satu.includes(kata)),
      kata,
    ).toBe(true);
});

test('tables of one kind below each other have columns at the same places', async () => {
  const panjang = sampel(0, {
    parameter: [uji({ namaParameterUji: 'Dimetilaminobenzaldehidatetrahidrat' })],
  });
  for (const jenis of ['lhu', 'ringkasan'] as const) {
    const [page] = await bacaHalaman(kertas[jenis](panjang).bytes);
    const letak = page!.kata.filter(({ teks }) => teks === 'Metode uji').map(({ x }) => x.toFixed(2));
    expect(letak).toHaveLength(2);
    expect(new Set(letak).size).toBe(1);
  }
});

/** Every character a millimetre wide. */
const rata = { getTextWidth: (text: string) => text.length } as Parameters<typeof breakLines>[0];

describe('a line', () => {
  it('ends between words', () => {
    expect(breakLines(rata, 'satu dua tiga\nempat', 8)).toEqual(['satu dua', 'tiga', 'empat']);
    expect(breakLines(rata, '', 8)).toEqual(['']);
  });

  it('keeps a figure and its unit together', () => {
    expect(breakLines(rata, 'Botol kaca 20 g', 13)).toEqual(['Botol kaca', '20 g']);
    expect(breakLines(rata, 'Botol kaca 20 galon', 13)).toEqual(['Botol kaca 20', 'galon']);
  });

  it('parts what it cannot hold at a sign, and only without one between letters', () => {
    const url = 'https://lab.example/cek-lhu/5f1c0a9b';
    expect(breakLines(rata, url, 28)).toEqual(['https://lab.example/cek-lhu/', '5f1c0a9b']);
    expect(breakLines(rata, 'm'.repeat(20), 8)).toEqual(['m'.repeat(8), 'm'.repeat(8), 'm'.repeat(4)]);
  });
});

describe('the widths of columns', () => {
  const total = (widths: readonly number[]) => widths.reduce((sum, one) => sum + one, 0);

  it('stay as wished where every word has room', () => {
    const wished = [
      { lebar: 10, perlu: 10 },
      { lebar: 30, perlu: 5 },
    ];
    expect(fitWidths(wished)).toEqual([10, 30]);
  });

  it('are taken from those that have room to spare, each in proportion', () => {
    const lebar = fitWidths([
      { lebar: 10, perlu: 16 },
      { lebar: 30, perlu: 10 },
      { lebar: 20, perlu: 10 },
    ]);
    expect(lebar).toEqual([16, 26, 18]);
  });

  it('never exceed the page: only the column whose words are too long gives way', () => {
    const lebar = fitWidths([
      { lebar: 10, perlu: 8 },
      { lebar: 30, perlu: 500 },
      { lebar: 20, perlu: 22 },
    ]);
    expect(total(lebar)).toBeCloseTo(60);
    expect(lebar[0]).toBeGreaterThanOrEqual(8);
    expect(lebar[2]).toBeGreaterThanOrEqual(22);
  });
});

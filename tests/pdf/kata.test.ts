import { describe, expect, it, test } from 'vitest';
import { breakLines, fitWidths } from '#pdf/baris.ts';
import { cetakInvoice } from '#pdf/invoice.ts';
import { cetakLhu } from '#pdf/lhu.ts';
import { cetakRingkasanPendaftaran } from '#pdf/ringkasan-pendaftaran.ts';
import { bacaHalaman } from './baca.ts';
import {
  alamat,
  alamatDaftar,
  invoice,
  konfigurasi,
  kop,
  parameter,
  pengujian,
  sampel,
  terbit,
} from './contoh.ts';

const kertas = {
  lhu: (satu = sampel(0)) =>
    cetakLhu({ kop, pengujian: pengujian([satu, sampel(1)]), pratinjau: false, terbit }),
  ringkasan: (satu = sampel(0)) =>
    cetakRingkasanPendaftaran({ kop, pengujian: pengujian([satu, sampel(1)]), alamat, alamatDaftar }),
  invoice: (satu = sampel(0)) =>
    cetakInvoice({ konfigurasi, invoice: invoice({}, [satu, sampel(1)]), alamat }),
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

/** Which of these words stand in one piece on the paper. */
async function utuh({ bytes }: { bytes: Uint8Array }, semua: readonly string[]): Promise<string[]> {
  const baris = (await bacaHalaman(bytes)).flatMap((page) => page.kata.map(({ teks }) => teks));
  return semua.filter((kata) => baris.some((teks) => teks.includes(kata)));
}

test.each(tempat)('no word is broken in column $satu of $jenis', async ({ jenis, satu }) => {
  for (const kata of kataPanjang) {
    expect(await utuh(kertas[jenis](dalamKolom[satu](kata)), [kata])).toEqual([kata]);
  }
});

test('no word is broken where several columns of a table have long ones', async () => {
  const semua = sampel(0, {
    nama: 'Mikrokristalinselulosa termodifikasi',
    phase: { namaBentukSampel: 'Liofilisat' },
    condition: { namaKondisiSampel: 'Higroskopis' },
    kemasan: 'Ampul borosilikat',
  });
  const kata = ['Mikrokristalinselulosa', 'Liofilisat', 'Higroskopis', 'borosilikat', 'Diterima'];
  expect(await utuh(kertas.lhu(semua), kata)).toEqual(kata);
});

test('tables of one kind below each other have columns at the same places', async () => {
  const panjang = sampel(0, {
    parameter: [uji({ namaParameterUji: 'Dimetilaminobenzaldehidatetrahidrat' })],
  });
  for (const jenis of ['lhu', 'ringkasan'] as const) {
    const pages = await bacaHalaman(kertas[jenis](panjang).bytes);
    const semua = pages.flatMap(({ kata }) => kata);
    const letak = semua.filter(({ teks }) => teks === 'Metode uji').map(({ x }) => x.toFixed(2));
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
    expect(breakLines(rata, '2 jam (4 × 30 menit)', 16)).toEqual(['2 jam', '(4 × 30 menit)']);
    expect(breakLines(rata, 'lampiran 911 ²,¹⁰)', 13)).toEqual(['lampiran', '911 ²,¹⁰)']);
    expect(breakLines(rata, 'Kurang Rp 4.000 lagi', 10)).toEqual(['Kurang', 'Rp 4.000', 'lagi']);
    expect(breakLines(rata, 'Ekstrak Rpm 400', 12)).toEqual(['Ekstrak Rpm', '400']);
  });

  it('parts what it cannot hold at a sign, and only without one between letters', () => {
    const url = 'https://lab.example/cek-lhu/5f1c0a9b';
    expect(breakLines(rata, url, 28)).toEqual(['https://lab.example/cek-lhu/', '5f1c0a9b']);
    expect(breakLines(rata, 'm'.repeat(20), 8)).toEqual(['m'.repeat(8), 'm'.repeat(8), 'm'.repeat(4)]);
  });
});

describe('the widths of columns', () => {
  const lebar = (...kolom: readonly (readonly [lebar: number, perlu: number])[]) =>
    fitWidths(kolom.map(([satu, perlu]) => ({ lebar: satu, perlu })));

  it('stay as wished where every word has room, and else are taken from those that have room to spare', () => {
    expect(lebar([10, 10], [30, 5])).toEqual([10, 30]);
    expect(lebar([10, 16], [30, 10], [20, 10])).toEqual([16, 26, 18]);
  });

  it('never exceed the page: only the column whose words are too long gives way', () => {
    const [satu, dua, tiga] = lebar([10, 8], [30, 500], [20, 22]) as [number, number, number];
    expect(satu + dua + tiga).toBeCloseTo(60);
    expect(satu).toBeGreaterThanOrEqual(8);
    expect(tiga).toBeGreaterThanOrEqual(22);
  });
});

import { ContohSchema, type Contoh } from '#domain/lembar-kerja/contoh.ts';
import { IsiLembarSchema, type IsiLembar } from '#domain/lembar-kerja/schema.ts';

/** A sheet for loss on drying: two replicates of three weighings (lembar-kerja.md, 3.1). */
export const isiSusut = (over: object = {}): IsiLembar =>
  IsiLembarSchema.parse({
    petunjuk: 'Keringkan pada 105 °C sampai bobot tetap.',
    perUlangan: [
      { jenis: 'angka', nama: 'w0', label: 'Wadah kosong', satuan: 'g', desimal: 3 },
      { jenis: 'angka', nama: 'w1', label: 'Wadah dan zat', satuan: 'g', desimal: 3 },
      { jenis: 'angka', nama: 'w2', label: 'Wadah dan zat kering', satuan: 'g', desimal: 3 },
    ],
    ulangan: 2,
    rumusUlangan: [
      { nama: 'susut', label: 'Susut pengeringan', satuan: '%', ungkapan: '(w1 - w2) / (w1 - w0) * 100' },
    ],
    rumusAkhir: [{ nama: 'akhir', label: 'Rerata', satuan: '%', ungkapan: 'rerata(susut)' }],
    satuanHasil: '%',
    pembulatan: { cara: 'setengahKeAtas', ke: 'desimal', banyak: 2 },
    batas: [{ kunci: 'simplisia', nama: 'Simplisia', atas: { nilai: '10,00', termasuk: true } }],
    ...over,
  });

/** Example 11 of the design: 30.000, 33.500 and 33.400 g. */
export const contohSusut = (tampil = '2,86', over: object = {}): Contoh =>
  ContohSchema.parse({
    judul: 'Susut pengeringan',
    isian: ['1', '2'].flatMap((ulangan) => [
      { kunci: `w0.${ulangan}`, nilai: '30,000' },
      { kunci: `w1.${ulangan}`, nilai: '33,500' },
      { kunci: `w2.${ulangan}`, nilai: '33,400' },
    ]),
    harapan: [{ nama: 'hasil', tampil }],
    sumber: 'Dihitung dengan tangan: 0,100 / 3,500 × 100',
    ...over,
  });

/** A sheet for what alcohol draws out (lembar-kerja.md 3.3): a series to constant weight, and the residue of the solvent. */
export const isiSari = (): IsiLembar =>
  IsiLembarSchema.parse({
    petunjuk: 'Uapkan 20 mL ekstrak, keringkan pada 105 °C sampai bobot tetap.',
    bersama: [
      {
        nama: 'blangko',
        label: 'Blangko pelarut',
        jenis: 'blangko',
        ulangan: 2,
        perUlangan: [{ jenis: 'angka', nama: 'r', label: 'Residu pelarut', satuan: 'g', desimal: 4 }],
        rumusAkhir: [{ nama: 'r0', label: 'Blangko', satuan: 'g', ungkapan: 'rerata(r)' }],
      },
    ],
    perUlangan: [
      { jenis: 'angka', nama: 'b', label: 'Bobot simplisia', satuan: 'g', desimal: 4 },
      { jenis: 'angka', nama: 'c0', label: 'Cawan kosong', satuan: 'g', desimal: 4 },
      {
        jenis: 'seri',
        nama: 'c1',
        label: 'Cawan dan sari kering',
        satuan: 'g',
        desimal: 4,
        selisihTetap: '0,0005',
      },
    ],
    ulangan: 2,
    rumusUlangan: [
      { nama: 'sari', label: 'Kadar sari', satuan: '%', ungkapan: '(c1 - c0 - r0) * 100 / 20 / b * 100' },
    ],
    rumusAkhir: [{ nama: 'akhir', label: 'Rerata', satuan: '%', ungkapan: 'rerata(sari)' }],
    satuanHasil: '%',
    pembulatan: { ke: 'desimal', banyak: 2 },
  });

/** 0,195 of 5,013 g and 0,192 of 5,008 g, five times each (lembar-kerja.md 10, example 11): 19,4494 and 19,1693 %. */
export const contohSari = (): Contoh =>
  ContohSchema.parse({
    judul: 'Sari larut etanol',
    bersama: [{ nama: 'blangko', isian: [{ kunci: 'r.1', nilai: '0,0010' }] }],
    isian: [
      ['b.1', '5,0130'],
      ['c0.1', '40,1000'],
      ['c1.1.1', '40,2962'],
      ['c1.1.2', '40,2960'],
      ['b.2', '5,0080'],
      ['c0.2', '38,5000'],
      ['c1.2.1', '38,6932'],
      ['c1.2.2', '38,6930'],
    ].map(([kunci, nilai]) => ({ kunci, nilai })),
    harapan: [{ nama: 'hasil', tampil: '19,31' }],
    sumber: 'lembar-kerja.md 10 contoh 11',
  });

/** A sheet by a calibration line (lembar-kerja.md 3.7) and with a blank. */
export const isiKurva = (): IsiLembar =>
  IsiLembarSchema.parse({
    bersama: [
      {
        nama: 'baku',
        label: 'Kurva baku',
        jenis: 'kurvaBaku',
        ulangan: 5,
        perSampel: [
          { jenis: 'angka', nama: 'suhu', label: 'Suhu', satuan: '°C', dari: '20', sampai: '30', desimal: 1 },
          {
            jenis: 'pilihan',
            nama: 'alat',
            label: 'Instrumen',
            pilihan: [
              { nilai: 'Spektro 1', gagal: false },
              { nilai: 'Spektro 2', gagal: false },
            ],
          },
        ],
        perUlangan: [
          { jenis: 'angka', nama: 'x', label: 'Kadar', satuan: 'mg/L' },
          { jenis: 'angka', nama: 'y', label: 'Serapan', desimal: 4 },
        ],
        rumusAkhir: [
          { nama: 'm', label: 'Kemiringan', ungkapan: 'kemiringan(x; y)' },
          { nama: 'a', label: 'Titik potong', ungkapan: 'potong(x; y)' },
          { nama: 'r', label: 'Korelasi', ungkapan: 'korelasi(x; y)' },
        ],
      },
      {
        nama: 'blangko',
        label: 'Blangko',
        jenis: 'blangko',
        ulangan: 1,
        perUlangan: [{ jenis: 'cacah', nama: 'v', label: 'Tetes' }],
        rumusAkhir: [{ nama: 'vb', label: 'Blangko', ungkapan: 'rerata(v)' }],
      },
      {
        nama: 'sistem',
        label: 'Kesesuaian sistem',
        jenis: 'kesesuaianSistem',
        ulangan: 0,
        perSampel: [{ jenis: 'daftar', nama: 'luas', label: 'Luas puncak', banyak: 3 }],
        rumusAkhir: [{ nama: 'rsdLuas', label: 'RSD', satuan: '%', ungkapan: 'rsd(luas)' }],
      },
    ],
    perUlangan: [{ jenis: 'angka', nama: 'A', label: 'Serapan', desimal: 4 }],
    rumusUlangan: [{ nama: 'c', label: 'Kadar', satuan: 'mg/L', ungkapan: '(A - a) / m' }],
    satuanHasil: 'mg/L',
    pembulatan: { ke: 'angkaPenting', banyak: 3 },
  });

/** The cells of the line of standards that lembar-kerja.md 10 has as its fifth example. */
export const baku = [
  ['0', '0,0001'],
  ['2', '0,0463'],
  ['4', '0,0882'],
  ['6', '0,1330'],
  ['8', '0,1733'],
  ['10', '0,2147'],
] as const;
export const selBaku = baku.flatMap(([x, y], at) => [
  { kunci: `x.${at + 1}`, nilai: x, pada: '2026-11-20T02:00:00.000Z' },
  { kunci: `y.${at + 1}`, nilai: y, pada: '2026-11-20T02:01:00.000Z' },
]);

/** What two readings of 0.1000 are on that line: (0.1000 − 0.0022095…) / 0.0214114… */
export const contohKurva = (): Contoh =>
  ContohSchema.parse({
    judul: 'Kadar pada kurva baku Fe',
    isian: ['A.1', 'A.2'].map((kunci) => ({ kunci, nilai: '0,1000' })),
    bersama: [{ nama: 'baku', isian: selBaku.map(({ kunci, nilai }) => ({ kunci, nilai })) }],
    harapan: [{ nama: 'hasil', tampil: '4,57' }],
    sumber: 'Kurva baku SSA Fe, lembar-kerja.md 10 contoh 5',
  });

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

import { describe, expect, test } from 'vitest';
import {
  angka,
  banyak,
  berakhir,
  daftar,
  daftarLaboratorium,
  hanyaAda,
  hari,
  isian,
  kode,
  laboratorium,
  orang,
  pilihan,
  tulisan,
  uang,
  ujung,
  type KataBidang,
} from '#domain/jejak/kata.ts';
import { jejakMaster } from '#domain/jejak/master.ts';
import { bacaPerubahan, kataBidang, namaRekaman } from '#domain/tables/jejak.ts';
import { namaTindakan } from '#domain/tables/tindakan.ts';
import { instrumenMaster } from '#domain/instrumen/master.ts';

const rujukan = {
  orang: (uuid: string) => `orang ${uuid}`,
  laboratorium: (id: number) => `lab ${id}`,
  rekening: true,
};
const status = { buka: { code: 1, label: 'Terbuka' }, tutup: { code: 2, label: 'Tertutup' } };

describe('a value of the trail in words', () => {
  test.each<[string, KataBidang, unknown, string]>([
    ['as it was written', tulisan('A'), 'HPLC-01', 'HPLC-01'],
    ['a number', angka('A'), 12_345.5, '12.345,5'],
    ['money', uang('A'), '1500000', 'Rp 1.500.000'],
    ['a day', hari('A'), '2026-11-20', '20 November 2026'],
    ['only that it is there', hanyaAda('A', 'tersimpan'), 'rahasia', 'tersimpan'],
    ['the end of a number', ujung('A'), '081234567890', 'berakhir 7890'],
    ['a state by its label', kode('A', status), 2, 'Tertutup'],
    ['a state nobody remembers', kode('A', status), 9, '9'],
    ['a choice', pilihan('A', { true: 'Aktif' }), true, 'Aktif'],
    ['a choice nobody remembers', pilihan('A', { true: 'Aktif' }), false, 'false'],
    ['a person', orang('A'), 'u1', 'orang u1'],
    ['a laboratory', laboratorium('A'), '7', 'lab 7'],
    ['laboratories', daftarLaboratorium('A'), [4, '7'], 'lab 4, lab 7'],
    ['no laboratory', daftarLaboratorium('A'), [], '-'],
    ['no list of laboratories', daftarLaboratorium('A'), 'semua', '-'],
    ['how many', banyak('A', 'sampel'), [{}, {}], '2 sampel'],
    ['how many of no list', banyak('A', 'sampel'), {}, '0 sampel'],
    ['what an object says', isian('A', ({ a }, lihat) => `${a} ${lihat.orang('u')}`), { a: 1 }, '1 orang u'],
    ['what no object says', isian('A', ({ a }) => `${a}`), 'teks', 'undefined'],
    ['what null says', isian('A', ({ a }) => `${a}`), null, 'undefined'],
    [
      'what each line of a list says',
      daftar('A', ({ a }, lihat) => `${a} ${lihat.orang('u')}`),
      [{ a: 1 }, { a: 2 }],
      '1 orang u, 2 orang u',
    ],
  ])('%s', (_nama, kata, nilai, dibaca) => {
    expect(kata.label).toBe('A');
    expect(kata.sebut(nilai, rujukan)).toBe(dibaca);
  });

  test('a short number is told as it is', () => expect(berakhir('123')).toBe('berakhir 123'));
});

describe('the differences of a record', () => {
  test('in the order of their declaration, none where nothing differs, one of many under its words', () => {
    const dibaca = bacaPerubahan(
      'bahan',
      {
        flagAktif: [true, false],
        'namaBahan lagi': ['Etanol', 'Metanol'],
        keterangan: ['sama', 'sama'],
        tarifInternal: [null, 2500],
        kdBahan: ['B-1', undefined],
        dahulu: [1, 2],
      },
      rujukan,
    );
    expect(dibaca).toEqual([
      { label: 'Lainnya', dari: null, ke: 'berubah' },
      { label: 'Kode bahan', dari: 'B-1', ke: null },
      { label: 'Nama bahan', dari: 'Etanol', ke: 'Metanol' },
      { label: 'Harga internal', dari: null, ke: 'Rp 2.500' },
      { label: 'Keaktifan', dari: 'Aktif', ke: 'Tidak aktif' },
    ]);
  });

  test('of a kind nobody remembers', () => {
    expect(bacaPerubahan('dahulu', { a: [1, 2] }, rujukan)).toEqual([
      { label: 'Lainnya', dari: null, ke: 'berubah' },
    ]);
    expect([namaRekaman('dahulu'), kataBidang('dahulu', 'a'), namaTindakan('GET dahulu')]).toEqual([
      'Data',
      undefined,
      'Tindakan lain',
    ]);
  });

  test('records and acts have names', () => {
    expect([namaRekaman('bahan'), namaTindakan('PUT item'), namaTindakan('POST tool/import')]).toEqual([
      'Bahan',
      'Ubah bahan',
      'Impor alat',
    ]);
  });
});

test.each([
  ['kdInstrumen', 'I-1', 'Kode instrumen', 'I-1'],
  ['satuan', 'menit', 'Satuan', '30 menit'],
  ['durasi', 1500, 'Durasi', '1.500'],
  ['tarifInternal', 2500, 'Harga internal', 'Rp 2.500'],
  ['tglKalibrasi', '2026-11-20', 'Jadwal kalibrasi terakhir', '20 November 2026'],
  ['idLaboratorium', 7, 'Laboratorium', 'lab 7'],
  ['flagAktif', true, 'Keaktifan', 'Aktif'],
  ['flagAktif', false, 'Keaktifan', 'Tidak aktif'],
])('master data reads by the kinds of its fields: %s %s', (nama, nilai, label, kata) => {
  const instrumen = jejakMaster(instrumenMaster);
  expect(instrumen.label).toBe('Instrumen');
  const bidang = instrumen.bidang[nama]!;
  expect([bidang.label, bidang.sebut(nilai, rujukan)]).toEqual([label, kata]);
});

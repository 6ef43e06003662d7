import { describe, expect, it } from 'vitest';
import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import { parameterUjiImpor } from '#domain/parameter-uji/impor.ts';
import { nominalBagian, parameterUjiKeliru, totalPersen } from '#domain/parameter-uji/rules.ts';

const bagian = (...persen: number[]) =>
  persen.map((persenPembagian, ke) => ({ idPeran: ke + 1, persenPembagian }));
const isi = (over = {}) => ({
  idLaboratorium: 7,
  kdParameterUji: 'LP-99',
  namaParameterUji: 'Kadar vitamin C',
  metodeUji: 'Titrasi iodimetri',
  hargaInternal: 100_000,
  hargaEksternal: 160_000,
  idSatuan: 1,
  flagReplikasi: 0,
  ...over,
});
const salah = (over: object) => {
  const hasil = parameterUjiApi.tambah.body!.safeParse(isi(over));
  return hasil.success ? [] : hasil.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('the shares of a price', () => {
  it('[MASTER-30] come to that percentage of it, in whole rupiah', () => {
    expect([nominalBagian(50, 225_000), nominalBagian(12.5, 75_001), nominalBagian(0, 75_001)]).toEqual([
      112_500, 9375, 0,
    ]);
  });

  it('add up without the crumbs of binary fractions', () => {
    expect(totalPersen(bagian(33.3, 33.3, 33.3))).toBe(99.9);
    expect(totalPersen(bagian(0.1, 0.2))).toBe(0.3);
  });

  it('may leave something undivided, never more than the price, and one for each role', () => {
    const keliru = (pembagian: ReturnType<typeof bagian>) =>
      parameterUjiKeliru({ flagReplikasi: false, pembagian });
    expect(keliru(bagian(60, 40))).toEqual([]);
    expect(keliru(bagian(33.3, 33.3))).toEqual([]);
    expect(keliru(bagian(60, 40.01))).toEqual([
      { path: ['pembagian'], message: 'Jumlah persen pembagian paling banyak 100, sekarang 100,01.' },
    ]);
    expect(keliru([...bagian(10), ...bagian(20)])).toEqual([
      { path: ['pembagian', 1, 'idPeran'], message: 'Peran ini sudah mempunyai bagian.' },
    ]);
  });

  it.each([
    ['sepuluh', 'Input harus berisi angka.'],
    ['', 'Kolom tidak boleh kosong'],
    [-1, 'Kolom minimal 0'],
    [101, 'Kolom maksimal 100'],
    [12.345, 'Paling banyak dua angka di belakang koma.'],
  ])('[MASTER-29, MSG-09] %s is no percentage', (persenPembagian, kata) => {
    expect(salah({ pembagian: [{ idPeran: 1, persenPembagian }] })).toContainEqual([
      'pembagian.0.persenPembagian',
      kata,
    ]);
  });

  it('are read from forms as people write them', () => {
    const hasil = parameterUjiApi.tambah.body!.parse(
      isi({ pembagian: [{ idPeran: '1', persenPembagian: '12,5' }] }),
    );
    expect(hasil.pembagian).toEqual([{ idPeran: 1, persenPembagian: 12.5 }]);
  });
});

describe('the form of a test', () => {
  it('[MASTER-26, MSG-02] asks for laboratory, name, code, method, both prices and unit', () => {
    const wajib = [
      'idLaboratorium',
      'kdParameterUji',
      'namaParameterUji',
      'metodeUji',
      'hargaInternal',
      'hargaEksternal',
      'idSatuan',
    ];
    expect(salah(Object.fromEntries(wajib.map((nama) => [nama, ''])))).toEqual(
      expect.arrayContaining(wajib.map((nama) => [nama, 'Kolom tidak boleh kosong'])),
    );
    expect(salah({})).toEqual([]);
  });

  it('[MASTER-27] asks for the prices of replication where there is any, and only there', () => {
    expect(salah({ flagReplikasi: 1, hargaReplikasiInternal: '' })).toEqual([
      ['hargaReplikasiInternal', 'Kolom tidak boleh kosong'],
      ['hargaReplikasiEksternal', 'Kolom tidak boleh kosong'],
    ]);
    expect(salah({ flagReplikasi: 1, hargaReplikasiInternal: 0, hargaReplikasiEksternal: 0 })).toEqual([]);
    expect(salah({ flagReplikasi: 0 })).toEqual([]);
  });
});

describe('tests that a file brings in', () => {
  const { fields } = parameterUjiImpor;
  const kolom = Object.values(fields);

  it('[MASTER-26, MASTER-27] have the columns of the form, required where it requires them', () => {
    expect(kolom.map(({ label, kind, required }) => [label, kind, required])).toEqual([
      ['Kode parameter uji', 'kode', true],
      ['Nama parameter uji', 'teks', true],
      ['Metode uji', 'teks', true],
      ['Harga internal', 'rupiah', true],
      ['Harga eksternal', 'rupiah', true],
      ['Satuan', 'pilihan', true],
      ['Satuan hasil', 'teks', false],
      ['Terdapat replikasi', 'pilihan', true],
      ['Harga replikasi internal', 'rupiah', false],
      ['Harga replikasi eksternal', 'rupiah', false],
      ['Terakreditasi', 'pilihan', false],
    ]);
    expect(fields.flagReplikasi.options.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '1 Ya',
      '0 Tidak',
    ]);
    expect(fields.idSatuan.acuan).toBe('satuan-uji');
  });

  it('are shown one as an example, and are Admin’s to bring', () => {
    expect(kolom.map(({ contoh }) => contoh)).toEqual([
      'PU-001',
      'Kadar vitamin C',
      'Titrasi iodimetri, FI VI',
      100_000,
      160_000,
      'Sampel',
      'mg',
      'Ya',
      50_000,
      80_000,
      'Tidak',
    ]);
    const { jenis, judul, kode, nama, api } = parameterUjiImpor;
    expect([jenis, judul, kode, nama]).toEqual([
      'parameter-uji',
      'Parameter uji',
      'kdParameterUji',
      'namaParameterUji',
    ]);
    expect(Object.values(api).map(({ path, roles }) => [path, roles])).toEqual([
      ['/test-parameter/import-check', ['Admin']],
      ['/test-parameter/import', ['Admin']],
    ]);
  });
});

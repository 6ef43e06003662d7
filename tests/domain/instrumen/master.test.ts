import { describe, expect, it } from 'vitest';
import { durasiSatuan } from '#domain/barang/rules.ts';
import { instrumenMaster } from '#domain/instrumen/master.ts';

const isi = (over = {}) => ({
  idLaboratorium: 4,
  kdInstrumen: 'KF-I09',
  namaInstrumen: 'Spektrofotometer UV-Vis',
  satuan: 'menit',
  tarifInternal: 15_000,
  tarifEksternal: 27_500,
  tglKalibrasi: '2026-08-31',
  tglKalibrasiSelanjutnya: '2027-08-31',
  keterangan: '',
  ...over,
});
const salah = (over: object) => {
  const hasil = instrumenMaster.api.tambah.body!.safeParse(isi(over));
  if (hasil.success) return [];
  // One sentence a field, the first.
  const perField = Map.groupBy(hasil.error.issues, ({ path }) => path.join('.'));
  return [...perField].map(([field, [pertama]]) => [field, pertama!.message]);
};

describe('an instrument', () => {
  it('[MASTER-14, MSG-02] needs code, name, unit, both calibrations and both prices, and nothing else', () => {
    const wajib = [
      'kdInstrumen',
      'namaInstrumen',
      'satuan',
      'tarifInternal',
      'tarifEksternal',
      'tglKalibrasi',
      'tglKalibrasiSelanjutnya',
    ];
    expect(salah({})).toEqual([]);
    expect(salah(Object.fromEntries(wajib.map((nama) => [nama, ''])))).toEqual(
      wajib.map((nama) => [nama, 'Kolom tidak boleh kosong']),
    );
  });

  it('[MASTER-15] is booked by the half hour, or counted by the run or the plate', () => {
    const { options } = instrumenMaster.fields.satuan;
    expect(options.map(({ label }) => label)).toEqual(['30 menit', 'Formula', 'Plate']);
    for (const { value } of options) expect(salah({ satuan: value })).toEqual([]);
    expect(salah({ satuan: 'jam' })).toEqual([['satuan', 'Pilih satuan dari daftar.']]);
  });

  it('[MASTER-16, CONST-24] lasts half an hour where it is booked by time, else one run or one plate', () => {
    expect((['menit', 'formula', 'plate'] as const).map(durasiSatuan)).toEqual([30, 1, 1]);
  });

  it('is calibrated again after it was calibrated last', () => {
    expect(salah({ tglKalibrasiSelanjutnya: '2026-08-31' })).toEqual([
      ['tglKalibrasiSelanjutnya', 'Jadwal berikutnya harus setelah kalibrasi terakhir.'],
    ]);
  });

  it('[MASTER-13] has what it can do under a word of its own where it is looked at', () => {
    const { label, detail } = instrumenMaster.fields.keterangan;
    expect([label, detail]).toEqual(['Keterangan', 'Spesifikasi']);
  });
});

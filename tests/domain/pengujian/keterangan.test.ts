import { describe, expect, it, test } from 'vitest';
import {
  faktaKeterangan,
  kalimatKeterangan,
  keteranganDari,
  periksaKeterangan,
} from '#domain/pengujian/keterangan.ts';
import { menurutKolom } from '#tests/support/kolom.ts';

const penuh = {
  noBets: 'AB-12',
  pembuat: 'PT Contoh',
  tglProduksi: '2026-06-01',
  tglKedaluwarsa: '2028-06-01',
  tglPengambilan: '2026-11-20',
};

describe('what a sample is besides its name', () => {
  it('is said in one line and as facts, as far as it is given', () => {
    expect(kalimatKeterangan(penuh)).toBe(
      'Bets AB-12, dibuat PT Contoh, produksi 1 Juni 2026, kedaluwarsa 1 Juni 2028, diambil 20 November 2026',
    );
    expect(kalimatKeterangan({ pembuat: 'PT Contoh', tglKedaluwarsa: '2028-06-01' })).toBe(
      'Dibuat PT Contoh, kedaluwarsa 1 Juni 2028',
    );
    expect(faktaKeterangan({ noBets: 'AB-12', tglPengambilan: '2026-11-20' })).toEqual([
      { label: 'Nomor bets', value: 'AB-12' },
      { label: 'Pengambilan sampel', value: '20 November 2026' },
    ]);
  });

  it('is nothing of a sample without it, also of one that a device keeps from before', () => {
    for (const tanpa of [{}, keteranganDari({}, null), keteranganDari({}, '')]) {
      expect(kalimatKeterangan(tanpa)).toBeNull();
      expect(faktaKeterangan(tanpa)).toEqual([]);
      expect(periksaKeterangan([tanpa], '2026-11-20')).toEqual([]);
    }
  });

  const nanti = 'Tanggal tidak boleh setelah hari ini';
  test.each<[string, object, Record<string, string>]>([
    ['made, taken and expired today', { tglProduksi: 20, tglKedaluwarsa: 20, tglPengambilan: 20 }, {}],
    ['expired before today', { tglProduksi: 18, tglKedaluwarsa: 19 }, {}],
    ['without a day of production', { tglKedaluwarsa: 1, tglPengambilan: 19 }, {}],
    ['made tomorrow', { tglProduksi: 21 }, { 'sampel[1][tgl_produksi]': nanti }],
    ['taken tomorrow', { tglPengambilan: 21 }, { 'sampel[1][tgl_pengambilan]': nanti }],
    [
      'expired before it was made',
      { tglProduksi: 19, tglKedaluwarsa: 18 },
      { 'sampel[1][tgl_kedaluwarsa]': 'Kedaluwarsa tidak boleh sebelum tanggal produksi' },
    ],
  ])('%s', (_nama, hari, salah) => {
    const satu = Object.fromEntries(
      Object.entries(hari).map(([nama, ke]) => [nama, `2026-11-${String(ke).padStart(2, '0')}`]),
    );
    expect(menurutKolom(periksaKeterangan([penuh, satu], '2026-11-20'))).toEqual(salah);
  });
});

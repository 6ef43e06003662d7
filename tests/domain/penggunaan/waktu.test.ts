import { describe, expect, it, test } from 'vitest';
import {
  kataWaktu,
  lamaMenit,
  perHari,
  periksaWaktu,
  waktuAntara,
  waktuBaris,
  waktuBertemu,
  type Waktu,
} from '#domain/penggunaan/waktu.ts';

const baris = (jamMulai: string, jamSelesai: string, tglSelesai?: string, tglPenggunaan = '2026-11-25') => ({
  tglPenggunaan,
  jamMulai,
  jamSelesai,
  tglSelesai,
});
const waktu = (...isi: Parameters<typeof baris>): Waktu => waktuBaris(baris(...isi))!;
const malam = waktu('22:00', '06:00', '2026-11-26');

describe('[GAP-156] an overnight run', () => {
  it('counts the whole of its minutes, also over the end of a year', () => {
    expect(lamaMenit(waktu('09:00', '10:31'))).toBe(91);
    expect(lamaMenit(malam)).toBe(8 * 60);
    // Typed, and its last day not chosen yet.
    expect(lamaMenit(waktu('22:00', '06:00'))).toBe(0);
    expect(lamaMenit(waktu('10:00', '10:00', '2027-01-02', '2026-12-30'))).toBe(3 * 24 * 60);
  });

  test.each<[string, Waktu, boolean]>([
    ['what begins on its last morning', waktu('05:59', '07:00', undefined, '2026-11-26'), true],
    ['what begins when it ends', waktu('06:00', '07:00', undefined, '2026-11-26'), false],
    ['the same hours of the day it begins', waktu('05:00', '21:00'), false],
    ['a night before that goes on into it', waktu('20:00', '22:30', '2026-11-25', '2026-11-24'), true],
    ['a longer one around it', waktu('08:00', '08:00', '2026-11-30', '2026-11-24'), true],
  ])('meets %s or not', (_nama, lain, bertemu) => {
    expect([waktuBertemu(malam, lain), waktuBertemu(lain, malam)]).toEqual([bertemu, bertemu]);
  });

  it('is said with each day that is not spoken of anyway', () => {
    expect(kataWaktu(waktu('08:00', '09:30'))).toBe('08:00 – 09:30');
    expect(kataWaktu(malam)).toBe('22:00 – 26 Nov 2026 06:00');
    expect(kataWaktu(malam, '2026-11-26')).toBe('25 Nov 2026 22:00 – 06:00');
    expect(kataWaktu(waktu('08:00', '09:30'), '2026-11-24')).toBe('25 Nov 2026 08:00 – 09:30');
  });

  it('is on each of its days in a calendar, up to midnight and from there', () => {
    const hari = (tanggal: string, jamMulai: string, jamSelesai: string) => ({
      tanggal,
      jamMulai,
      jamSelesai,
    });
    expect(perHari(waktu('22:00', '06:00', '2026-11-27'))).toEqual([
      hari('2026-11-25', '22:00', '24:00'),
      hari('2026-11-26', '00:00', '24:00'),
      hari('2026-11-27', '00:00', '06:00'),
    ]);
    expect(perHari(waktu('22:00', '00:00', '2026-11-26'))).toEqual([hari('2026-11-25', '22:00', '24:00')]);
  });

  it('is read from the moments a database keeps', () => {
    expect(waktuAntara({ mulai: '2026-11-25 22:00:00', selesai: '2026-11-26 06:00:00' })).toEqual(malam);
    expect(waktuAntara({ mulai: '2026-11-25 08:00:00', selesai: '2026-11-25 09:00:00' })).toEqual(
      waktu('08:00', '09:00'),
    );
    expect(waktuAntara({ mulai: null, selesai: null })).toBeNull();
  });

  const menit = { bolehLebih: true, akhirMasa: '2026-12-01' };
  test.each([
    ['the next morning', baris('22:00', '06:00', '2026-11-26'), menit, []],
    [
      'the last day of seven',
      baris('08:00', '08:00', '2026-12-02'),
      { ...menit, akhirMasa: '2026-12-31' },
      [],
    ],
    [
      'an eighth day',
      baris('08:00', '08:00', '2026-12-03'),
      { ...menit, akhirMasa: '2026-12-31' },
      ['tgl_selesai'],
    ],
    ['past the period', baris('08:00', '08:00', '2026-12-02'), menit, ['tgl_selesai']],
    ['a day before', baris('08:00', '09:00', '2026-11-24'), menit, ['tgl_selesai']],
    [
      'of what is counted by the plate',
      baris('22:00', '06:00', '2026-11-26'),
      { ...menit, bolehLebih: false },
      ['tgl_selesai'],
    ],
    ['without a day: backwards', baris('22:00', '06:00'), menit, ['jam_selesai']],
    ['the same day named: backwards', baris('22:00', '06:00', '2026-11-25'), menit, ['jam_selesai']],
    ['no hours', baris('', ''), menit, ['jam_mulai', 'jam_selesai']],
  ])('may end: %s', (_nama, isi, cara, kolom) => {
    expect(periksaWaktu(isi, cara).map(({ field }) => field)).toEqual(kolom);
  });
});

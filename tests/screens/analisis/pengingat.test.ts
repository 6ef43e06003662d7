import { expect, test } from 'vitest';
import { isianKosong, jatuhDari, type IsianPengingat } from '#features/analisis/pengingat/isian.ts';

const saat = Date.parse('2026-11-20T03:00:00.000Z');

test.each<[Partial<IsianPengingat>, string]>([
  [{ lama: '15' }, '2026-11-20T03:15:00.000Z'],
  [{ lama: '1080' }, '2026-11-20T21:00:00.000Z'],
  [{ lama: 'lain', jamLain: 1, menitLain: 5 }, '2026-11-20T04:05:00.000Z'],
  [{ lama: 'lain', jamLain: '', menitLain: '90' }, '2026-11-20T04:30:00.000Z'],
  [{ lama: 'lain', jamLain: 168, menitLain: '' }, '2026-11-27T03:00:00.000Z'],
  [{ cara: 'pada', hari: 'besok', jam: '08:00' }, '2026-11-21T01:00:00.000Z'],
  [{ cara: 'pada', jam: '10:01' }, '2026-11-20T03:01:00.000Z'],
])('[BEYOND-22] %j is due at %s', (isian, jatuh) =>
  expect(jatuhDari({ ...isianKosong, ...isian }, saat)).toEqual({ jatuh }),
);

test.each<[Partial<IsianPengingat>, keyof IsianPengingat]>([
  [{}, 'lama'],
  [{ lama: 'lain' }, 'menitLain'],
  [{ lama: 'lain', jamLain: 168, menitLain: 1 }, 'jamLain'],
  [{ cara: 'pada', lama: '15' }, 'jam'],
  [{ cara: 'pada', jam: '10:00' }, 'jam'],
])('[BEYOND-22] %j says what is wrong beside its field', (isian, field) => {
  const hasil = jatuhDari({ ...isianKosong, ...isian }, saat);
  expect('keliru' in hasil && Object.keys(hasil.keliru)).toEqual([field]);
});

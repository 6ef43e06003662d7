import { expect, test } from 'vitest';
import { awalPekan, jedaUlang, masihPerlu, ringkasanBerikut } from '#domain/kabar/pilihan.ts';
import type { Kalender } from '#domain/perjalanan/kalender.ts';

const lima: Kalender = { hariSeminggu: 5, tutup: new Set(['2026-12-25']), tahun: new Set([2026]) };
const enam: Kalender = { ...lima, hariSeminggu: 6 };

test.each([
  ['before seven', '2026-11-25T06:59:59+07:00', [lima], '2026-11-25'],
  ['at seven', '2026-11-25T07:00:00+07:00', [lima], '2026-11-26'],
  ['on Friday', '2026-11-27T10:00:00+07:00', [lima], '2026-11-30'],
  ['on Friday where Saturday is worked', '2026-11-27T10:00:00+07:00', [lima, enam], '2026-11-28'],
  ['before a holiday', '2026-12-24T10:00:00+07:00', [lima], '2026-12-28'],
])('[BEYOND-35] %s the next digest goes in the morning of a working day', (_, dari, kalender, hari) => {
  expect(ringkasanBerikut(kalender, new Date(dari))).toEqual(new Date(`${hari}T07:00:00+07:00`));
});

test('[BEYOND-35] a week begins with its first working day', () => {
  const senin = new Set(['2026-11-30']);
  const pada = (hari: string, kalender: Kalender) =>
    awalPekan([kalender], new Date(`${hari}T07:00:00+07:00`));
  expect(pada('2026-11-30', lima)).toBe(true);
  expect(pada('2026-12-01', lima)).toBe(false);
  expect(pada('2026-12-01', { ...lima, tutup: senin })).toBe(true);
});

test('[BEYOND-34] word of a turn is wanted until it is over, word of a change until it was read', () => {
  const kini = new Date();
  const [dibaca, selesai] = [
    { dibacaPada: kini, selesaiPada: null },
    { dibacaPada: null, selesaiPada: kini },
  ];
  expect(masihPerlu({ jenis: 'giliran', ...dibaca })).toBe(true);
  expect(masihPerlu({ jenis: 'giliran', ...selesai })).toBe(false);
  expect(masihPerlu({ jenis: 'perubahan', ...dibaca })).toBe(false);
});

test('[BEYOND-34] tries lie further and further apart, from a minute to half a day, for two days', () => {
  const jeda = Array.from({ length: 20 }, (_, ke) => jedaUlang(ke + 1)).filter((satu) => satu !== null);
  expect(jeda).toEqual(jeda.toSorted((a, b) => a - b));
  expect([jeda[0], jeda.at(-1)]).toEqual([60_000, 12 * 3_600_000]);
  const jam = jeda.reduce((a, b) => a + b) / 3_600_000;
  expect([jam > 40, jam < 50]).toEqual([true, true]);
});

import { expect, it } from 'vitest';
import { followed } from '#kit/list/rows-so-far.ts';

const baris = (dari: number, sampai: number) =>
  Array.from({ length: sampai - dari + 1 }, (_, ke) => ({ uuid: String(dari + ke) }));
const kini = (semua: readonly { uuid: string }[], many: number, lalu: readonly { uuid: string }[]) =>
  followed({ rows: semua, many }, lalu, ({ uuid }) => uuid).many;

it.each<[string, ReturnType<typeof baris>, number, ReturnType<typeof baris>, number]>([
  ['the same rows read anew while more are to come', baris(1, 50), 30, baris(1, 50), 30],
  ['the same rows read anew, all of which stand', baris(1, 50), 50, baris(1, 50), 50],
  ['one that was done and is gone', baris(1, 50), 50, baris(2, 50), 50],
  ['a few that came', baris(1, 40), 45, baris(1, 50), 50],
  ['another page', baris(1, 50), 50, baris(51, 100), 15],
  ['all of a list whose first ten stood', baris(1, 10), 15, baris(1, 50), 15],
  ['a page of ten, however new', baris(1, 50), 50, baris(51, 60), 50],
])('[BEYOND-59] of %s as many are drawn as a tap can wait for', (_apa, semua, many, lalu, jadi) => {
  expect(kini(semua, many, lalu)).toBe(jadi);
});

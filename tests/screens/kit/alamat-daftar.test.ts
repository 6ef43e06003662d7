import { describe, expect, it } from 'vitest';
import { choicesIn, directionOf, queryWith, type FilterValues } from '#kit/list/list-address.ts';

const bawaan: FilterValues = { status: null, laboratorium: '7' };
const semula = { filters: bawaan, search: '', page: 1, waiting: false, sort: null };

describe('[LIST-08] what a list is set to lives in its address', () => {
  it.each([
    ['all as it begins', '', semula],
    [
      'a filter, a search and a page',
      '?status=2&cari=madu+hutan&hal=3',
      { ...semula, filters: { status: '2', laboratorium: '7' }, search: 'madu hutan', page: 3 },
    ],
    [
      "'Semua' where the list begins with less",
      '?laboratorium',
      { ...semula, filters: { status: null, laboratorium: null } },
    ],
    ['an order, from the last on', '?urut=-dibuat', { ...semula, sort: '-dibuat' }],
    [
      'what waits, of one status',
      '?status=2&menunggu',
      { ...semula, filters: { status: '2', laboratorium: '7' }, waiting: true },
    ],
  ])('%s', (_title, query, choices) => {
    expect(queryWith('', choices, bawaan)).toBe(query);
    expect(choicesIn(query, bawaan) ?? semula).toEqual(choices);
  });

  it('what else stands there stays, and what was said before goes', () => {
    expect(queryWith('?daftar=satuan&status=2&hal=4', semula, bawaan)).toBe('?daftar=satuan');
  });

  it.each(['?hal=0', '?hal=abc', '?hal=1e99', '?hal=1.5'])('%s is the first page', (query) => {
    expect(choicesIn(query, bawaan)?.page).toBe(1);
  });

  it('an address that says nothing of it leaves it to what is remembered', () => {
    expect(choicesIn('?daftar=satuan&menunggu', bawaan)).toBeNull();
  });

  it.each([
    [null, null],
    ['kode', 'naik'],
    ['-kode', 'turun'],
  ])('an order by %s goes %s', (sort, arah) => {
    expect(directionOf(sort)).toBe(arah);
  });
});

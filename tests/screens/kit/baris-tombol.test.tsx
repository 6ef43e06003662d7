import { describe, expect, it } from 'vitest';
import { RowButton } from '#kit/table/RowButton.tsx';
import { rowAfter, stepOf } from '#kit/table/row-keys.ts';
import { markup } from '#tests/support/tulisan.tsx';

describe('the rows of a table by keyboard', () => {
  it.each([
    ['j', false, 1],
    ['k', false, -1],
    ['ArrowDown', false, 0],
    ['ArrowDown', true, 1],
    ['ArrowUp', true, -1],
    ['Enter', true, 0],
  ])('%s, among them %s, goes %i', (key, among, step) => {
    expect(stepOf(key, among)).toBe(step);
  });

  it.each([
    [-1, 1, 0],
    [-1, -1, 0],
    [0, 1, 1],
    [0, -1, 0],
    [9, 1, 9],
  ] as const)('from row %i a step of %i leads to row %i of ten', (at, step, to) => {
    expect(rowAfter(at, step, 10)).toBe(to);
  });
});

it('the act that is due stands out among the buttons of a row, and no other', () => {
  const tombol = (due?: boolean) =>
    markup(<RowButton link={{ to: '/satu', onOpen: () => undefined }} label="Edit" about="Madu" due={due} />);
  expect(tombol(true)).toContain('data-variant="filled"');
  expect(tombol()).toContain('data-variant="default"');
});

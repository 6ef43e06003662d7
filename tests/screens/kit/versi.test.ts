import { describe, expect, it } from 'vitest';
import { hasMovedOn, type Version } from '#kit/opened-version.ts';

const dibuka: Version = { rev: '7', tertunda: ['a', 'b'], tanda: 'x' };

describe('a record under an open decision', () => {
  it('has not moved on while nothing changes', () => {
    expect(hasMovedOn(dibuka, { ...dibuka })).toBe(false);
  });

  it('[GAP-68] has moved on when what the decision is about changed', () => {
    expect(hasMovedOn(dibuka, { ...dibuka, rev: '8', tanda: 'y' })).toBe(true);
  });

  it('[GAP-68] has moved on at a new revision that no own write explains', () => {
    expect(hasMovedOn(dibuka, { ...dibuka, rev: '8' })).toBe(true);
  });

  it('has not moved on when the server only confirmed what the form already showed', () => {
    expect(hasMovedOn(dibuka, { rev: '9', tertunda: [], tanda: 'x' })).toBe(false);
    expect(hasMovedOn(dibuka, { rev: '8', tertunda: ['b'], tanda: 'x' })).toBe(false);
  });

  it('has moved on when an own write was refused: the form showed what is not there', () => {
    expect(hasMovedOn(dibuka, { rev: '7', tertunda: [], tanda: 'tanpa a dan b' })).toBe(true);
  });
});

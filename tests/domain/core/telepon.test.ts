import { describe, expect, it } from 'vitest';
import { formatTelepon, nomorNasional } from '#domain/core/telepon.ts';

describe('[GAP-168] a telephone number', () => {
  it.each([
    ['081234567890', '081234567890'],
    ['0812 3456 7890', '081234567890'],
    ['0812-3456-7890', '081234567890'],
    ['(0812) 3456.7890', '081234567890'],
    ['+62 812 3456 7890', '081234567890'],
    ['+62 (0) 812 3456 7890', '081234567890'],
    ['62812–3456–7890', '081234567890'],
    ['0062 812 3456 7890', '081234567890'],
    ['+65 9123 4567', '6591234567'],
    ['021 555 0123', '0215550123'],
    ['0812 bukan', '0812bukan'],
    ['', ''],
  ])('%s is kept as %s', (tulisan, nomor) => {
    expect(nomorNasional(tulisan)).toBe(nomor);
  });

  it.each([
    ['081234567890', '0812 3456 7890'],
    ['0812345678901', '0812 3456 7890 1'],
    ['0812345678', '0812 3456 78'],
  ])('%s is shown as %s, which is read back', (nomor, tampak) => {
    expect(formatTelepon(nomor)).toBe(tampak);
    expect(nomorNasional(tampak)).toBe(nomor);
  });
});

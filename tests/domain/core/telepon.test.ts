import { describe, expect, it } from 'vitest';
import { formatTelepon, nomorNasional, tautanWa } from '#domain/core/telepon.ts';

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
    ['0215550117', '021 5550 117'],
    ['0274512345', '0274 5123 45'],
    ['6591234567', '6591 2345 67'],
  ])('%s is shown as %s, which is read back', (nomor, tampak) => {
    expect(formatTelepon(nomor)).toBe(tampak);
    expect(nomorNasional(tampak)).toBe(nomor);
  });
});

describe('[GAP-168] a message to it', () => {
  it.each([
    ['081234567890', 'https://wa.me/6281234567890?text='],
    ['0812345678', 'https://wa.me/62812345678?text='],
    ['0812345678901', 'https://wa.me/62812345678901?text='],
    ['6591234567', 'https://wa.me/6591234567?text='],
  ])('%s is written to', (nomor, awal) => {
    expect(tautanWa(nomor, 'Yth. Budi & Sari,\n')).toBe(`${awal}Yth.%20Budi%20%26%20Sari%2C%0A`);
  });

  it.each([
    ['a landline', '0215550123'],
    ['one that is too short', '081234567'],
    ['one that is too long', '08123456789012'],
    ['one that lacks its 0, or is of Japan', '8123456789'],
    ['none', ''],
  ])('%s (%s) is only called', (_kata, nomor) => {
    expect(tautanWa(nomor, 'Yth.')).toBeNull();
  });
});

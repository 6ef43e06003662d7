import { describe, expect, it } from 'vitest';
import { maksPiksel, rusak, terlaluLuas } from '#domain/berkas/piksel.ts';
import { bedaAkhiran, jenisBerkas } from '#domain/berkas/schema.ts';
import { salahIsi } from '#data/isi-berkas.ts';
import { jpg, pdf, png } from '#tests/support/berkas.ts';

const semua = { types: jenisBerkas, salahJenis: 'bukan jenisnya' };
const file = (bytes: Uint8Array, name: string, type: string) =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type });

describe('a chosen file, before it is put on the device', () => {
  it('[FILES-02] is judged by its content, as the server will', async () => {
    expect(await salahIsi(file(jpg(), 'a.jpg', 'image/jpeg'), semua)).toBeNull();
    expect(await salahIsi(file(pdf(), 'a.pdf', 'application/pdf'), semua)).toBeNull();
    expect(await salahIsi(file(pdf(), 'a.jpg', 'image/jpeg'), semua)).toBe(bedaAkhiran);
    expect(await salahIsi(file(png(), 'a.png', 'image/png'), { ...semua, types: ['image/jpeg'] })).toBe(
      'bukan jenisnya',
    );
  });

  it('is told to be too large a picture in the sentence of the server', async () => {
    const lebar = 8192;
    for (const tinggi of [maksPiksel / lebar, maksPiksel / lebar + 1]) {
      const sebab = tinggi * lebar > maksPiksel ? terlaluLuas : null;
      const ukuran = { lebar, tinggi };
      expect(await salahIsi(file(jpg('', ukuran), 'a.jpg', 'image/jpeg'), semua)).toBe(sebab);
      expect(await salahIsi(file(png('', ukuran), 'a.png', 'image/png'), semua)).toBe(sebab);
    }
  });

  it('[FILES-02] that is a picture broken off on its way is not taken: half of it would be sent', async () => {
    expect(await salahIsi(file(jpg().subarray(0, -1), 'a.jpg', 'image/jpeg'), semua)).toBe(rusak);
    expect(await salahIsi(file(png().subarray(0, -1), 'a.png', 'image/png'), semua)).toBe(rusak);
  });
});

import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { maksPiksel, melebihiPiksel, terpotong } from '#domain/berkas/piksel.ts';
import { jpg, pdf, png } from '#tests/support/berkas.ts';

/** As a file on a disk answers: fewer bytes at its end. */
const melebihi = (bytes: Uint8Array) =>
  melebihiPiksel(async (dari, panjang) => bytes.subarray(dari, dari + panjang));

const besar = { lebar: 60_000, tinggi: 60_000 };
const gabung = (...bagian: (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(bagian.flatMap((satu) => [...satu]));
/** A segment of a JPEG with so many bytes in it. */
const segmen = (kode: number, isi: number) => [
  0xff,
  kode,
  (isi + 2) >> 8,
  (isi + 2) & 0xff,
  ...new Uint8Array(isi),
];
/** The picture with something between its first segment and its frame. */
const disisipi = (sisipan: readonly number[], piksel = besar) => {
  const utuh = jpg('', piksel);
  return gabung(utuh.subarray(0, 6), sisipan, utuh.subarray(6));
};

describe('a picture by its header', () => {
  test.each([
    ['png', png],
    ['jpeg', jpg],
  ])('%s: up to the limit, and one point more', async (_jenis, buat) => {
    const lebar = 8192;
    expect(lebar * 6400).toBe(maksPiksel);
    expect(await melebihi(buat('', { lebar, tinggi: 6400 }))).toBe(false);
    expect(await melebihi(buat('', { lebar: lebar + 1, tinggi: 6400 }))).toBe(true);
    expect(await melebihi(buat('', besar))).toBe(true);
  });

  test.each([
    ['png', png],
    ['jpeg', jpg],
  ])('%s: from the bytes of it alone, where they are a part of others', async (_jenis, buat) => {
    const di = (bytes: Uint8Array) => Buffer.concat([Buffer.alloc(100), bytes]).subarray(100);
    expect(await melebihi(di(buat('', besar)))).toBe(true);
    expect(await melebihi(di(buat('', { lebar: 100, tinggi: 100 })))).toBe(false);
  });

  test('real photographs are taken', async () => {
    for (const nama of ['madu-hutan.jpg', 'krim-pencerah.jpg']) {
      const foto = await readFile(new URL(`../../../server/db/demo/berkas/${nama}`, import.meta.url));
      expect(await melebihi(foto), nama).toBe(false);
    }
  });

  test.each([
    [
      'Exif of 60 KB, four colour profiles of 64 KB',
      [...segmen(0xe1, 60_000), ...[1, 2, 3, 4].flatMap(() => segmen(0xe2, 65_000))],
    ],
    ['fill bytes', [0xff, 0xff, 0xff, 0xff]],
    ['rubbish, over which decoders read on', Array.from({ length: 9000 }, (_, at) => at % 251)],
    ['markers that stand alone', [0xff, 0xd0, 0xff, 0x01, 0xff, 0xd7]],
    ['a table of Huffman codes, whose marker lies among those of frames', segmen(0xc4, 30)],
    ['a frame header inside a thumbnail', [0xff, 0xe1, 0, 20, ...jpg('')]],
  ])('a JPEG says it only after %s', async (_judul, sisipan) => {
    expect(await melebihi(disisipi(sisipan))).toBe(true);
    expect(await melebihi(disisipi(sisipan, { lebar: 100, tinggi: 100 }))).toBe(false);
  });

  test('a marker that lies across two pieces is seen', async () => {
    for (let panjang = 4085; panjang < 4105; panjang += 1)
      expect(await melebihi(disisipi(Array.from({ length: panjang }, () => 1))), String(panjang)).toBe(true);
  });

  test('one that hides it behind a million segments is refused without reading them all', async () => {
    let dibaca = 0;
    const bytes = disisipi(Array.from({ length: 100_000 }, () => [0xff, 0xe0, 0, 2]).flat(), {
      lebar: 1,
      tinggi: 1,
    });
    const baca = async (dari: number, panjang: number) => {
      dibaca += 1;
      return bytes.subarray(dari, dari + panjang);
    };
    expect(await melebihiPiksel(baca)).toBe(true);
    expect(dibaca).toBeLessThan(2500);
  });

  test('what nobody could show has no size: cut off, without a frame, a PDF', async () => {
    for (const bytes of [
      png('', besar).subarray(0, 20),
      jpg('', besar).subarray(0, 12),
      gabung([0xff, 0xd8, 0xff, 0xd9], jpg('', besar)),
      gabung([0xff, 0xd8, 0xff, 0xda], jpg('', besar)),
      pdf(),
      new Uint8Array(),
    ])
      expect(await melebihi(bytes)).toBe(false);
  });
});

describe('a picture that was broken off', () => {
  const potong = (bytes: Uint8Array) =>
    terpotong(async (dari, panjang) => bytes.subarray(dari, dari + panjang));
  const demo = (nama: string) => readFile(new URL(`../../../server/db/demo/berkas/${nama}`, import.meta.url));

  test('[FILES-02] a photograph is whole with its last byte, whatever stands after it', async () => {
    const foto = await demo('madu-hutan.jpg');
    expect(await potong(foto)).toBe(false);
    expect(await potong(gabung(foto, new Uint8Array(300_000)))).toBe(false);
    for (const bagian of [0.02, 0.5, 0.99])
      expect(await potong(foto.subarray(0, foto.length * bagian))).toBe(true);
    expect(await potong(foto.subarray(0, -1))).toBe(true);
  });

  test('[FILES-02] the end of the thumbnail in its head is not its own', async () => {
    const foto = await demo('madu-hutan.jpg');
    const kepala = gabung(foto.subarray(0, 2), [0xff, 0xe1, 0, 4, 0xff, 0xd9], foto.subarray(2));
    expect(await potong(kepala)).toBe(false);
    expect(await potong(kepala.subarray(0, -2))).toBe(true);
  });

  test('[FILES-02] a PNG and a JPEG without a picture are whole with their end; a PDF is none', async () => {
    for (const bytes of [png(), jpg()]) {
      expect(await potong(bytes)).toBe(false);
      expect(await potong(bytes.subarray(0, -1))).toBe(true);
    }
    expect(await potong(pdf().subarray(0, 40))).toBe(false);
  });
});

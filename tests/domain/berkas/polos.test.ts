import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { polos } from '#domain/berkas/polos.ts';
import { adaExif, adaTempat, jpegBerlokasi } from '#tests/support/foto.ts';

const contoh = async (nama: string) =>
  new Uint8Array(await readFile(new URL(`../../../${nama}`, import.meta.url)));
const madu = () => contoh('server/db/demo/berkas/madu-hutan.jpg');
const dari = (buffer: Buffer) => new Uint8Array(buffer);
const segmen = (kode: number, isi: string) =>
  Buffer.from([0xff, kode, (isi.length + 2) >> 8, (isi.length + 2) & 0xff, ...Buffer.from(isi, 'latin1')]);

describe('[BEYOND-19] a photo without what its camera wrote beside it', () => {
  test('a photograph with its place loses that and stays as it is turned; its points are the very bytes', async () => {
    const asli = polos(await madu());
    const berlokasi = dari(jpegBerlokasi(await madu()));
    expect([adaExif(berlokasi), adaTempat(berlokasi)]).toEqual([true, true]);
    const bersih = polos(berlokasi);
    expect(adaTempat(bersih)).toBe(false);
    const panjangArah = bersih.byteLength - asli.byteLength;
    expect(panjangArah).toBe(36);
    // The one entry of its Exif: turned a quarter.
    expect([...bersih.subarray(22, 34)]).toEqual([1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]);
    expect(Buffer.compare(bersih.subarray(38), asli.subarray(2))).toBe(0);
    expect(Buffer.compare(polos(bersih), bersih)).toBe(0);
  });

  test('what other programs write goes too, colours stay, and nothing behind the picture is kept', async () => {
    const asli = Buffer.from(polos(await madu()));
    const tambahan = [
      segmen(0xe1, 'http://ns.adobe.com/xap/1.0/\0<GPSLatitude/>'),
      segmen(0xed, 'Photoshop 3.0\0Yogyakarta'),
      segmen(0xe2, 'MPF\0kedua'),
      segmen(0xfe, 'Lab LPOMK'),
    ];
    const warna = segmen(0xe2, 'ICC_PROFILE\0\x01\x01sRGB');
    const semua = [asli.subarray(0, 2), ...tambahan, warna, asli.subarray(2), jpegBerlokasi(asli)];
    const harap = Buffer.concat([asli.subarray(0, 2), warna, asli.subarray(2)]);
    expect(Buffer.compare(polos(dari(Buffer.concat(semua))), harap)).toBe(0);
  });

  test('of a PNG its remarks go, its chunks stay', async () => {
    const asli = Buffer.from(await contoh('public/icon-192.png'));
    const potong = (nama: string, isi: Buffer) => {
      const kepala = Buffer.alloc(8);
      kepala.writeUInt32BE(isi.byteLength);
      kepala.write(nama, 4, 'latin1');
      return Buffer.concat([kepala, isi, Buffer.alloc(4)]);
    };
    const tempat = Buffer.from('7 46 S 110 22 E');
    const akhir = asli.byteLength - 12;
    const berlokasi = Buffer.concat([
      asli.subarray(0, 33),
      potong('eXIf', tempat),
      asli.subarray(33, akhir),
      potong('tEXt', tempat),
      asli.subarray(akhir),
      tempat,
    ]);
    const bersih = Buffer.from(polos(dari(berlokasi)));
    expect(bersih.includes(tempat)).toBe(false);
    expect(Buffer.compare(bersih, polos(dari(asli)))).toBe(0);
    expect(bersih.includes('IDAT')).toBe(true);
  });

  test('what is cut off anywhere neither hangs nor throws', async () => {
    const utuh = dari(jpegBerlokasi(await madu()));
    for (let panjang = 3; panjang < 400; panjang += 1) polos(utuh.slice(0, panjang));
    expect(polos(new TextEncoder().encode('%PDF-1.4'))).toEqual(new TextEncoder().encode('%PDF-1.4'));
  });
});

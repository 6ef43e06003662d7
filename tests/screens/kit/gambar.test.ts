import { describe, expect, it } from 'vitest';
import { takePages } from '#kit/field/picture-pages.ts';
import { aturanBukti } from '#domain/pembayaran/bukti.ts';
import { jpg, pdf, png } from '#tests/support/berkas.ts';

const tipe = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf', heic: 'image/heic' } as const;
const berkas = (name: string, isi: Uint8Array) =>
  new File([isi as Uint8Array<ArrayBuffer>], name, { type: tipe[name.split('.')[1] as keyof typeof tipe] });
const foto = (name: string) => berkas(name, jpg(name));
const ambil = (...files: File[]) =>
  takePages(files, aturanBukti, {
    most: 3,
    toPdf: () => Promise.reject(new Error('nothing was to be made')),
  });
/** As large as it says without holding it. */
function sebesar(file: File, size: number): File {
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

describe('[GAP-148] what a field that sends PDF says of what it was given', () => {
  it('takes a PDF as it is, up to its size', async () => {
    const satu = berkas('bukti.pdf', pdf());
    expect(await ambil(satu)).toBe(satu);
    expect(await ambil(sebesar(berkas('bukti.pdf', pdf()), aturanBukti.maxBytes + 1))).toBe(
      'Ukuran file tidak boleh lebih dari 5MB',
    );
  });

  const foto4 = ['a', 'b', 'c', 'd'].map((nama) => foto(`${nama}.jpg`));
  it.each<[string, File[], RegExp]>([
    ['too many', foto4, /^Paling banyak 3 gambar, Anda memilih 4\. Pilih 3 yang terpenting\.$/],
    [
      'mixed',
      [foto('a.jpg'), berkas('bukti.pdf', pdf())],
      /^PDF tidak dapat digabung dengan file lain\. Pilih satu file PDF saja, atau paling banyak 3 gambar\.$/,
    ],
    [
      'too large',
      [sebesar(foto('besar.jpg'), 60 * 1024 * 1024)],
      /^besar\.jpg berukuran 60 MB, paling besar 25 MB\. Pakai tangkapan layar, atau foto lagi dengan ukuran/,
    ],
    [
      'something else',
      [berkas('foto.heic', jpg())],
      /^foto\.heic bukan foto, tangkapan layar \(JPG atau PNG\), atau PDF\. Pilih file lain\.$/,
    ],
    [
      'too wide',
      [berkas('layar.png', png('luas', { lebar: 20_000, tinggi: 20_000 }))],
      /lebih dari 50 megapiksel/,
    ],
    // Nothing here can draw: as with a file whose picture is cut off.
    [
      'broken',
      [foto('rusak.jpg')],
      /^rusak\.jpg tidak dapat dibaca sebagai gambar\. Pilih gambar lain, atau foto sekali lagi\.$/,
    ],
  ])('refuses what is %s, in a sentence of its own', async (_apa, files, kalimat) => {
    expect(await ambil(...files)).toMatch(kalimat);
  });
});

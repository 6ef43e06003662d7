import { describe, expect, it } from 'vitest';
import { takePages } from '#kit/picture-pages.ts';
import { aturanBukti } from '#domain/pembayaran/endpoints.ts';
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

  it('refuses what is too many, mixed, too large, something else or broken, each in its own sentence', async () => {
    expect(await ambil(foto('a.jpg'), foto('b.jpg'), foto('c.jpg'), foto('d.jpg'))).toBe(
      'Paling banyak 3 gambar, Anda memilih 4. Pilih 3 yang terpenting.',
    );
    expect(await ambil(foto('a.jpg'), berkas('bukti.pdf', pdf()))).toBe(
      'PDF tidak dapat digabung dengan file lain. Pilih satu file PDF saja, atau paling banyak 3 gambar.',
    );
    expect(await ambil(sebesar(foto('besar.jpg'), 60 * 1024 * 1024))).toBe(
      'besar.jpg berukuran 60 MB, paling besar 25 MB. Pakai tangkapan layar, atau foto lagi dengan ukuran lebih kecil.',
    );
    expect(await ambil(berkas('foto.heic', jpg()))).toBe(
      'foto.heic bukan foto, tangkapan layar (JPG atau PNG), atau PDF. Pilih file lain.',
    );
    expect(await ambil(berkas('layar.png', png('luas', { lebar: 20_000, tinggi: 20_000 })))).toMatch(
      /lebih dari 50 megapiksel/,
    );
    // Nothing here can draw: as with a file whose picture is cut off.
    expect(await ambil(foto('rusak.jpg'))).toBe(
      'rusak.jpg tidak dapat dibaca sebagai gambar. Pilih gambar lain, atau foto sekali lagi.',
    );
  });
});

import { melebihiPiksel, rusak, terlaluLuas, terpotong } from '#domain/berkas/piksel.ts';
import { bedaAkhiran, jenisIsi, panjangAwalan } from '#domain/berkas/schema.ts';
import type { FileRule } from '#domain/core/endpoint.ts';

/**
 * Why a chosen file is not one its field takes, as a sentence, or null. The browser goes by the name; the content decides,
 * here already, so that nobody learns of a wrong file only once the network is back (FILES-02). A picture is also judged
 * before anything tries to draw it, and whether it is whole: half of one is drawn as well. Rejects when the device cannot read the file.
 */
export async function salahIsi(
  file: File,
  { types, salahJenis }: Pick<FileRule, 'types' | 'salahJenis'>,
): Promise<string | null> {
  const baca = async (dari: number, panjang: number) =>
    new Uint8Array(await file.slice(dari, dari + panjang).arrayBuffer());
  const isi = jenisIsi(await baca(0, panjangAwalan));
  if (isi === undefined || !types.includes(isi) || !types.includes(file.type)) return salahJenis;
  if (isi !== file.type) return bedaAkhiran;
  if (await melebihiPiksel(baca)) return terlaluLuas;
  return (await terpotong(baca)) ? rusak : null;
}

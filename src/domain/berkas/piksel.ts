import { jenisIsi, panjangAwalan } from './schema.ts';

/**
 * The largest picture, in points: what a program needs to show one is counted in these, however small its file. A camera
 * of 50 megapixels has some more than its name says.
 */
export const maksPiksel = 50 * 1024 * 1024;
export const terlaluLuas = 'Gambar ini lebih dari 50 megapiksel. Perkecil gambarnya lalu pilih lagi.';

/** Gives these bytes of a file, fewer at its end. */
type Baca = (dari: number, panjang: number) => Promise<Uint8Array>;

/** Whether a file is a picture of more points than the product takes, by its own header alone. */
export async function melebihiPiksel(baca: Baca): Promise<boolean> {
  const jenis = jenisIsi(await baca(0, panjangAwalan));
  if (jenis === 'image/png') return (await luasPng(baca)) > maksPiksel;
  return jenis === 'image/jpeg' && (await luasJpeg(baca)) > maksPiksel;
}

/** These bytes and no others of what they may be a part of: a Buffer of Node's is one, and its slice too. */
const isiDari = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** The first chunk says it, or nobody can show it. */
async function luasPng(baca: Baca): Promise<number> {
  const chunk = isiDari(await baca(8, 16));
  if (chunk.byteLength < 16 || chunk.getUint32(4) !== 0x49_48_44_52) return 0;
  return chunk.getUint32(8) * chunk.getUint32(12);
}

/** More looks than any camera's file needs; who hides the size behind more has a reason to. */
const maksLangkah = 1000;
const potongan = 4096;

/** Goes from marker to marker as decoders do, over whatever lies between them, to the header of the frame. */
async function luasJpeg(baca: Baca): Promise<number> {
  let at = 2;
  for (let langkah = 0; langkah < maksLangkah; langkah += 1) {
    const bytes = await baca(at, potongan);
    const marker = bytes.findIndex((byte, ke) => byte === 0xff && isMarker(bytes[ke + 1]));
    if (marker < 0) {
      if (bytes.byteLength < potongan) return 0;
      at += potongan - 1;
      continue;
    }
    const kode = bytes[marker + 1]!;
    at += marker + 2;
    if (isTanpaIsi(kode)) continue;
    if (kode === 0xd9 || kode === 0xda) return 0;
    const isi = isiDari(await baca(at, 7));
    if (isi.byteLength < 7) return 0;
    if (isBingkai(kode)) return isi.getUint16(3) * isi.getUint16(5);
    at += isi.getUint16(0);
  }
  return Infinity;
}

const isMarker = (byte: number | undefined): boolean => byte !== undefined && byte !== 0 && byte !== 0xff;
/** RST, SOI and TEM stand alone. */
const isTanpaIsi = (kode: number): boolean => (kode >= 0xd0 && kode <= 0xd8) || kode === 0x01;
/** SOF0 to SOF15 without the tables that lie between them: DHT, JPG, DAC. */
const isBingkai = (kode: number): boolean =>
  kode >= 0xc0 && kode <= 0xcf && kode !== 0xc4 && kode !== 0xc8 && kode !== 0xcc;

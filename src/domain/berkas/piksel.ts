import { jenisIsi, panjangAwalan } from './schema.ts';

/**
 * The largest picture, in points: what a program needs to show one is counted in these, however small its file. A camera
 * of 50 megapixels has some more than its name says.
 */
export const maksPiksel = 50 * 1024 * 1024;
export const terlaluLuas = 'Gambar ini lebih dari 50 megapiksel. Perkecil gambarnya lalu pilih lagi.';
export const rusak = 'Foto ini rusak atau terpotong. Ambil atau pilih lagi.';

/** Gives these bytes of a file, fewer at its end. */
type Baca = (dari: number, panjang: number) => Promise<Uint8Array>;

/** Whether a file is a picture of more points than the product takes, by its own header alone. */
export async function melebihiPiksel(baca: Baca): Promise<boolean> {
  const jenis = jenisIsi(await baca(0, panjangAwalan));
  if (jenis === 'image/png') return (await luasPng(baca)) > maksPiksel;
  return jenis === 'image/jpeg' && (await kepalaJpeg(baca)).luas > maksPiksel;
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

/** What stands before the picture itself: its size in points, 0 where it says none, and where the picture begins. */
type Kepala = { luas: number; gambar: number | 'tanpa gambar' | 'terpotong' };

/** Goes from marker to marker as decoders do, over whatever lies between them, to where the picture itself begins. */
async function kepalaJpeg(baca: Baca): Promise<Kepala> {
  let at = 2;
  let luas = 0;
  for (let langkah = 0; langkah < maksLangkah; langkah += 1) {
    const bytes = await baca(at, potongan);
    const marker = bytes.findIndex((byte, ke) => byte === 0xff && isMarker(bytes[ke + 1]));
    if (marker < 0) {
      if (bytes.byteLength < potongan) return { luas, gambar: 'terpotong' };
      at += potongan - 1;
      continue;
    }
    const kode = bytes[marker + 1]!;
    at += marker + 2;
    if (isTanpaIsi(kode)) continue;
    if (kode === 0xd9) return { luas, gambar: 'tanpa gambar' };
    if (kode === 0xda) return { luas, gambar: at };
    const isi = isiDari(await baca(at, 7));
    if (isi.byteLength < 7) return { luas, gambar: 'terpotong' };
    if (isBingkai(kode)) luas = Math.max(luas, isi.getUint16(3) * isi.getUint16(5));
    at += isi.getUint16(0);
  }
  return { luas: Infinity, gambar: at };
}

/**
 * Whether a picture ends before its end, as one does whose transfer was broken off: it would be kept, paid for and shown
 * half grey. What stands after its end does not matter; telephones put films there.
 */
export async function terpotong(baca: Baca): Promise<boolean> {
  const jenis = jenisIsi(await baca(0, panjangAwalan));
  if (jenis === 'image/png') return !(await memuat(baca, panjangAwalan, akhirPng));
  if (jenis !== 'image/jpeg') return false;
  const { gambar } = await kepalaJpeg(baca);
  return typeof gambar === 'number' ? !(await memuat(baca, gambar, akhirJpeg)) : gambar === 'terpotong';
}

/** In the picture itself no byte 255 is followed by this one but at its end. */
const akhirJpeg = [0xff, 0xd9];
/** The last chunk with its checksum. */
const akhirPng = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
/** Read at once while the end is looked for. */
const sebagian = 256 * 1024;

/** Whether these bytes stand in it from there on. */
async function memuat(baca: Baca, dari: number, tanda: readonly number[]): Promise<boolean> {
  for (let at = dari; ; at += sebagian - tanda.length + 1) {
    const bytes = await baca(at, sebagian);
    for (let ke = bytes.indexOf(tanda[0]!); ke >= 0; ke = bytes.indexOf(tanda[0]!, ke + 1))
      if (tanda.every((byte, lagi) => bytes[ke + lagi] === byte)) return true;
    if (bytes.byteLength < sebagian) return false;
  }
}

/** Whether a byte behind a 255 is a marker of a JPEG. */
export const isMarker = (byte: number | undefined): boolean =>
  byte !== undefined && byte !== 0 && byte !== 0xff;
/** RST, SOI and TEM stand alone. */
export const isTanpaIsi = (kode: number): boolean => (kode >= 0xd0 && kode <= 0xd8) || kode === 0x01;
/** SOF0 to SOF15 without the tables that lie between them: DHT, JPG, DAC. */
const isBingkai = (kode: number): boolean =>
  kode >= 0xc0 && kode <= 0xcf && kode !== 0xc4 && kode !== 0xc8 && kode !== 0xcc;

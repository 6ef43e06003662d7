import { isMarker, isTanpaIsi } from './piksel.ts';
import { jenisIsi } from './schema.ts';

/**
 * A JPEG or PNG without what its camera and other programs wrote beside the picture: place, time, names, a second smaller
 * picture (BEYOND-19). The points stay as they are, and which way up they are shown. Anything else is given back as it is.
 */
export function polos(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const jenis = jenisIsi(bytes);
  if (jenis === 'image/jpeg') return gabung(bagianJpeg(bytes));
  return jenis === 'image/png' ? gabung(bagianPng(bytes)) : bytes;
}

type Bagian = Uint8Array<ArrayBuffer>;

function gabung(bagian: readonly Bagian[]): Bagian {
  const semua = new Uint8Array(bagian.reduce((panjang, { byteLength }) => panjang + byteLength, 0));
  let at = 0;
  for (const satu of bagian) {
    semua.set(satu, at);
    at += satu.byteLength;
  }
  return semua;
}

const isiDari = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
const huruf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** What a program writes beside a PNG; all other chunks say how its points look. */
const catatanPng = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function bagianPng(bytes: Bagian): Bagian[] {
  const bagian = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const nama = huruf(bytes.subarray(at + 4, at + 8));
    const akhir = at + 12 + isiDari(bytes).getUint32(at);
    if (!catatanPng.has(nama)) bagian.push(bytes.subarray(at, akhir));
    // What stands behind the picture is none of it.
    if (nama === 'IEND') break;
    at = akhir;
  }
  return bagian;
}

/** From marker to marker, as decoders go; what lies between them belongs to none. */
function bagianJpeg(bytes: Bagian): Bagian[] {
  const bagian: Bagian[] = [];
  let arah = 1;
  for (let at = 2; ;) {
    at = markerDari(bytes, at);
    const kode = bytes[at + 1];
    // What stands behind the picture is none of it: telephones put films there.
    if (kode === undefined || kode === 0xd9) break;
    if (isTanpaIsi(kode)) {
      at += 2;
      continue;
    }
    let akhir = at + 2 + (at + 4 <= bytes.byteLength ? isiDari(bytes).getUint16(at + 2) : 0);
    if (kode === 0xe1) arah = arahDari(bytes.subarray(at + 4, akhir)) ?? arah;
    if (kode === 0xda) akhir = akhirTitik(bytes, akhir);
    if (dipakai(kode, bytes.subarray(at + 4, akhir))) bagian.push(bytes.subarray(at, akhir));
    at = akhir;
  }
  return [awalJpeg, ...(arah > 1 ? [exifArah(arah)] : []), ...bagian, akhirJpeg];
}

const awalJpeg = Uint8Array.of(0xff, 0xd8);
const akhirJpeg = Uint8Array.of(0xff, 0xd9);

function markerDari(bytes: Uint8Array, dari: number): number {
  let at = dari;
  while (at < bytes.byteLength && !(bytes[at] === 0xff && isMarker(bytes[at + 1]))) at += 1;
  return at;
}

/** Where the points end that begin here; markers among them (RST) only say where decoders may begin again. */
function akhirTitik(bytes: Uint8Array, dari: number): number {
  let at = markerDari(bytes, dari);
  while (isTanpaIsi(bytes[at + 1] ?? 0xd9)) at = markerDari(bytes, at + 2);
  return at;
}

/** Of what programs add JFIF, colours (ICC) and Adobe's word on them; no remark. Everything else is the picture. */
function dipakai(kode: number, isi: Uint8Array): boolean {
  if (kode === 0xfe) return false;
  if (kode < 0xe0 || kode > 0xef) return true;
  return kode === 0xe0 || kode === 0xee || (kode === 0xe2 && huruf(isi.subarray(0, 11)) === 'ICC_PROFILE');
}

const kepalaExif = 'Exif\0\0';
const tandaArah = 0x01_12;

/** Which way up it is shown, 1 to 8, as its Exif says; undefined where it does not. */
function arahDari(isi: Uint8Array): number | undefined {
  if (huruf(isi.subarray(0, 6)) !== kepalaExif || isi.byteLength < 14) return undefined;
  const tiff = isiDari(isi.subarray(6));
  const kecil = tiff.getUint8(0) === 0x49;
  const daftar = tiff.getUint32(4, kecil);
  if (daftar + 2 > tiff.byteLength) return undefined;
  const banyak = tiff.getUint16(daftar, kecil);
  for (let at = daftar + 2; at < daftar + 2 + banyak * 12 && at + 12 <= tiff.byteLength; at += 12)
    if (tiff.getUint16(at, kecil) === tandaArah) {
      const arah = tiff.getUint16(at + 8, kecil);
      return arah >= 1 && arah <= 8 ? arah : undefined;
    }
  return undefined;
}

/** An Exif that says this and nothing else. */
const exifArah = (arah: number): Bagian =>
  // oxfmt-ignore
  Uint8Array.of(
    0xff, 0xe1, 0, 34, ...new TextEncoder().encode(`${kepalaExif}MM`), 0, 42, 0, 0, 0, 8,
    0, 1, tandaArah >> 8, tandaArah & 0xff, 0, 3, 0, 0, 0, 1, 0, arah, 0, 0, 0, 0, 0, 0,
  );

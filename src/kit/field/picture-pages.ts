import { salahIsi } from '#data/isi-berkas.ts';
import type { FileRule } from '#domain/core/endpoint.ts';
import { formatNumber } from '#domain/core/format.ts';
import { baseName, drawPicture, type DrawnPicture } from './shrink-picture.ts';

/** How a field that sends only PDF makes one of pictures (GAP-148). */
export type PicturePages = {
  /** As many as one file may have. */
  most: number;
  /** Loaded only when it is needed. */
  toPdf: (pictures: readonly DrawnPicture[]) => Promise<Uint8Array<ArrayBuffer>>;
};

const pdf = 'application/pdf';
export const pictureTypes = ['image/jpeg', 'image/png'] as const;
/** What a phone can still draw beside everything else it holds. */
const largest = 25 * 1024 * 1024;
/** What a PDF is besides its pictures. */
const frame = 64 * 1024;

const notMade =
  'PDF tidak dapat dibuat dari gambar ini sekarang. Muat ulang halaman lalu pilih sekali lagi, atau pilih file PDF.';

const inMb = (bytes: number): string => `${formatNumber(Math.round(bytes / 1024 / 1024))} MB`;

/** A PDF as it is, or one made of these pictures, a page for each; else why not, as a sentence. Rejects what cannot be read. */
export async function takePages(
  files: readonly File[],
  rule: Pick<FileRule, 'types' | 'maxBytes' | 'terlaluBesar'>,
  pages: PicturePages,
): Promise<File | string> {
  const wrong = await wrongPages(files, pages.most);
  if (wrong !== null) return wrong;
  const [first] = files;
  if (first!.type === pdf) return first!.size > rule.maxBytes ? rule.terlaluBesar : first!;
  const drawn: DrawnPicture[] = [];
  // One after another: a cheap phone has no room for three at once.
  for (const file of files) {
    const picture = await drawPicture(file, Math.floor((rule.maxBytes - frame) / files.length)).catch(
      () => undefined,
    );
    if (picture === undefined) return unreadable(file);
    if (picture === null) return rule.terlaluBesar;
    drawn.push(picture);
  }
  const made = await pages.toPdf(drawn).catch(() => null);
  return made === null ? notMade : new File([made], `${baseName(first!)}.pdf`, { type: pdf });
}

/** Why a picture is not to be drawn here, by what it says of itself and how it begins; null of one that may be. */
export async function wrongPicture(
  file: File,
  kinds: Pick<FileRule, 'types' | 'salahJenis'>,
): Promise<string | null> {
  return file.size > largest
    ? `${file.name} berukuran ${inMb(file.size)}, paling besar ${inMb(largest)}. Pakai tangkapan layar, atau foto lagi dengan ukuran lebih kecil.`
    : salahIsi(file, kinds);
}

/** What a picture is told that its browser cannot draw. */
export const unreadable = ({ name }: Pick<File, 'name'>): string =>
  `${name} tidak dapat dibaca sebagai gambar. Pilih gambar lain, atau foto sekali lagi.`;

/** Why these files cannot become one PDF, by what they say of themselves and how they begin. */
async function wrongPages(files: readonly File[], most: number): Promise<string | null> {
  if (files.length > 1 && files.some(({ type }) => type === pdf))
    return `PDF tidak dapat digabung dengan file lain. Pilih satu file PDF saja, atau paling banyak ${most} gambar.`;
  if (files.length > most)
    return `Paling banyak ${most} gambar, Anda memilih ${files.length}. Pilih ${most} yang terpenting.`;
  for (const file of files) {
    const kinds = {
      types: [pdf, ...pictureTypes],
      salahJenis: `${file.name} bukan foto, tangkapan layar (JPG atau PNG), atau PDF. Pilih file lain.`,
    };
    const wrong = await (file.type === pdf ? salahIsi(file, kinds) : wrongPicture(file, kinds));
    if (wrong !== null) return wrong;
  }
  return null;
}

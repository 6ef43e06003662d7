export const tanpaGambar =
  'Gambar tidak dapat dimasukkan ke isi ini. Tuliskan dengan kata, angka, atau tabel.';

const isPicture = (file: File): boolean => file.type.startsWith('image/');

/**
 * What to do with something pasted or dropped. A spreadsheet puts a picture of the cells beside the cells: then the text
 * counts. 'tolak' is a picture and nothing else.
 */
export function judgePasted(data: DataTransfer | null): 'terima' | 'tolak' {
  if (!data || data.getData('text/plain').trim() !== '') return 'terima';
  const pictureFile = Array.from(data.files).some(isPicture);
  return pictureFile || /<img\b/i.test(data.getData('text/html')) ? 'tolak' : 'terima';
}

/** Pasted HTML without its pictures; the rest of it stays. */
export function withoutPictures(html: string): { html: string; found: boolean } {
  const clean = html.replace(/<img\b[^>]*>/gi, '');
  return { html: clean, found: clean !== html };
}

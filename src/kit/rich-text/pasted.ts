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

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Cells of a spreadsheet that come as lines with tabs and nothing else, as a table; null for other text. What comes as
 * HTML is a table already.
 */
export function tableOf(data: DataTransfer | null): string | null {
  if (!data || data.getData('text/html') !== '') return null;
  const lines = data
    .getData('text/plain')
    .replace(/[\r\n]+$/, '')
    .split(/\r?\n/);
  if (!lines.every((line) => line.includes('\t'))) return null;
  const rows = lines.map((line) => line.split('\t').map((cell) => `<td>${escaped(cell)}</td>`));
  return `<table>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</table>`;
}

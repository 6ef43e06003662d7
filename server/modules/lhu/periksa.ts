import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { berisiSama, memuatTandaTangan } from '#domain/lhu/tanda-tangan.ts';

export type Berpasangan = { terbit: Uint8Array; bertandaTangan: Uint8Array };

/** What speaks against a file as the signed form of an issued report; null if nothing does. In a thread (menggambar.ts). */
export async function periksa({ terbit, bertandaTangan }: Berpasangan): Promise<string | null> {
  if (!memuatTandaTangan(bertandaTangan))
    return 'File ini belum bertanda tangan elektronik. Tanda tangani file laporan yang terbit di aplikasi tanda tangan, lalu unggah hasilnya.';
  const semula = await halamanDari(terbit);
  const baru = await halamanDari(bertandaTangan, semula.length).catch(() => null);
  if (baru === null)
    return 'File ini tidak dapat dibaca: rusak atau terkunci sandi. Unduh laporan yang terbit, tanda tangani, lalu unggah tanpa sandi.';
  return berisiSama(semula, baru)
    ? null
    : 'Isi file ini berbeda dari laporan yang terbit. Unduh LHU terbaru dari halaman ini, tanda tangani file itu, lalu unggah hasilnya.';
}

/** The text of each page. Of one that has another number of pages than is asked for, nothing. */
async function halamanDari(bytes: Uint8Array, sebanyak?: number): Promise<string[]> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    enableXfa: false,
    useSystemFonts: false,
  });
  try {
    const pdf = await task.promise;
    if (sebanyak !== undefined && pdf.numPages !== sebanyak) return [];
    const pages: string[] = [];
    for (let ke = 1; ke <= pdf.numPages; ke += 1) {
      const { items } = await (await pdf.getPage(ke)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

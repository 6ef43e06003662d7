import type { PicturePages } from '#kit/field/picture-pages.ts';

/**
 * Up to so many pictures become the one PDF that a field sends (GAP-148, GAP-161); what it takes is loaded with the first
 * of them.
 */
export const fotoJadiPdf = (most: number): PicturePages => ({
  most,
  toPdf: async (pictures) => {
    const { pdfDariGambar } = await import('#pdf/gambar.ts');
    return pdfDariGambar(
      await Promise.all(
        pictures.map(async ({ jpeg, width, height }) => ({
          bytes: new Uint8Array(await jpeg.arrayBuffer()),
          lebar: width,
          tinggi: height,
        })),
      ),
    );
  },
});

/** A document on paper: as many pages as stay readable within 5 MB (GAP-161). */
export const fotoDokumen = fotoJadiPdf(10);
export const bantuanDokumen = 'Satu file PDF paling besar 5 MB, atau foto tiap halaman (paling banyak 10)';

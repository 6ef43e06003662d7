import { jsPDF } from 'jspdf';

/** A picture as it is embedded: JPEG, upright, with its points. */
export type GambarJpeg = { bytes: Uint8Array; lebar: number; tinggi: number };

const tepi = 10;

/** One upright A4 page for each picture, whole, and as large as the page takes it (GAP-148). */
export function pdfDariGambar(gambar: readonly GambarJpeg[]): Uint8Array<ArrayBuffer> {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', orientation: 'portrait' });
  const { pageSize } = doc.internal;
  const ruang = { lebar: pageSize.getWidth() - 2 * tepi, tinggi: pageSize.getHeight() - 2 * tepi };
  gambar.forEach(({ bytes, lebar, tinggi }, ke) => {
    if (ke > 0) doc.addPage();
    const skala = Math.min(ruang.lebar / lebar, ruang.tinggi / tinggi);
    const x = tepi + (ruang.lebar - lebar * skala) / 2;
    doc.addImage(bytes, 'JPEG', x, tepi, lebar * skala, tinggi * skala);
  });
  return new Uint8Array(doc.output('arraybuffer'));
}

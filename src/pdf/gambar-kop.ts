import type { jsPDF } from 'jspdf';
import type { GambarKop } from '#domain/laboratorium/kop.ts';

/** Where a picture goes and how large it may be, in millimetres; `x` is its right edge where it is set against that. */
type Bidang = { x: number; y: number; lebar: number; tinggi: number; rata?: 'right' };

/**
 * Draws a picture of a letterhead as large as its place lets it. Answers how large it came out: nothing where there is none,
 * or one that cannot be read, for which no report waits.
 */
export function drawGambarKop(
  doc: jsPDF,
  gambar: GambarKop | null,
  { x, y, rata, ...paling }: Bidang,
): { lebar: number; tinggi: number } {
  if (!gambar) return { lebar: 0, tinggi: 0 };
  try {
    const { width, height } = doc.getImageProperties(gambar.bytes);
    const skala = Math.min(paling.lebar / width, paling.tinggi / height);
    const [lebar, tinggi] = [width * skala, height * skala];
    const jenis = gambar.mime === 'image/png' ? 'PNG' : 'JPEG';
    doc.addImage(gambar.bytes, jenis, rata ? x - lebar : x, y, lebar, tinggi, undefined, 'FAST');
    return { lebar, tinggi };
  } catch {
    return { lebar: 0, tinggi: 0 };
  }
}

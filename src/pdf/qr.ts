import { qrcode, type DrawingContext } from 'bwip-js/generic';
import type { jsPDF } from 'jspdf';

/** Draws a QR code of `isi` as one vector shape, `sisi` millimetres wide, its quiet zone left to who places it. */
export function drawQr(
  doc: jsPDF,
  isi: string,
  { x, y, sisi }: { x: number; y: number; sisi: number },
): void {
  doc.setFillColor('#000000');
  const options = { bcid: 'qrcode', text: isi, scale: 1, eclevel: 'M' };
  qrcode(options, intoPdf(doc, { x, y, sisi }));
}

const unused = (): void => undefined;

/** bwip-js draws a QR code as polygons on a grid of its own, then fills them all at once. */
function intoPdf(doc: jsPDF, { x, y, sisi }: { x: number; y: number; sisi: number }): DrawingContext<void> {
  let modul = 1;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => {
      modul = sisi / width;
    },
    polygon: (points) => {
      points.forEach(([px, py], index) => {
        const at = [x + px * modul, y + py * modul] as const;
        if (index === 0) doc.moveTo(...at);
        else doc.lineTo(...at);
      });
      doc.close();
    },
    fill: () => void doc.fillEvenOdd(),
    line: unused,
    hexagon: unused,
    ellipse: unused,
    text: unused,
    end: unused,
  };
}

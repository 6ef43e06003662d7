import { jsPDF } from 'jspdf';
import { formatDate } from '#domain/core/format.ts';

type Dokumen = { judul: string; isi: readonly string[]; penanda: string; pada: Date };

/** A letter as somebody would upload it: a heading, a few lines, and who signed it. */
export function tulisDokumen({ judul, isi, penanda, pada }: Dokumen): Uint8Array {
  const doc = new jsPDF({ unit: 'mm', format: 'a5' });
  doc.setCreationDate(pada);
  doc.setFileId(pada.getTime().toString(16).toUpperCase().padStart(32, '0'));
  doc.setFont('helvetica', 'bold');
  doc.setFontSize(13);
  doc.text(judul, 74, 24, { align: 'center', maxWidth: 120 });
  doc.setFont('helvetica', 'normal');
  doc.setFontSize(10);
  let y = 42;
  for (const alinea of isi) {
    const baris = doc.splitTextToSize(alinea, 120) as string[];
    doc.text(baris, 14, y);
    y += baris.length * 5.2 + 3;
  }
  doc.text(formatDate(pada), 84, y + 10);
  doc.text(doc.splitTextToSize(penanda, 52) as string[], 84, y + 32);
  return new Uint8Array(doc.output('arraybuffer'));
}

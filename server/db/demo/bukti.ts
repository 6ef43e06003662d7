import { jsPDF } from 'jspdf';
import { formatDateTime, formatRupiah } from '#domain/core/format.ts';

/** A bank's receipt as a registrant would upload it: one small page that says what was sent, by whom and when. */
export function tulisBukti(isi: { namaBank: string; nama: string; nilai: number; pada: Date }): Uint8Array {
  const doc = new jsPDF({ unit: 'mm', format: 'a6' });
  doc.setCreationDate(isi.pada);
  doc.setFileId(isi.pada.getTime().toString(16).toUpperCase().padStart(32, '0'));
  doc.setFont('helvetica', 'bold');
  doc.setFontSize(13);
  doc.text(isi.namaBank, 10, 16);
  doc.setFontSize(11);
  doc.text('Transfer berhasil', 10, 26);
  doc.setFont('helvetica', 'normal');
  doc.setFontSize(9);
  const baris = [
    ['Waktu', formatDateTime(isi.pada)],
    ['Dari', isi.nama],
    ['Kepada', 'Laboratorium Fakultas Farmasi'],
    ['Rekening tujuan', '1234567890'],
    ['Nominal', formatRupiah(isi.nilai)],
  ] as const;
  baris.forEach(([label, nilai], at) => {
    doc.setTextColor(110);
    doc.text(label, 10, 38 + at * 9);
    doc.setTextColor(20);
    doc.text(nilai, 40, 38 + at * 9);
  });
  return new Uint8Array(doc.output('arraybuffer'));
}

import { GState, jsPDF } from 'jspdf';
import { namaLengkapLaboratorium } from '#domain/acuan/laboratorium.ts';
import { formatTelepon } from '#domain/core/telepon.ts';
import type { KopLaboratorium } from '#domain/laboratorium/kop.ts';
import { drawGambarKop } from './gambar-kop.ts';
import { bentuk, biasa, tebal } from './huruf/huruf.ts';
import { describeFile } from './metadata.ts';
import { gaya, mm, tinta, write } from './tulisan.ts';

/** Who the papers of this installation are from (GAP-76), never this program: what the institution says, for all its laboratories. */
export type KopInstitusi = {
  appName: string;
  institutionName: string;
  /** Street, town and telephone on one line; '' leaves it out. */
  institutionAddress: string;
  /** The place its papers are dated at; '' leaves it out. */
  institutionCity: string;
};
/** The same of one laboratory. What it does not say itself, or where nothing is known of it, the institution says. */
export type Kop = KopInstitusi & { namaLaboratorium: string; laboratorium: KopLaboratorium | null };

/** A finished paper. */
export type Dokumen = { namaFile: string; bytes: Uint8Array<ArrayBuffer> };

/** A paper being written, from the top down: `y` is where the next thing goes, in millimetres. */
export type Kertas = { doc: jsPDF; y: number; isi: IsiKertas };

export type IsiKertas = {
  kop: KopInstitusi & { namaLaboratorium: string | null; laboratorium: KopLaboratorium | null };
  /** The letterhead bears the mark of accreditation: every result of the paper is in its scope (GAP-174). */
  terakreditasi?: boolean;
  judul: string;
  /** The paper's own number, printed on every page; null while it has none. */
  nomor: string | null;
  /** What stands in its place meanwhile; a line to be filled in where left out. */
  tanpaNomor?: string;
  /** 32 hex digits and a moment that belong to the record: the same record gives the same bytes. */
  id: string;
  saat: string;
};

/** A4 with a margin of 10 mm (FILES-09). */
export const halaman = { lebar: 210, tinggi: 297, tepi: 10, isi: 190 } as const;

/** Where text begins on every page but the first, and how much the foot takes of each. */
export const batas = { atas: 20, bawah: 18 } as const;

/** How much a page but the first has room for. */
export const tinggiIsi = halaman.tinggi - batas.atas - batas.bawah;

/** A line that is left open. */
export const belumDiisi = '………………………………………';

const dasar = halaman.tinggi - batas.bawah;
const kanan = halaman.lebar - halaman.tepi;

/** Takes a sheet with its letterhead and title. */
export function openKertas({ kop, ...rest }: IsiKertas): Kertas {
  const isi = { ...rest, kop: { ...kop, namaLaboratorium: namaLengkap(kop.namaLaboratorium) } };
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  for (const [style, file] of Object.entries({ normal: biasa, bold: tebal })) {
    doc.addFileToVFS(`${style}.ttf`, file);
    doc.addFont(`${style}.ttf`, 'Kertas', style);
  }
  doc.setLineHeightFactor(1.3);
  describeFile(doc, isi);
  const kertas = { doc, y: halaman.tepi, isi };
  drawKop(kertas);
  drawJudul(kertas);
  return kertas;
}

const namaLengkap = (nama: string | null): string | null => nama && namaLengkapLaboratorium(nama);

/** The most a logo and the mark of accreditation take. */
const logo = { lebar: 24, tinggi: 18 } as const;
const tanda = { lebar: 32, tinggi: 13 } as const;

function drawKop(kertas: Kertas): void {
  const { doc, isi } = kertas;
  const { institutionName, institutionAddress, namaLaboratorium, laboratorium } = isi.kop;
  const atas = kertas.y;
  const gambar = drawGambarKop(doc, laboratorium?.logo ?? null, { x: halaman.tepi, y: atas, ...logo });
  const masuk = gambar.lebar > 0 ? gambar.lebar + 3.5 : 0;
  const kiri = { x: halaman.tepi + masuk, lebar: 146 - masuk };
  const bawahKanan = drawKopKanan(kertas);
  if (namaLaboratorium) kertas.y += write(doc, gaya.label, institutionName, { ...kiri, y: kertas.y });
  const penerbit = namaLaboratorium ?? institutionName;
  kertas.y += write(doc, gaya.laboratorium, penerbit, { ...kiri, y: kertas.y });
  for (const baris of [laboratorium?.alamat ?? institutionAddress, hubungan(laboratorium)])
    if (baris) kertas.y += write(doc, gaya.kecil, baris, { ...kiri, y: kertas.y });
  kertas.y = Math.max(kertas.y, atas + gambar.tinggi, bawahKanan) + 2;
  doc.setDrawColor(tinta.utama).setLineWidth(0.8);
  doc.line(halaman.tepi, kertas.y, kanan, kertas.y);
  kertas.y += 5;
}

/** What this installation is called, and below it that the laboratory is accredited for all that follows. Answers how far it reaches. */
function drawKopKanan({ doc, y: atas, isi }: Kertas): number {
  const aplikasi = { x: kanan, lebar: 42, rata: 'right' as const };
  const y = atas + write(doc, gaya.kecil, isi.kop.appName, { ...aplikasi, y: atas });
  const { laboratorium } = isi.kop;
  if (!isi.terakreditasi || !laboratorium) return y;
  const { tinggi } = drawGambarKop(doc, laboratorium.tanda, { x: kanan, y: y + 1, rata: 'right', ...tanda });
  const bawah = tinggi > 0 ? y + tinggi + 1.5 : y;
  const { noAkreditasi } = laboratorium;
  if (!noAkreditasi) return bawah;
  return bawah + write(doc, gaya.kecil, `Nomor akreditasi ${noAkreditasi}`, { ...aplikasi, y: bawah });
}

/** How a laboratory is reached, on one line. */
const hubungan = (lab: KopLaboratorium | null): string =>
  [
    lab?.telepon && `Telepon ${formatTelepon(lab.telepon)}`,
    lab?.whatsapp && `WhatsApp ${formatTelepon(lab.whatsapp)}`,
    lab?.email,
  ]
    .filter(Boolean)
    .join(' · ');

/** The place a paper is dated at; '' where none is known. */
export const tempatKertas = ({ isi: { kop } }: Pick<Kertas, 'isi'>): string =>
  kop.laboratorium?.kota ?? kop.institutionCity;

function drawJudul(kertas: Kertas): void {
  const { doc, isi } = kertas;
  const baris = { x: halaman.tepi, lebar: halaman.isi };
  kertas.y += write(doc, gaya.judul, isi.judul, { ...baris, y: kertas.y });
  const nomor = isi.nomor === null && isi.tanpaNomor ? isi.tanpaNomor : `Nomor: ${isi.nomor ?? belumDiisi}`;
  kertas.y += write(doc, gaya.bagian, nomor, { ...baris, y: kertas.y });
}

/** Turns the page when fewer than `tinggi` millimetres are left on it: to the next one, if what stands beside has begun it. */
export function ensureRoom(kertas: Kertas, tinggi: number): void {
  if (kertas.y + tinggi <= dasar) return;
  const { doc } = kertas;
  const { pageNumber } = doc.getCurrentPageInfo();
  if (pageNumber < doc.getNumberOfPages()) doc.setPage(pageNumber + 1);
  else doc.addPage();
  kertas.y = batas.atas;
}

/** Draws what must stand on one page. */
export function drawTogether(kertas: Kertas, draw: (pada: Kertas) => void): void {
  ensureRoom(kertas, heightOfDrawn(kertas, draw));
  draw(kertas);
}

/** How high something comes out: drawn on a page that is taken away again. What turns a page is higher than any. */
export function heightOfDrawn({ doc, isi }: Kertas, draw: (coba: Kertas) => void): number {
  const { pageNumber } = doc.getCurrentPageInfo();
  const semula = doc.getNumberOfPages();
  doc.addPage();
  // Not at the very top, where a section leaves no gap.
  const awal = batas.atas + 1;
  const coba = { doc, isi, y: awal };
  draw(coba);
  const sehalaman = doc.getNumberOfPages() === semula + 1;
  while (doc.getNumberOfPages() > semula) doc.deletePage(doc.getNumberOfPages());
  doc.setPage(pageNumber);
  return sehalaman ? coba.y - awal : Infinity;
}

/** What a stamp says across every page, and in which ink. */
export type Cap = { kata: string; warna: string };

/** Heads, numbers and stamps every page, which only now are counted, and hands the paper over. */
export function closeKertas({ doc, isi }: Kertas, cap?: Cap): Uint8Array<ArrayBuffer> {
  const jumlah = doc.getNumberOfPages();
  for (let ke = 1; ke <= jumlah; ke += 1) {
    doc.setPage(ke);
    if (ke > 1) drawKepala(doc, isi.kop);
    drawKaki(doc, isi, `Halaman ${ke} dari ${jumlah}`);
    if (cap) drawCap(doc, cap);
  }
  return new Uint8Array(doc.output('arraybuffer'));
}

function drawKepala(doc: jsPDF, { institutionName, namaLaboratorium }: IsiKertas['kop']): void {
  const kiri = { x: halaman.tepi, lebar: halaman.isi };
  const penerbit = [namaLaboratorium, institutionName].filter(Boolean).join(', ');
  const tinggi = write(doc, gaya.kecil, penerbit, { ...kiri, y: halaman.tepi });
  const y = halaman.tepi + tinggi + 2;
  doc.setDrawColor(tinta.garis).setLineWidth(0.2);
  doc.line(halaman.tepi, y, kanan, y);
}

function drawKaki(doc: jsPDF, { judul, nomor, tanpaNomor }: IsiKertas, hitungan: string): void {
  const y = dasar + 3.5;
  doc.setDrawColor(tinta.garis).setLineWidth(0.2);
  doc.line(halaman.tepi, y - 1.5, kanan, y - 1.5);
  const nama =
    nomor === null ? `${judul}, ${tanpaNomor?.toLowerCase() ?? 'belum bernomor'}` : `${judul} ${nomor}`;
  write(doc, gaya.kecil, nama, { x: halaman.tepi, y, lebar: 155 });
  write(doc, gaya.kecil, hitungan, { x: kanan, y, lebar: 35, rata: 'right' });
}

/**
 * One word across the page, so thin that everything under it stays readable. Drawn, not written: no reader and no search
 * meets it in the midst of a sentence, and what it says stands among the facts.
 */
function drawCap(doc: jsPDF, { kata, warna }: Cap): void {
  const ukuran = 92;
  doc.setFont('Kertas', 'bold').setFontSize(ukuran);
  const lebar = doc.getTextWidth(kata) / mm(1);
  const [cos, sin] = [Math.cos(kemiringanCap) * ukuran, Math.sin(kemiringanCap) * ukuran];
  const [tengahX, tengahY] = [halaman.lebar / 2 / mm(1), halaman.tinggi / 2 / mm(1)];
  const [kiri, bawah] = [lebar / ukuran / 2, 0.37];
  const awal = { x: tengahX - kiri * cos + bawah * sin, y: tengahY - kiri * sin - bawah * cos };
  doc.saveGraphicsState();
  doc.setGState(new GState({ opacity: 0.12 }));
  doc.setFillColor(warna);
  doc.setCurrentTransformationMatrix(
    doc.Matrix(cos / 1000, sin / 1000, -sin / 1000, cos / 1000, awal.x, awal.y),
  );
  for (const huruf of kata) {
    pageOf(doc).write(`${bentuk[huruf]} f`);
    doc.setCurrentTransformationMatrix(
      doc.Matrix(1, 0, 0, 1, (doc.getTextWidth(huruf) / mm(ukuran)) * 1000, 0),
    );
  }
  doc.restoreGraphicsState();
}

/** From the lower left to the upper right. */
const kemiringanCap = (40 * Math.PI) / 180;

/** Where operators are written into a page that jsPDF has no call for. */
const pageOf = (doc: jsPDF) => doc.internal as unknown as { write: (operators: string) => void };

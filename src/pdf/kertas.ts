import { GState, jsPDF } from 'jspdf';
import { namaLengkapLaboratorium } from '#domain/acuan/laboratorium.ts';
import { formatTelepon } from '#domain/core/telepon.ts';
import type { KopLaboratorium } from '#domain/laboratorium/kop.ts';
import { drawGambarKop } from './gambar-kop.ts';
import { biasa, tebal } from './huruf/huruf.ts';
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
  declareVersion(doc);
  doc.setLineHeightFactor(1.3);
  doc.setLanguage('id');
  doc.setProperties({
    title: [isi.judul, isi.nomor].filter(Boolean).join(' '),
    author: isi.kop.namaLaboratorium ?? isi.kop.institutionName,
    creator: isi.kop.appName,
  });
  doc.viewerPreferences({ DisplayDocTitle: true });
  doc.setFileId(isi.id);
  // As text and in UTC: a Date would be written in the zone of the device that makes the paper.
  const saat = new Date(isi.saat).toISOString().replace(/\D/g, '').slice(0, 14);
  doc.setCreationDate(`D:${saat}+00'00'`);
  const kertas = { doc, y: halaman.tepi, isi };
  drawKop(kertas);
  drawJudul(kertas);
  return kertas;
}

/** jsPDF says 1.3 of everything: papers use transparency and a language (1.4), and an e-meterai refuses below 1.6. */
function declareVersion(doc: jsPDF): void {
  const { __private__: settings } = doc as unknown as {
    __private__: { setPdfVersion: (version: string) => void };
  };
  settings.setPdfVersion('1.7');
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

/** Turns the page when fewer than `tinggi` millimetres are left on it. */
export function ensureRoom(kertas: Kertas, tinggi: number): void {
  if (kertas.y + tinggi <= dasar) return;
  kertas.doc.addPage();
  kertas.y = batas.atas;
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

/** One word across the page, so thin that everything under it stays readable. */
function drawCap(doc: jsPDF, { kata, warna }: Cap): void {
  const sudut = 40;
  const ukuran = 92;
  doc.saveGraphicsState();
  doc.setGState(new GState({ opacity: 0.12 }));
  doc.setFont('Kertas', 'bold').setFontSize(ukuran).setTextColor(warna);
  const setengah = doc.getTextWidth(kata) / 2;
  const radian = (sudut * Math.PI) / 180;
  const x = halaman.lebar / 2 - setengah * Math.cos(radian) + mm(ukuran) * 0.37 * Math.sin(radian);
  const y = halaman.tinggi / 2 + setengah * Math.sin(radian) + mm(ukuran) * 0.37 * Math.cos(radian);
  doc.text(kata, x, y, { angle: sudut });
  doc.restoreGraphicsState();
}

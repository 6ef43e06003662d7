import { terbilang } from '#domain/core/terbilang.ts';
import { batas, ensureRoom, halaman, type Kertas } from './kertas.ts';
import { gaya, heightOf, linesOf, tinta, write, writeLines } from './tulisan.ts';

/** A heading takes along this much of what follows at least, so that it never stands alone at the foot of a page. */
const bersama = 10;

/** Leaves a gap above a section, except at the top of a page. */
function beginSection(kertas: Kertas, awal: number): void {
  ensureRoom(kertas, awal + 10);
  if (kertas.y > batas.atas) kertas.y += 4.5;
}

/** Begins a section: its heading, with room for the beginning of what it is over. */
export function drawHeading(kertas: Kertas, judul: string, awal = bersama): void {
  beginSection(kertas, awal);
  kertas.y += write(kertas.doc, gaya.bagian, judul, { x: halaman.tepi, y: kertas.y, lebar: halaman.isi }) + 1;
}

/** Running text over the whole width; a page turns between two lines. */
export function drawParagraph(kertas: Kertas, text: string | null): void {
  const { doc } = kertas;
  const tinggi = heightOf(doc, gaya.isi, 1);
  for (const line of linesOf(doc, gaya.isi, text, halaman.isi)) {
    ensureRoom(kertas, tinggi);
    kertas.y += writeLines(doc, gaya.isi, [line], { x: halaman.tepi, y: kertas.y });
  }
}

/** One thing known about the record. */
export type Fakta = { label: string; nilai: string | null };
export type DaftarFakta = { judul: string; fakta: Fakta[] };

const kolom = { jarak: 6, label: 33, lebar: (halaman.isi - 6) / 2 } as const;

/**
 * Two lists of facts beside each other, each under its heading and over its own pages. The left one is written first, so that
 * whoever hears a paper hears one list after the other.
 */
export function drawFacts(kertas: Kertas, ...daftar: [kiri: DaftarFakta, kanan: DaftarFakta]): void {
  const { doc, isi } = kertas;
  beginSection(kertas, bersama);
  const awal = doc.getCurrentPageInfo().pageNumber;
  const akhir = daftar.map((satu, sisi) => {
    doc.setPage(awal);
    const lajur = { doc, isi, y: kertas.y };
    drawList(lajur, satu, halaman.tepi + sisi * (kolom.lebar + kolom.jarak));
    return { page: doc.getCurrentPageInfo().pageNumber, y: lajur.y };
  });
  const page = Math.max(...akhir.map((satu) => satu.page));
  doc.setPage(page);
  kertas.y = Math.max(...akhir.filter((satu) => satu.page === page).map(({ y }) => y));
}

function drawList(kertas: Kertas, { judul, fakta }: DaftarFakta, x: number): void {
  const { doc } = kertas;
  kertas.y += write(doc, gaya.bagian, judul, { x, y: kertas.y, lebar: kolom.lebar }) + 1;
  for (const { label, nilai } of fakta) {
    const tinggi = Math.max(
      heightOf(doc, gaya.label, linesOf(doc, gaya.label, label, kolom.label - 2).length),
      heightOf(doc, gaya.isi, linesOf(doc, gaya.isi, nilai, kolom.lebar - kolom.label).length),
    );
    ensureRoom(kertas, tinggi);
    write(doc, gaya.label, label, { x, y: kertas.y + 0.15, lebar: kolom.label - 2 });
    write(doc, gaya.isi, nilai, { x: x + kolom.label, y: kertas.y, lebar: kolom.lebar - kolom.label });
    kertas.y += tinggi + 0.8;
  }
}

/** How far text keeps off the edges of a table's cells. */
export const selaSel = 1.6;

/** The sums under a table, amounts under its amounts. The last one is what it comes to. */
export function drawTotals(kertas: Kertas, jumlah: readonly { label: string; nilai: string }[]): void {
  const tinggi = 6;
  const lebar = 92;
  const tepi = halaman.tepi + halaman.isi;
  const [kiri, kanan] = [tepi - lebar + selaSel, tepi - selaSel];
  ensureRoom(kertas, jumlah.length * tinggi + 4);
  kertas.y += 2;
  jumlah.forEach(({ label, nilai }, ke) => {
    const terakhir = ke === jumlah.length - 1;
    if (terakhir) {
      kertas.doc.setFillColor(tinta.pucat).rect(tepi - lebar, kertas.y, lebar, tinggi + 1, 'F');
      kertas.y += 0.5;
    }
    const y = kertas.y + 1;
    write(kertas.doc, terakhir ? gaya.tegas : gaya.label, label, { x: kiri, y, lebar: 50 });
    write(kertas.doc, terakhir ? gaya.tegas : gaya.isi, nilai, { x: kanan, y, lebar: 50, rata: 'right' });
    kertas.y += tinggi;
  });
  kertas.y += 0.5;
}

/** A sum of money in words under its figures: what it comes to cannot be changed by a stroke. */
export function drawTerbilang(kertas: Kertas, { label, rupiah }: { label: string; rupiah: number }): void {
  const kalimat = `${label} terbilang: ${terbilang(rupiah)} rupiah`;
  ensureRoom(kertas, 8);
  const kanan = { x: halaman.tepi + halaman.isi - selaSel, lebar: halaman.isi, rata: 'right' } as const;
  kertas.y += 1 + write(kertas.doc, gaya.label, kalimat, { ...kanan, y: kertas.y + 1 });
}

/** What a mark in the table above means; a page turns between two lines. */
export function drawCatatanKaki(kertas: Kertas, kalimat: string): void {
  const { doc } = kertas;
  kertas.y += 1;
  for (const line of linesOf(doc, gaya.kecil, kalimat, halaman.isi)) {
    ensureRoom(kertas, 6);
    kertas.y += writeLines(doc, gaya.kecil, [line], { x: halaman.tepi, y: kertas.y });
  }
}

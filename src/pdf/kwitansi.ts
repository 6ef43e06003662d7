import { faktaTujuan } from '#domain/akun/rules.ts';
import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatRupiah } from '#domain/core/format.ts';
import { terbilang } from '#domain/core/terbilang.ts';
import type { CetakKwitansi } from '#domain/pembayaran/kwitansi.ts';
import { pembayarCetak } from '#domain/pembayaran/pihak.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { drawParagraph } from './bagian.ts';
import {
  closeKertas,
  drawTogether,
  ensureRoom,
  halaman,
  openKertas,
  type Dokumen,
  type Kertas,
  type Kop,
} from './kertas.ts';
import { drawPemeriksaan } from './pemeriksaan.ts';
import { drawTandaTangan } from './tanda-tangan.ts';
import { gaya, heightOf, linesOf, tinta, write, writeLines } from './tulisan.ts';

export type IsiKwitansi = {
  kop: Kop;
  kwitansi: CetakKwitansi;
  /** Whether a receipt of this installation needs a stamp (METERAI). */
  meterai: boolean;
  alamatCek: string;
};

/** Papers that say of more than this that it was received are liable to stamp duty (UU 10/2020, article 3). */
const bebasMeterai = 5_000_000;

/** The receipt of one verified payment (GAP-172), on half a page. The same receipt gives the same bytes on every device. */
export function cetakKwitansi({ kop, kwitansi, meterai, alamatCek }: IsiKwitansi): Dokumen {
  const { noKwitansi, kode, createdAt, dibatalkanPada, nominal } = kwitansi;
  const kertas = openKertas({
    kop,
    judul: 'Kwitansi',
    nomor: noKwitansi,
    id: kode,
    saat: createdAt,
  });
  kertas.y += 3;
  if (dibatalkanPada) drawDibatalkan(kertas, dibatalkanPada);
  for (const [label, nilai] of barisDari(kwitansi)) drawBaris(kertas, label, nilai);
  drawPenutup(kertas, kwitansi, { alamatCek, bermeterai: meterai && nominal > bebasMeterai });
  const cap = dibatalkanPada ? { kata: 'DIBATALKAN', warna: tinta.ditolak } : undefined;
  return { namaFile: namaPdf('Kwitansi', noKwitansi), bytes: closeKertas(kertas, cap) };
}

function drawDibatalkan(kertas: Kertas, sejak: string): void {
  const kalimat = `Dibatalkan sejak ${formatDate(sejak)}: kwitansi ini tidak berlaku lagi sebagai tanda terima uang.`;
  drawParagraph(kertas, kalimat);
  kertas.y += 4;
}

/** What a receipt says, in the words that offices look for. */
function barisDari(kwitansi: CetakKwitansi): [label: string, nilai: string][] {
  const { nominal, noInvoice, namaTagihan, jenisPenggunaan, nomor, judul, user, pembiayaan } = kwitansi;
  const { namaBank, namaPemilikRekening, tglBayar, janji } = kwitansi;
  const [pertama, orang] = faktaTujuan(user).map(({ nilai }) => nilai);
  const kata = terbilang(nominal);
  const tentang = `${jenisPenggunaan} ${nomor ?? nomorMenyusul}: ${judul}`;
  return [
    ['Sudah terima dari', [pertama, orang && `u.p. ${orang}`].filter(Boolean).join(', ')],
    ['Uang sejumlah', `${kata[0]!.toUpperCase()}${kata.slice(1)} rupiah`],
    ['Untuk pembayaran', `Invoice ${noInvoice}, ${namaTagihan}\n${tentang}`],
    ...(pembiayaan ? [['Dibiayai oleh', pembayarCetak(pembiayaan, user.nama)] as [string, string]] : []),
    ['Cara pembayaran', `Transfer ${namaBank} atas nama ${namaPemilikRekening}, ${formatDate(tglBayar)}`],
    ...(janji ? [['Dijanjikan selesai', formatDate(janji)] as [string, string]] : []),
  ];
}

const kolom = { label: 38, nilai: halaman.isi - 38 } as const;

/** A line of a receipt over its rule: what was received, in words or of whom, stands out. */
function drawBaris(kertas: Kertas, label: string, nilai: string): void {
  const { doc } = kertas;
  const huruf = ['Sudah terima dari', 'Uang sejumlah'].includes(label) ? gaya.tegas : gaya.isi;
  const lines = linesOf(doc, huruf, nilai, kolom.nilai);
  const tinggi = heightOf(doc, huruf, lines.length);
  ensureRoom(kertas, tinggi + 4);
  write(doc, gaya.label, label, { x: halaman.tepi, y: kertas.y + 0.15, lebar: kolom.label - 2 });
  writeLines(doc, huruf, lines, { x: halaman.tepi + kolom.label, y: kertas.y });
  kertas.y += tinggi + 1.6;
  doc.setDrawColor(tinta.garis).setLineWidth(0.2);
  doc.line(halaman.tepi + kolom.label, kertas.y, halaman.tepi + halaman.isi, kertas.y);
  kertas.y += 2.4;
}

const jumlah = { lebar: 70, tinggi: 13 } as const;
const stempel = { x: halaman.tepi + 80, lebar: 26, tinggi: 22 } as const;

/** The sum in its box, the place of a stamp, who received it, and where the receipt is checked: on one page. */
function drawPenutup(
  kertas: Kertas,
  { nominal, petugas, createdAt }: CetakKwitansi,
  { alamatCek, bermeterai }: { alamatCek: string; bermeterai: boolean },
): void {
  kertas.y += 4;
  drawTogether(kertas, (pada) => {
    const { doc, y } = pada;
    doc.setFillColor(tinta.pucat).setDrawColor(tinta.utama).setLineWidth(0.4);
    doc.rect(halaman.tepi, y, jumlah.lebar, jumlah.tinggi, 'FD');
    const tengah = { x: halaman.tepi + jumlah.lebar / 2, lebar: jumlah.lebar - 4, rata: 'center' as const };
    write(doc, gaya.judul, formatRupiah(nominal), { ...tengah, y: y + 2.2 });
    if (bermeterai) drawTempatMeterai(pada);
    drawTandaTangan(pada, 'Petugas penerima,', { ...petugas, createdAt });
    const bawah = pada.y;
    pada.y = y + 27;
    pada.y = Math.max(pada.y + drawPemeriksaan(pada, 'kwitansi', alamatCek), bawah);
  });
}

function drawTempatMeterai({ doc, y }: Kertas): void {
  const { x, lebar, tinggi } = stempel;
  doc.setDrawColor(tinta.redup).setLineWidth(0.2).setLineDashPattern([1.2, 1.2], 0);
  doc.rect(x, y, lebar, tinggi, 'S');
  doc.setLineDashPattern([], 0);
  const tengah = { x: x + lebar / 2, lebar: lebar - 4, rata: 'center' as const };
  write(doc, gaya.kecil, 'Meterai\nRp 10.000', { ...tengah, y: y + 7.5 });
}

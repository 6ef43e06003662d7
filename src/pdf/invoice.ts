import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatRupiah } from '#domain/core/format.ts';
import type { CetakInvoice } from '#domain/pembayaran/endpoints.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { drawFacts, drawHeading, drawParagraph, drawTotals } from './bagian.ts';
import {
  closeKertas,
  ensureRoom,
  halaman,
  openKertas,
  type Cap,
  type Dokumen,
  type Kertas,
  type Kop,
} from './kertas.ts';
import { drawQr } from './qr.ts';
import { drawTable } from './tabel.ts';
import { gaya, tinta, write } from './tulisan.ts';

/** Where registrants pay to: configuration of the installation (PAY-13, GAP-75). */
type Rekening = { namaBank: string; noRekening: string; namaPemilik: string };

export type IsiInvoice = {
  /** What this installation is called. */
  konfigurasi: Omit<Kop, 'namaLaboratorium'> & { rekening: Rekening };
  invoice: CetakInvoice;
  /** Where the registrant sends the proof of payment; becomes the QR code. */
  alamat: string;
};

const { verifikasi, lunas, dibatalkan } = invoiceWorkflow.states;

/** The invoice of a sample test (PAY-27, DATA-14). Its file bears its number. */
export function cetakInvoice({ konfigurasi, invoice, alamat }: IsiInvoice): Dokumen {
  const kertas = openKertas({
    kop: { ...konfigurasi, namaLaboratorium: invoice.namaLaboratorium },
    judul: 'Invoice',
    nomor: invoice.noInvoice,
    id: invoice.uuid.replaceAll('-', ''),
    saat: invoice.createdAt,
  });
  drawPihak(kertas, invoice);
  drawRincian(kertas, invoice);
  drawPembayaran(kertas, invoice, { rekening: konfigurasi.rekening, alamat });
  if (invoice.pengembalian.length > 0) drawPengembalian(kertas, invoice);
  return {
    namaFile: namaPdf('Invoice', invoice.noInvoice),
    bytes: closeKertas(kertas, capOf(invoice)),
  };
}

/** An invoice that is settled or void says so across every page. */
function capOf(invoice: CetakInvoice): Cap | undefined {
  if (statusDari(invoice) === lunas.code) return { kata: 'LUNAS', warna: tinta.selesai };
  if (statusDari(invoice) === dibatalkan.code) return { kata: 'DIBATALKAN', warna: tinta.ditolak };
  return undefined;
}

function drawPihak(kertas: Kertas, invoice: CetakInvoice): void {
  const ditagihkan = [
    { label: 'Nama', nilai: invoice.nama },
    { label: 'Nomor induk', nilai: invoice.noInduk },
    { label: 'ID registrasi', nilai: invoice.idRegistrasi },
    { label: 'Status', nilai: invoice.status },
  ];
  const tentang = [
    { label: 'Tanggal', nilai: formatDate(invoice.createdAt) },
    { label: 'Nomor pengujian', nilai: invoice.nomor },
    { label: 'Tagihan', nilai: invoice.namaTagihan },
    { label: 'Status pembayaran', nilai: invoice.statusPayment.statusPembayaran },
    { label: 'Tanggal bayar', nilai: formatDate(invoice.tglPembayaran) },
    { label: 'Laboratorium', nilai: invoice.namaLaboratorium },
  ];
  drawFacts(kertas, { judul: 'Ditagihkan kepada', fakta: ditagihkan }, { judul: 'Invoice', fakta: tentang });
}

function drawRincian(kertas: Kertas, invoice: CetakInvoice): void {
  drawTable(kertas, {
    judul: 'Rincian',
    kolom: [
      { judul: 'No.', lebar: 9, rata: 'right' },
      { judul: 'Sampel', lebar: 44 },
      { judul: 'Parameter uji', lebar: 44 },
      { judul: 'Replikasi', lebar: 18, rata: 'right' },
      { judul: 'Harga uji', lebar: 24, rata: 'right' },
      { judul: 'Harga replikasi', lebar: 26, rata: 'right' },
      { judul: 'Jumlah', lebar: 25, rata: 'right' },
    ],
    baris: invoice.invoiceDetailTest.map((baris, ke) => [
      `${ke + 1}`,
      baris.namaSampel,
      baris.namaParameterUji,
      `${baris.jumlahReplikasi}`,
      formatRupiah(baris.hargaPengujian),
      formatRupiah(baris.hargaReplikasi),
      formatRupiah(baris.hargaTotal),
    ]),
  });
  drawTotals(
    kertas,
    jumlahDari(invoice).map(({ label, nilai }) => ({ label, nilai: formatRupiah(nilai) })),
  );
}

/** How the bill comes to what is to be paid; of a paid one, that it is, and that nothing is left (PAY-27). */
function jumlahDari(invoice: CetakInvoice): { label: string; nilai: number }[] {
  const { jenis, namaTagihan, sudahDibayar, potonganDeposit, totalTagihan, tglPembayaran } = invoice;
  const dibayar = statusDari(invoice) === lunas.code;
  const pada = tglPembayaran ? ` ${formatDate(tglPembayaran)}` : '';
  return [
    { label: 'Jumlah rincian', nilai: invoice.totalRincian },
    ...(jenis === 'dp' ? [{ label: namaTagihan, nilai: invoice.besarInvoice }] : []),
    ...(sudahDibayar > 0 ? [{ label: 'Sudah dibayar sebelumnya', nilai: -sudahDibayar }] : []),
    ...(potonganDeposit > 0 ? [{ label: 'Potongan deposit', nilai: -potonganDeposit }] : []),
    { label: 'Total tagihan', nilai: totalTagihan },
    ...(dibayar
      ? [
          { label: `Dibayar${pada}`, nilai: -totalTagihan },
          { label: 'Sisa tagihan', nilai: 0 },
        ]
      : []),
  ];
}

const statusDari = ({ statusPayment }: CetakInvoice): number => statusPayment.kdStatusPembayaran;

/** Nobody is asked for money that is on its way or was paid. */
const tanpaTransfer: Readonly<Record<number, string>> = {
  [verifikasi.code]:
    'Bukti pembayaran sudah dikirim dan menunggu verifikasi petugas. Tidak perlu membayar lagi.',
  [lunas.code]: 'Invoice ini sudah lunas dan tidak perlu dibayar lagi. Terima kasih.',
};

/** What to do with this invoice: how to pay it, or that nothing is to be paid; with the way to its record. */
function drawPembayaran(
  kertas: Kertas,
  invoice: CetakInvoice,
  { rekening, alamat }: { rekening: Rekening; alamat: string },
): void {
  drawHeading(kertas, 'Pembayaran');
  if (statusDari(invoice) === dibatalkan.code) {
    drawParagraph(kertas, 'Invoice ini dibatalkan dan tidak perlu dibayar.');
    return;
  }
  const tinggi = 34;
  ensureRoom(kertas, tinggi + 2);
  const { doc, y } = kertas;
  doc.setFillColor(tinta.pucat).rect(halaman.tepi, y, halaman.isi, tinggi, 'F');
  drawQr(doc, alamat, { x: halaman.tepi + 4, y: y + 4, sisi: 26 });
  const kiri = { x: halaman.tepi + 36, lebar: 148 };
  let baris = y + 4;
  const tanpa = tanpaTransfer[statusDari(invoice)];
  if (tanpa) {
    baris += write(doc, gaya.tegas, tanpa, { ...kiri, y: baris });
    write(doc, gaya.kecil, 'Pindai kode QR ini untuk membuka pembayarannya.', { ...kiri, y: baris });
  } else {
    baris += write(doc, gaya.label, `Transfer ke rekening ${rekening.namaBank}`, { ...kiri, y: baris });
    baris += write(doc, gaya.bagian, rekening.noRekening, { ...kiri, y: baris });
    baris += write(doc, gaya.isi, `atas nama ${rekening.namaPemilik}`, { ...kiri, y: baris });
    write(doc, gaya.kecil, petunjuk(invoice), { ...kiri, y: baris + 2.5 });
  }
  kertas.y += tinggi;
}

const petunjuk = ({ noInvoice }: CetakInvoice): string =>
  `Tulis ${noInvoice} pada berita transfer, lalu kirim bukti pembayaran (file PDF) lewat kode QR ini. Pembayaran berlaku setelah diverifikasi petugas.`;

/** Money that went back, or will (DATA-16). */
function drawPengembalian(kertas: Kertas, { pengembalian }: CetakInvoice): void {
  drawTable(kertas, {
    judul: 'Pengembalian dana',
    kolom: [
      { judul: 'Tanggal', lebar: 32 },
      { judul: 'Rekening tujuan', lebar: 56 },
      { judul: 'Status', lebar: 34 },
      { judul: 'Catatan', lebar: 38 },
      { judul: 'Jumlah', lebar: 30, rata: 'right' },
    ],
    baris: pengembalian.map((satu) => [
      formatDate(satu.tglPengembalian),
      [satu.namaBankTujuan, satu.noRekeningTujuan, satu.namaPemilikRekeningTujuan].filter(Boolean).join('\n'),
      satu.statusPengembalian,
      satu.keterangan,
      formatRupiah(satu.nominalPengembalian),
    ]),
  });
}

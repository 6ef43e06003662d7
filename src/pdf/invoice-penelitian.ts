import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatNumber, formatRupiah } from '#domain/core/format.ts';
import type { CetakInvoicePenelitian } from '#domain/penelitian/pembayaran.ts';
import { jenisPembiayaan } from '#domain/pembayaran/schema.ts';
import { drawFacts, drawTotals } from './bagian.ts';
import {
  capOf,
  drawPembayaran,
  drawPengembalian,
  faktaDitagihkan,
  jumlahTerbayar,
  type KonfigurasiInvoice,
} from './bagian-invoice.ts';
import { closeKertas, openKertas, type Dokumen, type Kertas } from './kertas.ts';
import { drawTable } from './tabel.ts';

export type IsiInvoicePenelitian = {
  konfigurasi: KonfigurasiInvoice;
  invoice: CetakInvoicePenelitian;
  /** Where the registrant sends the proof of payment; becomes the QR code. */
  alamat: string;
};

/** The invoice of what a research used (PAY-27, DATA-14, DATA-15). Its file bears its number. */
export function cetakInvoicePenelitian({ konfigurasi, invoice, alamat }: IsiInvoicePenelitian): Dokumen {
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
  drawPengembalian(kertas, 'Pengembalian deposit', invoice.pengembalian);
  return { namaFile: namaPdf('Invoice', invoice.noInvoice), bytes: closeKertas(kertas, capOf(invoice)) };
}

function drawPihak(kertas: Kertas, invoice: CetakInvoicePenelitian): void {
  const tentang = [
    { label: 'Tanggal', nilai: formatDate(invoice.createdAt) },
    { label: 'Nomor penelitian', nilai: invoice.nomor },
    { label: 'Judul', nilai: invoice.judul },
    { label: 'Tagihan', nilai: invoice.namaTagihan },
    { label: 'Dibiayai oleh', nilai: pembayar(invoice) },
    { label: 'Status pembayaran', nilai: invoice.statusPayment.statusPembayaran },
    { label: 'Tanggal bayar', nilai: formatDate(invoice.tglPembayaran) },
    { label: 'Laboratorium', nilai: invoice.namaLaboratorium },
  ];
  drawFacts(
    kertas,
    { judul: 'Ditagihkan kepada', fakta: faktaDitagihkan(invoice) },
    { judul: 'Invoice', fakta: tentang },
  );
}

/** Who pays, as it was said when the invoice was asked for (PAY-09, GAP-81). */
function pembayar({ pembiayaan, nama }: CetakInvoicePenelitian): string {
  const { idJenisPembiayaan, namaDosenPembiayaan, namaPembiayaan } = pembiayaan;
  if (idJenisPembiayaan === jenisPembiayaan.dosen)
    return [namaDosenPembiayaan, '(dosen pembimbing)'].filter(Boolean).join(' ');
  return (idJenisPembiayaan === jenisPembiayaan.lainnya ? namaPembiayaan : null) ?? `${nama} (pendaftar)`;
}

function drawRincian(kertas: Kertas, invoice: CetakInvoicePenelitian): void {
  drawTable(kertas, {
    judul: 'Rincian',
    kolom: [
      { judul: 'No.', lebar: 9, rata: 'right' },
      { judul: 'Tanggal', lebar: 32 },
      { judul: 'Jenis', lebar: 20 },
      { judul: 'Kode', lebar: 21 },
      { judul: 'Nama barang', lebar: 42 },
      { judul: 'Jumlah', lebar: 20, rata: 'right' },
      { judul: 'Harga satuan', lebar: 23, rata: 'right' },
      { judul: 'Harga total', lebar: 23, rata: 'right' },
    ],
    baris: invoice.invoiceDetail.map((baris, ke) => [
      `${ke + 1}`,
      formatDate(baris.createdAt),
      baris.jenisBarang,
      baris.kdBarang,
      baris.namaBarang,
      [formatNumber(baris.jlhPenggunaan), baris.satuan].filter(Boolean).join(' '),
      formatRupiah(baris.hargaSatuan),
      formatRupiah(baris.hargaTotal),
    ]),
  });
  const { besarInvoice, potonganDeposit, totalTagihan } = invoice;
  const jumlah = [
    { label: 'Jumlah rincian', nilai: besarInvoice },
    ...(potonganDeposit > 0 ? [{ label: 'Potongan deposit', nilai: -potonganDeposit }] : []),
    { label: 'Total tagihan', nilai: totalTagihan },
    ...jumlahTerbayar(invoice),
  ];
  drawTotals(
    kertas,
    jumlah.map(({ label, nilai }) => ({ label, nilai: formatRupiah(nilai) })),
  );
}

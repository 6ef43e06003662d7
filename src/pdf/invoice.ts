import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatRupiah } from '#domain/core/format.ts';
import type { CetakInvoice } from '#domain/pengujian/pembayaran.ts';
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

export type IsiInvoice = {
  konfigurasi: KonfigurasiInvoice;
  invoice: CetakInvoice;
  /** Where the registrant sends the proof of payment; becomes the QR code. */
  alamat: string;
};

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
  drawPengembalian(kertas, 'Pengembalian dana', invoice.pengembalian);
  return {
    namaFile: namaPdf('Invoice', invoice.noInvoice),
    bytes: closeKertas(kertas, capOf(invoice)),
  };
}

function drawPihak(kertas: Kertas, invoice: CetakInvoice): void {
  const tentang = [
    { label: 'Tanggal', nilai: formatDate(invoice.createdAt) },
    { label: 'Nomor pengujian', nilai: invoice.nomor },
    { label: 'Tagihan', nilai: invoice.namaTagihan },
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
  const { jenis, namaTagihan, sudahDibayar, potonganDeposit, totalTagihan } = invoice;
  return [
    { label: 'Jumlah rincian', nilai: invoice.totalRincian },
    ...(jenis === 'dp' ? [{ label: namaTagihan, nilai: invoice.besarInvoice }] : []),
    ...(sudahDibayar > 0 ? [{ label: 'Sudah dibayar sebelumnya', nilai: -sudahDibayar }] : []),
    ...(potonganDeposit > 0 ? [{ label: 'Potongan deposit', nilai: -potonganDeposit }] : []),
    { label: 'Total tagihan', nilai: totalTagihan },
    ...jumlahTerbayar(invoice),
  ];
}

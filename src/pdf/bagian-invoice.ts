import { faktaAlamat, faktaTujuan, labelNoInduk } from '#domain/akun/rules.ts';
import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatRupiah } from '#domain/core/format.ts';
import { berkelompok } from '#domain/core/nomor.ts';
import { namaNomorBayar } from '#domain/pembayaran/cara-bayar.ts';
import { namaMerchant, qrisSebesar } from '#domain/pembayaran/qris.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { tanggalBayar } from '#domain/pembayaran/rules.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { drawFacts, drawHeading, drawParagraph, drawTerbilang, drawTotals, type Fakta } from './bagian.ts';
import {
  closeKertas,
  drawTogether,
  halaman,
  openKertas,
  type Cap,
  type Dokumen,
  type Kertas,
  type Kop,
} from './kertas.ts';
import { drawQr } from './qr.ts';
import { drawTable, type Tabel } from './tabel.ts';
import { gaya, heightOf, linesOf, tinta, write, type Gaya } from './tulisan.ts';

/* What the papers of invoices have in common, whatever they are for. */

/** Where registrants pay to: configuration of the installation (PAY-13, GAP-75). */
type Rekening = { namaBank: string; noRekening: string; namaPemilik: string };

/** What this installation is called and where it is paid. */
type KonfigurasiInvoice = Kop & {
  rekening: Rekening;
  qrisStatis: string | null;
  /** What it says of taxes under its sum; '' nothing (PAY-31). */
  catatanPajak: string;
};

/** An invoice of either kind, with whom it is made out to and what went back of it. */
type Tercetak = InvoicePokok & {
  namaLaboratorium: string;
  pengembalian: readonly Pengembalian[];
  idRegistrasi: string | null;
  noInduk: string | null;
  user: Pendaftar;
  nama: string;
  status: string;
};

const { verifikasi, lunas, dibatalkan } = invoiceWorkflow.states;
const statusDari = ({ statusPayment }: InvoicePokok): number => statusPayment.kdStatusPembayaran;

export type IsiInvoice<I> = {
  konfigurasi: KonfigurasiInvoice;
  invoice: I;
  /** Where the registrant sends the proof of payment; becomes the QR code. */
  alamat: string;
};

/** What one kind of submission says in its invoice. */
type BagianInvoice = {
  /** What it is of; the day, the standing and the laboratory stand around it. */
  tentang: Fakta[];
  rincian: Pick<Tabel, 'kolom' | 'baris'>;
  /** How the lines come to what is to be paid. */
  jumlah: { label: string; nilai: number }[];
  judulPengembalian: string;
};

/** The invoice of a submission (PAY-27, DATA-14). Its file bears its number. */
export function cetakBerbagian(
  { konfigurasi, invoice, alamat }: IsiInvoice<Tercetak>,
  { tentang, rincian, jumlah, judulPengembalian }: BagianInvoice,
): Dokumen {
  const { noInvoice, createdAt, namaLaboratorium, statusPayment, totalTagihan } = invoice;
  const kertas = openKertas({
    kop: konfigurasi,
    judul: 'Invoice',
    nomor: noInvoice,
    id: invoice.uuid.replaceAll('-', ''),
    saat: createdAt,
  });
  const fakta = [
    { label: 'Tanggal', nilai: formatDate(createdAt) },
    ...(invoice.jatuhTempo ? [{ label: 'Jatuh tempo', nilai: formatDate(invoice.jatuhTempo) }] : []),
    ...tentang,
    { label: 'Status pembayaran', nilai: statusPayment.statusPembayaran },
    { label: 'Tanggal bayar', nilai: formatDate(tanggalBayar(invoice)) },
    { label: 'Laboratorium', nilai: namaLaboratorium },
  ];
  drawFacts(
    kertas,
    { judul: 'Ditagihkan kepada', fakta: faktaDitagihkan(invoice) },
    { judul: 'Invoice', fakta },
  );
  drawTable(kertas, { judul: 'Rincian', ...rincian });
  const semua = [...jumlah, { label: 'Total tagihan', nilai: totalTagihan }, ...jumlahTerbayar(invoice)];
  drawTotals(
    kertas,
    semua.map(({ label, nilai }) => ({ label, nilai: formatRupiah(nilai) })),
  );
  drawTerbilang(kertas, { label: 'Total tagihan', rupiah: totalTagihan });
  if (konfigurasi.catatanPajak) {
    kertas.y += 1.5;
    drawParagraph(kertas, konfigurasi.catatanPajak);
  }
  drawTogether(kertas, (pada) => drawPembayaran(pada, invoice, { konfigurasi, alamat }));
  drawPengembalian(kertas, judulPengembalian, invoice.pengembalian);
  return { namaFile: namaPdf('Invoice', noInvoice), bytes: closeKertas(kertas, capOf(invoice)) };
}

/** An invoice that is settled or void says so across every page. */
function capOf(invoice: InvoicePokok): Cap | undefined {
  if (statusDari(invoice) === lunas.code) return { kata: 'LUNAS', warna: tinta.selesai };
  if (statusDari(invoice) === dibatalkan.code) return { kata: 'DIBATALKAN', warna: tinta.ditolak };
  return undefined;
}

/** Whom an invoice is made out to. */
const faktaDitagihkan = (invoice: Tercetak): Fakta[] => [
  ...faktaTujuan(invoice.user),
  ...faktaAlamat(invoice.user),
  { label: labelNoInduk(invoice.user.kdStatus), nilai: invoice.noInduk },
  { label: 'ID registrasi', nilai: invoice.idRegistrasi },
  { label: 'Status', nilai: invoice.status },
];

/** Of a paid invoice, that it is, and that nothing is left (PAY-27). */
function jumlahTerbayar(invoice: InvoicePokok): { label: string; nilai: number }[] {
  const { totalTagihan, tglPembayaran } = invoice;
  if (statusDari(invoice) !== lunas.code) return [];
  const pada = tglPembayaran ? ` ${formatDate(tglPembayaran)}` : '';
  return [
    ...(totalTagihan > 0 ? [{ label: `Dibayar${pada}`, nilai: -totalTagihan }] : []),
    { label: 'Sisa tagihan', nilai: 0 },
  ];
}

/** Nobody is asked for money that is on its way or was paid. */
const tanpaTransfer: Readonly<Record<number, string>> = {
  [verifikasi.code]:
    'Bukti pembayaran sudah dikirim dan menunggu verifikasi petugas. Tidak perlu membayar lagi.',
  [lunas.code]: 'Invoice ini sudah lunas dan tidak perlu dibayar lagi. Terima kasih.',
};

/** What to do with this invoice: how to pay it, or that nothing is to be paid; with the way to its record. */
function drawPembayaran(
  kertas: Kertas,
  invoice: InvoicePokok,
  { konfigurasi, alamat }: { konfigurasi: KonfigurasiInvoice; alamat: string },
): void {
  drawHeading(kertas, 'Pembayaran');
  if (statusDari(invoice) === dibatalkan.code) {
    drawParagraph(kertas, 'Invoice ini dibatalkan dan tidak perlu dibayar.');
    return;
  }
  const tanpa = tanpaTransfer[statusDari(invoice)];
  if (tanpa) {
    drawKotak(kertas, alamat, [
      { gaya: gaya.tegas, teks: tanpa },
      { gaya: gaya.kecil, teks: 'Pindai kode QR ini untuk membuka pembayarannya.' },
    ]);
    return;
  }
  const { rekening, qrisStatis } = konfigurasi;
  drawKotak(kertas, alamat, [
    ...barisNomorBayar(invoice),
    {
      gaya: gaya.label,
      teks: `Transfer ke rekening ${rekening.namaBank}`,
      jarak: invoice.nomorBayar ? 1.5 : 0,
    },
    { gaya: gaya.bagian, teks: rekening.noRekening },
    { gaya: gaya.isi, teks: `atas nama ${rekening.namaPemilik}` },
    { gaya: gaya.kecil, teks: petunjuk(invoice), jarak: 2.5 },
  ]);
  if (qrisStatis) drawQris(kertas, qrisStatis, invoice.totalTagihan);
}

type BarisKotak = { gaya: Gaya; teks: string; jarak?: number };

/** A tinted box: a QR code, and what is written beside it. */
function drawKotak(kertas: Kertas, kode: string, baris: readonly BarisKotak[]): void {
  const { doc } = kertas;
  const sisi = 26;
  const kanan = { x: halaman.tepi + sisi + 10, lebar: halaman.isi - sisi - 16 };
  const isi = baris.reduce(
    (sum, { gaya: satu, teks, jarak = 0 }) =>
      sum + jarak + heightOf(doc, satu, linesOf(doc, satu, teks, kanan.lebar).length),
    0,
  );
  const tinggi = Math.max(sisi, isi) + 8;
  const { y } = kertas;
  doc.setFillColor(tinta.pucat).rect(halaman.tepi, y, halaman.isi, tinggi, 'F');
  drawQr(doc, kode, { x: halaman.tepi + 4, y: y + 4, sisi });
  let pada = y + 4;
  for (const { gaya: satu, teks, jarak = 0 } of baris)
    pada += jarak + write(doc, satu, teks, { ...kanan, y: pada + jarak });
  kertas.y += tinggi;
}

/** A number of its own comes before the account (PAY-29). */
const barisNomorBayar = ({ nomorBayar }: InvoicePokok): BarisKotak[] =>
  nomorBayar
    ? [
        { gaya: gaya.label, teks: namaNomorBayar[nomorBayar.jenis] },
        { gaya: gaya.bagian, teks: berkelompok(nomorBayar.nomor) },
      ]
    : [];

/** The QRIS of the faculty with the sum in it, and whom it pays (PAY-30). */
function drawQris(kertas: Kertas, statis: string, rupiah: number): void {
  kertas.y += 3;
  drawKotak(kertas, qrisSebesar(statis, rupiah), [
    { gaya: gaya.label, teks: 'Atau bayar dengan QRIS' },
    { gaya: gaya.bagian, teks: namaMerchant(statis) },
    { gaya: gaya.isi, teks: formatRupiah(rupiah) },
    {
      gaya: gaya.kecil,
      teks: 'Pindai kode di samping dengan aplikasi bank atau dompet digital; jumlahnya sudah terisi. Bukti pembayarannya tetap dikirim lewat kode QR yang pertama.',
      jarak: 2.5,
    },
  ]);
}

const petunjuk = ({ noInvoice }: InvoicePokok): string =>
  `Tulis ${noInvoice} pada berita transfer, lalu kirim foto, tangkapan layar, atau PDF buktinya lewat kode QR ini. Pembayaran berlaku setelah diverifikasi petugas.`;

/** Money that went back, or will (DATA-16). */
function drawPengembalian(kertas: Kertas, judul: string, pengembalian: readonly Pengembalian[]): void {
  if (pengembalian.length === 0) return;
  drawTable(kertas, {
    judul,
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

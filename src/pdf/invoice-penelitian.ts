import { kataJumlahTagihan } from '#domain/barang/kata.ts';
import { formatDate, formatRupiah } from '#domain/core/format.ts';
import type { CetakInvoicePenelitian } from '#domain/penelitian/pembayaran.ts';
import { pembayarCetak } from '#domain/pembayaran/pihak.ts';
import { cetakBerbagian, type IsiInvoice } from './bagian-invoice.ts';
import type { Dokumen } from './kertas.ts';

/** The invoice of what a research used (DATA-15). */
export const cetakInvoicePenelitian = (isi: IsiInvoice<CetakInvoicePenelitian>): Dokumen => {
  const { nomor, judul, namaTagihan, invoiceDetail, besarInvoice, potonganDeposit, pembiayaan, nama } =
    isi.invoice;
  return cetakBerbagian(isi, {
    tentang: [
      { label: 'Nomor penelitian', nilai: nomor },
      { label: 'Judul', nilai: judul },
      { label: 'Tagihan', nilai: namaTagihan },
      { label: 'Dibiayai oleh', nilai: pembayarCetak(pembiayaan, nama) },
    ],
    rincian: {
      kolom: [
        { judul: 'No.', lebar: 9, rata: 'right' },
        { judul: 'Tanggal', lebar: 32 },
        { judul: 'Jenis', lebar: 20 },
        { judul: 'Kode', lebar: 21 },
        { judul: 'Nama barang', lebar: 36 },
        { judul: 'Jumlah', lebar: 26, rata: 'right' },
        { judul: 'Harga satuan', lebar: 23, rata: 'right' },
        { judul: 'Harga total', lebar: 23, rata: 'right' },
      ],
      baris: invoiceDetail.map((baris, ke) => [
        `${ke + 1}`,
        formatDate(baris.createdAt),
        baris.jenisBarang,
        baris.kdBarang,
        baris.namaBarang,
        kataJumlahTagihan(baris),
        formatRupiah(baris.hargaSatuan),
        formatRupiah(baris.hargaTotal),
      ]),
    },
    jumlah: [
      { label: 'Jumlah rincian', nilai: besarInvoice },
      ...(potonganDeposit > 0 ? [{ label: 'Potongan deposit', nilai: -potonganDeposit }] : []),
    ],
    judulPengembalian: 'Pengembalian deposit',
  });
};

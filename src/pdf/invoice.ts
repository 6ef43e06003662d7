import { formatRupiah } from '#domain/core/format.ts';
import type { CetakInvoice } from '#domain/pengujian/pembayaran.ts';
import { cetakBerbagian, type IsiInvoice } from './bagian-invoice.ts';
import type { Dokumen } from './kertas.ts';

/** The invoice of a sample test. */
export const cetakInvoice = (isi: IsiInvoice<CetakInvoice>): Dokumen =>
  cetakBerbagian(isi, {
    tentang: [
      { label: 'Nomor pengujian', nilai: isi.invoice.nomor },
      { label: 'Tagihan', nilai: isi.invoice.namaTagihan },
    ],
    rincian: {
      kolom: [
        { judul: 'No.', lebar: 9, rata: 'right' },
        { judul: 'Sampel', lebar: 44 },
        { judul: 'Parameter uji', lebar: 44 },
        { judul: 'Replikasi', lebar: 18, rata: 'right' },
        { judul: 'Harga uji', lebar: 24, rata: 'right' },
        { judul: 'Harga replikasi', lebar: 26, rata: 'right' },
        { judul: 'Jumlah', lebar: 25, rata: 'right' },
      ],
      baris: isi.invoice.invoiceDetailTest.map((baris, ke) => [
        `${ke + 1}`,
        baris.namaSampel,
        baris.namaParameterUji,
        `${baris.jumlahReplikasi}`,
        formatRupiah(baris.hargaPengujian),
        formatRupiah(baris.hargaReplikasi),
        formatRupiah(baris.hargaTotal),
      ]),
    },
    jumlah: jumlahDari(isi.invoice),
    judulPengembalian: 'Pengembalian dana',
  });

/** How the bill comes to what is to be paid. */
function jumlahDari(invoice: CetakInvoice): { label: string; nilai: number }[] {
  const { jenis, namaTagihan, sudahDibayar, potonganDeposit } = invoice;
  return [
    { label: 'Jumlah rincian', nilai: invoice.totalRincian },
    ...(jenis === 'dp' ? [{ label: namaTagihan, nilai: invoice.besarInvoice }] : []),
    ...(sudahDibayar > 0 ? [{ label: 'Sudah dibayar sebelumnya', nilai: -sudahDibayar }] : []),
    ...(potonganDeposit > 0 ? [{ label: 'Potongan deposit', nilai: -potonganDeposit }] : []),
  ];
}

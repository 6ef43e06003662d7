import { kode, pilihan, tulisan, uang, type KataRekaman } from '#domain/jejak/kata.ts';
import { namaNomorBayar } from './cara-bayar.ts';
import { invoiceWorkflow } from './workflow.ts';

/** An invoice, as the trail tells of it. */
export const jejakInvoice: KataRekaman = {
  label: 'Invoice',
  bidang: {
    kdStatus: kode('Status pembayaran', invoiceWorkflow.states),
    noInvoice: tulisan('Nomor invoice'),
    totalTagihan: uang('Total tagihan'),
    noKwitansi: tulisan('Nomor kwitansi'),
    catatan: tulisan('Catatan'),
    jenisNomorBayar: pilihan('Jenis nomor pembayaran', namaNomorBayar),
    nomorBayar: tulisan('Nomor pembayaran'),
  },
};

/** A bill of a research, as the trail tells of it. */
export const jejakTagihan: KataRekaman = { label: 'Tagihan', bidang: { total: uang('Jumlah') } };

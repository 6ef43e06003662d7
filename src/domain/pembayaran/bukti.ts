import { z } from 'zod';
import { maksBerkas, terlaluBesar } from '#domain/berkas/schema.ts';
import {
  baseRev,
  berkas,
  bolehKosong,
  digit,
  salahSatu,
  tanggal,
  teks,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';

/** The proof of a payment (PAY-12, FILES-04). */
export const aturanBukti = {
  field: 'file_bukti_pembayaran',
  types: ['application/pdf'],
  maxBytes: maksBerkas,
  terlaluBesar,
  salahJenis: 'Bukti pembayaran harus berupa file pdf.',
} as const;

export const BuktiBody = z.object({
  uuid: uuid(),
  noInvoice: teks(50),
  tglBayar: tanggal(),
  noRekening: digit(3, 30),
  namaBank: teks(100),
  namaPemilikRekening: teks(200),
  keterangan: teksOpsional(),
  fileBuktiPembayaran: berkas(),
});

export const VerifikasiPembayaranBody = z.object({
  uuid: uuid(),
  flagVerifikasi: salahSatu(0, 1),
  catatan: teksOpsional(),
  noInvoice: bolehKosong(teks(50)),
  baseRev: baseRev(),
});

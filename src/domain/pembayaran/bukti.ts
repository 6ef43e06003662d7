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
import { invoiceWorkflow } from './workflow.ts';

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

const VerifikasiPembayaranBody = z.object({
  uuid: uuid(),
  flagVerifikasi: salahSatu(0, 1),
  catatan: teksOpsional(),
  noInvoice: bolehKosong(teks(50)),
  baseRev: baseRev(),
});

/** A virtual account or a 'kode billing', without the spaces it is shown with; empty takes it away. */
const nomorBayar = teksOpsional(40)
  .transform((tertulis) => tertulis?.replaceAll(/\s/g, '') ?? null)
  .pipe(
    z
      .string()
      .regex(/^\d{8,24}$/, 'Nomor pembayaran berisi 8 sampai 24 angka.')
      .nullable(),
  );

const NomorBayarBody = z.object({
  uuid: uuid(),
  jenisNomorBayar: z.enum(['va', 'billing'], { error: 'Pilih nomor virtual account atau kode billing.' }),
  nomorBayar,
  baseRev: baseRev(),
});

const record = { lane: 'invoice', field: 'uuid' } as const;
const workflow = invoiceWorkflow;

/** What sending a proof is, whichever kind of submission its invoice is of. */
export const panggilanBayar = {
  summary: 'Kirim bukti pembayaran satu invoice',
  roles: ['Pendaftar', 'Kalab', 'Laboran'],
  offline: 'queued',
  record,
  files: [aturanBukti],
  carries: { workflow, actions: ['kirimBukti'], select: () => 'kirimBukti' },
  body: BuktiBody,
  success: { status: 201, info: 'Bukti pembayaran berhasil dikirim' },
} as const;

/** What the word on a proof is; who says it is the kind's. */
export const panggilanVerifikasi = {
  summary: 'Nyatakan satu invoice terbayar lunas (1) atau belum lunas (0)',
  offline: 'live',
  record,
  carries: {
    workflow,
    actions: ['terima', 'tolakBukti'],
    select: (body: { flagVerifikasi: number }) => (body.flagVerifikasi === 1 ? 'terima' : 'tolakBukti'),
  },
  body: VerifikasiPembayaranBody,
  success: { status: 201, info: 'Verifikasi pembayaran berhasil disimpan' },
} as const;

/** What giving an invoice a number to pay by is; who gives it is the kind's. */
export const panggilanNomorBayar = {
  summary:
    'Isi, ganti, atau kosongkan nomor virtual account atau kode billing satu invoice yang belum dibayar',
  method: 'PUT',
  offline: 'live',
  record,
  carries: { workflow, actions: ['nomorBayar'], select: () => 'nomorBayar' },
  body: NomorBayarBody,
  success: { status: 200, info: 'Nomor pembayaran berhasil disimpan' },
} as const;

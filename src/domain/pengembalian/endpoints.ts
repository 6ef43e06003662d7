import { z } from 'zod';
import { maksBerkas, terlaluBesar } from '#domain/berkas/schema.ts';
import { endpoint, type FileRule } from '#domain/core/endpoint.ts';
import {
  baseRev,
  berkas,
  bilangan,
  digit,
  daftarBerkas,
  halaman,
  tanggal,
  teks,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { PengembalianSchema } from './schema.ts';
import { pengembalianWorkflow } from './workflow.ts';

const field = 'file_bukti_pembayaran';

/**
 * The proof that money went back (CONF-04, CONF-05): of testing a picture of at most 500 KB (REFUND-08, REFUND-09), of
 * research also a PDF, up to 5 MB. The call takes what one of them takes; which one is meant its record says.
 */
export const aturanBuktiPengembalian = {
  pengujian: {
    field,
    types: ['image/jpeg', 'image/png'],
    maxBytes: 500 * 1024,
    terlaluBesar: 'Ukuran file tidak boleh lebih dari 500KB',
    salahJenis: 'Bukti pengembalian harus berupa gambar jpg, jpeg, atau png.',
  },
  penelitian: {
    field,
    types: ['image/jpeg', 'image/png', 'application/pdf'],
    maxBytes: maksBerkas,
    terlaluBesar,
    salahJenis: 'Bukti pengembalian harus berupa gambar jpg, jpeg, png, atau file pdf.',
  },
} as const satisfies Record<JenisPendaftaran, FileRule>;

const PengembalianBody = z.object({
  uuid: uuid(),
  tglPengembalian: tanggal(),
  noRekeningTujuan: digit(3, 30),
  namaBankTujuan: teks(100),
  namaPemilikRekeningTujuan: teks(200),
  fileBuktiPembayaran: berkas(),
  keterangan: teksOpsional(),
  baseRev: baseRev(),
});

export const pengembalianApi = {
  list: endpoint({
    method: 'GET',
    path: '/return-deposit',
    summary:
      'Pengembalian dana: dengan flag_officer=1 yang ditangani petugas (id_jenis_penggunaan 1 penelitian, 2 pengujian), milik sendiri, atau dari satu pendaftaran',
    roles: 'semua',
    offline: 'cached',
    query: z.object({
      uuid: uuid().optional(),
      uuidPengujian: uuid().optional(),
      uuidPenelitian: uuid().optional(),
      idJenisPenggunaan: bilangan().optional(),
      idLaboratorium: bilangan().optional(),
      idStatusPengembalianDeposit: bilangan().optional(),
      ...daftarBerkas,
      ...halaman,
    }),
    output: z.union([PengembalianSchema, z.array(PengembalianSchema)]),
    success: { status: 200, info: 'Data pengembalian' },
  }),
  kembalikan: endpoint({
    method: 'POST',
    path: '/return-deposit/return',
    summary: 'Catat bahwa dana sudah dikembalikan',
    roles: ['Admin', 'Petugas pembayaran'],
    offline: 'live',
    segar: true,
    record: { lane: 'pengembalian', field: 'uuid' },
    files: [aturanBuktiPengembalian.penelitian],
    carries: { workflow: pengembalianWorkflow, actions: ['kembalikan'], select: () => 'kembalikan' },
    body: PengembalianBody,
    output: PengembalianSchema,
    success: { status: 201, info: 'Data pengembalian deposit berhasil disimpan' }, // REFUND-13
  }),
};

import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import {
  baseRev,
  berkas,
  bilangan,
  digit,
  daftarPetugas,
  halaman,
  tanggal,
  teks,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';
import { PengembalianSchema } from './schema.ts';
import { pengembalianWorkflow } from './workflow.ts';

/** The proof of a testing refund: a picture of at most 500 KB (CONF-04, CONF-05, REFUND-08, REFUND-09). */
export const aturanBuktiPengembalian = {
  field: 'file_bukti_pembayaran',
  types: ['image/jpeg', 'image/png'],
  maxBytes: 500 * 1024,
  terlaluBesar: 'Ukuran file tidak boleh lebih dari 500KB',
  salahJenis: 'Bukti pengembalian harus berupa gambar jpg, jpeg, atau png.',
} as const;

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
    summary: 'Pengembalian dana: semua (flag_officer=1, Admin), milik sendiri, atau dari satu pengujian',
    roles: 'semua',
    offline: 'cached',
    query: z.object({
      uuid: uuid().optional(),
      uuidPengujian: uuid().optional(),
      idJenisPenggunaan: bilangan().optional(),
      idLaboratorium: bilangan().optional(),
      idStatusPengembalianDeposit: bilangan().optional(),
      ...daftarPetugas,
      ...halaman,
    }),
    output: z.union([PengembalianSchema, z.array(PengembalianSchema)]),
    success: { status: 200, info: 'Data pengembalian' },
  }),
  kembalikan: endpoint({
    method: 'POST',
    path: '/return-deposit/return',
    summary: 'Catat bahwa dana sudah dikembalikan',
    roles: ['Admin'],
    offline: 'live',
    record: { lane: 'pengembalian', field: 'uuid' },
    files: [aturanBuktiPengembalian],
    carries: { workflow: pengembalianWorkflow, actions: ['kembalikan'], select: () => 'kembalikan' },
    body: PengembalianBody,
    output: PengembalianSchema,
    success: { status: 201, info: 'Data pengembalian deposit berhasil disimpan' }, // REFUND-13
  }),
};

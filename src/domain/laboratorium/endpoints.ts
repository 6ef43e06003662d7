import { z } from 'zod';
import { endpoint, type FileRule } from '#domain/core/endpoint.ts';
import {
  baseRev,
  berkas,
  bilangan,
  bolehKosong,
  digit,
  flag,
  teks,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';
import { LaboratoriumSchema } from './schema.ts';

/** A picture that every paper of a laboratory carries has to be light. */
const gambar = (field: string): FileRule => ({
  field,
  types: ['image/png', 'image/jpeg'],
  maxBytes: 128 * 1024,
  terlaluBesar: 'Ukuran gambar tidak boleh lebih dari 128 KB',
  salahJenis: 'Gambar harus berupa file png, jpg, atau jpeg.',
});
export const aturanGambar = { logo: gambar('file_logo'), tanda: gambar('file_tanda') };

/** Everything it may say at once: what is left out or empty is taken away, a picture too. */
const LaboratoriumBody = z.object({
  uuid: uuid(),
  alamat: teks(300),
  kota: teksOpsional(100),
  // A landline of a small town has eight digits with its area.
  telepon: bolehKosong(digit(8, 14)),
  whatsapp: bolehKosong(digit(10, 14)),
  email: bolehKosong(z.email('Alamat email tidak sah.').max(200, 'Kolom maksimal 200 karakter')),
  fileLogo: bolehKosong(berkas()),
  fileTanda: bolehKosong(berkas()),
  noAkreditasi: teksOpsional(50),
  flagLaporanAsli: flag(),
  // Of an app that does not know them yet they stay as they are.
  hariSeminggu: bolehKosong(bilangan(5, 6)),
  flagCutiBersama: bolehKosong(flag()),
  hariPengujian: bolehKosong(bilangan(0, 250)),
  hariReview: bolehKosong(bilangan(0, 250)),
  hariPelaporan: bolehKosong(bilangan(1, 250)),
  hariPenyelesaian: bolehKosong(bilangan(1, 250)),
  baseRev: baseRev(),
});

export const laboratoriumApi = {
  ubah: endpoint({
    method: 'PUT',
    path: '/laboratory',
    summary: 'Ubah alamat, kop surat, halaman cek, dan hari kerja sebuah laboratorium',
    roles: ['Admin'],
    offline: 'live',
    record: { lane: 'laboratorium', field: 'uuid' },
    body: LaboratoriumBody,
    files: Object.values(aturanGambar),
    output: LaboratoriumSchema,
    success: { status: 200, info: 'Data laboratorium berhasil diubah' },
  }),
};

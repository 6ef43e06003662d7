import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { baseRev, bilangan, digit, salahSatu, teks, teksOpsional, uuid } from '#domain/core/fields.ts';
import { alamat, npwpOpsional } from './alamat.ts';
import { ProfilSchema } from './schema.ts';

const kodeOpsional = () =>
  z
    .union([z.literal('').transform(() => null), bilangan()], { error: 'Input harus berisi angka.' })
    .nullish()
    .transform((value) => value ?? null);

/** What a person is and where they come from (AUTH-15); an Admin corrects it under the same names (GAP-160). */
export const asalFields = () => ({
  kdStatus: salahSatu(1, 2, 3, 4, 5),
  noInduk: teksOpsional(50),
  kdInstitusi: kodeOpsional(),
  namaPerguruanTinggi: teksOpsional(200),
  kdFakultas: kodeOpsional(),
  namaFakultas: teksOpsional(200),
  kdProgramStudi: kodeOpsional(),
  namaProgramStudi: teksOpsional(200),
  // Not said is another thing than said to be empty (rules.ts, IsianProfil).
  alamat: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
  npwp: teksOpsional(50),
});

/**
 * What POST user takes (API-004). Which of the fields are required, fixed or refused depends on the e-mail address and
 * the choices: rules.ts says. `email` and `googleId` are read and ignored: the session knows who the person is.
 */
export const ProfilBody = z.object({
  googleId: teksOpsional(500),
  email: teksOpsional(500),
  nama: teks(200),
  noHp: digit(10, 14),
  namaInstitusi: teksOpsional(200),
  ...asalFields(),
});

export const akunApi = {
  self: endpoint({
    method: 'GET',
    path: '/user/self',
    summary: 'Profil sendiri; null selama data diri belum diisi',
    roles: 'masuk',
    offline: 'cached',
    output: ProfilSchema.nullable(),
    success: { status: 200, info: 'Profil Anda' },
  }),
  create: endpoint({
    method: 'POST',
    path: '/user',
    summary: 'Isi data diri; sekali lagi setelah pendaftaran akun ditolak',
    roles: 'masuk',
    offline: 'live',
    record: { lane: 'akun' },
    body: ProfilBody,
    output: ProfilSchema,
    success: { status: 201, info: 'Data berhasil ditambah' },
  }),
  alamat: endpoint({
    method: 'PUT',
    path: '/user/address',
    summary: 'Ubah alamat dan NPWP sendiri; invoice yang sudah memuat alamat tetap memuat yang lama',
    roles: 'semua',
    offline: 'live',
    record: { lane: 'akun' },
    body: z.object({ alamat: alamat(), npwp: npwpOpsional(), baseRev: baseRev() }),
    output: ProfilSchema,
    success: { status: 200, info: 'Alamat berhasil disimpan' },
  }),
  ajukanPerbaikan: endpoint({
    method: 'POST',
    path: '/user/correction-request',
    summary: 'Ajukan perbaikan data pribadi sendiri, satu pada satu waktu; dijawab dalam 3 x 24 jam',
    roles: 'semua',
    offline: 'live',
    record: { lane: 'akun', field: 'uuid' },
    /** Whose data it is about: one's own, whoever asks. */
    body: z.object({ uuid: uuid(), isi: teks(2000) }),
    output: ProfilSchema,
    success: { status: 201, info: 'Permintaan perbaikan terkirim kepada Admin' },
  }),
};

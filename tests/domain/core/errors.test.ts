import { expect, test } from 'vitest';
import { Refusal, refusal } from '#domain/core/errors.ts';

const salah = [
  { field: 'nama', message: 'Kolom tidak boleh kosong' },
  { field: 'no_hp', message: 'Input harus berisi angka.' },
];
const kini = { uuid: 'a', rev: '7' };

test.each<[string, Refusal, object]>([
  [
    '[GAP-97] malformed',
    refusal.malformed(),
    { status: 400, code: 'MALFORMED', info: 'Permintaan tidak dapat dibaca. Periksa bentuk datanya.' },
  ],
  [
    'malformed, said otherwise',
    refusal.malformed('Bukan JSON.'),
    { status: 400, code: 'MALFORMED', info: 'Bukan JSON.' },
  ],
  [
    '[AUTH-34] no session',
    refusal.noSession(),
    { status: 401, code: 'SESSION', info: 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan.' },
  ],
  [
    '[AUTH-08] inactive',
    refusal.inactive(),
    {
      status: 403,
      code: 'INACTIVE',
      info: 'Status akun Anda nonaktif! Hubungi admin laboratorium untuk mengaktifkannya.',
    },
  ],
  [
    '[AUTH-07] waiting',
    refusal.waiting(),
    {
      status: 403,
      code: 'WAITING',
      info: 'Akun Anda menunggu verifikasi admin. Anda dapat masuk lagi setelah diverifikasi.',
    },
  ],
  [
    'turned down',
    refusal.rejected(),
    {
      status: 403,
      code: 'REJECTED',
      info: 'Pendaftaran akun ditolak. Perbaiki data diri Anda lalu ajukan lagi.',
    },
  ],
  [
    '[GAP-109] without a profile',
    refusal.noProfile(),
    { status: 403, code: 'NO_PROFILE', info: 'Lengkapi data diri Anda terlebih dahulu.' },
  ],
  [
    '[GAP-91] of another person',
    refusal.userMismatch(),
    {
      status: 403,
      code: 'USER_MISMATCH',
      info: 'Tulisan ini milik orang lain. Masuk dengan akun pembuatnya untuk mengirimnya.',
    },
  ],
  [
    '[GAP-63] role',
    refusal.role(),
    { status: 403, code: 'ROLE', info: 'Peran Anda tidak berwenang untuk tindakan ini.' },
  ],
  [
    'role, said otherwise',
    refusal.role('Hanya untuk Admin.'),
    { status: 403, code: 'ROLE', info: 'Hanya untuk Admin.' },
  ],
  [
    'forbidden',
    refusal.forbidden('Bukan milik Anda.'),
    { status: 403, code: 'FORBIDDEN', info: 'Bukan milik Anda.' },
  ],
  [
    'not found',
    refusal.notFound(),
    { status: 404, code: 'NOT_FOUND', info: 'Data tidak ditemukan. Mungkin sudah dipindahkan atau dihapus.' },
  ],
  [
    'not found, said otherwise',
    refusal.notFound('Tidak ada.'),
    { status: 404, code: 'NOT_FOUND', info: 'Tidak ada.' },
  ],
  [
    'state',
    refusal.state('Sudah selesai.', kini),
    { status: 409, code: 'STATE', info: 'Sudah selesai.', data: kini },
  ],
  [
    '[GAP-96] stale',
    refusal.stale(kini),
    {
      status: 409,
      code: 'STALE',
      info: 'Data sudah berubah sejak Anda membukanya. Bandingkan dengan versi terbaru lalu putuskan lagi.',
      data: kini,
    },
  ],
  [
    '[GAP-96] invalid: its first sentence is that of the first field',
    refusal.invalid(salah),
    { status: 422, code: 'INVALID', info: 'Kolom tidak boleh kosong', errors: salah },
  ],
  [
    'invalid, of no field',
    refusal.invalid([]),
    { status: 422, code: 'INVALID', info: 'Periksa kembali isian Anda.', errors: [] },
  ],
  [
    'too large',
    refusal.tooLarge('Terlalu besar.'),
    { status: 413, code: 'TOO_LARGE', info: 'Terlalu besar.' },
  ],
  [
    'too large, of a field',
    refusal.tooLarge('Terlalu besar.', 'file_bukti'),
    {
      status: 413,
      code: 'TOO_LARGE',
      info: 'Terlalu besar.',
      errors: [{ field: 'file_bukti', message: 'Terlalu besar.' }],
    },
  ],
  [
    'another kind of file',
    refusal.fileType('Harus PDF.'),
    { status: 415, code: 'FILE_TYPE', info: 'Harus PDF.' },
  ],
  [
    'another kind of file, of a field',
    refusal.fileType('Harus PDF.', 'file_bukti'),
    {
      status: 415,
      code: 'FILE_TYPE',
      info: 'Harus PDF.',
      errors: [{ field: 'file_bukti', message: 'Harus PDF.' }],
    },
  ],
])('%s', (_nama, tolak, isi) => {
  const { status, code, info, errors, data, message, name } = tolak;
  expect({ status, code, info, errors, data }).toEqual(isi);
  expect([name, message, tolak instanceof Error]).toEqual(['Refusal', info, true]);
});

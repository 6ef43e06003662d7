import { expect, it } from 'vitest';
import { aksiPetugas, petugasApi } from '#domain/petugas/endpoints.ts';

const isian = {
  uuid: '01900000-0000-7000-8000-000000000001',
  nama: 'Agus Setiawan',
  noWhatsapp: '085643129087',
  noIndukKepegawaian: '1990110520',
  idRole: 3,
};
const angka = (banyak: number) => '1234567890123456789'.slice(0, banyak);
const kosong = 'Kolom tidak boleh kosong';

it.each<[string, object, Record<string, string>]>([
  ['[OFFICER-13] no name', { nama: '' }, { nama: kosong }],
  ['[OFFICER-14, CONST-21] 9 digits', { noWhatsapp: angka(9) }, { noWhatsapp: 'Kolom minimal 10 karakter' }],
  ['[OFFICER-14] 10 digits', { noWhatsapp: angka(10) }, {}],
  ['[OFFICER-14] 14 digits', { noWhatsapp: angka(14) }, {}],
  ['[OFFICER-14] 15 digits', { noWhatsapp: angka(15) }, { noWhatsapp: 'Kolom maksimal 14 karakter' }],
  [
    '[OFFICER-15, CONST-21] 3 digits',
    { noIndukKepegawaian: angka(3) },
    { noIndukKepegawaian: 'Kolom minimal 4 karakter' },
  ],
  ['[OFFICER-15] 4 digits', { noIndukKepegawaian: angka(4) }, {}],
  ['[OFFICER-15] 16 digits', { noIndukKepegawaian: angka(16) }, {}],
  [
    '[OFFICER-15] 17 digits',
    { noIndukKepegawaian: angka(17) },
    { noIndukKepegawaian: 'Kolom maksimal 16 karakter' },
  ],
  [
    '[OFFICER-15] a letter',
    { noIndukKepegawaian: '12a4' },
    { noIndukKepegawaian: 'Input harus berisi angka.' },
  ],
  [
    'neither numbers nor role',
    { noWhatsapp: '', noIndukKepegawaian: null, idRole: '' },
    { noWhatsapp: kosong, noIndukKepegawaian: kosong, idRole: kosong },
  ],
  [
    '[OFFICER-10] neither, of who is turned down',
    { noWhatsapp: '', noIndukKepegawaian: null, idRole: '', flagPersetujuan: 2 },
    {},
  ],
  [
    'a decision that is none',
    { flagPersetujuan: 3 },
    { flagPersetujuan: 'Nilai harus salah satu dari 1, 2.' },
  ],
])('an account with %s', (_apa, over, salah) => {
  const { error } = petugasApi.update.body!.safeParse({ ...isian, ...over });
  const ditemukan = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  expect(Object.fromEntries(ditemukan)).toEqual(salah);
});

it('[OFFICER-09] a save decides where it says so', () => {
  expect([undefined, 1, 2].map((flagPersetujuan) => aksiPetugas({ flagPersetujuan }))).toEqual([
    'ubah',
    'setujui',
    'tolak',
  ]);
});

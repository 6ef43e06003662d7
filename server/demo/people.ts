import { labPeragaan, nomor, type AkunPeragaan } from './accounts.ts';
import { s1Farmasi, staf } from './profil.ts';

/**
 * People whom Admin finds among the accounts besides: staff who wait, somebody turned down, an officer who has left. They
 * are there to be worked on, and nobody signs in as one of them.
 */
export const demoPeople: readonly Omit<AkunPeragaan, 'keterangan'>[] = [
  {
    uuid: nomor(20),
    sub: 'wahyu',
    email: 'wahyu.hidayat@kampus.example',
    nama: 'Wahyu Hidayat, A.Md.Farm.',
    role: null,
    laboratorium: [],
    profil: { ...staf('REG-2025-00019', '1997081520', '085228714360'), kdStatusVerifikasi: 3 },
  },
  {
    uuid: nomor(21),
    sub: 'nadia',
    email: 'nadia.permata@surel.example',
    nama: 'Nadia Permata Sari',
    role: null,
    laboratorium: [],
    profil: {
      idRegistrasi: 'REG-2025-00020',
      kdStatus: 1,
      noInduk: '000000',
      noHp: '081392557704',
      ...s1Farmasi,
      kdStatusVerifikasi: 2,
      catatanVerifikasi:
        'Nomor induk bukan milik Anda. Tulis nomor mahasiswa yang berlaku, lalu ajukan lagi.',
      flagAktif: true,
    },
  },
  {
    uuid: nomor(22),
    sub: 'sri',
    email: 'sri.handayani@kampus.example',
    nama: 'Sri Handayani, A.Md.',
    role: 'Laboran',
    laboratorium: [labPeragaan.kimiaFarmasi],
    profil: { ...staf('REG-2025-00021', '1989022720', '087839921456'), flagAktif: false },
  },
];

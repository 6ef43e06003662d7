import type { Pendaftar } from '#domain/pengujian/schema.ts';
import type { Fakta } from './bagian.ts';

/** Who a paper is for and how to reach them. */
export const faktaPendaftar = (user: Pendaftar): Fakta[] => [
  { label: 'Nama', nilai: user.nama },
  { label: 'Nomor induk', nilai: user.noInduk },
  { label: 'ID registrasi', nilai: user.idRegistrasi },
  { label: 'Institusi', nilai: user.namaPerguruanTinggi ?? user.namaInstitusi },
  { label: 'Fakultas', nilai: user.namaFakultas },
  { label: 'Program studi', nilai: user.namaProgramStudi },
  { label: 'Kontak', nilai: [user.email, user.noHp].filter(Boolean).join('\n') },
];

import { faktaOrang } from '#domain/akun/rules.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import type { Fakta } from './bagian.ts';

/** Who a paper is for and how to reach them. */
export const faktaPendaftar = (user: Pendaftar): Fakta[] => [
  { label: 'Nama', nilai: user.nama },
  { label: 'ID registrasi', nilai: user.idRegistrasi },
  ...faktaOrang(user),
  { label: 'Kontak', nilai: [user.email, user.noHp].filter(Boolean).join('\n') },
];

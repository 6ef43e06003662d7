import { formatTelepon } from '#domain/core/telepon.ts';
import { faktaAlamat, faktaOrang, faktaTujuan } from '#domain/akun/rules.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import type { Fakta } from './bagian.ts';

const kontak = ({ email, noHp }: Pendaftar): Fakta => ({
  label: 'Kontak',
  nilai: [email, noHp && formatTelepon(noHp)].filter(Boolean).join('\n'),
});

/** Who a paper is for and how to reach them. */
export const faktaPendaftar = (user: Pendaftar): Fakta[] => [
  { label: 'Nama', nilai: user.nama },
  { label: 'ID registrasi', nilai: user.idRegistrasi },
  ...faktaOrang(user),
  ...faktaAlamat(user),
  kontak(user),
];

/**
 * The customer of a report: a company stands first, and is not said again among the facts of its person; a place that is named
 * says of itself what kind it is. How they are reached is their address; e-mail and telephone stand on a report only where there
 * is none (ISO/IEC 17025, 7.8.2.1 e).
 */
export function faktaPelanggan(user: Pendaftar): Fakta[] {
  const tujuan = faktaTujuan(user);
  const sudah = [...tujuan.map(({ label }) => label), ...(user.namaPerguruanTinggi ? ['Institusi'] : [])];
  const lain = faktaOrang(user).filter(({ label }) => !sudah.includes(label));
  const alamat = user.alamat ? { label: 'Alamat', nilai: user.alamat } : kontak(user);
  return [...tujuan, { label: 'ID registrasi', nilai: user.idRegistrasi }, ...lain, alamat];
}

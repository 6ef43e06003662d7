import { namaStatusPengguna } from '#domain/akun/rules.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';

/** Whom an invoice is made out to, under the names of DATA-14. */
export const pihakCetak = ({ idRegistrasi, noInduk, nama, kdStatus }: Pendaftar) => ({
  idRegistrasi,
  noInduk,
  nama,
  // The registrant's own, as the seed names it between name and amounts; the invoice's is in statusPayment.
  status: namaStatusPengguna(kdStatus),
});

import { namaStatusPengguna } from '#domain/akun/rules.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import type { Kepada } from './schema.ts';

/** Of an invoice that was kept so before anybody had an address, today's would be that of another name. */
const tanpaAlamat = { alamat: null, npwp: null };

/** Whom an invoice is made out to, as they were called then, under the names of DATA-14. */
export function pihakCetak(kini: Pendaftar, kepada: Kepada | null | undefined) {
  const user = kepada ? { ...kini, ...tanpaAlamat, ...kepada } : kini;
  const { idRegistrasi, noInduk, nama, kdStatus } = user;
  return {
    user,
    idRegistrasi,
    noInduk,
    nama,
    // The registrant's own, as the seed names it between name and amounts; the invoice's is in statusPayment.
    status: namaStatusPengguna(kdStatus),
  };
}

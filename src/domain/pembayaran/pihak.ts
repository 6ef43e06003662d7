import { namaStatusPengguna } from '#domain/akun/rules.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import { jenisPembiayaan, type Kepada, type Pembiayaan } from './schema.ts';

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

/** Who pays an invoice of research made out to somebody of this name, as it was said when it was asked for (PAY-09, GAP-81). */
export function pembayarCetak(
  { idJenisPembiayaan, namaDosenPembiayaan, namaPembiayaan }: Pembiayaan,
  nama: string,
): string {
  if (idJenisPembiayaan === jenisPembiayaan.dosen)
    return [namaDosenPembiayaan, '(dosen pembimbing)'].filter(Boolean).join(' ');
  return (idJenisPembiayaan === jenisPembiayaan.lainnya ? namaPembiayaan : null) ?? `${nama} (pendaftar)`;
}

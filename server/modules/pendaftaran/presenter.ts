import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import type { pengguna } from '#server/db/tables/pengguna.ts';

/** The person who sent a submission in, as every record of theirs shows them. */
export const pendaftarDari = (orang: typeof pengguna.$inferSelect): Pendaftar => ({
  uuid: orang.id,
  idRegistrasi: orang.idRegistrasi,
  nama: orang.nama,
  noInduk: orang.noInduk,
  noHp: orang.noHp,
  email: orang.email,
  kdStatus: orang.kdStatus,
  namaInstitusi: orang.namaInstitusi,
  namaPerguruanTinggi: orang.namaPerguruanTinggi,
  namaFakultas: orang.namaFakultas,
  namaProgramStudi: orang.namaProgramStudi,
  alamat: orang.alamat,
  npwp: orang.npwp,
});

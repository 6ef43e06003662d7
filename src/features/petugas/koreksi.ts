import { formatNpwp } from '#domain/akun/alamat.ts';
import type { IsianKoreksi } from '#domain/akun/rules.ts';
import type { BodyOf } from '#domain/core/endpoint.ts';
import type { petugasApi } from '#domain/petugas/endpoints.ts';
import type { Petugas } from '#domain/petugas/schema.ts';

/** The correction of one account (GAP-160), in texts as its fields take them. */
export type FormKoreksi = Record<keyof IsianKoreksi | 'alasan', string>;

export const formKoreksi = (petugas: Petugas): FormKoreksi => ({
  kdStatus: String(petugas.kdStatus ?? ''),
  noInduk: petugas.noInduk ?? '',
  kdInstitusi: String(petugas.kdInstitusi ?? ''),
  namaPerguruanTinggi: petugas.namaPerguruanTinggi ?? '',
  kdFakultas: String(petugas.kdFakultas ?? ''),
  namaFakultas: petugas.namaFakultas ?? '',
  kdProgramStudi: String(petugas.kdProgramStudi ?? ''),
  namaProgramStudi: petugas.namaProgramStudi ?? '',
  alamat: petugas.alamat ?? '',
  npwp: petugas.npwp ? formatNpwp(petugas.npwp) : '',
  alasan: '',
});

/** As the rules read it: a choice is its number, and an address that nobody has said yet may stay so. */
export function isianKoreksi(isi: FormKoreksi, petugas: Petugas): IsianKoreksi {
  const kode = (satu: string) => (satu === '' ? null : Number(satu));
  return {
    ...isi,
    kdStatus: kode(isi.kdStatus),
    kdInstitusi: kode(isi.kdInstitusi),
    kdFakultas: kode(isi.kdFakultas),
    kdProgramStudi: kode(isi.kdProgramStudi),
    alamat: petugas.alamat === null && !isi.alamat.trim() ? null : isi.alamat,
  };
}

export const bodyKoreksi = (isi: FormKoreksi, petugas: Petugas): BodyOf<typeof petugasApi.koreksi> => ({
  ...isi,
  uuid: petugas.uuid,
  alamat: isianKoreksi(isi, petugas).alamat,
});

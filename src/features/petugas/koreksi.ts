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
  alasan: '',
});

/** As the rules read it: a choice is its number. */
export function isianKoreksi(isi: FormKoreksi): IsianKoreksi {
  const kode = (satu: string) => (satu === '' ? null : Number(satu));
  return {
    ...isi,
    kdStatus: kode(isi.kdStatus),
    kdInstitusi: kode(isi.kdInstitusi),
    kdFakultas: kode(isi.kdFakultas),
    kdProgramStudi: kode(isi.kdProgramStudi),
  };
}

export const bodyKoreksi = (isi: FormKoreksi, { uuid }: Petugas): BodyOf<typeof petugasApi.koreksi> => ({
  uuid,
  ...isi,
});

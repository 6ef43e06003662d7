import type { Petugas } from '#domain/petugas/schema.ts';
import type { Version } from '#kit/form/opened-version.ts';

/** An account as its changes judge it. */
export const versiPetugas = (petugas: Petugas): Version => ({
  rev: petugas.rev,
  tertunda: [],
  tanda: JSON.stringify([
    petugas.nama,
    petugas.noHp,
    petugas.noInduk,
    petugas.alamat,
    petugas.npwp,
    petugas.kdStatus,
    petugas.kdInstitusi,
    petugas.namaPerguruanTinggi,
    petugas.namaFakultas,
    petugas.namaProgramStudi,
    petugas.idRole,
    petugas.admin.map(({ idLaboratorium }) => idLaboratorium),
    petugas.statusVerification.kdStatusVerifikasiUser,
    petugas.flagAktif,
  ]),
});

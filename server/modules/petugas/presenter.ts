import { akunWorkflow } from '#domain/akun/workflow.ts';
import type { Profil } from '#domain/akun/schema.ts';
import { roleList, type Role } from '#domain/core/roles.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import type { Petugas, PilihanPetugas } from '#domain/petugas/schema.ts';
import type { pengguna } from '#server/db/tables/pengguna.ts';

type Row = typeof pengguna.$inferSelect;

/** The number of a role, as the role lookup gives it; null for somebody who has none yet. */
const idRoleOf = (role: string | null): number | null =>
  role === null ? null : roleList.indexOf(role as Role) + 1;

/** An officer as a name to choose from, which is all that others than Admin are told (CONF-50). */
export function toPilihan(row: Row, admin: Profil['admin']): PilihanPetugas {
  return {
    id: row.id,
    uuid: row.id,
    nama: row.nama,
    role: row.role === null ? null : { namaRole: row.role as Role },
    laboratorium:
      row.role === 'Admin' && admin.length === 0
        ? 'Semua laboratorium'
        : admin.map(({ lab }) => lab.namaLaboratorium).join(', '),
    admin,
  };
}

/** An account as Admin reads it; `tertahan`: they hold work that they may not do; `perbaikan`: what they ask for. */
export function toPetugas(
  row: Row,
  admin: Profil['admin'],
  { tertahan, perbaikan }: { tertahan: boolean; perbaikan: Petugas['perbaikan'] },
): Petugas {
  const status = akunWorkflow.states[stateByCode(akunWorkflow, row.kdStatusVerifikasi ?? 0)];
  const menungguVerifikasi = status.code === akunWorkflow.states.perluVerifikasi.code;
  return {
    ...toPilihan(row, admin),
    rev: String(row.rev),
    email: row.email,
    noInduk: row.noInduk,
    noHp: row.noHp,
    alamat: row.alamat,
    npwp: row.npwp,
    idRole: idRoleOf(row.role),
    kdStatus: row.kdStatus,
    kdInstitusi: row.kdInstitusi,
    namaInstitusi: row.namaInstitusi,
    namaPerguruanTinggi: row.namaPerguruanTinggi,
    kdFakultas: row.kdFakultas,
    namaFakultas: row.namaFakultas,
    kdProgramStudi: row.kdProgramStudi,
    namaProgramStudi: row.namaProgramStudi,
    statusVerification: {
      kdStatusVerifikasiUser: status.code,
      statusVerifikasiUser: status.label,
      prosesSelanjutnya: status.prosesSelanjutnya,
    },
    catatanVerifikasi: row.catatanVerifikasi,
    flagAktif: row.flagAktif ? 1 : 0,
    flagPekerjaanTertahan: tertahan ? 1 : 0,
    perbaikan,
    menungguSejak:
      perbaikan?.diajukanPada ??
      (menungguVerifikasi ? (row.diberiTahuPada ?? row.updatedAt).toISOString() : null),
  };
}

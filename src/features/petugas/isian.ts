import { formatTelepon, nomorNasional } from '#domain/core/telepon.ts';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { statusPengguna } from '#domain/akun/rules.ts';
import type { BodyOf, QueryOf } from '#domain/core/endpoint.ts';
import { roleList } from '#domain/core/roles.ts';
import { aksiPetugas, type petugasApi } from '#domain/petugas/endpoints.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import type { Consequence } from '#kit/dialog/confirm.tsx';
import { serahanDari, type IsianSerah } from './serah.ts';

/** The form of one account. Selects and checkboxes know texts only. */
export type IsianPetugas = {
  nama: string;
  noWhatsapp: string;
  noIndukKepegawaian: string;
  idRole: string;
  otoritasLaboratorium: string[];
  flagPersetujuan: 1 | 2;
  catatanVerifikasi: string;
  serahan: IsianSerah;
};

const menungguVerifikasi = ({ statusVerification }: Petugas): boolean =>
  statusVerification.kdStatusVerifikasiUser === akunWorkflow.states.perluVerifikasi.code;

/** GAP-44: a person who does not come as laboratory staff is a registrant, unless Admin says otherwise. */
function roleAwal({ idRole, kdStatus }: Petugas): string {
  if (idRole !== null) return String(idRole);
  return kdStatus !== null && kdStatus !== statusPengguna['Petugas laboratorium'] ? '1' : '';
}

export const isianPetugas = (petugas: Petugas): IsianPetugas => ({
  nama: petugas.nama,
  noWhatsapp: formatTelepon(petugas.noHp ?? ''),
  noIndukKepegawaian: petugas.noInduk ?? '',
  idRole: roleAwal(petugas),
  otoritasLaboratorium: petugas.admin.map(({ idLaboratorium }) => String(idLaboratorium)),
  flagPersetujuan: 1, // OFFICER-09
  catatanVerifikasi: '',
  serahan: {},
});

/** What the call takes: the decision only while there is one to make, the note only with a refusal (OFFICER-10). */
export function bodyPetugas(isian: IsianPetugas, petugas: Petugas): BodyOf<typeof petugasApi.update> {
  const { serahan, flagPersetujuan, catatanVerifikasi, otoritasLaboratorium, ...data } = isian;
  const putusan = Number(flagPersetujuan) === 2 ? 2 : 1;
  return {
    uuid: petugas.uuid,
    ...data,
    noWhatsapp: nomorNasional(data.noWhatsapp),
    otoritasLaboratorium: data.idRole === '1' ? [] : otoritasLaboratorium.map(Number),
    ...(menungguVerifikasi(petugas) ? { flagPersetujuan: putusan } : {}),
    ...(menungguVerifikasi(petugas) && putusan === 2 ? { catatanVerifikasi } : {}),
    serahan: serahanDari(serahan),
  };
}

/** Which act of W8 saving is. */
export const aksiDari = (isian: IsianPetugas, petugas: Petugas) =>
  aksiPetugas(menungguVerifikasi(petugas) ? { flagPersetujuan: Number(isian.flagPersetujuan) } : {});

/** How they would stand, to be asked what that leaves behind; null where nothing of it changes (GAP-131). */
export function kelakDari(
  { idRole, otoritasLaboratorium }: IsianPetugas,
  petugas: Petugas,
): QueryOf<typeof petugasApi.pekerjaan> | null {
  const kini = petugas.admin.map(({ idLaboratorium }) => String(idLaboratorium));
  const sama =
    idRole === String(petugas.idRole ?? '') &&
    otoritasLaboratorium.toSorted().join() === kini.toSorted().join();
  if (sama || petugas.idRole === null) return null;
  return {
    uuid: petugas.uuid,
    idRole,
    flagAktif: petugas.flagAktif === 1,
    laboratorium: otoritasLaboratorium.join(),
  };
}

/** What saving will do, in a sentence, and whether it refuses somebody. */
export function akibatSimpan(isian: IsianPetugas, petugas: Petugas): Consequence {
  const { nama } = petugas;
  const role = roleList[Number(isian.idRole) - 1];
  if (!menungguVerifikasi(petugas))
    return {
      kata: `Perubahan langsung berlaku bagi ${nama}, juga otoritas dan laboratoriumnya, tanpa masuk lagi.`,
      bahaya: false,
    };
  if (Number(isian.flagPersetujuan) === 2)
    return {
      kata: `Pendaftaran akun ${nama} ditolak. Ia dapat memperbaiki data dirinya lalu mengajukan lagi.`,
      bahaya: true,
    };
  return { kata: `Akun ${nama} disetujui sebagai ${role} dan langsung dapat dipakai.`, bahaya: false };
}

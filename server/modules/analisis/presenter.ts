import type { Analisis } from '#domain/analisis/schema.ts';
import { statusDariKode, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { kodeProgres } from '#domain/progres/kode.ts';
import type { laboratorium } from '#server/db/tables/acuan.ts';
import type { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import type { pengguna } from '#server/db/tables/pengguna.ts';
import type { parameterSampel, parameterUji, pengujian } from '#server/db/tables/pengujian.ts';
import { pendaftarDari } from '#server/modules/pendaftaran/presenter.ts';
import { statusPengajuan } from '#server/modules/pengujian/presenter.ts';
import {
  sampelDari,
  satuanHasil,
  statusProgres,
  type SampelDitemukan,
} from '#server/modules/progres/presenter.ts';

export type Found = SampelDitemukan & {
  parameter: typeof parameterSampel.$inferSelect;
  uji: typeof parameterUji.$inferSelect;
  kepala: typeof pendaftaran.$inferSelect;
  pengujian: typeof pengujian.$inferSelect;
  laboratorium: typeof laboratorium.$inferSelect;
  analis: Analisis['userAnalyst'];
  penyelia: Analisis['userSupervisor'];
  pendaftar: typeof pengguna.$inferSelect;
};

export function toAnalisis(row: Found): Omit<Analisis, 'history'> {
  const { parameter, uji } = row;
  return {
    uuid: parameter.id,
    rev: String(parameter.rev),
    idStatusProgresParameter: parameter.kdProgres === kodeProgres.antrian ? null : parameter.kdProgres,
    statusProgres: statusProgres(parameter.kdProgres),
    parameter: {
      uuid: uji.uuid,
      namaParameterUji: uji.namaParameterUji,
      metodeUji: uji.metodeUji,
      satuan: satuanHasil(parameter, uji),
      status: {
        kdStatusSampelParameter: parameter.kdStatus,
        statusSampelParameter: statusDariKode(statusSampelParameter, parameter.kdStatus).label,
      },
    },
    metodeUji: parameter.metodeUji,
    hasilPengujian: parameter.hasilPengujian,
    jumlahReplikasi: parameter.jumlahReplikasi,
    userAnalyst: row.analis,
    userSupervisor: row.penyelia,
    sampel: sampelDari(row),
    pengujian: toPengujian(row),
  };
}

function toPengujian(row: Found): Analisis['pengujian'] {
  // The bench sends nobody post: where they are reached is none of its business (GAP-171).
  const { kdStatus: _status, alamat: _alamat, npwp: _npwp, ...user } = pendaftarDari(row.pendaftar);
  return {
    uuid: row.kepala.id,
    nomor: row.kepala.nomor,
    createdAt: row.kepala.createdAt.toISOString(),
    namaSampel: row.kepala.judul,
    catatanTambahan: row.pengujian.catatanTambahan,
    idLaboratorium: row.kepala.laboratoriumId,
    janji: row.pengujian.janji,
    janjiSemula: row.pengujian.janjiSemula,
    jeda: row.pengujian.jeda,
    namaLaboratorium: row.laboratorium.namaLaboratorium,
    statusSubmission: statusPengajuan(row.kepala.kdStatus),
    usageType: { jenisPenggunaan: 'Pengujian' },
    user,
  };
}

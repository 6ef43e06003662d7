import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { SampelDitugaskan } from '#domain/pengujian/penugasan.ts';
import type { Version } from '#kit/form/opened-version.ts';

/** What Admin's decisions rest on: receipt, parameters with their persons, prices, payments, the appointed Kalab. */
export const versiPengujian = (data: Pengujian): Version => ({
  rev: data.rev,
  tertunda: [],
  tanda: JSON.stringify([
    data.idPengujianStatusPengajuan,
    data.userVerifikasiKalab?.uuid,
    data.sample.map((sampel) => [
      sampel.uuid,
      sampel.idPengujianStatusSampel,
      sampel.tglPenerimaanSampel,
      sampel.kondisiPenerimaan?.id,
      sampel.catatanPenerimaan,
      sampel.fileGambar?.sha256,
      sampel.parameter.map((parameter) => [
        parameter.uuid,
        parameter.status.kdStatusSampelParameter,
        parameter.idStatusProgresParameter,
        parameter.userAnalyst?.uuid,
        parameter.userSupervisor?.uuid,
        parameter.hasilPengujian,
      ]),
    ]),
    data.bill,
    data.totalTerbayar,
    data.fileDokumenTambahan?.sha256,
  ]),
});

/** The samples as the rules of a decision look at them. */
export const sampelSebelum = (data: Pengujian): SampelDitugaskan[] =>
  data.sample.map(({ uuid, idPengujianStatusSampel, tglPenerimaanSampel, parameter }) => ({
    uuid,
    kdStatusSampel: idPengujianStatusSampel,
    tglPenerimaan: tglPenerimaanSampel,
    parameter: parameter.map((satu) => ({
      uuid: satu.uuid,
      kdStatus: satu.status.kdStatusSampelParameter,
      kdProgres: satu.idStatusProgresParameter ?? 0,
      analisId: satu.userAnalyst?.uuid ?? null,
      penyeliaId: satu.userSupervisor?.uuid ?? null,
    })),
  }));

import { kodeProgres } from '#domain/progres/kode.ts';
import type { z } from 'zod';
import { formatRupiah } from '#domain/core/format.ts';
import { totalTagihan } from '#domain/pengujian/biaya.ts';
import type { PenugasanBody } from '#domain/pengujian/endpoints.ts';
import { bolehSebagai } from '#domain/analisis/penugasan.ts';
import { type Sebagai, bacaPenugasan } from '#domain/pengujian/penugasan.ts';
import type { ParameterSampel, Pengujian } from '#domain/pengujian/schema.ts';
import { statusSampel, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import type { Consequence } from '#kit/dialog/confirm.tsx';
import { errorsOfRefusal, type FieldErrors } from '#kit/field/field-errors.ts';
import { bodyPenerimaan, labelPenerimaan, penerimaanAwal, type Penerimaan } from './IsianPenerimaan.tsx';
import { mengurus, type PilihanOrang } from './petugas.tsx';
import { sampelSebelum } from './versi.ts';

/** What is said of one approved parameter. `keluar`: it cannot be tested and is taken out (GAP-124). */
export type Penugasan = Record<Sebagai, string> & { keluar: boolean };

/** What is typed into the assignment; the same as its draft holds. */
export type IsianPenugasan = {
  catatan: string;
  sampel: Record<string, Penerimaan>;
  parameter: Record<string, Penugasan>;
};

/** W6 before the start: only then a parameter may be taken out. */
export const belumDimulai = ({ idStatusProgresParameter }: ParameterSampel): boolean =>
  (idStatusProgresParameter ?? kodeProgres.antrian) === kodeProgres.antrian;

export const disetujui = ({ status }: ParameterSampel): boolean =>
  status.kdStatusSampelParameter === statusSampelParameter.disetujui.code;

export const penugasanAwal = ({ sample }: Pengujian): IsianPenugasan => ({
  catatan: '',
  sampel: penerimaanAwal(sample),
  parameter: Object.fromEntries(
    sample.flatMap(({ parameter }) =>
      parameter
        .filter(disetujui)
        .map(({ uuid, userAnalyst, userSupervisor }) => [
          uuid,
          { analis: userAnalyst?.uuid ?? '', penyelia: userSupervisor?.uuid ?? '', keluar: false },
        ]),
    ),
  ),
});

/** The same two persons for every parameter that is tested and whose work may still be handed over. */
export const pakaiUntukSemua = (
  isian: IsianPenugasan,
  orang: Record<Sebagai, string>,
  boleh: (uuid: string, sebagai: Sebagai) => boolean,
): IsianPenugasan => ({
  ...isian,
  parameter: Object.fromEntries(
    Object.entries(isian.parameter).map(([uuid, satu]) => [
      uuid,
      {
        ...satu,
        analis: orang.analis && boleh(uuid, 'analis') ? orang.analis : satu.analis,
        penyelia: orang.penyelia && boleh(uuid, 'penyelia') ? orang.penyelia : satu.penyelia,
      },
    ]),
  ),
});

export const bodyPenugasan = (data: Pengujian, isian: IsianPenugasan): z.input<typeof PenugasanBody> => ({
  uuid: data.uuid,
  catatanTambahan: isian.catatan,
  sampel: sampelDitugaskan(data, isian),
});

const sampelDitugaskan = (data: Pengujian, isian: IsianPenugasan) =>
  data.sample.map(({ uuid, parameter }) => ({
    ...bodyPenerimaan(uuid, isian.sampel[uuid]!),
    parameterUji: parameter.map((satu) => ({ uuid: satu.uuid, ...isiParameter(isian.parameter[satu.uuid]) })),
  }));

function isiParameter(isian: Penugasan | undefined) {
  if (!isian) return {};
  if (isian.keluar) return { idStatusSampelParameter: statusSampelParameter.ditolak.code };
  return { idUserAnalisis: isian.analis || undefined, idUserPenyelia: isian.penyelia || undefined };
}

/** What the server would refuse, told before it is asked. */
export function penugasanKeliru(
  data: Pengujian,
  isian: IsianPenugasan,
  petugas: PilihanOrang['petugas'],
): FieldErrors {
  const { errors } = bacaPenugasan(sampelDitugaskan(data, isian), sampelSebelum(data), {
    begun: new Date(),
    catatan: isian.catatan.trim() || null,
    pendaftarUuid: data.user.uuid,
    petugas: (uuid, sebagai) => petugasUntuk(sebagai, petugas).some((orang) => orang.uuid === uuid),
  });
  return errorsOfRefusal(errors);
}

/** The officers whose role lets them be this (GAP-18). */
export const petugasUntuk = (sebagai: Sebagai, petugas: PilihanOrang['petugas']): PilihanOrang['petugas'] =>
  petugas.filter(({ role }) => role !== null && bolehSebagai[sebagai].includes(role.namaRole));

/**
 * Whom a list of choices offers: of those the server takes, the officers of the laboratory. All of them where it has
 * none, or its samples could be given to nobody.
 */
export function petugasDitawarkan(
  sebagai: Sebagai,
  petugas: PilihanOrang['petugas'],
  idLaboratorium: number,
): PilihanOrang['petugas'] {
  const boleh = petugasUntuk(sebagai, petugas);
  const sendiri = boleh.filter((satu) => mengurus(satu, idLaboratorium));
  return sendiri.length > 0 ? sendiri : boleh;
}

/** What was to be tested and will not be: then the reason is required (GAP-124, GAP-136). */
export const yangKeluar = ({ sample }: Pengujian, isian: IsianPenugasan): ParameterSampel[] =>
  sample.flatMap(({ uuid, parameter }) =>
    parameter.filter(
      (satu) => disetujui(satu) && (tidakSesuai(isian, uuid) || isian.parameter[satu.uuid]?.keluar),
    ),
  );

/** What is taken out does not come back; with it goes its price (GAP-149). */
export function akibatPenugasan(data: Pengujian, isian: IsianPenugasan): Consequence | undefined {
  const keluar = yangKeluar(data, isian);
  if (keluar.length === 0) return undefined;
  const biaya = totalTagihan(
    data.bill.filter(({ uuidSampelParameter }) => keluar.some(({ uuid }) => uuid === uuidSampelParameter)),
  );
  return {
    kata: `${keluar.length} parameter akan dikeluarkan dari pengujian dan tidak dapat dimasukkan lagi; ${formatRupiah(biaya)} tidak ditagih.`,
    bahaya: true,
  };
}

const disetujuiDari = ({ sample }: Pengujian): number =>
  sample.flatMap(({ parameter }) => parameter).filter(disetujui).length;

/** The codes the samples got at first, else what was taken out. */
export function hasilPenugasan(sebelum: Pengujian, data: Pengujian): string | undefined {
  const keluar = disetujuiDari(sebelum) - disetujuiDari(data);
  const baru = data.sample.filter(
    ({ uuid, kodeSampel }) =>
      kodeSampel && !sebelum.sample.some((lama) => lama.uuid === uuid && lama.kodeSampel),
  );
  const kalimat = [
    ...(baru.length > 0 ? [`Kode sampel ${baru.map(({ kodeSampel }) => kodeSampel).join(', ')}.`] : []),
    ...(keluar > 0 ? [`${keluar} parameter dikeluarkan dari pengujian.`] : []),
  ];
  return kalimat.length > 0 ? kalimat.join(' ') : undefined;
}

export const tidakSesuai = ({ sampel }: IsianPenugasan, uuid: string): boolean =>
  sampel[uuid]!.status === statusSampel.tidakSesuai.code;

export const namaIsian = (ke: number, at: number, field: string): string =>
  `sampel[${ke}][parameterUji][${at}][${field}]`;

/** The fields as the summary of what is wrong names them. */
export const labelPenugasan = ({ sample }: Pengujian): Record<string, string> => ({
  ...labelPenerimaan(sample),
  ...Object.fromEntries(
    sample.flatMap(({ parameter }, ke) =>
      parameter.flatMap(({ parameterTest: { namaParameterUji } }, at) => [
        [namaIsian(ke, at, 'idUserAnalisis'), `Sampel ${ke + 1}, ${namaParameterUji}, analis`],
        [namaIsian(ke, at, 'idUserPenyelia'), `Sampel ${ke + 1}, ${namaParameterUji}, penyelia`],
        [namaIsian(ke, at, 'idStatusSampelParameter'), `Sampel ${ke + 1}, ${namaParameterUji}`],
      ]),
    ),
  ),
  catatanTambahan: 'Catatan',
});

import type { z } from 'zod';
import { totalTagihan, uangMuka } from '#domain/pengujian/biaya.ts';
import type { VerifikasiBody } from '#domain/pengujian/endpoints.ts';
import { periksaVerifikasi } from '#domain/pengujian/rules.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { statusSampel, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import type { PengujianAksi } from '#domain/pengujian/workflow.ts';
import { akibatSetuju, akibatTeruskan, akibatTolak } from '#features/pengujian/bagian/akibat.ts';
import type { Consequence } from '#kit/dialog/confirm.tsx';
import { errorsOfRefusal, type FieldErrors } from '#kit/field/field-errors.ts';
import {
  bodyPenerimaan,
  diterimaHariIni,
  labelPenerimaan,
  penerimaanAwal,
  type Penerimaan,
} from './IsianPenerimaan.tsx';
import { sampelSebelum } from './versi.ts';

/** What each choice of 'Persetujuan' is in W1 (TESTADM-19 to TESTADM-21). */
export const persetujuan = {
  '1': { aksi: 'setujui', label: 'Disetujui' },
  '2': { aksi: 'mintaVerifikasiKalab', label: 'Perlu verifikasi lab' },
  '0': { aksi: 'tolak', label: 'Ditolak' },
} as const satisfies Record<string, { aksi: PengujianAksi; label: string }>;

/** What is typed into the verification at code 1; the same as its draft holds. */
export type IsianVerifikasi = {
  flag: keyof typeof persetujuan;
  kalab: string;
  catatan: string;
  sampel: Record<string, Penerimaan>;
  /** W7 code of each parameter, by its id. */
  parameter: Record<string, number>;
};

/** Approval is the default (TESTADM-19); parameters and samples as they stand. */
export const verifikasiAwal = (data: Pengujian): IsianVerifikasi => ({
  flag: '1',
  kalab: '',
  catatan: '',
  sampel: penerimaanAwal(data.sample),
  parameter: Object.fromEntries(
    data.sample.flatMap(({ parameter }) =>
      parameter.map(({ uuid, status }) => [uuid, status.kdStatusSampelParameter]),
    ),
  ),
});

/** Every sample that has not been received yet arrived today. */
export const diterimaSemua = (isian: IsianVerifikasi, hariIni: string): IsianVerifikasi => ({
  ...isian,
  sampel: Object.fromEntries(
    Object.entries(isian.sampel).map(([uuid, satu]) => [
      uuid,
      satu.status === statusSampel.belumDiterima.code ? diterimaHariIni(satu, hariIni) : satu,
    ]),
  ),
});

/** Every parameter approved at once. */
export const setujuiSemua = (isian: IsianVerifikasi): IsianVerifikasi => ({
  ...isian,
  parameter: Object.fromEntries(
    Object.keys(isian.parameter).map((uuid) => [uuid, statusSampelParameter.disetujui.code]),
  ),
});

/** A rejection is about the whole submission: it says nothing of single samples (GAP-135). */
export const bodyVerifikasi = (data: Pengujian, isian: IsianVerifikasi): z.input<typeof VerifikasiBody> => ({
  uuid: data.uuid,
  flagPersetujuan: isian.flag,
  idUserVerifikasiKalab: isian.flag === '2' ? isian.kalab : '',
  catatanTambahan: isian.catatan,
  sampel: isian.flag === '0' ? [] : sampelDiputuskan(data, isian),
});

const sampelDiputuskan = (data: Pengujian, isian: IsianVerifikasi) =>
  data.sample.map(({ uuid, parameter }) => ({
    ...bodyPenerimaan(uuid, isian.sampel[uuid]!),
    parameterUji: parameter.map((satu) => ({
      uuid: satu.uuid,
      idStatusSampelParameter: isian.parameter[satu.uuid],
    })),
  }));

/** What the server would refuse, told before it is asked. */
export function verifikasiKeliru(data: Pengujian, isian: IsianVerifikasi): FieldErrors {
  const { aksi } = persetujuan[isian.flag];
  if (aksi === 'tolak') return {};
  return errorsOfRefusal(
    periksaVerifikasi(aksi, sampelDiputuskan(data, isian), sampelSebelum(data), {
      begun: new Date(),
      penerimaan: true,
    }),
  );
}

/** The bill as it would be made of what is approved now (GAP-06). */
function tagihanSementara({ bill }: Pengujian, { parameter }: IsianVerifikasi) {
  const baris = bill.filter(
    ({ uuidSampelParameter }) => parameter[uuidSampelParameter] === statusSampelParameter.disetujui.code,
  );
  const total = totalTagihan(baris);
  return { baris, total, dp: uangMuka(total) };
}

/** What the choices come to now: the bill that goes out with an approval; before a head has decided there is none. */
export function pratinjauTagihan(data: Pengujian, isian: IsianVerifikasi) {
  const { baris, total, dp } = tagihanSementara(data, isian);
  const menagih = persetujuan[isian.flag].aksi === 'setujui';
  return {
    judul: menagih ? 'Tagihan yang akan dibuat' : 'Perkiraan biaya',
    baris,
    jumlah: [
      { label: 'Total biaya', nilai: total, utama: !menagih },
      ...(menagih ? [{ label: 'Uang muka (DP 50%)', nilai: dp, utama: true }] : []),
    ],
    tagihan: menagih ? { total, dp } : null,
  };
}

/** What sending it will do (GAP-149). */
export function akibatVerifikasi(data: Pengujian, isian: IsianVerifikasi): Consequence {
  const kode = Object.values(isian.parameter);
  if (isian.flag === '0') return { kata: akibatTolak(data), bahaya: true };
  if (isian.flag === '2') return { kata: akibatTeruskan(kode) };
  return { kata: akibatSetuju({ kode, ...tagihanSementara(data, isian) }) };
}

/** The fields as the summary of what is wrong names them. */
export const labelVerifikasi = ({ sample }: Pengujian): Record<string, string> => ({
  ...labelPenerimaan(sample),
  ...Object.fromEntries(
    sample.flatMap(({ parameter }, ke) =>
      parameter.map(({ parameterTest }, at) => [
        namaStatusParameter(ke, at),
        `Sampel ${ke + 1}, ${parameterTest.namaParameterUji}`,
      ]),
    ),
  ),
  flagPersetujuan: 'Persetujuan',
  idUserVerifikasiKalab: 'Kalab',
  catatanTambahan: 'Catatan',
});

export const namaStatusParameter = (ke: number, at: number): string =>
  `sampel[${ke}][parameterUji][${at}][idStatusSampelParameter]`;

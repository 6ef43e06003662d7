import { formatRupiah } from '#domain/core/format.ts';
import type { Actor } from '#domain/core/roles.ts';
import { check } from '#domain/core/workflow.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { totalTagihan, uangMuka } from '#domain/pengujian/biaya.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import { periksaVerifikasi } from '#domain/pengujian/rules.ts';
import type { ParameterSampel, Pengujian, PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pilihanStatusParameter, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Tampilan } from '#data/view.ts';
import { akibatSetuju, akibatTolak } from '#features/pengujian/bagian/akibat.ts';
import type { Consequence } from '#kit/dialog/confirm.tsx';
import { errorsOfRefusal, type FieldErrors } from '#kit/field/field-errors.ts';
import type { Version } from '#kit/form/opened-version.ts';

/** What is chosen and typed into the form of decision; the same as its draft holds. */
export type IsianPutusan = {
  flagPersetujuan: 0 | 1;
  catatanTambahan: string;
  /** W7 code by parameter, where the Kalab has chosen one. */
  pilihan: Readonly<Record<string, number>>;
};

/** The Kalab's options (W7, CONF-23). */
export const pilihanKalab = pilihanStatusParameter('Kalab');

/** KALAB-13: approval is the default. */
export const putusanBaru: IsianPutusan = { flagPersetujuan: 1, catatanTambahan: '', pilihan: {} };

/** What a draft holds, or the body of a refused decision, as the form takes it. */
export function putusanDari(kept: Record<string, unknown>): IsianPutusan {
  const { flagPersetujuan, catatanTambahan, pilihan, sampel } = kept;
  return {
    flagPersetujuan: Number(flagPersetujuan) === 0 ? 0 : 1,
    catatanTambahan: typeof catatanTambahan === 'string' ? catatanTambahan : '',
    pilihan: (pilihan as IsianPutusan['pilihan'] | undefined) ?? pilihanDari(sampel),
  };
}

type SampelTulisan = { parameterUji?: { uuid: string; idStatusSampelParameter?: number }[] };

const pilihanDari = (sampel: unknown): IsianPutusan['pilihan'] =>
  Object.fromEntries(
    ((sampel ?? []) as SampelTulisan[]).flatMap(({ parameterUji = [] }) =>
      parameterUji.map(({ uuid, idStatusSampelParameter }) => [uuid, Number(idStatusSampelParameter)]),
    ),
  );

/** Whether this submission waits for this person. */
export const dapatDiputuskan = (data: PengujianRingkas, actor: Actor): boolean =>
  check(pengujianWorkflow, 'setujuiKalab', keadaanDari(data), actor).ok;

/** The chosen W7 code of a parameter: what Admin decided stands until the Kalab chooses otherwise (GAP-135). */
export function pilihanUntuk({ pilihan }: IsianPutusan, { uuid, status }: ParameterSampel): number | null {
  const kode = pilihan[uuid] ?? status.kdStatusSampelParameter;
  return pilihanKalab.includes(kode) ? kode : null;
}

/** The same with every parameter approved that nobody has decided yet. */
export const setujuiSemua = (isian: IsianPutusan, { sample }: Pengujian): IsianPutusan => ({
  ...isian,
  pilihan: {
    ...isian.pilihan,
    ...Object.fromEntries(
      sample
        .flatMap(({ parameter }) => parameter)
        .filter((satu) => pilihanUntuk(isian, satu) === null)
        .map(({ uuid }) => [uuid, statusSampelParameter.disetujui.code]),
    ),
  },
});

/** Of every parameter, in the order of the samples; what nobody has decided is not yet verified. */
export const kodeSemua = (isian: IsianPutusan, { sample }: Pengujian): number[] =>
  sample.flatMap(({ parameter }) =>
    parameter.map((satu) => pilihanUntuk(isian, satu) ?? statusSampelParameter.belumDiverifikasi.code),
  );

/** The body of the call. A rejection names no parameters: it takes all of them along (GAP-135). */
export const bodyPutusan = (isian: IsianPutusan, data: Pengujian) => ({
  uuid: data.uuid,
  flagPersetujuan: isian.flagPersetujuan,
  catatanTambahan: isian.catatanTambahan,
  sampel:
    isian.flagPersetujuan === 0
      ? []
      : data.sample.map(({ uuid, parameter }) => ({
          uuid,
          parameterUji: parameter.map((satu) => {
            const kode = pilihanUntuk(isian, satu);
            return { uuid: satu.uuid, ...(kode === null ? {} : { idStatusSampelParameter: kode as 3 | 4 }) };
          }),
        })),
});

/** The field of a parameter's choice, by its place. */
export const namaPilihan = (sampelKe: number, parameterKe: number): string =>
  `sampel[${sampelKe}][parameterUji][${parameterKe}][idStatusSampelParameter]`;

/** What the schema of the call cannot know of an approval (GAP-135). */
export function putusanKeliru(isian: IsianPutusan, data: Pengujian, begun: Date): FieldErrors {
  if (isian.flagPersetujuan === 0) return {};
  const sebelum = data.sample.map(({ uuid, idPengujianStatusSampel, tglPenerimaanSampel, parameter }) => ({
    uuid,
    kdStatusSampel: idPengujianStatusSampel,
    tglPenerimaan: tglPenerimaanSampel,
    parameter: parameter.map((satu) => ({ uuid: satu.uuid, kdStatus: satu.status.kdStatusSampelParameter })),
  }));
  return errorsOfRefusal(
    periksaVerifikasi('setujui', bodyPutusan(isian, data).sampel, sebelum, { begun, penerimaan: false }),
  );
}

/** The bill an approval would make: the lines of what is approved, their sum and the down payment. */
export function pratinjauTagihan(isian: IsianPutusan, data: Pengujian) {
  const disetujui = new Set(
    data.sample.flatMap(({ parameter }) =>
      parameter
        .filter((satu) => pilihanUntuk(isian, satu) === statusSampelParameter.disetujui.code)
        .map(({ uuid }) => uuid),
    ),
  );
  const baris = data.bill.filter(({ uuidSampelParameter }) => disetujui.has(uuidSampelParameter));
  const total = totalTagihan(baris);
  return { baris, total, dp: uangMuka(total) };
}

/** What sending a decision will do (GAP-149). */
export const akibatPutusan = (isian: IsianPutusan, data: Pengujian): Consequence =>
  isian.flagPersetujuan === 0
    ? { kata: akibatTolak(data), bahaya: true }
    : {
        kata: akibatSetuju({ kode: kodeSemua(isian, data), ...pratinjauTagihan(isian, data) }),
        bahaya: false,
      };

/** What follows once the server has a decision: true while the device holds it, and after. */
export function susulanPutusan(isian: IsianPutusan, data: Pengujian): string {
  const { dp } = pratinjauTagihan(isian, data);
  if (isian.flagPersetujuan === 0) return 'Pendaftar akan membaca penolakan ini.';
  return dp > 0
    ? `Pendaftar akan menerima tagihan DP ${formatRupiah(dp)}.`
    : 'Tidak ada biaya, jadi tidak ada tagihan.';
}

/** How /kotak-keluar names a decision: '<act> · <number> · <names of the samples>' (GAP-115, GAP-147). */
export const labelPutusan = (flagPersetujuan: 0 | 1, { nomor, namaSampel }: Pengujian): string =>
  `${pengujianWorkflow.actions[flagPersetujuan === 1 ? 'setujuiKalab' : 'tolakKalab'].label} · ${sebutan(nomor, namaSampel)}`;

/** What a decision rests on: the same as the revision of a submission covers (offline.md section 4, Revisions). */
export const versiPengujian = ({ data, rev, tertunda }: Tampilan<Pengujian>): Version => ({
  rev,
  tertunda,
  tanda: JSON.stringify([
    data.idPengujianStatusPengajuan,
    data.userVerifikasiKalab?.uuid,
    data.sample.map(({ uuid, nama, jumlah, fileGambar, idPengujianStatusSampel, parameter }) => [
      uuid,
      nama,
      jumlah,
      fileGambar?.sha256,
      idPengujianStatusSampel,
      parameter.map((satu) => [
        satu.uuid,
        satu.status.kdStatusSampelParameter,
        satu.metodeUji,
        satu.jumlahReplikasi,
      ]),
    ]),
  ]),
});

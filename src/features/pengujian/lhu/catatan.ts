import { bidangCatatan, bidangUntuk, tidakDiuji, type CatatanParameter } from '#domain/lhu/catatan-kaki.ts';
import { kodePengujian } from '#domain/pengujian/kode.ts';
import type { Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { statusSampel } from '#domain/pengujian/status-sampel.ts';

/** What is typed as footnotes of one parameter. */
type Isian = Record<(typeof bidangCatatan)[number], string>;
/** The same of all, by parameter; as the form and its draft hold it. */
export type IsianCatatan = Record<string, Isian>;

export const labelCatatanKaki: Isian = {
  penyimpangan: 'Penyimpangan metode',
  laboratoriumPelaksana: 'Dikerjakan oleh laboratorium lain',
  tempatPengujian: 'Tempat pengujian',
  alasanTidakDiuji: 'Alasan tidak diuji',
};

/** The footnotes as they stand; before the first report why something was not tested, as far as the record says. */
export const catatanAwal = (data: Pengujian): IsianCatatan =>
  Object.fromEntries(
    data.sample.flatMap((sampel) =>
      sampel.parameter.map((parameter) => {
        const isi = Object.fromEntries(
          bidangCatatan.map((bidang) => [bidang, parameter[bidang] ?? '']),
        ) as Isian;
        const diketahui = data.lhu.length === 0 && tidakDiuji(parameter) ? alasanDiketahui(data, sampel) : '';
        return [parameter.uuid, { ...isi, alasanTidakDiuji: isi.alasanTidakDiuji || diketahui }];
      }),
    ),
  );

const { disetujui, antrian } = kodePengujian;
const putusan: readonly number[] = [disetujui, antrian];

/** What was noted of an unfit sample, else at the decision that took a parameter out (GAP-124, GAP-136). */
function alasanDiketahui({ history }: Pengujian, { status, catatanPenerimaan }: Sampel): string {
  if (status.kdStatusSampel === statusSampel.tidakSesuai.code && catatanPenerimaan) return catatanPenerimaan;
  const dicatat = history.findLast(
    ({ statusSubmission, catatan }) => catatan && putusan.includes(statusSubmission.kdStatusPengajuan),
  );
  return dicatat?.catatan?.slice(0, 500) ?? '';
}

/** What a draft holds, for the parameters there are. */
export const catatanDari = (kept: unknown, awal: IsianCatatan): IsianCatatan => {
  const isi = (kept ?? {}) as Partial<IsianCatatan>;
  return Object.fromEntries(Object.entries(awal).map(([uuid, satu]) => [uuid, { ...satu, ...isi[uuid] }]));
};

/** What is typed as the call takes it: of each parameter what may be said of it. */
export const bodyCatatan = ({ sample }: Pengujian, isian: IsianCatatan): CatatanParameter[] =>
  sample.flatMap(({ parameter }) =>
    parameter.map((satu) => {
      const boleh = bidangUntuk(!tidakDiuji(satu));
      const isi = isian[satu.uuid];
      return {
        uuid: satu.uuid,
        ...(Object.fromEntries(
          bidangCatatan.map((bidang) => [bidang, (boleh.includes(bidang) && isi?.[bidang].trim()) || null]),
        ) as Omit<CatatanParameter, 'uuid'>),
      };
    }),
  );

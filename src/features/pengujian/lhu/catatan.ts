import {
  bidangCatatan,
  bidangUntuk,
  tidakDiuji,
  type CatatanKaki,
  type CatatanParameter,
} from '#domain/lhu/catatan-kaki.ts';
import { fotoAkhir, fotoDilampirkan } from '#domain/lhu/foto.ts';
import { kodePengujian } from '#domain/pengujian/kode.ts';
import { pernyataanTerhalang } from '#domain/lembar-kerja/pernyataan.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { statusSampel } from '#domain/pengujian/status-sampel.ts';

type Kata = Record<(typeof bidangCatatan)[number], string>;
/** What is typed as footnotes of one parameter, and whether conformity is stated and photos are printed. */
type Isian = Kata & { flagPernyataan: boolean; flagFoto: boolean };
/** The same of all, by parameter; as the form and its draft hold it. */
export type IsianCatatan = Record<string, Isian>;

export const labelCatatanKaki: Kata = {
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
        ) as Kata;
        const diketahui = data.lhu.length === 0 && tidakDiuji(parameter) ? alasanDiketahui(data, sampel) : '';
        return [
          parameter.uuid,
          {
            ...isi,
            alasanTidakDiuji: isi.alasanTidakDiuji || diketahui,
            flagPernyataan: parameter.flagPernyataan === 1 && terhalang(parameter) === null,
            flagFoto: fotoDilampirkan(parameter).length > 0,
          },
        ];
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

/** Why conformity cannot be stated of a parameter, or null. */
export const terhalang = (parameter: ParameterSampel): string | null =>
  pernyataanTerhalang(parameter.pernyataan, parameter.hasilPengujian);

/** What is typed as the call takes it: of each parameter what may be said of it. */
export const bodyCatatan = ({ sample }: Pengujian, isian: IsianCatatan): CatatanParameter[] =>
  sample.flatMap(({ parameter }) =>
    parameter.map((satu) => {
      const boleh = bidangUntuk(!tidakDiuji(satu));
      const isi = isian[satu.uuid];
      return {
        uuid: satu.uuid,
        flagPernyataan: isi?.flagPernyataan === true && terhalang(satu) === null,
        flagFoto: isi?.flagFoto === true && fotoAkhir(satu).length > 0,
        ...(Object.fromEntries(
          bidangCatatan.map((bidang) => [bidang, (boleh.includes(bidang) && isi?.[bidang].trim()) || null]),
        ) as CatatanKaki),
      };
    }),
  );

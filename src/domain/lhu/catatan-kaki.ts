import type { FieldError } from '#domain/core/errors.ts';
import { wireField } from '#domain/core/wire.ts';
import type { ParameterSampel, Sampel } from '#domain/pengujian/schema.ts';
import { kalimatKesesuaian, pernyataanTerhalang } from '#domain/lembar-kerja/pernyataan.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';

const { ditolak } = statusSampelParameter;

/** What a report says of a parameter beside its result, each only where there is something to say (ISO/IEC 17025, 7.8.2.1 c, n, p). */
export const bidangCatatan = [
  'penyimpangan',
  'laboratoriumPelaksana',
  'tempatPengujian',
  'alasanTidakDiuji',
] as const;
type Bidang = (typeof bidangCatatan)[number];
export type CatatanKaki = Pick<ParameterSampel, Bidang>;
/** What the Kalab says yes or no to of a parameter; a call that does not say leaves it as it is. */
export const bidangPilihan = ['flagPernyataan', 'flagFoto'] as const;
type Pilihan = { [satu in (typeof bidangPilihan)[number]]?: boolean | undefined };

/** Of these the ones that a call says. */
export const pilihanDisebut = (catatan: Pilihan): [(typeof bidangPilihan)[number], boolean][] =>
  bidangPilihan.flatMap((bidang) => {
    const nilai = catatan[bidang];
    return nilai === undefined ? [] : [[bidang, nilai]];
  });
type Dilaporkan = CatatanKaki & Pick<ParameterSampel, 'pernyataan' | 'flagPernyataan' | 'hasilPengujian'>;
/** What a call says of one parameter. */
export type CatatanParameter = CatatanKaki & Pilihan & { uuid: string };

/** A parameter that was turned down stays in the report as one that was not tested (GAP-39). */
export const tidakDiuji = ({ status }: Pick<ParameterSampel, 'status'>): boolean =>
  status.kdStatusSampelParameter === ditolak.code;

/** What may be said of a parameter: of one that was not tested only why. */
export const bidangUntuk = (diuji: boolean): readonly Bidang[] =>
  bidangCatatan.filter((bidang) => (bidang === 'alasanTidakDiuji') !== diuji);

/** What is wrong with the footnotes a call names, of a submission with these parameters. */
export function catatanKeliru(
  daftar: readonly CatatanParameter[],
  parameter: readonly ({ id: string; kdStatus: number } & Pick<
    Dilaporkan,
    'pernyataan' | 'hasilPengujian'
  >)[],
): FieldError[] {
  return daftar.flatMap((catatan, ke) => {
    const salah = (bidang: string, message: string) => ({
      field: wireField(['catatanParameter', ke, bidang]),
      message,
    });
    if (daftar.findIndex(({ uuid }) => uuid === catatan.uuid) < ke)
      return [salah('uuid', 'Parameter ini sudah disebut.')];
    const satu = parameter.find(({ id }) => id === catatan.uuid);
    if (!satu) return [salah('uuid', 'Parameter ini bukan bagian dari pengujian ini.')];
    const diuji = satu.kdStatus !== ditolak.code;
    const terhalang = catatan.flagPernyataan
      ? pernyataanTerhalang(satu.pernyataan, satu.hasilPengujian)
      : null;
    if (terhalang) return [salah('flagPernyataan', terhalang)];
    const boleh = bidangUntuk(diuji);
    return bidangCatatan
      .filter((bidang) => catatan[bidang] !== null && !boleh.includes(bidang))
      .map((bidang) => salah(bidang, `Kosongkan: parameter ini ${diuji ? 'diuji' : 'tidak diuji'}.`));
  });
}

/** Samples with these footnotes in place of their own; a parameter that is not named keeps what it has. */
export function denganCatatan<S extends { parameter: readonly ({ uuid: string } & Dilaporkan)[] }>(
  sample: readonly S[],
  daftar: readonly CatatanParameter[],
): S[] {
  const menurut = new Map(daftar.map((catatan) => [catatan.uuid, catatan]));
  return sample.map((satu) => ({
    ...satu,
    parameter: satu.parameter.map((parameter) => {
      const catatan = menurut.get(parameter.uuid) ?? {};
      const pilihan = pilihanDisebut(catatan).map(([bidang, nilai]) => [bidang, nilai ? 1 : 0]);
      return { ...parameter, ...catatan, ...Object.fromEntries(pilihan) };
    }),
  }));
}

/** Beside what a footnote stands: the name of the parameter, its method or its result. */
type Tempat = 'nama' | 'metode' | 'hasil';

const kalimat: Readonly<Record<Bidang, { tempat: Tempat; awal: string }>> = {
  penyimpangan: { tempat: 'metode', awal: 'Penyimpangan metode' },
  laboratoriumPelaksana: { tempat: 'nama', awal: 'Dikerjakan oleh laboratorium lain' },
  tempatPengujian: { tempat: 'nama', awal: 'Tempat pengujian' },
  alasanTidakDiuji: { tempat: 'hasil', awal: 'Tidak diuji' },
};
/** In the order of the columns they stand in. */
const urutan = ['laboratoriumPelaksana', 'tempatPengujian', 'penyimpangan', 'alasanTidakDiuji'] as const;

/** What is said of one parameter, as whole sentences. */
export const kalimatCatatan = (
  parameter: Pick<ParameterSampel, 'status'> & Dilaporkan,
): { tempat: Tempat; kalimat: string }[] => {
  const boleh = bidangUntuk(!tidakDiuji(parameter));
  const ditulis = urutan.flatMap((bidang) => {
    const isi = parameter[bidang];
    if (!isi || !boleh.includes(bidang)) return [];
    const { tempat, awal } = kalimat[bidang];
    return [{ tempat, kalimat: `${awal}: ${isi}${/[.!?]$/.test(isi) ? '' : '.'}` }];
  });
  return tidakDiuji(parameter) ? ditulis : [...ditulis, ...kalimatLembar(parameter)];
};

/** What the sheet says of the result, as long as the report has the sheet's (BEYOND-25). */
function kalimatLembar({ pernyataan, flagPernyataan, hasilPengujian }: Dilaporkan) {
  if (!pernyataan || pernyataan.hasil !== hasilPengujian) return [];
  const { kesesuaian, ketidakpastian } = pernyataan;
  return [
    ...(flagPernyataan === 1 && kesesuaian ? [kalimatKesesuaian(kesesuaian)] : []),
    ...(ketidakpastian ? [`Ketidakpastian ${ketidakpastian} (k = 2).`] : []),
  ].map((satu) => ({ tempat: 'hasil' as const, kalimat: satu }));
}

/** ¹ is taken: 'Menurut pelanggan.' */
const nomorPertama = 2;
const pangkat = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const superskrip = (nomor: number): string =>
  Array.from(String(nomor), (angka) => pangkat[Number(angka)]).join('');

/**
 * The footnotes of a report, numbered on in the order in which one meets them; the same words share one number. `tanda` is
 * what stands behind the name, method or result of a parameter, so that nobody takes '243 nm ²)' for a power.
 */
export function susunCatatanKaki(sample: readonly Pick<Sampel, 'parameter'>[]): {
  kalimat: string[];
  tanda: (uuid: string, tempat: Tempat) => string;
} {
  const nomor = new Map<string, string>();
  const tanda = new Map<string, string>();
  for (const parameter of sample.flatMap((satu) => satu.parameter))
    for (const { tempat, kalimat: satu } of kalimatCatatan(parameter)) {
      const angka = nomor.get(satu) ?? superskrip(nomorPertama + nomor.size);
      nomor.set(satu, angka);
      const kunci = `${parameter.uuid} ${tempat}`;
      const sudah = tanda.get(kunci);
      tanda.set(kunci, sudah ? `${sudah},${angka}` : angka);
    }
  return {
    kalimat: Array.from(nomor, ([satu, angka]) => `${angka}) ${satu}`),
    tanda: (uuid, tempat) => {
      const angka = tanda.get(`${uuid} ${tempat}`);
      return angka ? ` ${angka})` : '';
    },
  };
}

import type { Foto } from '#domain/berkas/foto.ts';
import { formatDate } from '#domain/core/format.ts';
import { kalimatKeterangan } from '#domain/pengujian/keterangan.ts';
import { faktaKondisi, jumlahSampel } from '#domain/pengujian/rules.ts';
import type { IsiTerbit, Lhu } from '#domain/pengujian/lhu.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { akreditasiLaporan } from './akreditasi.ts';
import { kalimatCatatan } from './catatan-kaki.ts';
import { fotoDilampirkan } from './foto.ts';
import { hasilDilaporkan } from './hasil.ts';

type Bagian = IsiTerbit[number];
type Dilaporkan = Pick<
  Pengujian,
  'user' | 'sample' | 'tglPenerimaanSampel' | 'tglMulaiPengujian' | 'tglAkhirPengujian'
>;
type Fakta = { label: string; nilai: string | null };

/** Everything a report says of this submission. `pelanggan`: the facts of the customer as the paper has them. */
export const isiTerbit = (
  data: Dilaporkan,
  { keterangan, pendapat }: Pick<Lhu, 'keterangan' | 'pendapat'>,
  pelanggan: readonly Fakta[],
): IsiTerbit => [
  bagian('pelanggan', 'pelanggan', pelanggan),
  bagian('pengujian', '', [
    { label: 'tanggal penerimaan sampel', nilai: tanggal(data.tglPenerimaanSampel) },
    { label: 'tanggal mulai pengujian', nilai: tanggal(data.tglMulaiPengujian) },
    { label: 'tanggal selesai pengujian', nilai: tanggal(data.tglAkhirPengujian) },
    { label: 'lingkup akreditasi', nilai: lingkup(data.sample) },
  ]),
  ...data.sample.map((sampel) => bagian(sampel.uuid, `sampel ${sebutanSampel(sampel)}`, faktaSampel(sampel))),
  ...data.sample.flatMap((sampel) =>
    sampel.parameter.map((parameter) =>
      bagian(
        parameter.uuid,
        `${parameter.parameterTest.namaParameterUji} (${sebutanSampel(sampel)})`,
        faktaParameter(parameter),
      ),
    ),
  ),
  bagian('tulisan', '', [
    { label: 'pendapat dan tafsiran', nilai: pendapat },
    { label: 'keterangan', nilai: keterangan },
  ]),
];

const bagian = (kunci: string, sebutan: string, fakta: readonly Fakta[]): Bagian => ({
  kunci,
  sebutan,
  isi: Object.fromEntries(fakta.flatMap(({ label, nilai }) => (nilai ? [[label, nilai]] : []))),
});

const tanggal = (saat: string | null): string | null => saat && formatDate(saat);

const sebutanSampel = ({ kodeSampel, nama }: Sampel): string => kodeSampel ?? nama;

function lingkup(sample: readonly Sampel[]): string | null {
  const { terakreditasi, diLuar } = akreditasiLaporan(sample);
  if (terakreditasi) return 'semua hasil';
  return diLuar.size > 0 ? 'sebagian hasil' : null;
}

const faktaSampel = (sampel: Sampel): Fakta[] => [
  { label: 'kode', nilai: sampel.kodeSampel },
  { label: 'nama', nilai: sampel.nama },
  { label: 'jumlah', nilai: jumlahSampel(sampel.jumlah) },
  { label: 'bentuk', nilai: sampel.phase.namaBentukSampel },
  ...faktaKondisi(sampel).map(({ label, value }) => ({ label, nilai: value })),
  { label: 'kemasan', nilai: sampel.kemasan },
  { label: 'keterangan lain', nilai: kalimatKeterangan(sampel) },
  { label: 'status', nilai: sampel.status.statusSampel },
  { label: 'tanggal penerimaan', nilai: tanggal(sampel.tglPenerimaanSampel) },
];

const faktaParameter = (parameter: ParameterSampel): Fakta[] => [
  { label: 'nama parameter', nilai: parameter.parameterTest.namaParameterUji },
  { label: 'metode', nilai: parameter.metodeUji },
  { label: 'hasil', nilai: hasilDilaporkan(parameter) },
  { label: 'lampiran foto', nilai: sebutLampiran(fotoDilampirkan(parameter)) },
  {
    label: 'catatan kaki',
    nilai: kalimatCatatan(parameter)
      .map(({ kalimat }) => kalimat)
      .join(' '),
  },
];

const sebutLampiran = (foto: readonly Foto[]): string | null =>
  foto.length === 0
    ? null
    : [`${foto.length} foto`, foto.flatMap(({ keterangan }) => keterangan ?? []).join('; ')]
        .filter(Boolean)
        .join(': ');

/**
 * What a report says otherwise than the one it replaces, one thing each: 'hasil Kadar air (S-001) 7,1 % → 7,4 %'. Long words
 * are not said twice over: that they changed, and how they read now stands in their place.
 */
export function perubahanIsi(lama: IsiTerbit, baru: IsiTerbit): string[] {
  const dulu = new Map(lama.map((satu) => [satu.kunci, satu]));
  const kini = new Set(baru.map(({ kunci }) => kunci));
  return [
    ...baru.flatMap((satu) => {
      const sebelum = dulu.get(satu.kunci);
      return sebelum ? berbeda(sebelum.isi, satu) : [`${satu.sebutan} ditambahkan`];
    }),
    ...lama.flatMap(({ kunci, sebutan }) => (kini.has(kunci) ? [] : [`${sebutan} dihapus`])),
  ];
}

function berbeda(lama: Bagian['isi'], { sebutan, isi: baru }: Bagian): string[] {
  const semua = new Set([...Object.keys(baru), ...Object.keys(lama)]);
  return Array.from(semua).flatMap((label) => {
    const [dari, ke] = [lama[label], baru[label]];
    const tulis = berupaKalimat.has(label) ? (satu: string) => `“${satu}”` : (satu: string) => satu;
    return dari === ke
      ? []
      : [`${[kataAwal(label), sebutan].filter(Boolean).join(' ')} ${beralih(dari, ke, tulis)}`];
  });
}

/** As it stands within a sentence: 'nama', but 'ID registrasi'. */
const kataAwal = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;

const terpanjang = 120;
/** Where it begins and ends would not be seen otherwise. */
const berupaKalimat = new Set(['catatan kaki', 'pendapat dan tafsiran', 'keterangan']);

function beralih(dari: string | undefined, ke: string | undefined, tulis: (satu: string) => string): string {
  if ([dari, ke].every((satu) => (satu?.length ?? 0) <= terpanjang))
    return [dari, ke]
      .map((satu) => (satu === undefined ? '(kosong)' : tulis(satu.replaceAll('\n', ', '))))
      .join(' → ');
  if (dari === undefined) return 'ditambahkan';
  return ke === undefined ? 'dihapus' : 'diubah';
}

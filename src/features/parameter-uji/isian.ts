import type { ParameterUjiInduk } from '#domain/parameter-uji/schema.ts';
import { parameterUjiKeliru } from '#domain/parameter-uji/rules.ts';
import type { Acuan } from '#data/koleksi/acuan.ts';
import type { FieldErrors } from '#kit/field/field-errors.ts';

/** What is typed about a test. Choices of lists and shares go by their number as text; an empty share is none. */
export type IsianParameterUji = {
  idLaboratorium: string;
  kdParameterUji: string;
  namaParameterUji: string;
  metodeUji: string;
  idSatuan: string;
  satuanHasil: string;
  hargaInternal: number | '';
  hargaEksternal: number | '';
  flagReplikasi: boolean;
  hargaReplikasiInternal: number | '';
  hargaReplikasiEksternal: number | '';
  persen: Record<string, number | ''>;
  flagAkreditasi: boolean;
  flagAktif: boolean;
};

/** A test that is new: of the laboratory that is at hand, per sample. */
export const isianKosong = (
  idLaboratorium: string,
  satuan: readonly Pick<Acuan, 'kode'>[],
): IsianParameterUji => ({
  idLaboratorium,
  kdParameterUji: '',
  namaParameterUji: '',
  metodeUji: '',
  idSatuan: satuan[0] ? String(satuan[0].kode) : '',
  satuanHasil: '',
  hargaInternal: '',
  hargaEksternal: '',
  flagReplikasi: false,
  hargaReplikasiInternal: '',
  hargaReplikasiEksternal: '',
  persen: {},
  flagAkreditasi: false,
  flagAktif: true,
});

/** A test as it stands. Prices that replication had once are offered again. */
export const isianDari = (data: ParameterUjiInduk): IsianParameterUji => ({
  idLaboratorium: String(data.idLaboratorium),
  kdParameterUji: data.kdParameterUji,
  namaParameterUji: data.namaParameterUji,
  metodeUji: data.metodeUji,
  idSatuan: String(data.idSatuan),
  satuanHasil: data.satuanHasil ?? '',
  hargaInternal: data.hargaInternal,
  hargaEksternal: data.hargaEksternal,
  flagReplikasi: data.flagReplikasi === 1,
  hargaReplikasiInternal:
    data.flagReplikasi === 1 ? data.hargaReplikasiInternal : data.hargaReplikasiInternal || '',
  hargaReplikasiEksternal:
    data.flagReplikasi === 1 ? data.hargaReplikasiEksternal : data.hargaReplikasiEksternal || '',
  persen: Object.fromEntries(
    data.distribution.map(({ role, persenPembagian }) => [String(role.id), persenPembagian]),
  ),
  flagAkreditasi: data.flagAkreditasi === 1,
  flagAktif: data.flagAktif === 1,
});

type Peran = readonly Pick<Acuan, 'kode'>[];

/** The shares in the order of the roles. */
const pembagianDari = ({ persen }: Pick<IsianParameterUji, 'persen'>, peran: Peran) =>
  peran.map(({ kode }) => ({ idPeran: kode, persenPembagian: persen[kode] || 0 }));

/** What is typed as the call takes it. */
export const bodyDari = ({ persen, ...isian }: IsianParameterUji, peran: Peran) => ({
  ...isian,
  ...(isian.flagReplikasi ? {} : { hargaReplikasiInternal: '', hargaReplikasiEksternal: '' }),
  pembagian: pembagianDari({ persen }, peran),
});

/** The rules over several fields, said at once with those of each. */
export const isianKeliru = (
  { flagReplikasi, hargaReplikasiInternal, hargaReplikasiEksternal, persen }: IsianParameterUji,
  peran: Peran,
): FieldErrors =>
  Object.fromEntries(
    parameterUjiKeliru({
      flagReplikasi,
      hargaReplikasiInternal: hargaReplikasiInternal === '' ? undefined : hargaReplikasiInternal,
      hargaReplikasiEksternal: hargaReplikasiEksternal === '' ? undefined : hargaReplikasiEksternal,
      pembagian: pembagianDari({ persen }, peran),
    }).map(({ path, message }) => [String(path[0]), message]),
  );

/** The name a share's errors are known by. */
export const namaPersen = (ke: number): string => `pembagian[${ke}][persenPembagian]`;

export const label = {
  idLaboratorium: 'Laboratorium',
  kdParameterUji: 'Kode parameter uji',
  namaParameterUji: 'Nama parameter uji',
  metodeUji: 'Metode uji',
  idSatuan: 'Satuan',
  satuanHasil: 'Satuan hasil',
  hargaInternal: 'Harga internal',
  hargaEksternal: 'Harga eksternal', // CONF-58
  flagReplikasi: 'Terdapat replikasi',
  hargaReplikasiInternal: 'Harga replikasi internal',
  hargaReplikasiEksternal: 'Harga replikasi eksternal',
  pembagian: 'Pembagian biaya',
  flagAkreditasi: 'Terakreditasi',
  flagAktif: 'Status',
} as const;

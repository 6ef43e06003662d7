import { v7 as uuidv7 } from 'uuid';
import { kosong } from '#domain/core/fields.ts';
import { fromWire } from '#domain/core/wire.ts';
import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import { hargaBaris, totalTagihan, type HargaBaris } from '#domain/pengujian/biaya.ts';
import type { PendaftaranBody } from '#domain/pengujian/endpoints.ts';
import {
  bidangKeterangan,
  keteranganDari,
  periksaKeterangan,
  type Keterangan,
} from '#domain/pengujian/keterangan.ts';
import { periksaPendaftaran } from '#domain/pengujian/rules.ts';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import type { Baris } from '#data/baris.ts';
import { errorsOfRefusal, type FieldErrors } from '#kit/field/field-errors.ts';
import type { IsianSalinan } from '#features/pendaftaran/daftar-lagi.ts';
import type { ChosenFile } from '#kit/field/FileField.tsx';
import type { z } from 'zod';

/** The steps of the form, in their order. */
export const langkahDaftar = ['Laboratorium dan sampel', 'Ringkasan'] as const;
type Langkah = (typeof langkahDaftar)[number];

/** One chosen test; `kunci` tells it apart on screen. */
export type IsianParameter = { kunci: string; id: number; jumlahReplikasi: number | '' };

export type IsianSampel = {
  kunci: string;
  nama: string;
  jumlah: number | '';
  idPengujianBentukSampel: number | null;
  idPengujianPenyimpananSampel: number | null;
  idPengujianKondisiSampel: number | null;
  kemasan: string;
  fileGambar: ChosenFile | null;
  parameterUji: IsianParameter[];
} & ReturnType<typeof keteranganDari<''>>;

/** What is typed into the form of registration; the same as its draft holds. */
export type IsianPendaftaran = IsianSalinan & {
  langkah: Langkah;
  idLaboratorium: number | null;
  sampel: IsianSampel[];
  catatanTambahan: string;
};

export const sampelBaru = (): IsianSampel => ({
  kunci: uuidv7(),
  nama: '',
  jumlah: '',
  idPengujianBentukSampel: null,
  idPengujianPenyimpananSampel: null,
  idPengujianKondisiSampel: null,
  kemasan: '',
  ...keteranganDari({}, ''),
  fileGambar: null,
  parameterUji: [],
});

/** The same sample once more, with its tests: another bottle, whose picture is still to be taken. */
export const gandakan = (sampel: IsianSampel): IsianSampel => ({
  ...sampel,
  kunci: uuidv7(),
  fileGambar: null,
  parameterUji: sampel.parameterUji.map((satu) => ({ ...satu, kunci: uuidv7() })),
});

/** A test as it is added to a sample: once, until its author says how often; one that cannot be replicated is not asked. */
export const parameterBaru = ({ id, flagReplikasi }: ParameterUji): IsianParameter => ({
  kunci: uuidv7(),
  id,
  jumlahReplikasi: flagReplikasi === 1 ? 1 : '',
});

export const isianBaru = (): IsianPendaftaran => ({
  langkah: 'Laboratorium dan sampel',
  idLaboratorium: null,
  sampel: [sampelBaru()],
  catatanTambahan: '',
  tidakTersalin: [],
});

/**
 * What the draft of this form holds, in the form's own shape: one of before its steps had names opens at the first, one of
 * before samples had further fields has them empty.
 */
export function isianDariDraf(isi: Record<string, unknown>): IsianPendaftaran {
  const isian = { ...isianBaru(), ...isi } as IsianPendaftaran;
  return {
    ...isian,
    langkah: langkahDaftar.includes(isian.langkah) ? isian.langkah : langkahDaftar[0],
    sampel: isian.sampel.map((satu) => ({ ...satu, ...keteranganDari(satu, '') })),
  };
}

type Body = z.input<typeof PendaftaranBody>;

/** A refused or never sent registration as it was typed, at the step where its samples stand. */
export function isianDariTulisan(row: Baris, idLaboratorium: number | null): IsianPendaftaran {
  const body = fromWire(row.body) as Body;
  return {
    ...isianBaru(),
    idLaboratorium,
    catatanTambahan: body.catatanTambahan ?? '',
    sampel: body.sampel.map((satu) => ({
      kunci: uuidv7(),
      nama: satu.nama,
      jumlah: Number(satu.jumlah),
      idPengujianBentukSampel: Number(satu.idPengujianBentukSampel),
      idPengujianPenyimpananSampel: Number(satu.idPengujianPenyimpananSampel),
      idPengujianKondisiSampel: Number(satu.idPengujianKondisiSampel),
      kemasan: satu.kemasan,
      ...keteranganDari(satu as Keterangan, ''),
      fileGambar: gambarDari(satu.fileGambar, row),
      parameterUji: satu.parameterUji.map(({ idPengujianParameterUji, jumlahReplikasi }) => ({
        kunci: uuidv7(),
        id: Number(idPengujianParameterUji),
        jumlahReplikasi: jumlahReplikasi ? Number(jumlahReplikasi) : '',
      })),
    })),
  };
}

/** A body names a file; what it is stands beside the write. */
function gambarDari(gambar: unknown, { files = [] }: Baris): ChosenFile | null {
  const named = gambar as { sha256: string } | null | undefined;
  const file = files.find(({ sha256 }) => sha256 === named?.sha256);
  return file ? { sha256: file.sha256, name: file.name, size: file.size, mime: file.mime } : null;
}

/** The form as POST test takes it; what is still empty the schema refuses by name. */
export const bodyDari = ({ sampel, catatanTambahan }: IsianPendaftaran): Body => ({
  idJenisPenggunaan: 2,
  catatanTambahan,
  sampel: sampel.map(({ fileGambar, parameterUji, ...satu }) => ({
    nama: satu.nama,
    jumlah: satu.jumlah,
    idPengujianBentukSampel: satu.idPengujianBentukSampel,
    idPengujianPenyimpananSampel: satu.idPengujianPenyimpananSampel,
    idPengujianKondisiSampel: satu.idPengujianKondisiSampel,
    kemasan: satu.kemasan,
    ...keteranganDari(satu, null),
    fileGambar: fileGambar && { sha256: fileGambar.sha256, name: fileGambar.name },
    parameterUji: parameterUji.map(({ id, jumlahReplikasi }) => ({
      idPengujianParameterUji: id,
      jumlahReplikasi,
    })),
  })) as Body['sampel'],
});

/** What the call's schema cannot know: the laboratory (GAP-20), what its tests allow (REG-45) and which day it is. */
export function pendaftaranKeliru(
  { idLaboratorium, sampel }: IsianPendaftaran,
  pilihan: ReadonlyMap<number, ParameterUji>,
  hariIni: string,
): FieldErrors {
  const chosen = sampel.map(({ parameterUji }) => ({
    parameterUji: parameterUji.map(({ id, jumlahReplikasi }) => ({
      idPengujianParameterUji: id,
      jumlahReplikasi: jumlahReplikasi || null,
    })),
  }));
  return {
    ...(idLaboratorium === null ? { idLaboratorium: kosong } : {}),
    ...errorsOfRefusal([...periksaPendaftaran(chosen, pilihan), ...periksaKeterangan(sampel, hariIni)]),
  };
}

/** What a test costs this person as far as it is filled in; without a number of replications one is meant. */
export const hargaParameter = (
  uji: ParameterUji,
  golongan: GolonganTarif,
  jumlahReplikasi: number | '',
): HargaBaris => {
  const flagReplikasi = uji.flagReplikasi === 1;
  return hargaBaris({ ...uji, flagReplikasi }, golongan, flagReplikasi ? jumlahReplikasi || 1 : 1);
};

/** The names of the samples, as the record will have them. */
export const namaSampelDari = ({ sampel }: IsianPendaftaran): string =>
  sampel.map(({ nama }) => nama.trim()).join(', ');

/** What is registered so far and what it would cost today: as long as nothing is chosen, nothing (GAP-14). */
export function perkiraan(
  { sampel }: IsianPendaftaran,
  pilihan: ReadonlyMap<number, ParameterUji>,
  golongan: GolonganTarif,
): { sampel: number; parameter: number; total: number } {
  const dipilih = sampel.flatMap(({ parameterUji }) =>
    parameterUji.flatMap(({ id, jumlahReplikasi }) => {
      const uji = pilihan.get(id);
      return uji ? [hargaParameter(uji, golongan, jumlahReplikasi)] : [];
    }),
  );
  return { sampel: sampel.length, parameter: dipilih.length, total: totalTagihan(dipilih) };
}

const namaKolom: Record<string, string> = {
  nama: 'nama',
  jumlah: 'jumlah',
  kemasan: 'kemasan',
  idPengujianBentukSampel: 'bentuk sampel',
  idPengujianPenyimpananSampel: 'penyimpanan',
  idPengujianKondisiSampel: 'kondisi',
  parameterUji: 'parameter uji',
  fileGambar: 'gambar sampel',
  ...Object.fromEntries(
    Object.entries(bidangKeterangan).map(([nama, { label }]) => [nama, label.toLowerCase()]),
  ),
};

/** The fields in their order, as their labels read. */
export function labelIsian({ sampel }: IsianPendaftaran): Record<string, string> {
  const perSampel = sampel.flatMap(({ parameterUji }, ke) => [
    ...Object.entries(namaKolom).map(([nama, label]) => [
      `sampel[${ke}][${nama}]`,
      `Sampel ${ke + 1}, ${label}`,
    ]),
    ...parameterUji.flatMap((_, at) => [
      [
        `sampel[${ke}][parameterUji][${at}][idPengujianParameterUji]`,
        `Sampel ${ke + 1}, parameter ${at + 1}`,
      ],
      [
        `sampel[${ke}][parameterUji][${at}][jumlahReplikasi]`,
        `Sampel ${ke + 1}, replikasi parameter ${at + 1}`,
      ],
    ]),
  ]);
  return Object.fromEntries([
    ['idLaboratorium', 'Laboratorium'],
    ...perSampel,
    ['catatanTambahan', 'Catatan tambahan'],
  ]);
}

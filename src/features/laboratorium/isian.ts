import type { BodyOf } from '#domain/core/endpoint.ts';
import { kosong } from '#domain/core/fields.ts';
import { formatTelepon, nomorNasional } from '#domain/core/telepon.ts';
import type { laboratoriumApi } from '#domain/laboratorium/endpoints.ts';
import { tahapPenelitian, tahapPengujian } from '#domain/perjalanan/janji.ts';
import type { Laboratorium } from '#domain/laboratorium/schema.ts';
import type { ChosenFile } from '#kit/field/FileField.tsx';

const semuaTahap = [...tahapPengujian, ...tahapPenelitian] as const;

/** A laboratory as its form holds it. */
export type IsianLaboratorium = Record<
  'alamat' | 'kota' | 'telepon' | 'whatsapp' | 'email' | 'noAkreditasi',
  string
> & {
  fileLogo: ChosenFile | null;
  fileTanda: ChosenFile | null;
  flagLaporanAsli: boolean;
  hariSeminggu: string;
  flagCutiBersama: boolean;
} & Record<(typeof semuaTahap)[number], string>;

export const isianDari = (lab: Laboratorium): IsianLaboratorium => ({
  alamat: lab.alamat ?? '',
  kota: lab.kota ?? '',
  telepon: formatTelepon(lab.telepon ?? ''),
  whatsapp: formatTelepon(lab.whatsapp ?? ''),
  email: lab.email ?? '',
  noAkreditasi: lab.noAkreditasi ?? '',
  fileLogo: lab.logo,
  fileTanda: lab.tandaAkreditasi,
  flagLaporanAsli: lab.flagLaporanAsli,
  hariSeminggu: String(lab.hariSeminggu),
  flagCutiBersama: lab.flagCutiBersama,
  hariPengujian: String(lab.hariPengujian),
  hariReview: String(lab.hariReview),
  hariPelaporan: String(lab.hariPelaporan),
  hariPenyelesaian: String(lab.hariPenyelesaian),
});

/** As it is sent: numbers may be typed as people write them (GAP-168). */
export const bodyDari = (
  isian: IsianLaboratorium,
  { uuid }: Laboratorium,
): BodyOf<typeof laboratoriumApi.ubah> => ({
  ...isian,
  uuid,
  telepon: nomorNasional(isian.telepon),
  whatsapp: nomorNasional(isian.whatsapp),
});

/** The call takes a stage without its days for one that stays as it was; who empties it means something else. */
export const hariKosong = (isian: IsianLaboratorium): Record<string, string> =>
  Object.fromEntries(semuaTahap.flatMap((tahap) => (isian[tahap].trim() === '' ? [[tahap, kosong]] : [])));

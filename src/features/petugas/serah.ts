import { useLive } from '#data/use-live.ts';
import type { QueryOf } from '#domain/core/endpoint.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { PekerjaanDipegang } from '#domain/petugas/schema.ts';

/** To whom each kind goes, by its key; '' or nothing leaves it where it is. */
export type IsianSerah = Record<string, string>;

/** What tells one kind of work from the others in a form. */
export const kunciPekerjaan = ({ jenis, idLaboratorium }: PekerjaanDipegang): string =>
  idLaboratorium === null ? jenis : `${jenis} ${idLaboratorium}`;

/** What the call takes of it. A kind that is not left behind any more passes nothing. */
export const serahanDari = (isian: IsianSerah) =>
  Object.entries(isian).flatMap(([kunci, kepada]) => {
    const [jenis = '', laboratorium] = kunci.split(' ');
    return kepada ? [{ jenis, idLaboratorium: laboratorium, kepada }] : [];
  });

/** Everybody who may take something of it, and the form with all that they may take given to them. */
export const penerimaSemua = (pekerjaan: readonly PekerjaanDipegang[]) => [
  ...new Map(pekerjaan.flatMap(({ penerima }) => penerima).map((satu) => [satu.uuid, satu])).values(),
];
export const semuaKepada = (
  uuid: string,
  isian: IsianSerah,
  pekerjaan: readonly PekerjaanDipegang[],
): IsianSerah => ({
  ...isian,
  ...Object.fromEntries(
    pekerjaan
      .filter(({ penerima }) => penerima.some((satu) => satu.uuid === uuid))
      .map((satu) => [kunciPekerjaan(satu), uuid]),
  ),
});

const belumAda: readonly PekerjaanDipegang[] = [];

/** What an officer leaves behind who stands so from now on; without a word of it, who leaves altogether. */
export function usePekerjaan(
  query: QueryOf<typeof petugasApi.pekerjaan> | null,
): readonly PekerjaanDipegang[] {
  const { hasil } = useLive(petugasApi.pekerjaan, query);
  return query !== null && hasil.jenis === 'ada' ? hasil.jawaban.data : belumAda;
}

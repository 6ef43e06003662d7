import { administers, roleList, type Role } from '#domain/core/roles.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { Petugas, PilihanPetugas } from '#domain/petugas/schema.ts';
import { useLive } from '#data/use-live.ts';

type Pilihan = { value: string; label: string; laboratorium: string };

/** The officers to choose from. `info` says why there are none, when the list could not be read. */
export type PilihanOrang = { petugas: readonly (Petugas | PilihanPetugas)[]; info: string | null };

/** Large enough that nobody is left out of a choice. */
const semua = 1000;

/** Active, verified officers as the server lists them, of one role where it is given (API of officers, GAP-18, GAP-19). */
export function usePetugas(role?: Role): PilihanOrang {
  const { hasil } = useLive(petugasApi.list, {
    flagAktif: true,
    idStatusVerifikasi: 1,
    perPage: semua,
    ...(role === undefined ? {} : { idRole: roleList.indexOf(role) + 1 }),
  });
  if (hasil.jenis === 'gagal') return { petugas: [], info: hasil.info };
  if (hasil.jenis === 'memuat') return { petugas: [], info: null };
  const { data } = hasil.jawaban;
  return { petugas: Array.isArray(data) ? data : [data], info: null };
}

/** As a select takes them: by name, those of the record's laboratory first. */
export const sebagaiPilihan = (petugas: PilihanOrang['petugas'], idLaboratorium: number): Pilihan[] =>
  petugas
    .toSorted(
      (a, b) =>
        Number(mengurus(b, idLaboratorium)) - Number(mengurus(a, idLaboratorium)) ||
        a.nama.localeCompare(b.nama, 'id'),
    )
    .map(({ uuid, nama, laboratorium }) => ({ value: uuid, label: nama, laboratorium }));

/** The laboratory is one of theirs. */
export const mengurus = ({ role, admin }: PilihanPetugas, idLaboratorium: number): boolean =>
  role !== null &&
  administers(
    { role: role.namaRole, laboratorium: admin.map((satu) => satu.idLaboratorium) },
    idLaboratorium,
  );

/** A name with its laboratories below, which tell two of the same name apart. */
export const renderPetugas = ({ option }: { option: { label: string } & Partial<Pilihan> }) => (
  <span>
    {option.label}
    <small>{option.laboratorium}</small>
  </span>
);

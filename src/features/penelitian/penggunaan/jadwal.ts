import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { JadwalTampak } from '#domain/penelitian/jadwal.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { useJadwalTampak } from '#data/jadwal.ts';

/** The taken times that a chosen one meets. */
export const bertemu = <J extends Pick<JadwalTampak, 'jamMulai' | 'jamSelesai'>>(
  terpakai: readonly J[],
  jamMulai: string,
  jamSelesai: string,
): J[] =>
  jamMulai && jamSelesai
    ? terpakai.filter((satu) => satu.jamMulai < jamSelesai && jamMulai < satu.jamSelesai)
    : [];

/**
 * When an instrument is taken on a day besides the addition that is being changed, as far as this device knows; undefined
 * while it is read.
 */
export function useWaktuTerpakai(
  { idLaboratorium }: Penelitian,
  milik: Penambahan | null,
  idInstrumen: number | null,
  tanggal: string,
): readonly JadwalTampak[] | undefined {
  const asked = idInstrumen !== null && tanggal !== '';
  const jadwal = useJadwalTampak(
    asked ? { idLaboratorium, idInstrumen, dari: tanggal, sampai: tanggal } : null,
  );
  const lepas = new Set(milik?.baris.map(({ uuid }) => uuid));
  return jadwal?.filter(({ uuid }) => !lepas.has(uuid));
}
